package croupier.games.magic.abilities;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Type;
import croupier.script.Mentions;
import croupier.script.Numbered;
import croupier.script.Selection;
import croupier.script.Steps;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a card file can say and the rules would do nothing with: refused when cards are loaded, with what is missing. */
final class CardCheck {
    /** Where a card writer finds what there is. */
    private static final String PAGE = "; docs/magic.md lists what is there";

    /** What lies elsewhere than on the battlefield. */
    private static final List<String> ELSEWHERE = List.of(
            "graveyards", "exiled cards", "exiled by this", "spells", "abilities", "hand", "library", "graveyard");

    private static final String[][] TARGETS = {
        {"target", "targets"},
        {"second target", "target 2", "second targets"},
        {"third target", "target 3"},
        {"fourth target"}
    };

    private static final String[] PLACES = {"target", "second target", "third target", "fourth target"};

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
        if ((types & Type.PERMANENT) != 0) return null;
        for (Defs.AbilityDef a : d.abilities()) {
            Wrong wrong = ofSpell(a);
            if (wrong != null) return wrong;
        }
        return null;
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
        return a instanceof Defs.Static s ? ofAffected(s.affects()) : null;
    }

    private static @Nullable Wrong ofAffected(Selection affects) {
        for (String name : ELSEWHERE)
            if (affects.mentions(name))
                return new Wrong(
                        "affects",
                        "static effects on cards outside of the battlefield are not there: 'affects' changes permanents,"
                                + " and '" + name + "' are none" + PAGE);
        return null;
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
