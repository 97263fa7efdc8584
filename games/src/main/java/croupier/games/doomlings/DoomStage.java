package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.library.Library;
import croupier.script.scenario.CardStage;
import croupier.script.scenario.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How scenarios lay out a match. By default seat 1 has the turn, everybody holds two cards that do nothing, the deck
 * is full of them, and the age lets players skip stabilising, so that what a trait does can be looked at before hands change.
 */
final class DoomStage extends CardStage {
    private static final int CARDS_IN_HAND = 2;
    private static final int CARDS_IN_DECK = 30;

    private final int filler;
    private final int calmAge;

    DoomStage(Library library) {
        super(PLAYERS, HAND, "opponent", "turn");
        filler = library.card(Defs.TraitDef.class, DoomStage::isPlain);
        calmAge = library.card(Defs.AgeDef.class, Defs.AgeDef::maySkipStabilising);
    }

    private static boolean isPlain(Defs.TraitDef d) {
        return d.isEffectless() && d.value() == 1 && d.color() == Color.COLORLESS;
    }

    @Override
    public List<String> words() {
        return List.of("age", "turn", "points");
    }

    @Override
    protected void begin(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) {
            fill(t, HAND, seat, CARDS_IN_HAND, filler);
            t.set(GENE_POOL, player(t, seat), GenePool.AT_START);
            t.set(OWED, player(t, seat), 0);
        }
        fill(t, DECK, 0, CARDS_IN_DECK, filler);
        clear(t, 0, BOX);
        t.set(FIRST, 0);
        t.set(LAST_COLOR, 0);
        age(t, calmAge);
        t.dropAll(EFFECTS);
        turnOf(t, 0);
    }

    /** {@code next age} and {@code worlds end}: before the next age is revealed, and before the World's End begins. */
    @Override
    protected boolean goTo(Table t, String place) {
        t.dropAll(COURSE);
        t.last(COURSE, place.equals("next age") ? REVEAL_TASK : WORLDS_END_TASK, 0, 0, 0, 0);
        return place.equals("next age") || place.equals("worlds end");
    }

    private void age(Table t, int card) {
        clear(t, 0, AGES);
        t.set(NOW, t.create(AGE, card, AGES, 0));
    }

    /** The round goes on with this seat; the others follow in turn order. */
    @Override
    public void turnOf(Table t, int seat) {
        t.dropAll(COURSE);
        for (int i = 0; i < t.seats(); i++) t.last(COURSE, BEGIN_TASK, (seat + i) % t.seats(), 0, 0, 0);
        t.last(COURSE, REVEAL_TASK, 0, 0, 0, 0);
    }

    /** The seat of the next task of the round, -1 between two rounds. */
    @Override
    protected int whoseTurn(Table t) {
        return t.waiting(COURSE) == 0 || t.task(COURSE, 0).is(REVEAL_TASK) ? -1 : t.number(COURSE, 0, 0);
    }

    @Override
    public int make(Table t, Zone z, int seat, String name) {
        int row = super.make(t, z, seat, name);
        if (row != 0 && t.is(TRAIT, row)) Doomlings.printed(t, row);
        for (int each = 0; row != 0 && z.is(CATASTROPHES) && each < t.seats(); each++)
            Rounds.remain(t, DoomCards.catastrophe(t, row), each, row);
        if (row != 0 && z.is(TRAITS)) Piles.listen(t, seat, row);
        return row;
    }

    /** {@code age: NAME}. */
    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (row != 0 || !word.equals("age")) return super.give(t, seat, row, word, value);
        age(t, value.card());
        return true;
    }

    /** {@code age}, {@code points} of a seat or of a trait. */
    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        if (row == 0 && word.equals("age")) return t.game().nameOf(t, t.get(NOW));
        if (!word.equals("points")) return super.tell(t, seat, row, word);
        if (row == 0 || t.is(PLAYER, row)) return Scoring.total(t, row == 0 ? seat : t.ownerOf(row));
        return t.isIn(TRAITS, row) ? Scoring.points(t, t.ownerOf(row), row) : null;
    }
}
