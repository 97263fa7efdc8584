package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import java.util.List;

/** What is worth trying: to play what has a high face value or an effect, to discard and give away what has a low one. */
final class DoomPrior implements Prior {
    private static final float EVEN = 1;
    private static final float SKIPPING = 0.2f;
    /** What an effect of its own is worth besides the face value of a trait. */
    private static final int EFFECT = 1;

    private static final int LOWEST = -2;
    /** Questions by which cards go away. */
    private static final List<Prompt> GIVEN_AWAY = List.of(TOO_MANY, OWES, DISCARD_WHICH, GIVE_WHICH);

    private final Defs.TraitDef[] traits;

    DoomPrior(Defs.TraitDef[] traits) {
        this.traits = traits;
    }

    @Override
    public void weigh(Seen seen, Decision d, float[] weights) {
        boolean gives = GIVEN_AWAY.contains(d.why());
        for (int i = 0; i < d.size(); i++) {
            long code = d.code(i);
            int row = Code.a(code);
            if (Code.is(code, PLAY) || Code.is(code, AT_ONCE)) weights[i] = squared(liked(seen, row));
            else if (Code.is(code, SKIP) || Code.is(code, RENEW)) weights[i] = SKIPPING;
            else if (gives && row != 0) weights[i] = 1 / squared(liked(seen, row));
            else weights[i] = EVEN;
        }
    }

    private float liked(Seen seen, int row) {
        int card = seen.sees(row) ? seen.card(row) : 0;
        Defs.TraitDef trait = card < traits.length ? traits[card] : null;
        if (trait == null) return EVEN;
        int value = trait.value() + trait.genePool() + (trait.play().isEmpty() ? 0 : EFFECT);
        return Math.max(EVEN, value - LOWEST);
    }

    private static float squared(float x) {
        return x * x;
    }
}
