package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Items, statuses and loadouts laid out by number of the catalogue, so that nothing is searched while playing. */
final class DuelCards {
    /** What happens when an item is played. */
    final Steps[] plays;

    final Defs.Item[] items;
    final Defs.Status[] statuses;
    /** What listens of an item or status, by card. */
    final Listener[][] listenersOf;
    /** Everything that listens, by number. */
    final Listener[] listeners;
    /** The items that a random loadout is made of. */
    final int[] draft;
    /** The first utility item, which fills hands in tests. */
    final int filler;

    final Definitions<Defs.Loadout> loadouts;
    /** The loadouts that are meant to be equal. */
    final List<String> readyMade;

    static DuelCards of(Table t) {
        return (DuelCards) t.cards();
    }

    /** Something that listens: an ability, the turns of a status, or both. What is asked of it with every event is known beforehand. */
    static final class Listener {
        final int number;
        final @Nullable Ability ability;
        final Defs.@Nullable Status status;
        final boolean hasCharges;
        final boolean hasTurns;
        /** Whether conditions say to which events the ability reacts, beyond whose they are. */
        final boolean isTested;
        /** Whether the end of its owner's turn is one of its turns. */
        final boolean counts;

        final Event[] events;
        /** For each event whose it may be: 1 for its owner's, 2 for the other player's, 3 for either. */
        private final int[] whose;

        Listener(int number, @Nullable Ability ability, Defs.@Nullable Status status, boolean counts) {
            this.number = number;
            this.ability = ability;
            this.status = status;
            this.counts = counts;
            hasCharges = status != null && status.charges() > 0;
            hasTurns = status != null && status.turns() > 0;
            events = ability == null ? new Event[] {TURN_END} : ability.events().toArray(Event[]::new);
            Condition by = ability != null && isAboutSide(ability) ? ability.of() : null;
            isTested = ability != null && (ability.if_() != null || (ability.of() != null && by == null));
            whose = new int[events.length];
            for (int i = 0; i < events.length; i++) whose[i] = whose(events[i], by);
        }

        /** Whether its condition says no more than who plays. */
        private static boolean isAboutSide(Ability a) {
            return a.events().equals(List.of(PLAY))
                    && (DuelSource.BY_ME.equals(a.of()) || DuelSource.BY_ENEMY.equals(a.of()));
        }

        /** A play is known by who plays, all else by whom it is aimed at. */
        private static int whose(Event e, @Nullable Condition by) {
            if (!e.is(PLAY)) return e.is(GAME_START) ? 3 : 1;
            return by == null ? 3 : DuelSource.BY_ME.equals(by) ? 1 : 2;
        }

        /** The seats whose events may concern it, as bits. */
        int concerns(int event, int owner) {
            int own = whose[event];
            return owner == 0 ? own : (own << 1 | own >> 1) & 3;
        }
    }

    DuelCards(Library library) {
        items = library.byCard(Defs.Item.class);
        statuses = library.byCard(Defs.Status.class);
        plays = new Steps[items.length];
        for (int card = 1; card < items.length; card++) if (items[card] != null) plays[card] = items[card].play();
        listenersOf = new Listener[items.length][];
        List<Listener> all = new ArrayList<>();
        for (int card = 1; card < items.length; card++)
            listenersOf[card] = statuses[card] == null
                    ? listeners(items[card].abilities(), null, all)
                    : listeners(statuses[card].abilities(), statuses[card], all);
        listeners = all.toArray(Listener[]::new);
        draft = library.cards(Defs.Item.class, item -> !item.utility());
        filler = library.card(Defs.Item.class, Defs.Item::utility);
        loadouts = library.definitions(Defs.Loadout.class);
        readyMade = library.names(Defs.Loadout.class, d -> !d.demonstration());
    }

    /** One for each ability; the turns of a status are counted by the one that hears them end, or by one of its own. */
    private static Listener[] listeners(
            List<Numbered<Ability>> abilities, Defs.@Nullable Status status, List<Listener> all) {
        int first = all.size();
        boolean counts = status != null && status.turns() > 0;
        for (Numbered<Ability> numbered : abilities) {
            Ability a = numbered.value();
            boolean own = counts && a.events().contains(TURN_END);
            all.add(new Listener(all.size(), a, status, own));
            counts &= !own;
        }
        if (counts) all.add(new Listener(all.size(), null, status, true));
        return all.subList(first, all.size()).toArray(Listener[]::new);
    }
}
