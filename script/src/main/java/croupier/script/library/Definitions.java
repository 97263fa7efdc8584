package croupier.script.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The definitions of one kind, by place, by name and by number of the catalogue. A definition with an {@code upgrade} is
 * one record per level, level 0 as it is written.
 */
public final class Definitions<T> {
    private final Class<T> type;
    private final List<String> names;
    private final int firstCard;
    private final List<List<T>> levels;
    private final Map<String, Integer> places = new HashMap<>();

    Definitions(Class<T> type, List<String> names, int firstCard, List<List<T>> levels) {
        this.type = type;
        this.names = names;
        this.firstCard = firstCard;
        this.levels = levels;
        for (int i = 0; i < names.size(); i++) places.put(names.get(i), i);
    }

    public int size() {
        return names.size();
    }

    /** The definition at this place, counted from 0. */
    public T get(int place) {
        return levels.get(place).get(0);
    }

    /** The definition at this place at a level; beyond the highest level the highest one. */
    public T get(int place, int level) {
        List<T> all = levels.get(place);
        return all.get(Math.max(0, Math.min(level, all.size() - 1)));
    }

    /** The definition with this number of the catalogue. */
    public T card(int card) {
        return get(card - firstCard);
    }

    public T card(int card, int level) {
        return get(card - firstCard, level);
    }

    /** Whether a number of the catalogue is of this kind. */
    public boolean has(int card) {
        return card >= firstCard && card < firstCard + names.size() && firstCard > 0;
    }

    /** The number of the catalogue of the definition at this place; 0 if the kind is not in it. */
    public int cardOf(int place) {
        return firstCard == 0 ? 0 : firstCard + place;
    }

    public T named(String name) {
        T found = find(name);
        if (found == null)
            throw new IllegalArgumentException(
                    "there is no '" + name + "'. " + croupier.kernel.Nearest.hint(name, names));
        return found;
    }

    public @Nullable T find(String name) {
        Integer place = places.get(name);
        return place == null ? null : get(place);
    }

    /** The place of a name, -1 for none. */
    public int place(String name) {
        return places.getOrDefault(name, -1);
    }

    public String name(int place) {
        return names.get(place);
    }

    /** How many levels a definition has, 1 without upgrades. */
    public int levels(int place) {
        return levels.get(place).size();
    }

    List<T> levelsAt(int place) {
        return levels.get(place);
    }

    /** All at level 0, in order of their files and places in them. */
    public List<T> all() {
        List<T> all = new ArrayList<>(levels.size());
        for (int i = 0; i < levels.size(); i++) all.add(get(i));
        return all;
    }

    public Class<T> type() {
        return type;
    }
}
