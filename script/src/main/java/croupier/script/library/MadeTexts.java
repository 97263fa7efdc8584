package croupier.script.library;

import croupier.script.Amount;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Rules texts that were made already: screens ask for the same ones again and again. */
final class MadeTexts {
    /** Enough for all cards of a game at several levels and with usual numbers; then it begins again. */
    private static final int MOST = 20_000;

    /** A card at a level, with some of its amounts as the numbers that they are now. Amounts are these very objects. */
    private record Version(int card, int level, Amount[] amounts, int[] numbers) {
        static Version of(int card, int level, IdentityHashMap<Amount, Integer> now) {
            Amount[] amounts = new Amount[now.size()];
            int[] numbers = new int[now.size()];
            int i = 0;
            for (Map.Entry<Amount, Integer> e : now.entrySet()) {
                amounts[i] = e.getKey();
                numbers[i++] = e.getValue();
            }
            return new Version(card, level, amounts, numbers);
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // two amounts of a card may be equal and yet have different numbers
        public boolean equals(Object o) {
            if (!(o instanceof Version v) || v.card != card || v.level != level) return false;
            if (!Arrays.equals(v.numbers, numbers)) return false;
            for (int i = 0; i < amounts.length; i++) if (v.amounts[i] != amounts[i]) return false;
            return true;
        }

        @Override
        public int hashCode() {
            return (card * 31 + level) * 31 + Arrays.hashCode(numbers);
        }
    }

    private final Map<Version, String> made = new ConcurrentHashMap<>();

    String of(int card, int level, IdentityHashMap<Amount, Integer> now, Supplier<String> maker) {
        Version version = Version.of(card, level, now);
        String known = made.get(version);
        if (known != null) return known;
        String text = maker.get();
        if (made.size() >= MOST) made.clear();
        made.put(version, text);
        return text;
    }
}
