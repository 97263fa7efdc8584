package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** Bestow (702.103): a card that was cast as an Aura is one, and no creature, until it is attached to nothing any more. */
public final class Bestowing {
    private Bestowing() {}

    /** The spell becomes an Aura: it is not a creature and has no creature types (702.103b). */
    public static void begin(Table t, int spell) {
        t.setPrinted(TYPES, spell, (t.printed(TYPES, spell) & ~Type.CREATURE.bit()) | Type.AURA.bit());
        int[] creatures = MagicCards.of(t).creatureTypes();
        for (int i = 0; i < SUBTYPES.length; i++)
            t.setPrinted(SUBTYPES[i], spell, t.printed(SUBTYPES[i], spell) & ~creatures[i]);
    }

    public static boolean is(Table t, int object) {
        return t.get(CAST_AS, object) == Face.BESTOW && (t.printed(TYPES, object) & Type.AURA.bit()) != 0;
    }

    /** It is what its card says again: a creature that is attached to nothing (702.103e, f). */
    public static void end(Table t, int object) {
        MagicCards.face(t, object).print(t, object);
        t.set(CAST_AS, object, 0);
        t.set(ATTACHED, object, 0);
    }
}
