package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.effects.ChosenTargets;
import croupier.games.magic.words.Until;
import croupier.kernel.*;

/**
 * Face-down spells and permanents (708, 702.37). What others see is an object without name and text; the card itself lies under
 * it, in a zone that its owner alone sees, and is shown to who gets control of it. The number of the object says which card it is, so that nothing names a hidden
 * row.
 */
public final class FaceDown {
    private FaceDown() {}

    /** A card is cast face down: the spell is a 2/2 creature without anything else (708.2a). */
    public static int cast(Table t, int seat, int card) {
        t.slip(card, UNDER, seat);
        int spell = create(t, seat);
        t.move(spell, STACK, 0);
        return spell;
    }

    private static int create(Table t, int seat) {
        int object = t.create(OBJECT, MagicCards.of(t).faceDown);
        Moves.dress(t, object, seat);
        number(t, object);
        return object;
    }

    /** The card under a face-down object: they lie in the order of the objects' numbers. */
    public static int under(Table t, int object) {
        int owner = t.get(OWNER, object);
        int place = 0;
        place += before(t, BATTLEFIELD, object, owner);
        place += before(t, STACK, object, owner);
        place += before(t, PHASED_OUT, object, owner);
        return t.at(UNDER, owner, place);
    }

    private static int before(Table t, Zone z, int object, int owner) {
        int n = 0;
        for (int i = 0; i < t.count(z, 0); i++) {
            int other = t.at(z, 0, i);
            if (t.is(FACE_DOWN, other)
                    && t.get(OWNER, other) == owner
                    && t.get(UNDER_NUMBER, other) < t.get(UNDER_NUMBER, object)) n++;
        }
        return n;
    }

    /** A face-down permanent that becomes a copy is turned up as that; until then nothing of it changes (708.10). */
    static void turnsUpLike(Table t, int object, int pattern, Until until) {
        t.set(UP_LIKE, object, pattern);
        if (until != Until.FOREVER && t.get(COPY_UNTIL, object) == 0) t.set(COPY_UNTIL, object, until.number());
    }

    /** A permanent is turned face down (708.2b): everybody has seen what it is. */
    public static void turnDown(Table t, int object) {
        if (t.is(FACE_DOWN, object) || !onBattlefield(t, object)) return;
        t.reveal(lay(t, object));
    }

    /** A permanent lies face down from now on; the card under it. */
    public static int lay(Table t, int object) {
        int owner = t.get(OWNER, object);
        int really = t.get(REALLY, object);
        if (really != 0) t.set(UP_LIKE, object, Copies.pattern(t, object, CopyExceptions.NONE, 0));
        int card = t.create(OBJECT, really != 0 ? really : t.card(object), UNDER, owner);
        Moves.dress(t, card, owner);
        t.set(IS_TOKEN, card, t.get(IS_TOKEN, object));
        t.set(REALLY, object, 0);
        Copies.plain(t, object);
        t.set(BEFORE, object, 0);
        t.become(object, MagicCards.of(t).faceDown);
        MagicCards.face(t, object).print(t, object);
        number(t, object);
        Entering.renew(t, object);
        return card;
    }

    private static void number(Table t, int object) {
        t.add(NEXT_UNDER, 1);
        t.set(UNDER_NUMBER, object, t.get(NEXT_UNDER));
        t.set(FACE_DOWN, object, 1);
    }

    /** It becomes what its card says; it was there all the time, so it does not enter (708.8); "as it is turned face up" comes with it. */
    public static void reveal(Table t, int object) {
        int card = under(t, object);
        int is = t.card(card);
        t.remove(card);
        t.set(FACE_DOWN, object, 0);
        t.set(UNDER_NUMBER, object, 0);
        int like = t.get(UP_LIKE, object);
        if (like == 0) {
            t.become(object, is);
            MagicCards.face(t, object).print(t, object);
        } else becomeLike(t, object, like, is);
        Entering.listen(t, object);
        if (onBattlefield(t, object)) Entering.apply(t, object);
        t.would(TURNED_UP, 0, object, 0);
    }

    /** It is turned up as a copy; the card that it is comes back when it leaves, or when it is a copy no more. */
    private static void becomeLike(Table t, int object, int like, int is) {
        Copies.becomeLike(t, object, like);
        t.set(UP_LIKE, object, 0);
        if (!t.is(IS_TOKEN, object)) t.set(REALLY, object, is);
        if (t.get(COPY_UNTIL, object) != 0) t.set(BEFORE, object, Copies.pattern(t, is));
    }

    /** It leaves: everybody sees what it was (708.9). */
    static int leave(Table t, int object, Zone to, boolean under) {
        int owner = t.get(OWNER, object);
        int card = under(t, object);
        t.reveal(card);
        if (under) t.moveUnder(card, to, owner);
        else t.move(card, to, owner);
        if (!to.is(HAND) && !to.is(LIBRARY)) t.set(BECAME, object, card);
        if (t.is(IS_TOKEN, card)) t.add(STRAYS, 1);
        ChosenTargets.drop(t, object);
        t.remove(object);
        return card;
    }

    /** Its controller may look at it, now and from now on (708.5). */
    static void show(Table t, int object, int seat) {
        t.lookAt(under(t, object), seat);
    }

    /** The game ends, or a player leaves it: what lies face down is shown to everybody (708.9). */
    public static void showAll(Table t, int owner) {
        for (int i = 0; i < t.count(UNDER, owner); i++) t.reveal(t.at(UNDER, owner, i));
    }
}
