package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Text;
import croupier.kernel.*;
import java.util.StringJoiner;

/** What was chosen for a spell or ability as it was put on the stack (601.2b to d, 700.2a): everybody knows it. */
public final class Announced {
    private Announced() {}

    /** Told once it is on the stack. */
    static void tell(Table t, int spell) {
        if (t.is(FACE_DOWN, spell)) return;
        Text text = MagicCards.text(t, spell);
        for (int m = 0; text.isModal() && m < text.modes.length; m++)
            if (Targets.isChosen(t, spell, text, m)) t.tell(MODE_CHOSEN, 0, spell, m + 1);
        if (t.get(X, spell) > 0) t.tell(X_CHOSEN, 0, spell, t.get(X, spell));
        if (t.get(KICKED, spell) == 1) t.tell(IS_KICKED, 0, spell, 0);
        if (t.get(KICKED, spell) > 1) t.tell(IS_KICKED_OFTEN, 0, spell, t.get(KICKED, spell));
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            t.tell(AIMED_AT, t.get(AIMS_AT, target), spell, 0);
    }

    /** For screens: all but the targets, empty where nothing was chosen. */
    public static String said(Table t, int spell) {
        StringJoiner all = new StringJoiner(", ");
        if (t.is(FACE_DOWN, spell)) return "";
        Text text = MagicCards.text(t, spell);
        for (int m = 0; text.isModal() && m < text.modes.length; m++)
            if (Targets.isChosen(t, spell, text, m)) all.add(label(text.modes[m], m));
        if (t.get(X, spell) > 0) all.add("X is " + t.get(X, spell));
        if (t.get(KICKED, spell) == 1) all.add("kicked");
        if (t.get(KICKED, spell) > 1) all.add("kicked " + t.get(KICKED, spell) + " times");
        int way = t.get(ABILITY, spell) == 0 ? t.get(CAST_AS, spell) : 0;
        if (way == Face.OVERLOAD) all.add("overloaded");
        if (way == Face.BESTOW) all.add("as an Aura");
        if (way == Face.FLASHBACK) all.add("with flashback");
        if (way == Face.OTHERWISE) all.add("for its other cost");
        if (t.is(IS_COPY, spell)) all.add("a copy");
        return all.toString();
    }

    private static String label(Text.Mode mode, int m) {
        return mode.label() == null || mode.label().is(FUSED)
                ? "part " + (m + 1)
                : mode.label().text();
    }
}
