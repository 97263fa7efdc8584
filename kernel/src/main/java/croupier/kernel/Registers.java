package croupier.kernel;

/**
 * A row of numbers of the match itself, counted from 0, such as a list that chance has put in an order.
 *
 * @param at where the first one lies
 * @param isSecret whether no seat sees them
 */
public record Registers(String name, int at, int count, boolean isSecret) {
    void check(int i) {
        if (i < 0 || i >= count) throw new AssertionError(name + " has " + count + " numbers, none at " + i);
    }

    @Override
    public String toString() {
        return name;
    }
}
