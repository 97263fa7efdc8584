package croupier.lab;

/**
 * How many per CPU second of one thread.
 *
 * @param median the middle one of several windows
 */
public record Rate(double median, double least, double most) {
    /** Not measured. */
    public static final Rate NONE = new Rate(0, 0, 0);

    Rate times(double factor) {
        return new Rate(median * factor, least * factor, most * factor);
    }
}
