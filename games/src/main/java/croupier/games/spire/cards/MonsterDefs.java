package croupier.games.spire.cards;

import croupier.script.*;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What the card files of spire say of monsters and of whom one meets. */
public final class MonsterDefs {
    private MonsterDefs() {}

    /** A move of a monster, by its number over all monsters. */
    public record MoveName(String name, int number) {
        @Override
        public String toString() {
            return name;
        }
    }

    @Doc("A move of a monster.")
    public record MoveDef(
            @Default("unknown") @Doc("what players see of it, beside its damage")
            String intent,

            @Default("0") @Doc("damage that players see though it is not an attack")
            int shows,

            Steps do_,

            @Doc("what it decides at once when it makes this move")
            Steps then,

            @Nullable @Doc("how the next move is chosen after this one, if not as usual")
            Choosing chooses)
            implements Told {
        @Override
        public String text(Teller w) {
            String does = do_.isEmpty() ? intent : w.clause(do_);
            return w.sentences(then).isEmpty() ? does : does + "; " + w.clause(then);
        }
    }

    /** How a monster chooses its next move. */
    public enum Choosing {
        /** A number is rolled when everything its move did is done. */
        AFTERWARDS,
        /** A number is rolled when it makes its move. */
        AT_ONCE,
        /** The plan is followed when it makes its move; the number rolled afterwards decides nothing. */
        AHEAD,
        /** The plan is followed when it makes its move, without a roll. */
        UNROLLED,
        /** Nothing follows. */
        NOT
    }

    /** Texts of monsters speak of them, not to them. */
    private static final String VIEW = "monster";

    @Doc("A monster.")
    public record MonsterDef(
            @Doc("a range, or ranges by ascension: {0: 40..44, 7: 42..46}")
            Spans hp,

            @Default("1") @Doc("how often HP are rolled; the last roll counts")
            int hpRolls,

            @Default("afterwards") @Doc("how it chooses its next move")
            Choosing chooses,

            @Required Map<String, MoveDef> moves,
            @Required @Doc("how it chooses its next move") Steps plan,
            Steps whenMade,
            Steps beforeBattle,
            List<Defs.HookDef> abilities)
            implements Told {
        /** Its HP and moves, what else it does, how it chooses among its moves. */
        @Override
        public String text(Teller w) {
            String rest = w.from(VIEW)
                    .say(
                            "[{beforeBattle:sentences} ][{whenMade:sentences} ][{abilities:lines} ]"
                                    + "[What it does next: {plan:sentences}]",
                            this);
            return text(w, rest.strip());
        }

        @Override
        public String text(Teller w, String own) {
            StringJoiner s = new StringJoiner(" ");
            s.add(w.words(hp) + " HP.");
            for (Map.Entry<String, MoveDef> move : moves.entrySet())
                s.add(Teller.sentence(move.getKey() + ": " + w.from(VIEW).words(move.getValue())));
            return s.add(own).toString();
        }
    }

    /** Where an encounter is met. */
    public enum Meeting {
        WEAK,
        STRONG,
        ELITE,
        BOSS,
        EVENT
    }

    @Doc("An encounter.")
    public record EncounterDef(
            int act, Meeting meeting, @Required Steps monsters) {}
}
