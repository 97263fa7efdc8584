package croupier.games.magic.cards;

import croupier.games.magic.words.Color;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Subtype;
import croupier.games.magic.words.Type;
import croupier.script.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an effect changes of objects, layer by layer (613.1). */
@Doc("What an effect changes of objects, layer by layer.")
public record Changes(
        @Nullable @Doc("who controls them") Noun controller,
        @Doc("types they have in addition") List<Type> addTypes,
        @Doc("card types they have instead of theirs") List<Type> types,
        @Doc("creature types they have in addition") List<Subtype> addSubtypes,
        @Doc("creature types they have instead of theirs") List<Subtype> subtypes,

        @Nullable @Doc("basic land type they have instead of theirs, with its mana ability and no other text")
        Type landType,

        @Nullable @Doc("colors they have instead of theirs") List<Color> colors,
        @Doc("colors they have in addition") List<Color> addColors,

        @Doc("they have the color that this keeps as chosen, in addition")
        boolean addChosenColor,

        @Doc("they are of the creature type that this keeps as chosen, instead of theirs")
        boolean chosenSubtype,

        @Doc("keyword abilities they have") List<Keyword> gain,
        @Doc("keyword abilities they lose") List<Keyword> lose,
        @Doc("they lose all abilities") boolean loseAll,

        @Doc("they lose all abilities except mana abilities")
        boolean loseAllButMana,

        @Nullable @Of("object") @Doc("what their power becomes; they are 'it'")
        PerRow<Amount> basePower,

        @Nullable @Of("object") @Doc("what their toughness becomes")
        PerRow<Amount> baseToughness,

        @Nullable @Of("object") @Doc("how much power they get")
        PerRow<Amount> power,

        @Nullable @Of("object") @Doc("how much toughness they get")
        PerRow<Amount> toughness,

        @Doc("power and toughness are switched") boolean switches) {
    public Changes {
        if (landType != null && !landType.isLandType()) throw new IllegalArgumentException(Type.NO_LAND_TYPE);
    }

    public boolean isNothing() {
        boolean numbers = power != null || toughness != null || basePower != null || baseToughness != null;
        boolean sorts = landType != null
                || !(types.isEmpty() && addTypes.isEmpty() && subtypes.isEmpty() && addSubtypes.isEmpty())
                || colors != null
                || !addColors.isEmpty()
                || addChosenColor
                || chosenSubtype;
        return !numbers
                && !sorts
                && !loseAll
                && !loseAllButMana
                && gain.isEmpty()
                && lose.isEmpty()
                && controller == null
                && !switches;
    }
}
