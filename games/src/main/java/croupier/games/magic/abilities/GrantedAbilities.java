package croupier.games.magic.abilities;

import croupier.games.magic.words.MagicWords;
import croupier.kernel.*;

/**
 * Abilities that an effect gives to other objects in layer 6. An object has them as long as the bit of the grant is set in its
 * stat, so what removes all abilities removes these too if it is newer.
 */
public final class GrantedAbilities {
    /** As many kinds of grants as there are bits. */
    static final int MOST = 31;

    static final ActivatedAbility[] NO_ACTIVATED = {};
    static final ManaAbility[] NO_MANA = {};
    private static final TriggerGrantedByEffect[] NO_TRIGGERS = {};
    private static final int[] NO_STATICS = {};

    final int number;
    public ActivatedAbility[] activated = NO_ACTIVATED;
    public ManaAbility[] mana = NO_MANA;
    /** What these make together, if all of them are plain; else -1. */
    public int plainMana;

    /** What a resolved effect gives beside: triggers and parts of static abilities, which begin to work with it. */
    public TriggerGrantedByEffect[] triggers = NO_TRIGGERS;

    public int[] statics = NO_STATICS;

    GrantedAbilities(int number) {
        this.number = number;
    }

    int bit() {
        return 1 << number;
    }

    boolean isHadBy(Table t, int object) {
        return (t.stat(MagicWords.GRANTED, object) & bit()) != 0;
    }

    public void give(Table t, int row) {
        t.change(MagicWords.GRANTED, row, t.stat(MagicWords.GRANTED, row) | bit());
    }
}
