package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How scenarios lay out a match. By default seat 1 has the turn, everybody holds two cards that do nothing, the deck
 * is full of them, and the age lets players skip stabilising, so that what a trait does can be looked at before hands change.
 */
final class DoomStage implements Stage {
    private static final int CARDS_IN_HAND = 2;
    private static final int CARDS_IN_DECK = 30;

    private final Library library;
    private final int filler;
    private final int calmAge;

    DoomStage(Library library) {
        this.library = library;
        Definitions<Defs.TraitDef> traits = library.definitions(Defs.TraitDef.class);
        Definitions<Defs.AgeDef> ages = library.definitions(Defs.AgeDef.class);
        int plain = 0;
        while (plain < traits.size() && !isPlain(traits.get(plain))) plain++;
        int calm = 0;
        while (calm < ages.size() && !ages.get(calm).maySkipStabilising()) calm++;
        filler = plain < traits.size() ? traits.cardOf(plain) : 0;
        calmAge = calm < ages.size() ? ages.cardOf(calm) : 0;
    }

    private static boolean isPlain(Defs.TraitDef d) {
        return d.isEffectless() && d.value() == 1 && d.color() == Color.COLORLESS;
    }

    @Override
    public int row(Table t, int seat, String name) {
        return switch (name) {
            case "me" -> player(t, seat);
            case "target", "opponent" -> player(t, (seat + 1) % t.seats());
            default -> 0;
        };
    }

    @Override
    public Zone hand() {
        return HAND;
    }

    @Override
    public List<String> words() {
        return List.of("age", "turn", "first", "points");
    }

    /**
     * {@code at: dealt} is the game's own deal; {@code at: next age} and {@code at: worlds end} are before the next age is
     * revealed and before the World's End begins.
     */
    @Override
    public boolean at(Table t, String place) {
        if (place.equals("dealt")) return true;
        for (int seat = 0; seat < t.seats(); seat++) {
            fill(t, HAND, seat, CARDS_IN_HAND);
            t.set(GENE_POOL, player(t, seat), GenePool.AT_START);
            t.set(OWED, player(t, seat), 0);
        }
        fill(t, DECK, 0, CARDS_IN_DECK);
        clear(t, BOX, 0);
        clear(t, AGES, 0);
        t.set(FIRST, 0);
        t.set(LAST_COLOR, 0);
        age(t, calmAge);
        t.dropAll(EFFECTS);
        switch (place) {
            case "" -> turnOf(t, 0);
            case "next age" -> course(t, true);
            case "worlds end" -> course(t, false);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void fill(Table t, Zone z, int seat, int cards) {
        clear(t, z, seat);
        for (int i = 0; i < cards; i++) Doomlings.printed(t, t.create(TRAIT, filler, z, seat));
    }

    private static void clear(Table t, Zone z, int seat) {
        while (t.count(z, seat) > 0) t.remove(t.top(z, seat));
    }

    private static void course(Table t, boolean goesOn) {
        t.dropAll(COURSE);
        t.last(COURSE, goesOn ? REVEAL_TASK : WORLDS_END_TASK, 0, 0, 0, 0);
    }

    private static void age(Table t, int card) {
        t.set(NOW, t.create(AGE, card, AGES, 0));
    }

    /** The round goes on with this seat; the others follow in turn order. */
    @Override
    public void turnOf(Table t, int seat) {
        t.dropAll(COURSE);
        for (int i = 0; i < t.seats(); i++) t.last(COURSE, BEGIN_TASK, (seat + i) % t.seats(), 0, 0, 0);
        t.last(COURSE, REVEAL_TASK, 0, 0, 0, 0);
    }

    @Override
    public int make(Table t, Zone z, int seat, String name) {
        int card = t.game().cards().find(name);
        if (card == 0) return 0;
        int row = t.create(library.kindOf(card), card, z, seat);
        if (z.is(CATASTROPHES))
            for (int each = 0; each < t.seats(); each++) Rounds.remain(t, DoomCards.catastrophe(t, row), each, row);
        if (!t.is(TRAIT, row)) return row;
        Doomlings.printed(t, row);
        if (z.is(TRAITS)) Piles.listen(t, seat, row);
        return row;
    }

    /** {@code age: NAME}, {@code turn: 2}, {@code first: 2}. */
    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (row != 0) return false;
        switch (word) {
            case "age" -> {
                int card = t.game().cards().find(value.text());
                if (card == 0) throw value.wrong("there is no age '" + value.text() + "'");
                clear(t, AGES, 0);
                age(t, card);
            }
            case "turn" -> turnOf(t, value.seat());
            case "first" -> t.set(FIRST, value.seat());
            default -> {
                return false;
            }
        }
        return true;
    }

    /** {@code age}, {@code first}, {@code points} of a seat or of a trait, {@code color} of a trait. */
    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        if (row == 0)
            return switch (word) {
                case "age" -> t.game().nameOf(t, t.get(NOW));
                case "first" -> t.get(FIRST) + 1;
                case "points" -> Scoring.total(t, seat);
                default -> null;
            };
        if (t.is(PLAYER, row)) return word.equals("points") ? Scoring.total(t, t.ownerOf(row)) : null;
        if (!t.isIn(TRAITS, row)) return null;
        return switch (word) {
            case "points" -> Scoring.points(t, t.ownerOf(row), row);
            case "color" -> library.vocabulary().meaning(COLOR, t.get(COLOR, row));
            default -> null;
        };
    }
}
