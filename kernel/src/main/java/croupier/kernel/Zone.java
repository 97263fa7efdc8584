package croupier.kernel;

/**
 * A place where entities lie in order; the last one is the top. Every seat has one of its own, or all share one.
 *
 * @param layered whether stats of what lies here are changed by layers
 */
public record Zone(String name, int index, Sight sight, boolean shared, boolean layered) implements Constant<Zone> {
    @Override
    public String toString() {
        return name;
    }
}
