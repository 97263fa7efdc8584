package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.library.Library;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Value;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How scenarios lay out a match. By default seat 1 has the turn, everybody holds two cards that do nothing, the deck
 * is full of them, and the age lets players skip stabilising, so that what a trait does can be looked at before hands change.
 */
final class DoomStage implements Stage {
    private static final int CARDS_IN_HAND = 2;
    private static final int CARDS_IN_DECK = 30;

    private final int filler;
    private final int calmAge;

    DoomStage(Library library) {
        filler = first(library.byCard(Defs.TraitDef.class), DoomStage::isPlain);
        calmAge = first(library.byCard(Defs.AgeDef.class), Defs.AgeDef::maySkipStabilising);
    }

    /** The number of the first card that is so, 0 for none. */
    private static <T> int first(T[] cards, Predicate<T> isSo) {
        return IntStream.range(1, cards.length)
                .filter(i -> cards[i] != null && isSo.test(cards[i]))
                .findFirst()
                .orElse(0);
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
        t.set(FIRST, 0);
        t.set(LAST_COLOR, 0);
        age(t, calmAge);
        t.dropAll(EFFECTS);
        turnOf(t, 0);
        if (place.isEmpty()) return true;
        t.dropAll(COURSE);
        t.last(COURSE, place.equals("next age") ? REVEAL_TASK : WORLDS_END_TASK, 0, 0, 0, 0);
        return place.equals("next age") || place.equals("worlds end");
    }

    private void fill(Table t, Zone z, int seat, int cards) {
        clear(t, z, seat);
        for (int i = 0; i < cards; i++) Doomlings.printed(t, t.create(TRAIT, filler, z, seat));
    }

    private static void clear(Table t, Zone z, int seat) {
        while (t.count(z, seat) > 0) t.remove(t.top(z, seat));
    }

    private static void age(Table t, int card) {
        clear(t, AGES, 0);
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
        int row = Stage.super.make(t, z, seat, name);
        if (row != 0 && t.is(TRAIT, row)) Doomlings.printed(t, row);
        for (int each = 0; row != 0 && z.is(CATASTROPHES) && each < t.seats(); each++)
            Rounds.remain(t, DoomCards.catastrophe(t, row), each, row);
        if (row != 0 && z.is(TRAITS)) Piles.listen(t, seat, row);
        return row;
    }

    /** {@code age: NAME}, {@code turn: 2}, {@code first: 2}. */
    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (row != 0) return false;
        switch (word) {
            case "age" -> age(t, value.card());
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
        boolean isPoints = word.equals("points");
        if (isPoints && t.is(PLAYER, row)) return Scoring.total(t, t.ownerOf(row));
        if (isPoints && t.isIn(TRAITS, row)) return Scoring.points(t, t.ownerOf(row), row);
        if (!word.equals("color") || !t.isIn(TRAITS, row)) return null;
        return Doomlings.of(t).library().vocabulary().meaning(COLOR, t.get(COLOR, row));
    }
}
