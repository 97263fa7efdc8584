package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;

/** A triggered ability that a static ability gives to other objects: each of them has it as its own. */
final class TriggerGrantedByStatic extends EventAbility {
    private final TriggeredAbility trigger;
    private final StaticPart by;
    private final GrantedAbilities grant;

    TriggerGrantedByStatic(int number, TriggeredAbility trigger, StaticPart by, GrantedAbilities grant) {
        super(number, trigger.event, null, null, Defs.Works.BATTLEFIELD);
        this.trigger = trigger;
        this.by = by;
        this.grant = grant;
    }

    @Override
    public boolean isAfter() {
        return true;
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        return trigger.told(t, amount) != TriggeredAbility.TOLD_BEFORE && t.stat(LOST, t.sourceOf(listener)) == 0;
    }

    /** Every object that has the ability is asked whether the event is about it. */
    @Override
    public void did(Table t, int listener, int source, int target, int part) {
        int amount = trigger.told(t, part);
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            tell(t, listener, t.at(BATTLEFIELD, 0, i), source, target, amount);
        if (!t.is(OBJECT, target) || t.zoneOf(target) != null) return;
        t.set(LOOKED_BACK, target);
        tell(t, listener, target, source, target, amount);
        t.set(LOOKED_BACK, 0);
    }

    private void tell(Table t, int listener, int object, int source, int target, int amount) {
        if (!grant.isHadBy(t, object)
                || !by.affects(t, listener, object)
                || !trigger.isAbout(t, object, source, target, amount, Wording.ofText(t, listener))) return;
        Scope s = t.scope();
        Scopes.object(t, s, object, controller(t, object));
        s.object = target;
        s.source = source;
        s.amount = amount;
        s.words = Wording.ofText(t, listener);
        boolean is = trigger.text.ifStill == null || trigger.text.ifStill.test(t, s);
        t.done(s);
        if (is)
            AbilityObject.trigger(
                    t,
                    trigger.text,
                    object,
                    controller(t, object),
                    source,
                    target,
                    amount,
                    0,
                    Wording.ofText(t, listener),
                    false);
    }
}
