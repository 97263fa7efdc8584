package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Event;
import croupier.script.Ability;
import croupier.script.Numbered;
import croupier.script.Ref;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Items, statuses and loadouts laid out by number of the catalogue, so that nothing is searched while playing. */
final class DuelCards {
    final Defs.Item[] items;
    final Defs.Status[] statuses;
    /** What listens of an item or status, by card. */
    final Listener[][] listenersOf;
    /** The same by number. */
    final Listener[] listeners;
    /** The items that a random loadout is made of. */
    final int[] draft;
    /** The first utility item, which fills hands in tests. */
    final int filler;

    final List<int[]> loadouts = new ArrayList<>();
    /** The loadouts that are meant to be equal. */
    final List<String> readyMade = new ArrayList<>();

    /**
     * Something that listens: an ability, the turns of a status, or both.
     *
     * @param isTested whether conditions say to which events the ability reacts, beyond whose they are
     * @param counts whether the end of its owner's turn is one of its turns
     */
    record Listener(
            int number,
            @Nullable Ability ability,
            boolean isTested,
            Defs.@Nullable Status status,
            boolean counts,
            Event[] events) {
        boolean hasCharges() {
            return status != null && status.charges() > 0;
        }

        boolean hasTurns() {
            return status != null && status.turns() > 0;
        }

        /** Whether its condition says no more than who plays. */
        private static boolean isAboutSide(Ability a) {
            return a.events().equals(List.of(PLAY))
                    && (DuelSource.BY_ME.equals(a.of()) || DuelSource.BY_ENEMY.equals(a.of()));
        }

        /** The seats whose events of a kind may concern it, as bits: a play is known by who plays, all else by whom it is aimed at. */
        int concerns(Event e, int owner) {
            if (!e.is(PLAY)) return e.is(GAME_START) ? 3 : 1 << owner;
            if (ability == null || !isAboutSide(ability)) return 3;
            return 1 << (DuelSource.BY_ME.equals(ability.of()) ? owner : 1 - owner);
        }
    }

    DuelCards(Library library) {
        items = library.byCard(Defs.Item.class);
        statuses = library.byCard(Defs.Status.class);
        listenersOf = new Listener[items.length][];
        List<Listener> all = new ArrayList<>();
        for (int card = 1; card < items.length; card++)
            listenersOf[card] = statuses[card] == null
                    ? listeners(items[card].abilities(), null, all)
                    : listeners(statuses[card].abilities(), statuses[card], all);
        listeners = all.toArray(Listener[]::new);
        draft = IntStream.range(1, items.length)
                .filter(card -> items[card] != null && !items[card].utility())
                .toArray();
        filler = IntStream.range(1, items.length)
                .filter(card -> items[card] != null && items[card].utility())
                .findFirst()
                .orElse(0);
        Definitions<Defs.Loadout> decks = library.definitions(Defs.Loadout.class);
        for (int i = 0; i < decks.size(); i++) {
            if (!decks.get(i).demonstration()) readyMade.add(decks.name(i));
            loadouts.add(decks.get(i).items().stream().mapToInt(Ref::card).toArray());
        }
    }

    /** One for each ability; the turns of a status are counted by the one that hears them end, or by one of its own. */
    private static Listener[] listeners(
            List<Numbered<Ability>> abilities, Defs.@Nullable Status status, List<Listener> all) {
        int first = all.size();
        boolean counts = status != null && status.turns() > 0;
        for (Numbered<Ability> numbered : abilities) {
            Ability a = numbered.value();
            boolean isTested = a.if_() != null || (a.of() != null && !Listener.isAboutSide(a));
            boolean own = counts && a.events().contains(TURN_END);
            all.add(new Listener(
                    all.size(), a, isTested, status, own, a.events().toArray(Event[]::new)));
            counts &= !own;
        }
        if (counts) all.add(new Listener(all.size(), null, false, status, true, new Event[] {TURN_END}));
        return all.subList(first, all.size()).toArray(Listener[]::new);
    }
}
