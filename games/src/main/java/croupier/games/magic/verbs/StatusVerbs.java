package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.zones.Phasing;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Choice;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Says;
import croupier.script.Verb;

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

    @Doc("Permanents phase out until their controllers' next untap steps.")
    @Says("{phaseOut:all} phases out.")
    public record PhaseOut(@MainArgument Choice phaseOut) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.rows().addAll(phaseOut.take(t, s)).each(t, Phasing::phaseOut);
        }
    }
}
