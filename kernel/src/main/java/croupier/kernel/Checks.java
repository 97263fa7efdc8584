package croupier.kernel;

/**
 * Whether the kernel checks what it is asked to do: where assertions are on. In short methods that rules call all the time
 * {@code if (Checks.ON) check()} stands in place of {@code assert}: the compiler of the JVM counts the bytes of an assertion when it
 * decides what to inline, although it leaves the assertion out, and these are 23 instead of 12.
 */
final class Checks {
    static final boolean ON = Checks.class.desiredAssertionStatus();

    private Checks() {}
}
