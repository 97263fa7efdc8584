package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.magic.PaymentModel.Ability;
import croupier.games.magic.PaymentModel.Bill;
import croupier.games.magic.PaymentModel.Price;
import croupier.games.magic.PaymentModel.Self;
import croupier.games.magic.PaymentModel.Thing;
import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.words.CounterKind;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The payer against every way to pay that there is, on small boards of odd sources: what is offered is what can be paid, what is chosen
 * gives up, wastes and taps as little as possible, and the order on the battlefield makes no difference.
 */
class PayerTest {
    private static final int W = 1;
    private static final int U = 2;
    private static final int SPELLS = 240;
    private static final List<Self> SELVES = List.of(Self.values());
    private static final String[] SIGNS = {"W", "U", "B", "R", "G", "C"};

    private static int[] mana(String of) {
        int[] made = new int[PaymentModel.KINDS];
        for (char c : of.toCharArray()) made["WUBRGC".indexOf(c)]++;
        return made;
    }

    private static int[][] each(String... all) {
        int[][] made = new int[all.length][];
        for (int i = 0; i < all.length; i++) made[i] = mana(all[i]);
        return made;
    }

    private static Thing land(String name, Ability... all) {
        return new Thing(name, false, false, 0, 0, false, List.of(all));
    }

    private static Thing artifact(String name, Ability... all) {
        return new Thing(name, false, true, 0, 0, false, List.of(all));
    }

    private static final int[][] ANY = each("W", "U", "B", "R", "G");

    private static final List<Thing> THINGS = List.of(
            land("Plains", Ability.tap(mana("W"))),
            land("Island", Ability.tap(mana("U"))),
            land("Mountain", Ability.tap(mana("R"))),
            land("Forest", Ability.tap(mana("G"))),
            land("Twin", Ability.tap(mana("WU"))),
            land("Dual", Ability.tap(each("R", "G"))),
            land("Rainbow", Ability.tap(ANY)),
            land("Vein", Ability.tap(mana("R")), Ability.tap(mana("CC"))),
            land("Pain", Ability.tap(mana("C")), Ability.tap(each("R", "G")).hurting(1)),
            land("Filter", Ability.tap(mana("WU")).costing(0, W | U)),
            new Thing(
                    "Mine", false, false, 0, 2, false, List.of(Ability.tap(ANY).forCounter())),
            artifact("Pebble", Ability.tap(mana("C"))),
            artifact("Boulder", Ability.tap(mana("CC"))),
            artifact("Bloom", Ability.tap(each("WW", "UU", "BB", "RR", "GG"))),
            artifact("Petal", Ability.tap(ANY).leaving(true)),
            artifact("Signet", Ability.tap(mana("WU")).costing(1)),
            artifact("Prism", Ability.tap(ANY).costing(1)),
            artifact("Altar", Ability.tap(mana("CC")).forCreature()),
            artifact("Blood", Ability.tap(mana("B")).forLife(2)),
            artifact("Drum", Ability.tap(ANY).withCreature()),
            artifact("Torch", Ability.tap(mana("R")).forCard()),
            new Thing("Elf", true, false, 1, 0, false, List.of(Ability.tap(mana("G")))),
            new Thing(
                    "Spawn",
                    true,
                    false,
                    0,
                    0,
                    false,
                    List.of(Ability.tap(mana("C")).leaving(false))),
            new Thing("Golem", true, true, 2, 0, false, List.of(Ability.tap(mana("C")))),
            new Thing("Bear", true, false, 2, 0, false, List.of()));

    private static final String CARDS = """
        Twin: { type: Land, abilities: [{ mana: WU }] }
        Dual: { type: Land, abilities: [{ mana: R/G }] }
        Rainbow: { type: Land, abilities: [{ mana: any }] }
        Vein: { type: Land, abilities: [{ mana: R }, { mana: CC }] }
        Pain: { type: Land, abilities: [{ mana: C }, { mana: R/G, then: [{ damage: 1, to: me }] }] }
        Filter: { type: Land, abilities: [{ mana: WU, cost: [(W/U), tap] }] }
        Mine: { type: Land, abilities: [{ mana: any, cost: remove 1 charge counter }] }
        Pebble: { cost: 1, type: Artifact, abilities: [{ mana: C }] }
        Boulder: { cost: 1, type: Artifact, abilities: [{ mana: CC }] }
        Bloom: { cost: 1, type: Artifact, abilities: [{ mana: any, times: 2 }] }
        Petal: { cost: 1, type: Artifact, abilities: [{ mana: any, cost: [tap, sacrifice this] }] }
        Signet: { cost: 1, type: Artifact, abilities: [{ mana: WU, cost: [1, tap] }] }
        Prism: { cost: 1, type: Artifact, abilities: [{ mana: any, cost: [1, tap] }] }
        Altar: { cost: 1, type: Artifact, abilities: [{ mana: CC, cost: sacrifice 1 of my creatures }] }
        Blood: { cost: 1, type: Artifact, abilities: [{ mana: B, cost: pay 2 life }] }
        Drum: { cost: 1, type: Artifact, abilities: [{ mana: any, cost: [tap, tap 1 of my creatures] }] }
        Torch: { cost: 1, type: Artifact, abilities: [{ mana: R, cost: discard 1 }] }
        Elf: { cost: 1, type: Creature - Elf, pt: 1/1, abilities: [{ mana: G }] }
        Spawn: { cost: 1, type: Creature - Eldrazi, pt: 0/1, abilities: [{ mana: C, cost: sacrifice this }] }
        Golem: { cost: 1, type: Artifact Creature - Golem, pt: 2/2, abilities: [{ mana: C }] }
        Bear: { cost: 1, type: Creature - Bear, pt: 2/2 }
        Dross: { type: Land }
        """;

    private final List<Bill> bills = new ArrayList<>();
    /** The permanents with an activated ability, one for each bill behind those of spells. */
    private final List<Thing> engines = new ArrayList<>();

    private final Magic game;

    PayerTest() {
        StringBuilder cards = new StringBuilder(CARDS);
        Random dice = new Random(11);
        for (int i = 0; i < SPELLS; i++) cards.append(spell(i, dice));
        for (int i = 0; i < SPELLS; i++) cards.append(engine(i, dice));
        MagicSource source = new MagicSource();
        game = (Magic) source.load(source.content().with(Map.of("cards/odd.yaml", cards.toString())));
    }

    /** A spell of any cost: mana, and often something else. */
    private String spell(int i, Random dice) {
        List<String> cost = bill(Self.NOTHING, dice);
        String additional =
                cost.size() == 1 ? "" : ", additional: [" + String.join(", ", cost.subList(1, cost.size())) + "]";
        return "Spell " + i + ": { cost: '" + cost.get(0) + "', type: Sorcery, play: [mill: 1]" + additional + " }\n";
    }

    /** An artifact creature with an ability of any cost, that may make mana too. */
    private String engine(int i, Random dice) {
        Self self = SELVES.get(dice.nextInt(SELVES.size()));
        List<String> cost = bill(self, dice);
        if (self.taps()) cost.add("tap");
        if (self == Self.UNTAP) cost.add("untap");
        if (self.leaves()) cost.add("sacrifice this");
        boolean makes = dice.nextInt(3) > 0;
        engines.add(
                new Thing("Engine " + i, true, true, 1, 0, true, makes ? List.of(Ability.tap(mana("C"))) : List.of()));
        String mana = makes ? "{ mana: C }, " : "";
        return "Engine " + i + ": { cost: 1, type: Artifact Creature - Golem, pt: 1/1, abilities: [" + mana
                + "{ activate: ['" + String.join("', '", cost) + "'], do: [mill: 1] }] }\n";
    }

    /** A bill, and how it is written: mana first. */
    private List<String> bill(Self self, Random dice) {
        int generic = dice.nextInt(4);
        int[] pips = new int[dice.nextInt(4)];
        StringBuilder cost = new StringBuilder().append(generic);
        for (int p = 0; p < pips.length; p++) {
            int k = dice.nextInt(6);
            int other = dice.nextInt(5);
            boolean hybrid = k < 5 && other != k && dice.nextInt(6) == 0;
            pips[p] = 1 << k | (hybrid ? 1 << other : 0);
            cost.append(hybrid ? "(" + SIGNS[k] + "/" + SIGNS[other] + ")" : SIGNS[k]);
        }
        int[] more = new int[PARTS.length];
        List<String> parts = new ArrayList<>(List.of(cost.toString()));
        for (int k = 0; k < more.length; k++) {
            if (dice.nextInt(8) != 0 || (self == Self.UNTAP && k == TAPS)) continue;
            more[k] = 1 + dice.nextInt(2);
            parts.add(String.format(PARTS[k], more[k]));
        }
        bills.add(new Bill(generic, pips, more[0], more[1], more[2], more[TAPS], more[4], self));
        return parts;
    }

    private static final String[] PARTS = {
        "pay %d life",
        "sacrifice %d of my creatures",
        "sacrifice %d of my artifacts",
        "tap %d of my creatures",
        "discard %d"
    };
    private static final int TAPS = 3;

    // ---- a board

    private record Board(List<Thing> things, int spell, int life, int dross) {}

    private Match lay(Board b) {
        return Match.start(
                Setup.of(game, 2, 1).with("mulligans", "off").with("wait", "on").with(t -> lay(t, b)));
    }

    private void lay(Table t, Board b) {
        MagicStage stage = (MagicStage) game.stage();
        stage.at(t, "");
        for (Thing x : b.things) {
            int row = stage.make(t, BATTLEFIELD, 0, x.name());
            if (x.counters() > 0) Counters.set(t, row, CounterKind.find("charge"), x.counters());
        }
        if (b.spell < SPELLS) stage.make(t, HAND, 0, "Spell " + b.spell);
        for (int i = 0; i < b.dross; i++) stage.make(t, HAND, 0, "Dross");
        t.set(LIFE, player(t, 0), b.life);
    }

    private Board board(Random dice) {
        List<Thing> things = new ArrayList<>();
        int size = 1 + dice.nextInt(5);
        int bill = dice.nextInt(bills.size());
        if (bill >= SPELLS) things.add(engines.get(bill - SPELLS));
        while (things.size() < size) things.add(THINGS.get(dice.nextInt(THINGS.size())));
        return new Board(things, bill, 1 + dice.nextInt(6), dice.nextInt(3));
    }

    /** The option to cast the spell, or to activate the ability; -1 for none. */
    private static long offered(Match m) {
        Decision d = m.openFor(0);
        for (int i = 0; d != null && i < d.size(); i++) {
            int word = Code.word(d.code(i));
            if (word == CAST.index() || MagicCards.of(m.table()).activated(word) != null) return d.code(i);
        }
        return -1;
    }

    // ---- the rulings

    @Test
    void whatIsOfferedIsWhatCanBePaid() {
        Random dice = new Random(3);
        int payable = 0;
        for (int i = 0; i < 1500; i++) {
            Board b = board(dice);
            Price best = new PaymentModel(b.things, bills.get(b.spell)).best(b.life, b.dross);
            boolean isOffered = offered(lay(b)) >= 0;
            assertThat(isOffered).as("board %d: %s", i, told(b)).isEqualTo(best != null);
            if (best != null) payable++;
        }
        assertThat(payable).isBetween(200, 1300);
    }

    @Test
    void whatIsOfferedIsPaidAsWellAsCanBe() {
        Random dice = new Random(5);
        int paid = 0;
        for (int i = 0; i < 1500; i++) {
            Board b = board(dice);
            Match m = lay(b);
            if (offered(m) < 0) continue;
            pay(m, dice);
            assertThat(m.table().get(FAILED)).as("board %d: %s", i, told(b)).isZero();
            Price best = new PaymentModel(b.things, bills.get(b.spell)).best(b.life, b.dross);
            assertThat(best).as("board %d: %s", i, told(b)).isNotNull();
            Price price = priceOf(m.table(), b);
            assertThat(price.harm()).as("harm, board %d: %s", i, told(b)).isEqualTo(best.harm());
            if (takesRows(b)) continue;
            assertThat(price.waste()).as("waste, board %d: %s", i, told(b)).isEqualTo(best.waste());
            if (b.things.stream().noneMatch(x -> UNSEEN.contains(x.name())))
                assertThat(price.worth()).as("worth, board %d: %s", i, told(b)).isEqualTo(best.worth());
            paid++;
        }
        assertThat(paid).isGreaterThan(200);
    }

    @Test
    void theOrderOnTheBattlefieldMakesNoDifference() {
        Random dice = new Random(7);
        for (int i = 0; i < 300; i++) {
            Board b = board(dice);
            Match m = lay(b);
            if (offered(m) < 0) continue;
            List<Thing> other = new ArrayList<>(b.things);
            if (b.spell < SPELLS) Collections.shuffle(other, dice);
            else Collections.shuffle(other.subList(1, other.size()), dice);
            Board shuffled = new Board(other, b.spell, b.life, b.dross);
            Match n = lay(shuffled);
            pay(m, new Random(i));
            pay(n, new Random(i));
            if (asksForRows(b)) continue;
            assertThat(used(n.table())).as("board %d: %s", i, told(b)).isEqualTo(used(m.table()));
        }
    }

    /** Casts the spell, with any answers on the way, until it has resolved. */
    private static void pay(Match m, Random dice) {
        assertThat(m.answer(0, offered(m)).ok()).isTrue();
        while (m.openFor(0) != null && !m.openFor(0).why().equals(PRIORITY_ASKED)) {
            Decision d = m.openFor(0);
            int many = Math.max(1, d.several() ? d.min() : 1);
            List<Long> codes = new ArrayList<>();
            for (int i = 0; i < d.size(); i++) if (Code.word(d.code(i)) != Code.TAKE_BACK) codes.add(d.code(i));
            Collections.shuffle(codes, dice);
            long[] chosen = codes.stream().limit(many).mapToLong(x -> x).toArray();
            assertThat(m.answer(0, chosen).ok()).isTrue();
        }
    }

    /** Of these nobody can tell afterwards how often they were used, or the player says what is taken for them. */
    private static final List<String> UNSEEN = List.of("Altar", "Spawn", "Petal", "Blood", "Torch", "Drum");

    /** Whether the spell takes permanents, so that nobody can tell afterwards what they were used for. */
    private boolean takesRows(Board b) {
        Bill bill = bills.get(b.spell);
        return bill.sacrifices() + bill.artifacts() + bill.taps() > 0 || bill.self() != Self.NOTHING;
    }

    private boolean asksForRows(Board b) {
        return takesRows(b)
                || bills.get(b.spell).discards() > 0
                || b.things.stream()
                        .anyMatch(x -> x.abilities().stream()
                                .anyMatch(a -> a.sacrifices() || a.tapsCreature() || a.discards()));
    }

    /** What is tapped and what is left, whatever the order. */
    private static List<String> used(Table t) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int row = t.at(BATTLEFIELD, 0, i);
            all.add(MagicCards.face(t, row).name + (t.is(TAPPED, row) ? " tapped" : "") + t.get(CHARGE, row));
        }
        for (int k = 0; k < POOL.length; k++) all.add(POOL[k].name() + t.get(POOL[k], player(t, 0)));
        Collections.sort(all);
        return all;
    }

    // ---- what was paid

    /** What the table says about how it was paid. */
    private Price priceOf(Table t, Board b) {
        Bill bill = bills.get(b.spell);
        int player = player(t, 0);
        int left = 0;
        for (int k = 0; k < POOL.length; k++) left += t.get(POOL[k], player);
        List<Thing> gone = new ArrayList<>(b.things);
        List<Thing> tapped = new ArrayList<>();
        int counters = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int row = t.at(BATTLEFIELD, 0, i);
            Thing x = b.things.stream()
                    .filter(y -> y.name().equals(MagicCards.face(t, row).name))
                    .findFirst()
                    .orElseThrow();
            gone.remove(x);
            if (t.is(TAPPED, row)) tapped.add(x);
            counters += x.counters() - t.get(CHARGE, row);
        }
        return new Tally(b, bill, t.get(LIFE, player), t.count(HAND, 0), left, gone, tapped, counters).price();
    }

    /** Counts back from what is left to what was given up, wasted and tapped. */
    private record Tally(
            Board b, Bill bill, int life, int hand, int left, List<Thing> gone, List<Thing> tapped, int counters) {
        Price price() {
            // each sacrifice of the bill took one of those that are gone, the others were given up for mana
            int given = gone.size()
                    - bill.sacrifices()
                    - bill.artifacts()
                    - (bill.self().leaves() ? 1 : 0);
            int discarded = b.dross - hand - bill.discards();
            int lost = b.life - life - bill.life();
            int spent = 0;
            int worth = 16 * counters;
            for (Thing x : tapped) {
                boolean costly =
                        !x.abilities().isEmpty() && x.abilities().get(0).isCostly();
                if (costly && !x.abilities().get(0).tapsCreature()) spent++;
                worth += costly ? 16 : x.worth();
            }
            return new Price(lost + 2 * counters + 10 * given + 5 * discarded, left + spent, worth);
        }
    }

    private String told(Board b) {
        Face f = game.book.faces[game.cards().find((b.spell < SPELLS ? "Spell " : "Engine ") + b.spell % SPELLS)];
        Cost cost = b.spell < SPELLS ? f.cost(0, false) : f.activated[0].cost();
        return b.things.stream().map(Thing::name).toList() + ", " + f.name + " " + cost + ", life " + b.life
                + ", cards " + b.dross;
    }
}
