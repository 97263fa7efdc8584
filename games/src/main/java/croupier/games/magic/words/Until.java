package croupier.games.magic.words;

import croupier.kernel.*;

/** How long an effect lasts (611.2). */
public enum Until implements Stored {
    /** As long as the object is what it is. */
    FOREVER(""),
    END_OF_TURN(" until end of turn"),
    END_OF_COMBAT(" until end of combat"),
    YOUR_NEXT_TURN(" until your next turn"),
    /** As long as this permanent stays on the battlefield under its controller's control. */
    THIS_LEAVES(" for as long as this remains on the battlefield"),
    /** As long as the player who made the effect controls this permanent (611.2b). */
    YOU_CONTROL_THIS(" for as long as you control this");

    public final String said;

    Until(String said) {
        this.said = said;
    }

    /** Whether what an effect lasts as long as is still there. */
    public static boolean isKept(Table t, int modifier) {
        int keeper = t.get(MagicWords.AS_LONG_AS, modifier);
        return keeper == 0 || MagicWords.onBattlefield(t, keeper);
    }

    /** Whether it lasts as long as something about this permanent is true. */
    public boolean isKeptByThis() {
        return this == THIS_LEAVES || this == YOU_CONTROL_THIS;
    }
}
