package croupier.script;

import java.util.List;

/** Keys and values in the order they are written; read by index, so that nothing is made while playing. */
public record Pairs<K, V>(List<K> keys, List<V> values) {
    public int size() {
        return keys.size();
    }

    public K key(int i) {
        return keys.get(i);
    }

    public V value(int i) {
        return values.get(i);
    }
}
