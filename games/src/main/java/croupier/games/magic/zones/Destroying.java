package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.effects.InCombat;
import croupier.games.magic.effects.Tapping;
import croupier.games.magic.words.Keyword;
import croupier.kernel.*;

/** Destroying (701.8) and sacrificing (701.21). */
public final class Destroying {
    private Destroying() {}

    /** Permanents are destroyed at the same time, except those that cannot be or whose destruction is replaced. */
    public static void destroyAll(Table t, int cause, Rows objects, boolean regenerates) {
        int mark = t.mark();
        Rows dying = t.rows();
        for (int i = 0; i < objects.size(); i++)
            if (isDestroyed(t, cause, objects.get(i), regenerates)) dying.add(objects.get(i));
        Moves.moveAll(t, cause, dying, GRAVEYARD, Moves.ON_TOP);
        tell(t, cause, dying);
        t.release(mark);
    }

    /** Listeners hear of what was destroyed when it is gone. */
    public static void tell(Table t, int cause, Rows destroyed) {
        if (t.isHeard(DESTROYED))
            for (int i = 0; i < destroyed.size(); i++) t.did(DESTROYED, cause, destroyed.get(i), 0);
    }

    static void destroy(Table t, int cause, int object, boolean regenerates) {
        int mark = t.mark();
        destroyAll(t, cause, t.rows().add(object), regenerates);
        t.release(mark);
    }

    /** Whether destroying this is not stopped by indestructible, a shield or an umbra. */
    public static boolean isDestroyed(Table t, int cause, int object, boolean regenerates) {
        if (!onBattlefield(t, object) || has(t, object, Keyword.INDESTRUCTIBLE)) return false;
        boolean can = regenerates && !has(t, object, Keyword.CANT_BE_REGENERATED);
        return t.would(DESTROYED, cause, object, can ? 1 : 0) != Event.NOTHING;
    }

    /** Its controller puts it into its owner's graveyard; it is not destroyed. */
    public static void sacrifice(Table t, int object) {
        int mark = t.mark();
        sacrificeAll(t, t.rows().add(object));
        t.release(mark);
    }

    /** Permanents are sacrificed at the same time, each by its controller. */
    public static void sacrificeAll(Table t, Rows objects) {
        int mark = t.mark();
        Rows going = t.rows();
        Rows players = t.rows();
        for (int i = 0; i < objects.size(); i++) {
            int object = objects.get(i);
            if (!onBattlefield(t, object) || going.has(object)) continue;
            int player = player(t, controller(t, object));
            if (t.would(SACRIFICED, player, object, 0) == Event.NOTHING) continue;
            going.add(object);
            players.add(player);
        }
        Moves.moveAll(t, 0, going, GRAVEYARD, Moves.ON_TOP);
        for (int i = 0; i < going.size(); i++) t.did(SACRIFICED, players.get(i), going.get(i), 0);
        t.release(mark);
    }

    /** Regeneration (701.19): instead of being destroyed it is tapped, healed and out of combat. */
    static void regenerate(Table t, int object) {
        t.set(DAMAGE, object, 0);
        t.set(DEADLY, object, 0);
        Tapping.tap(t, object);
        InCombat.remove(t, object);
    }
}
