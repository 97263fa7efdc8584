package croupier.cluster;

import java.util.function.BooleanSupplier;

/** Something that must come, whenever it does. */
record Waiting(BooleanSupplier is) {
    void await() {
        Tries tries = new Tries();
        AssertionError late = new AssertionError("it did not come");
        while (!is.getAsBoolean()) tries.again(late);
    }
}
