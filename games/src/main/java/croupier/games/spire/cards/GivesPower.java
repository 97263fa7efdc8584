package croupier.games.spire.cards;

import croupier.script.*;

/** A step that gives stacks of a power: the text of its card explains the power. */
public interface GivesPower {
    Ref<Defs.PowerDef> apply();
}
