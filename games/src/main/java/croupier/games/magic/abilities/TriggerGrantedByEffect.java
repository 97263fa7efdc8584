package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.kernel.*;

/** A triggered ability that a resolved effect gives to an object: it works as long as the object has it. */
public final class TriggerGrantedByEffect extends TriggeredAbility {
    private final GrantedAbilities grant;

    TriggerGrantedByEffect(int number, Event event, Defs.Triggered d, Text text, GrantedAbilities grant) {
        super(number, event, d.of(), null, Defs.Works.BATTLEFIELD, text, d.isMana(), false);
        this.grant = grant;
    }

    /** What left is asked for what it had as it left (603.10a). */
    @Override
    boolean works(Table t, int object, int target) {
        return grant.isHadBy(t, object) && (onBattlefield(t, object) || t.zoneOf(object) == null);
    }
}
