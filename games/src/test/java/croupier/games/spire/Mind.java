package croupier.games.spire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A monster that chooses its moves in the words of the facts, apart from the card files; with random numbers of its own. */
final class Mind {
    final int ascension;
    final Map<String, Integer> counts = new HashMap<>();
    /** Moves, the latest first. */
    final List<String> moves = new ArrayList<>();

    /** What stands around it: how many others live, its place, whether it is below half of its HP, and the like. */
    int others;

    int place;
    boolean isBelowHalf;
    boolean playerIsConstricted;
    int missingHp;

    int roll;
    private final long[] state = new long[2];
    private final Function<Mind, String> choice;

    Mind(int ascension, long seed, Function<Mind, String> choice) {
        this.ascension = ascension;
        this.choice = choice;
        state[0] = murmur(seed == 0 ? Long.MIN_VALUE : seed);
        state[1] = murmur(state[0]);
    }

    /** The next move, after a roll of 0 to 99. */
    String rollMove() {
        roll = random(0, 99);
        return chooseMove();
    }

    private String chooseMove() {
        String move = choice.apply(this);
        moves.addFirst(move);
        return move;
    }

    // ---- what it remembers

    boolean isFirst() {
        return moves.isEmpty();
    }

    boolean last(String move) {
        return !moves.isEmpty() && moves.getFirst().equals(move);
    }

    boolean before(String move) {
        return moves.size() > 1 && moves.get(1).equals(move);
    }

    boolean lastTwo(String move) {
        return last(move) && before(move);
    }

    boolean among(String move) {
        return last(move) || before(move);
    }

    int count(String what) {
        return counts.getOrDefault(what, 0);
    }

    int add(String what, int by) {
        return counts.merge(what, by, Integer::sum);
    }

    // ---- chance, as the rules tell it

    private static long murmur(long x) {
        x ^= x >>> 33;
        x *= 0xff51afd7ed558ccdL;
        x ^= x >>> 33;
        x *= 0xc4ceb9fe1a85ec53L;
        return x ^ (x >>> 33);
    }

    private long nextLong() {
        long a = state[0];
        long b = state[1];
        state[0] = b;
        a ^= a << 23;
        state[1] = a ^ b ^ (a >>> 17) ^ (b >>> 26);
        return state[1] + b;
    }

    int random(int least, int most) {
        long bound = most - least + 1L;
        while (true) {
            long bits = nextLong() >>> 1;
            long value = bits % bound;
            if (bits - value + (bound - 1) >= 0) return least + (int) value;
        }
    }

    boolean coin() {
        return (nextLong() & 1) != 0;
    }

    boolean chance(float p) {
        return (nextLong() >>> 40) * (1f / (1 << 24)) < p;
    }

    /** Another number decides, by the same rule. */
    String again(int least, int most) {
        roll = random(least, most);
        return choice.apply(this);
    }

    /** The two words of its random numbers, to compare. */
    String stream() {
        return String.format("%016x%016x", state[0], state[1]);
    }
}
