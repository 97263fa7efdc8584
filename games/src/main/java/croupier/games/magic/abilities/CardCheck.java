package croupier.games.magic.abilities;

import croupier.games.magic.cards.Changes;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Type;
import croupier.script.*;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a card file can say and the rules would do nothing with: refused when cards are loaded, with what is missing. */
final class CardCheck {
    /** Where a card writer finds what there is. */
    private static final String PAGE = "; docs/magic.md lists what is there";

    /** What lies elsewhere than on the battlefield. */
    private static final List<String> ELSEWHERE = List.of(
            "everything", "graveyards", "exiled cards", "exiled by this", "spells", "hand", "library", "graveyard");

    static final String[][] TARGETS = {
        {"target", "targets"},
        {"second target", "target 2", "second targets"},
        {"third target", "target 3"},
        {"fourth target"}
    };

    static final String[] PLACES = {"target", "second target", "third target", "fourth target"};

    private CardCheck() {}

    /** Something is wrong: near which word, and what. */
    record Wrong(String near, String message) {}

    /** A creature has power and toughness, a planeswalker loyalty, and an instant or sorcery no abilities of permanents. */
    static @Nullable Wrong ofCard(Defs.CardDef d) {
        int types = d.type().bits();
        boolean hasNumbers = (types & (Type.CREATURE.bit() | Type.VEHICLE.bit())) != 0;
        if (hasNumbers && d.pt() == null)
            return new Wrong("type", "a creature or Vehicle needs power and toughness, such as 'pt: 2/2' (208.1)");
        if (!hasNumbers && d.pt() != null)
            return new Wrong("pt", "only creatures and Vehicles have power and toughness (208.1)");
        if ((types & Type.PLANESWALKER.bit()) != 0 && d.loyalty() == 0)
            return new Wrong("type", "a planeswalker needs 'loyalty' (306.5a)");
        Wrong wrong = ofCosts(d, types);
        if (wrong == null) wrong = KindCheck.of(d);
        if (wrong == null) wrong = IdleCheck.ofCard(d);
        if (wrong != null) return wrong;
        if ((types & Type.PERMANENT) != 0) return null;
        for (Defs.AbilityDef a : d.abilities()) {
            Wrong amiss = ofSpell(a);
            if (amiss != null) return amiss;
        }
        return null;
    }

    /** Costs that would change nothing. */
    private static @Nullable Wrong ofCosts(Defs.CardDef d, int types) {
        if (d.entwine() != null && d.modes().isEmpty())
            return new Wrong("entwine", "a spell with entwine has modes (702.42a)");
        if (d.bestow() != null && (types & Type.CREATURE.bit()) == 0)
            return new Wrong("bestow", "a card with bestow is an enchantment creature (702.103a)");
        int optional = 0;
        if (d.kicker() != null) optional++;
        if (d.multikicker() != null) optional++;
        if (d.entwine() != null) optional++;
        if (d.buyback() != null) optional++;
        if (optional > 1)
            return new Wrong("cost", "only one of kicker, multikicker, entwine and buyback is there on a card" + PAGE);
        boolean hasLandCost = (types & Type.LAND.bit()) != 0 && d.cost() != null;
        return hasLandCost ? new Wrong("cost", "a land has no mana cost and is never cast (305.9)") : null;
    }

    private static @Nullable Wrong ofSpell(Defs.AbilityDef a) {
        String instead = "an instant or sorcery is never on the battlefield, so this ability would do nothing (113.6)";
        return switch (a) {
            case Defs.Ruled r ->
                new Wrong("rule", instead + "; what the spell itself costs less is 'costs less: 2'" + PAGE);
            case Defs.Static s -> new Wrong("affects", instead + "; write 'change' under 'play'" + PAGE);
            case Defs.Replaces r -> new Wrong("before", instead + "; write 'from now on' under 'play'" + PAGE);
            case Defs.Triggered t ->
                t.works() == Defs.Works.BATTLEFIELD
                        ? new Wrong("when", instead + "; write 'works: stack' for 'when you cast this'" + PAGE)
                        : null;
            case Defs.Activated x ->
                x.works() == Defs.Works.BATTLEFIELD
                        ? new Wrong("activate", instead + "; write 'works: hand' or 'works: graveyard'" + PAGE)
                        : null;
            default -> new Wrong("abilities", instead + PAGE);
        };
    }

    /** An ability works only where the rules look for it. */
    static @Nullable Wrong ofAbility(Defs.AbilityDef a) {
        if (a instanceof Defs.Triggered t && t.works() == Defs.Works.HAND)
            return new Wrong(
                    "works",
                    "triggered abilities of cards in a hand are not there: battlefield, graveyard, stack, exile"
                            + PAGE);
        if (a instanceof Defs.Activated x && (x.works() == Defs.Works.STACK || x.works() == Defs.Works.EXILE))
            return new Wrong(
                    "works", "activated abilities work on the battlefield, in a hand or in a graveyard" + PAGE);
        return a instanceof Defs.Static s ? ofAffected(s) : null;
    }

    /** What changes cards outside of the battlefield changes their types, colors and numbers; abilities only of graveyards. */
    private static @Nullable Wrong ofAffected(Defs.Static s) {
        String name = elsewhere(s.affects());
        if (name == null) return null;
        Changes c = s.changes();
        boolean given = !c.gain().isEmpty() || !c.lose().isEmpty() || !s.grant().isEmpty();
        if (given || c.controller() != null || c.loseAllButMana())
            return new Wrong(
                    "affects",
                    "abilities and control of cards outside of the battlefield do not change, and '" + name
                            + "' are there: types, subtypes, colors, power and toughness do" + PAGE);
        if (c.loseAll() && !isOfGraveyards(name))
            return new Wrong(
                    "affects",
                    "cards lose all abilities on the battlefield and in graveyards, not '" + name + "'" + PAGE);
        return null;
    }

    private static boolean isOfGraveyards(String name) {
        return name.equals("graveyards") || name.equals("graveyard");
    }

    private static @Nullable String elsewhere(Selection affects) {
        for (String name : ELSEWHERE) if (affects.mentions(name)) return name;
        return null;
    }

    /** Whether it changes objects outside of the battlefield. */
    static boolean reachesElsewhere(Defs.AbilityDef a) {
        return a instanceof Defs.Static s && elsewhere(s.affects()) != null;
    }

    /** The faces and halves of one card fit together, and belong to a card (709, 712, 715). */
    static @Nullable Wrong ofSides(Defs.CardDef d, int front) {
        if (d.side() && front == 0)
            return new Wrong(
                    "side",
                    "it is a side, but no card names it: write it under 'adventure', 'back', 'other side' or 'halves' of"
                            + " its card" + PAGE);
        List<Ref<Defs.CardDef>> all = new ArrayList<>(d.halves());
        if (d.adventure() != null) all.add(d.adventure());
        if (d.back() != null) all.add(d.back());
        if (d.otherSide() != null) all.add(d.otherSide());
        for (Ref<Defs.CardDef> r : all)
            if (!r.get().side())
                return new Wrong(r.name(), r.name() + " is a card by itself: a side says 'side: true'" + PAGE);
        if (d.adventure() != null && isPermanent(d.adventure().get()))
            return new Wrong("adventure", "an adventure is an instant or sorcery (715.2)");
        if (d.back() != null && !isPermanent(d.back().get()))
            return new Wrong("back", "what transforms is a permanent on both sides (712.4)");
        return d.halves().isEmpty() && !d.fuse() ? null : ofHalves(d);
    }

    private static boolean isPermanent(Defs.CardDef d) {
        return (d.type().bits() & Type.PERMANENT) != 0;
    }

    /** A split card is what its halves are together wherever it is not a spell (709.4). */
    private static @Nullable Wrong ofHalves(Defs.CardDef d) {
        if (d.halves().size() != 2) return new Wrong("halves", "a split card has two halves (709.1)");
        int value = 0;
        int colors = 0;
        int types = 0;
        for (Ref<Defs.CardDef> half : d.halves()) {
            Defs.CardDef h = half.get();
            if (isPermanent(h) || h.cost() == null)
                return new Wrong("halves", "a half is an instant or sorcery with a mana cost");
            if (d.fuse() && !h.modes().isEmpty()) return new Wrong("fuse", "halves with modes cannot be fused" + PAGE);
            value += h.cost().value();
            colors |= h.cost().colors();
            types |= h.type().bits();
        }
        boolean fits = d.cost() != null && d.cost().value() == value && d.cost().colors() == colors;
        if (!fits) return new Wrong("cost", "a split card has the mana costs of its halves together (709.4b)");
        return d.type().bits() == types
                ? null
                : new Wrong("type", "a split card has the types of both halves (709.4c)");
    }

    /** A text speaks of targets that are chosen for it, and of no others. */
    static @Nullable Wrong ofTargets(int aims, Steps steps) {
        for (int i = aims; i < TARGETS.length; i++)
            for (String name : TARGETS[i])
                if (Mentions.outside(steps, name, Numbered.class))
                    return new Wrong(
                            "do",
                            "the text speaks of '" + name + "', but there "
                                    + (aims == 1 ? "is 1 target" : "are " + aims + " targets")
                                    + ": say under 'target' what the " + PLACES[i] + " is (115.1)");
        return null;
    }
}
