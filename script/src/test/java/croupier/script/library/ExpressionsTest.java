package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Condition;
import croupier.script.Noun;
import croupier.script.Selection;
import croupier.script.files.Node;
import croupier.script.files.Source;
import croupier.script.forms.Reading;
import croupier.script.language.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What amounts, conditions, nouns and sets mean. */
class ExpressionsTest {
    private static final Library LIBRARY = Toy.load(Toy.content(
            "cards/a.yaml",
            """
            Strike: { type: attack, cost: 1, tags: [basic, "red hot"], keywords: [flying], upgrade: { cost: 0 } }
            Defend: { type: skill, cost: 1, tags: [basic] }
            Rage: { type: power card, cost: 3, keywords: [flying] }
            Bash: { type: attack, cost: 2 }
            """,
            "keywords/k.yaml",
            "flying: { about: Over everything }\n",
            "powers/p.yaml",
            "Strength: {}\nSharp Hide: { good: false }\n"));

    private static Object eval(String text, Class<?> type) {
        AtomicReference<Object> result = new AtomicReference<>();
        Reading r = LIBRARY.reading();
        Object term = r.read(text, type);
        r.check();
        Toy.with(LIBRARY, 0, (toy, t) -> {
            t.set(Toy.TURN, 3);
            t.set(Toy.ASLEEP, toy.enemy(t, 1), 1);
            t.set(Toy.UPGRADES, t.at(Toy.HAND, 0, 4), 1);
            Scope s = toy.scope(t);
            s.x = 4;
            result.set(value(term, t, s));
        });
        return result.get();
    }

    private static Object value(Object term, Table t, Scope s) {
        return switch (term) {
            case Amount a -> a.of(t, s);
            case Condition c -> c.test(t, s);
            case Selection sel -> hps(sel, t, s);
            case Noun n -> t.get(Toy.HP, n.of(t, s));
            default -> throw new AssertionError(term);
        };
    }

    private static List<Integer> hps(Selection sel, Table t, Scope s) {
        List<Integer> all = new ArrayList<>();
        Rows rows = sel.rows(t, s);
        for (int i = 0; i < rows.size(); i++) all.add(t.get(Toy.HP, rows.get(i)));
        return all;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1 + 2 * 3; 7",
                "(1 + 2) * 3; 9",
                "7 / 2; 3",
                "-7 / 2; -3",
                "7 % 4; 3",
                "10 - 3 - 2; 5",
                "--2; 2",
                "5 / me.block; 0",
                "5 % me.block; 0",
                "min(3, 5, 2); 2",
                "max(1 + 1, 1); 2",
                "dozen; 12",
                "bigger(3, turn + 1); 4",
                "x; 4",
                "my.hp; 50",
                "my hp; 50",
                "me.hp; 50",
                "target.hp; 20",
                "target's hp; 20",
                "my.friend.hp; 50",
                "me.friend.friend.hp; 0",
                "target.double; 40",
                "my.power; 0",
                "my.printed power; 0",
                "my.strength; 0",
                "my.sharp hide; 0",
                "my.\"Sharp Hide\"; 0",
                "turn; 3",
                "count of enemies; 3",
                "count of enemies where hp < 20; 2",
                "count of enemies where hp < 20 and not asleep; 1",
                "sum of hp over enemies; 45",
                "sum of hp - 5 over enemies where hp > 10; 25",
                "highest of hp over enemies; 20",
                "lowest of hp over enemies; 10",
                "sum of hp over enemies where hp > 99; 0",
                "count of hand; 5",
                "count of hand where type = attack; 3",
                "count of hand where type != attack; 2",
                "count of hand where type is power card; 1",
                "count of hand where name = \"Strike\"; 2",
                "sum of cost over hand; 7",
                "count of hand where tags has basic; 3",
                "count of hand where tags has \"red hot\"; 2",
                "count of hand where tags has red hot; 2",
                "count of hand where keywords has flying; 3",
                "distinct of type over hand; 3",
                "count of my hand; 5",
                "count of my friend.hand; 2",
                "if late then 1 else 2; 2",
                "if turn = 3 then 10 + 1 else 2; 11",
                "2 * (if late then 1 else 2); 4",
                "(first of enemies).hp; 20",
                "sum of it.hp over enemies; 45",
                "sum of count of my hand where cost = 1 over enemies; 6",
                "count of last 2 of enemies; 2",
                "sum of hp over first 2 of enemies; 35",
                "count of (enemies + heroes); 5",
                "count of enemies + 1; 4",
                "count of (enemies - target); 2",
                "sum of hp over enemies with lowest hp; 10",
                "count of ((enemies where hp > 10) + me); 3",
                "sum of hp over enemies - 5; 40"
            })
    void amounts(String text, int expected) {
        assertThat(eval(text, Amount.class)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "true; true",
                "false; false",
                "not false; true",
                "1 = 1; true",
                "1 != 1; false",
                "2 <= 2; true",
                "2 < 2; false",
                "3 >= 4; false",
                "4 > 3; true",
                "1 = 1 and 2 = 2; true",
                "1 = 2 or 2 = 2; true",
                "1 = 1 or 1 = 2 and 1 = 3; true",
                "not 1 = 2; true",
                "late; false",
                "target is wounded; false",
                "target is not wounded; true",
                "target.asleep; false",
                "any enemies where asleep; true",
                "no enemies where asleep; false",
                "target is in enemies; true",
                "me is in enemies; false",
                "me is not in enemies; true",
                "target is me; false",
                "my.friend != me; true",
                "me = me; true",
                "count of enemies where hp < 20 >= 2; true",
                "there is target; true",
                "there is my.friend.friend; false",
                "this card.name = \"Strike\"; true",
                "this card is in hand; true",
                "target in enemies where hp = 20; true",
                "this card.type = attack; true",
                "this card.name = this card.name; true"
            })
    void conditions(String text, boolean expected) {
        assertThat(eval(text, Condition.class)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "enemies; [20, 15, 10]",
                "all enemies; [20, 15, 10]",
                "me; [50]",
                "enemies where hp > 10; [20, 15]",
                "my.friend.friend; []",
                "enemies + me; [20, 15, 10, 50]",
                "enemies + target; [20, 15, 10]",
                "enemies - target; [15, 10]",
                "enemies with highest hp; [20]",
                "enemies with lowest hp; [10]",
                "first 2 of enemies; [20, 15]",
                "last 1 of enemies; [10]",
                "enemies where it is not target; [15, 10]",
                "heroes with highest hp; [50, 50]",
                "first 9 of enemies; [20, 15, 10]",
                "enemies where hp < target.hp; [15, 10]",
                "last of enemies; [10]"
            })
    void sets(String text, String expected) {
        assertThat(eval(text, Selection.class)).hasToString(expected);
    }

    @Test
    void upgradedCardsCountWithTheirUpgradedCost() {
        assertThat(eval("count of hand where name = \"Strike\" and cost = 0", Amount.class))
                .isEqualTo(1);
    }

    @Test
    void sumsThatAreKnownAreComputedWhenLoading() {
        Reading r = LIBRARY.reading();
        assertThat(r.read("(3 - 1) * 4", Amount.class)).isEqualTo(new Amounts.Fixed(8));
    }

    @Test
    void factsCanBeReadAndSet() {
        Reading r = LIBRARY.reading();
        Fact hp = r.fact((Node.Scalar) scalar("target.hp"));
        Toy.with(LIBRARY, 0, (toy, t) -> {
            Scope s = toy.scope(t);
            hp.set(t, s, 3);
            assertThat(hp.get(t, s)).isEqualTo(3);
        });
        r.check();
    }

    private static Node scalar(String text) {
        return new Node.Scalar(text, false, new Source("test", text), 1, 1);
    }
}
