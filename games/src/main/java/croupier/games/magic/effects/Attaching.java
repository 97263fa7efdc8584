package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Auras and Equipment (303.4, 301.5, 701.3). */
public final class Attaching {
    private Attaching() {}

    /** Whether this Aura is attached to something that it can enchant (704.5m); one that is a creature cannot enchant anything (303.4d). */
    public static boolean isLegal(Table t, int aura) {
        int host = t.get(ATTACHED, aura);
        return host != 0 && !isA(t, aura, Type.CREATURE) && canEnchant(t, aura, host);
    }

    private static boolean canEnchant(Table t, int aura, int host) {
        if (t.is(OBJECT, host) && !onBattlefield(t, host)) return false;
        if (Protection.from(t, host, aura)) return false;
        Defs.TargetDef enchant = enchantOf(t, aura);
        if (enchant == null) return false;
        Scope s = t.scope();
        Scopes.object(t, s, aura, controller(t, aura));
        boolean is = enchant.of().has(t, s, host);
        t.done(s);
        return is;
    }

    private static Defs.@Nullable TargetDef enchantOf(Table t, int aura) {
        Face f = MagicCards.face(t, aura);
        return Bestowing.is(t, aura) ? f.bestowedOn : f.def.enchant();
    }

    /** Equipment comes off what it cannot equip; so does anything attached that is a creature (704.5n, p). */
    public static boolean comesOff(Table t, int object, int types) {
        if ((types & Type.AURA.bit()) != 0) return false;
        return (types & Type.EQUIPMENT.bit()) == 0
                || (types & Type.CREATURE.bit()) != 0
                || !canEquip(t, object, t.get(ATTACHED, object));
    }

    private static boolean canEquip(Table t, int equipment, int host) {
        return onBattlefield(t, host) && isA(t, host, Type.CREATURE) && !Protection.from(t, host, equipment);
    }

    /** Attaches it; it gets a new timestamp (613.7e). */
    public static void attach(Table t, int object, int host) {
        if (!onBattlefield(t, object) || t.get(ATTACHED, object) == host || object == host) return;
        boolean can = isA(t, object, Type.AURA) ? canEnchant(t, object, host) : canEquip(t, object, host);
        if (!can) return;
        t.set(ATTACHED, object, host);
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m)) if (t.sourceOf(m) == object) t.restamp(m);
    }

    /** An Aura that enters otherwise than as a spell is attached to something its controller chooses, or does not enter (303.4f, g). */
    public static boolean choose(Table t, int aura, int seat) {
        Defs.TargetDef enchant = MagicCards.face(t, aura).def.enchant();
        if (enchant == null) return false;
        int mark = t.mark();
        Scope s = t.scope();
        Scopes.object(t, s, aura, seat);
        Rows among = enchant.of().rows(t, s);
        int kept = 0;
        for (int i = 0; i < among.size(); i++)
            if (!Protection.from(t, among.get(i), aura)) among.set(kept++, among.get(i));
        among.shorten(kept);
        int host = among.isEmpty()
                ? 0
                : t.ask(seat, CHOOSE).because(aura).from(among).one();
        t.done(s);
        t.release(mark);
        if (host != 0) t.set(ATTACHED, aura, host);
        return host != 0;
    }
}
