package croupier.games.magic.abilities;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What only some types of cards can have: elsewhere it would do nothing, and is refused when cards are loaded. */
final class KindCheck {
    /** What keywords say of a spell, or of the damage that it deals; all others are about permanents. */
    private static final Set<Keyword> OF_SPELLS = EnumSet.of(
            Keyword.FLASH,
            Keyword.DEATHTOUCH,
            Keyword.LIFELINK,
            Keyword.INFECT,
            Keyword.WITHER,
            Keyword.CANT_BE_COUNTERED,
            Keyword.CANT_BE_PREVENTED,
            Keyword.SPLIT_SECOND,
            Keyword.CHANGELING,
            Keyword.DELVE,
            Keyword.CONVOKE);

    private KindCheck() {}

    static CardCheck.@Nullable Wrong of(Defs.CardDef d) {
        boolean isPermanent = is(d, Type.PERMANENT);
        CardCheck.Wrong wrong = isPermanent ? ofPermanent(d) : ofSpell(d);
        return wrong != null ? wrong : ofSubtypes(d);
    }

    private static boolean is(Defs.CardDef d, int types) {
        return (d.type().bits() & types) != 0;
    }

    private static CardCheck.@Nullable Wrong wrong(boolean is, String near, String message) {
        return is ? new CardCheck.Wrong(near, message) : null;
    }

    private static CardCheck.@Nullable Wrong first(CardCheck.@Nullable Wrong... all) {
        for (CardCheck.Wrong w : all) if (w != null) return w;
        return null;
    }

    private static CardCheck.@Nullable Wrong ofPermanent(Defs.CardDef d) {
        String spells = " is of instants and sorceries";
        boolean says =
                !d.play().isEmpty() || !d.modes().isEmpty() || !d.target().isEmpty();
        return first(
                wrong(
                        says,
                        "type",
                        "'play', 'modes' and 'target' are the text of an instant or sorcery (608.2); a permanent says under"
                                + " 'abilities' what happens: 'when: enters' (608.3)"),
                wrong(d.flashback() != null, "flashback", "flashback" + spells + " (702.34a)"),
                wrong(d.buyback() != null, "buyback", "buyback" + spells + " (702.27a)"),
                wrong(d.overload() != null, "overload", "overload" + spells + " (702.96a)"),
                wrong(d.exilesItself(), "exiles itself", "'exiles itself'" + spells + " (608.2n)"),
                wrong(
                        d.ninjutsu() != null && !is(d, Type.CREATURE.bit()),
                        "ninjutsu",
                        "ninjutsu is of creatures: it enters attacking (702.49a)"));
    }

    private static CardCheck.@Nullable Wrong ofSpell(Defs.CardDef d) {
        String permanents = " is of permanents (113.6)";
        for (Keyword k : d.keywords())
            if (!OF_SPELLS.contains(k))
                return new CardCheck.Wrong(
                        "keywords",
                        "'" + k.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ') + "'" + permanents);
        return first(
                wrong(taps(d), "tap", "a spell cannot be tapped for its own cost: {T} is of permanents (107.5)"),
                wrong(d.morph() != null, "morph", "morph" + permanents),
                wrong(d.ward() != null, "ward", "ward" + permanents),
                wrong(d.ninjutsu() != null, "ninjutsu", "ninjutsu" + permanents),
                wrong(d.mayBeginInPlay(), "may begin in play", "what begins in play" + permanents),
                wrong(d.defines() != null, "defines", "power and toughness are of creatures and Vehicles (208.1)"));
    }

    private static boolean taps(Defs.CardDef d) {
        return taps(d.additional()) || taps(d.kicker()) || taps(d.multikicker()) || taps(d.flashback());
    }

    private static boolean taps(@Nullable Cost c) {
        return c != null
                && java.util.Arrays.stream(c.parts)
                        .anyMatch(p -> p.kind() == Cost.Kind.TAP || p.kind() == Cost.Kind.UNTAP);
    }

    /** What belongs to a subtype stands on cards that have it, and on all of them. */
    private static CardCheck.@Nullable Wrong ofSubtypes(Defs.CardDef d) {
        boolean isAura = is(d, Type.AURA.bit());
        boolean isSaga = is(d, Type.SAGA.bit());
        boolean isEquipment = is(d, Type.EQUIPMENT.bit());
        return first(
                wrong(
                        isAura && d.enchant() == null,
                        "type",
                        "an Aura says under 'enchant' what it is attached to (303.4a)"),
                wrong(
                        !isAura && d.enchant() != null,
                        "enchant",
                        "only Auras enchant: 'type: Enchantment - Aura' (702.5a)"),
                wrong(isSaga && d.chapters().isEmpty(), "type", "a Saga has chapters (714.2)"),
                wrong(!isSaga && !d.chapters().isEmpty(), "chapters", "only Sagas have chapters (714.2)"),
                wrong(d.crew() != 0 && !is(d, Type.VEHICLE.bit()), "crew", "only Vehicles are crewed (702.122a)"),
                wrong(d.equip() != null && !isEquipment, "equip", "only Equipment is attached by equip (702.6a)"),
                wrong(
                        d.loyalty() != 0 && !is(d, Type.PLANESWALKER.bit()),
                        "loyalty",
                        "only planeswalkers enter with loyalty (306.5b)"),
                wrong(
                        !isAura && d.bestow() == null && IdleCheck.speaksOf(d, "enchanted"),
                        "type",
                        "nothing is 'enchanted' by what is no Aura (303.4m)"),
                wrong(
                        !isEquipment && IdleCheck.speaksOf(d, "equipped"),
                        "type",
                        "nothing is 'equipped' by what is no Equipment (301.5a)"));
    }
}
