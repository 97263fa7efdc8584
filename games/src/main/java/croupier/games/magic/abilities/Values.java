package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Numbers of objects in any zone: what their text defines counts everywhere (604.3). */
public final class Values {
    private Values() {}

    public static int power(Table t, int object) {
        if (!t.is(OBJECT, object)) return 0;
        Defs.DefinesDef d = definition(t, object);
        return d == null ? t.stat(POWER, object) : StaticPart.Defining.value(t, object, d.power());
    }

    public static int toughness(Table t, int object) {
        if (!t.is(OBJECT, object)) return 0;
        Defs.DefinesDef d = definition(t, object);
        return d == null ? t.stat(TOUGHNESS, object) : StaticPart.Defining.value(t, object, d.toughness());
    }

    /** How the text of an object defines its power and toughness where no layer counts them: off the battlefield. */
    private static Defs.@Nullable DefinesDef definition(Table t, int object) {
        Defs.DefinesDef d = MagicCards.face(t, object).def.defines();
        boolean counts = d != null && t.zoneOf(object) != null && !onBattlefield(t, object);
        return counts && t.get(ABILITY, object) == 0 && t.stat(LOST, object) == 0 && t.get(UNDEFINED, object) == 0
                ? d
                : null;
    }

    /** The mana value; on the stack X is what was chosen (202.3). */
    public static int manaValue(Table t, int object) {
        if (!t.is(OBJECT, object) || t.is(FACE_DOWN, object) || t.get(ABILITY, object) > 0) return 0;
        Face f = MagicCards.face(t, object);
        boolean isSpell = t.isIn(STACK, object) || t.get(PROPOSED) == object;
        int xs = f.cost == null || !isSpell ? 0 : f.cost.mana.x();
        return f.value + xs * t.get(X, object);
    }

    /** Whether two objects have the same name; what has no name shares none (201.2a). */
    public static boolean shareName(Table t, int one, int other) {
        int name = name(t, one);
        return name != 0 && name == name(t, other);
    }

    /** The card whose name an object bears, 0 for none. */
    public static int name(Table t, int object) {
        if (!t.is(OBJECT, object)) return 0;
        int kept = t.get(NAMED, object);
        return kept != 0 ? MagicCards.of(t).faces[kept].namesake : MagicCards.face(t, object).namesake;
    }

    public static int typesInGraveyards(Table t) {
        int types = 0;
        for (int seat = 0; seat < t.seats(); seat++)
            for (int i = 0; i < t.count(GRAVEYARD, seat); i++) types |= t.stat(TYPES, t.at(GRAVEYARD, seat, i));
        return Integer.bitCount(types & Type.CARD_TYPES);
    }
}
