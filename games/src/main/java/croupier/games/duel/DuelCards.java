package croupier.games.duel;

import croupier.kernel.Catalogue;
import croupier.script.Definitions;
import croupier.script.Library;
import croupier.script.Ref;
import croupier.script.Steps;
import java.util.ArrayList;
import java.util.List;

/** Items, statuses and loadouts laid out by number of the catalogue, so that nothing is searched while playing. */
final class DuelCards {
    private static final Ability[] NONE = {};

    final Catalogue catalogue;
    private final Steps[] effects;
    private final Ability[][] passives;
    private final Ability[] statuses;
    private final Ability[] abilities;
    private final int[] draft;
    private int filler;
    private final List<int[]> loadouts = new ArrayList<>();
    private final List<String> readyMade = new ArrayList<>();

    DuelCards(
            Catalogue catalogue, Definitions<Item> items, Definitions<Listener> listeners, Definitions<Loadout> decks) {
        this.catalogue = catalogue;
        effects = new Steps[catalogue.size()];
        passives = new Ability[catalogue.size()][];
        statuses = new Ability[catalogue.size()];
        List<Ability> all = new ArrayList<>();
        List<Integer> drafted = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            int card = items.cardOf(i);
            effects[card] = item.play();
            List<Ability> own = new ArrayList<>();
            for (Listener p : item.passive()) own.add(add(all, p));
            passives[card] = own.toArray(NONE);
            if (!item.utility()) drafted.add(card);
            else if (filler == 0) filler = card;
        }
        for (int i = 0; i < listeners.size(); i++) statuses[listeners.cardOf(i)] = add(all, listeners.get(i));
        abilities = all.toArray(NONE);
        draft = drafted.stream().mapToInt(Integer::intValue).toArray();
        for (int i = 0; i < decks.size(); i++) {
            if (!decks.get(i).demonstration()) readyMade.add(decks.name(i));
            loadouts.add(decks.get(i).items().stream().mapToInt(Ref::card).toArray());
        }
    }

    static DuelCards of(Library library) {
        return new DuelCards(
                library.cards(),
                library.definitions(Item.class),
                library.definitions(Listener.class),
                library.definitions(Loadout.class));
    }

    private static Ability add(List<Ability> all, Listener listener) {
        Ability a = new Ability(all.size(), listener);
        all.add(a);
        return a;
    }

    /** What happens when an item is played. */
    Steps effects(int card) {
        return effects[card];
    }

    Ability[] passives(int card) {
        return passives[card];
    }

    Ability status(int card) {
        return statuses[card];
    }

    /** All listeners by number. */
    Ability[] abilities() {
        return abilities;
    }

    /** The items that a random loadout is made of. */
    int[] draft() {
        return draft;
    }

    /** The first utility item, which fills hands in tests; 0 for none. */
    int filler() {
        return filler;
    }

    /** The loadouts that are meant to be equal. */
    List<String> readyMade() {
        return List.copyOf(readyMade);
    }

    int[] loadout(int place) {
        return loadouts.get(place);
    }
}
