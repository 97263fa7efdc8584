package croupier.games.magic.verbs;

import croupier.games.magic.abilities.Builtins;
import croupier.games.magic.effects.ContinuousEffects;
import croupier.games.magic.zones.ShieldEffects;
import croupier.script.*;
import java.util.ArrayList;
import java.util.List;

/** The verbs that keywords stand for, and all else that the rules bring to the compiled cards. */
public final class KeywordVerbs {
    private KeywordVerbs() {}

    public static Builtins builtins() {
        List<Builtins.Part> parts = new ArrayList<>(ContinuousEffects.parts());
        parts.addAll(ShieldEffects.parts());
        return new Builtins(
                parts,
                new Steps(List.of(AttachVerbs.Attach.equip())),
                new Steps(List.of(CardVerbs.Draw.one())),
                new Steps(List.of(new SpellVerbs.Madness())),
                cost -> new Steps(List.of(new SpellVerbs.Ward(cost))),
                SpellVerbs.Ward.BY_OPPONENT);
    }
}
