package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.PowerToughness;
import croupier.games.magic.effects.Bestowing;
import croupier.games.magic.effects.ChosenTargets;
import croupier.games.magic.words.Until;
import croupier.kernel.*;

/**
 * Copies (707). What a row is printed with are its copiable values: a copy effect writes them, so layer 1 is always applied
 * already. The card that it really is is kept and comes back when it leaves.
 */
public final class Copies {
    private Copies() {}

    /** An object becomes a copy of another: its name, cost, types, text, power and toughness as printed; with exceptions (707.9), and for a time. */
    public static void become(Table t, int object, int of, CopyExceptions except, int has, Until until) {
        if (t.is(FACE_DOWN, object)) {
            FaceDown.turnsUpLike(t, object, pattern(t, of, except, has), until);
            return;
        }
        if (until != Until.FOREVER && t.get(COPY_UNTIL, object) == 0) {
            t.set(COPY_UNTIL, object, until.number());
            t.set(BEFORE, object, pattern(t, object, CopyExceptions.NONE, 0));
        }
        int really = t.get(REALLY, object) != 0 ? t.get(REALLY, object) : t.card(object);
        int colors = t.printed(COLORS, object);
        int name = t.get(NAMED, object) != 0 ? t.get(NAMED, object) : t.card(object);
        boolean here = onBattlefield(t, object);
        t.become(object, t.card(of));
        if (!t.is(IS_TOKEN, object)) t.set(REALLY, object, really);
        print(t, object, of);
        except(t, object, except, has);
        if (except.keepsColors()) t.setPrinted(COLORS, object, colors);
        if (except.keepsName()) t.set(NAMED, object, name);
        if (here) Entering.renew(t, object);
        else Entering.listen(t, object);
    }

    /** What a copy has otherwise than what it copies (707.9). */
    public static void except(Table t, int object, CopyExceptions except, int has) {
        t.setPrinted(TYPES, object, (t.printed(TYPES, object) & ~except.without()) | except.types());
        if (except.colorBits() >= 0) t.setPrinted(COLORS, object, except.colorBits());
        t.setPrinted(KEYWORDS, object, t.printed(KEYWORDS, object) | except.keywords());
        t.setPrinted(GUARDS, object, t.printed(GUARDS, object) | except.guards());
        if (has != 0) t.set(COPY_HAS, object, t.get(COPY_HAS, object) | has);
        PowerToughness pt = except.pt();
        if (pt == null) return;
        t.setPrinted(POWER, object, pt.power());
        t.setPrinted(TOUGHNESS, object, pt.toughness());
        t.set(UNDEFINED, object, 1);
    }

    /** An object that lies nowhere and has the copiable values of another, for what will be a copy of it later. */
    static int pattern(Table t, int of, CopyExceptions except, int has) {
        int pattern = t.create(OBJECT, t.card(of));
        print(t, pattern, of);
        except(t, pattern, except, has);
        t.remove(pattern);
        return pattern;
    }

    /** The same with what a card says. */
    static int pattern(Table t, int card) {
        int pattern = t.create(OBJECT, card);
        MagicCards.face(t, pattern).print(t, pattern);
        t.remove(pattern);
        return pattern;
    }

    /** An object is what such a pattern says. */
    static void becomeLike(Table t, int object, int pattern) {
        t.become(object, t.card(pattern));
        for (croupier.kernel.Stat s : CHARACTERISTICS)
            if (isCopiable(s)) t.setPrinted(s, object, t.printed(s, pattern));
        takeOver(t, object, pattern);
    }

    /** What earlier copy effects added to what is printed. */
    private static void takeOver(Table t, int object, int of) {
        t.set(COPY_HAS, object, t.get(COPY_HAS, of));
        t.set(UNDEFINED, object, t.get(UNDEFINED, of));
        t.set(NAMED, object, t.get(NAMED, of));
    }

    /** Nothing but what its card says. */
    static void plain(Table t, int object) {
        t.set(COPY_HAS, object, 0);
        t.set(UNDEFINED, object, 0);
        t.set(NAMED, object, 0);
    }

    /** The copiable values of what is there, with what an earlier copy effect added (707.3); else what its card says. */
    public static void print(Table t, int object, int of) {
        MagicCards.face(t, object).print(t, object);
        plain(t, object);
        if (!onBattlefield(t, of)) return;
        takeOver(t, object, of);
        t.setPrinted(POWER, object, t.printed(POWER, of));
        t.setPrinted(TOUGHNESS, object, t.printed(TOUGHNESS, of));
        t.setPrinted(TYPES, object, Bestowing.is(t, of) ? MagicCards.face(t, of).types() : t.printed(TYPES, of));
        t.setPrinted(COLORS, object, t.printed(COLORS, of));
        t.setPrinted(KEYWORDS, object, t.printed(KEYWORDS, of));
        t.setPrinted(GUARDS, object, t.printed(GUARDS, of));
    }

    /** Who controls it, what it has lost or been given and what its text has become are not copied (707.2). */
    static boolean isCopiable(croupier.kernel.Stat s) {
        int i = s.index();
        return i != CONTROLLER.index()
                && i != WORDS.index()
                && i != TYPE_WORDS.index()
                && i != LOST.index()
                && i != GRANTED.index();
    }

    /** Copies that last until now are again what they were before. */
    public static void end(Table t, Until until) {
        end(t, BATTLEFIELD, until);
        end(t, PHASED_OUT, until);
    }

    private static void end(Table t, croupier.kernel.Zone z, Until until) {
        for (int i = 0; i < t.count(z, 0); i++) {
            int object = t.at(z, 0, i);
            if (t.get(COPY_UNTIL, object) != until.number()) continue;
            if (t.is(FACE_DOWN, object)) {
                t.set(UP_LIKE, object, 0);
                t.set(COPY_UNTIL, object, 0);
                continue;
            }
            becomeLike(t, object, t.get(BEFORE, object));
            t.set(COPY_UNTIL, object, 0);
            t.set(BEFORE, object, 0);
            if (t.get(REALLY, object) == t.card(object)) t.set(REALLY, object, 0);
            Entering.renew(t, object);
        }
    }

    /** A token that is a copy, not yet on the battlefield. */
    public static int token(Table t, int seat, int card) {
        int token = t.create(OBJECT, card);
        Moves.dress(t, token, seat);
        t.set(IS_TOKEN, token, 1);
        t.move(token, ARRIVING, 0);
        return token;
    }

    /** A copy of a spell is put on the stack: it is not cast; modes, X, targets and what was paid are the same (707.10). */
    public static int spell(Table t, int seat, int of) {
        int copy = t.create(OBJECT, t.card(of));
        if (t.get(ABILITY, of) == 0) {
            MagicCards.face(t, copy).print(t, copy);
            t.setPrinted(COLORS, copy, t.printed(COLORS, of));
        } else t.setPrinted(WORDS, copy, t.printed(WORDS, of));
        t.set(ABILITY, copy, t.get(ABILITY, of));
        t.set(SOURCE, copy, t.get(SOURCE, of));
        t.set(OWNER, copy, seat);
        t.setPrinted(CONTROLLER, copy, seat);
        t.set(IS_COPY, copy, 1);
        t.set(X, copy, t.get(X, of));
        t.set(MODES, copy, t.get(MODES, of));
        t.set(KICKED, copy, t.get(KICKED, of));
        int way = t.get(ABILITY, of) == 0 ? t.get(CAST_AS, of) : 0;
        if (way == Face.OVERLOAD || way == Face.BESTOW) t.set(CAST_AS, copy, way);
        if (way == Face.BESTOW) Bestowing.begin(t, copy);
        t.set(ABOUT, copy, t.get(ABOUT, of));
        t.set(BY, copy, t.get(BY, of));
        t.set(MUCH, copy, t.get(MUCH, of));
        t.set(REMEMBERED, copy, t.get(REMEMBERED, of));
        ChosenTargets.copy(t, of, copy);
        t.move(copy, STACK, 0);
        return copy;
    }
}
