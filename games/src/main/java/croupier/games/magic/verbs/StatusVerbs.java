package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.zones.Phasing;
import croupier.games.magic.zones.Transforming;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs of what permanents are, apart from their characteristics (110.5): tapped or not, there or phased out. */
public final class StatusVerbs {
    private StatusVerbs() {}

    /** It is the permanent that does not untap, under anybody's control by then; a second effect changes nothing. */
    @Doc("Permanents don't untap during their controllers' next untap steps.")
    @Says("{stayTapped:all} doesn't untap during its controller's next untap step.")
    public record StayTapped(@MainArgument Choice stayTapped) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = stayTapped.take(t, s);
            for (int i = 0; i < all.size(); i++) if (onBattlefield(t, all.get(i))) t.set(STAYS_TAPPED, all.get(i), 1);
        }
    }

    @Doc("Double-faced permanents turn over.")
    @Says("Transform {transform:all}.")
    public record Transform(@MainArgument Choice transform) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = t.rows().addAll(transform.take(t, s));
            for (int i = 0; i < all.size(); i++) Transforming.transform(t, all.get(i));
        }
    }

    @Doc("Permanents phase out until their controllers' next untap steps.")
    @Says("{phaseOut:all} phases out.")
    public record PhaseOut(@MainArgument Choice phaseOut) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.rows().addAll(phaseOut.take(t, s)).each(t, Phasing::phaseOut);
        }
    }
}
