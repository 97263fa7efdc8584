package croupier.script;

import java.util.SequencedMap;

/** The named numbers of a definition at one of its levels: {@code numbers: {damage: 14, times: 3}}. */
public record Numbers(SequencedMap<String, Integer> byName) {
    public int get(String name) {
        Integer value = byName.get(name);
        if (value == null) throw new IllegalArgumentException("there is no number '" + name + "'");
        return value;
    }
}
