package croupier.games.magic.words;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;

/** Who is meant by the words of a text: you, this, that, target (109.5). */
public final class Scopes {
    private Scopes() {}

    /** The text of an ability of this object, as its controller sees it. */
    public static void object(Table t, Scope s, int object, int seat) {
        s.card = object;
        s.seat = seat;
        s.self = player(t, seat);
        s.words = Wording.of(t, object);
    }

    /** The text of a listener or modifier; a delayed one keeps whose it is. */
    public static void listener(Table t, Scope s, int listener, int source, int target, int amount) {
        int object = t.sourceOf(listener);
        boolean listens = t.is(W.listener(), listener);
        int fixed = listens ? t.get(LISTENS_FOR, listener) : 0;
        object(t, s, object, fixed > 0 ? fixed - 1 : controller(t, object));
        s.words = Wording.ofText(t, listener);
        s.listener = listener;
        s.source = source;
        s.object = target;
        s.amount = amount;
    }

    /** A spell or ability on the stack that is being put there or resolves. */
    public static void stacked(Table t, Scope s, int spell) {
        boolean isSpell = t.get(ABILITY, spell) == 0;
        object(t, s, isSpell ? spell : t.get(SOURCE, spell), t.printed(CONTROLLER, spell));
        s.words = Wording.of(t, spell);
        s.listener = spell;
        s.x = t.get(X, spell);
        s.object = t.get(ABOUT, spell);
        s.source = t.get(BY, spell);
        s.amount = t.get(MUCH, spell);
    }

    /** The spell or ability on the stack whose text is carried out, 0 for none. */
    public static int spell(Table t, Scope s) {
        return s.listener != 0 && t.is(OBJECT, s.listener) ? s.listener : 0;
    }

    /** What an object became when it left for a public zone, if that is still there (400.7e, j); itself if it did not leave. */
    public static int nowOf(Table t, int object) {
        if (object == 0 || isPlayer(t, object) || t.zoneOf(object) != null) return object;
        int now = t.get(BECAME, object);
        return now != 0 && t.zoneOf(now) != null ? now : 0;
    }
}
