package croupier.apps.web;

/** How often one connection may speak. Saying no costs something too: one that does not stop is to be ended. */
final class Allowance {
    /** This much in a row is more than any page says by mistake. */
    static final int MOST_REFUSED = 100;

    private final Bucket bucket;
    private int refused;

    Allowance(Bucket bucket) {
        this.bucket = bucket;
    }

    boolean takes() {
        boolean takes = bucket.take();
        refused = takes ? 0 : refused + 1;
        return takes;
    }

    boolean isExhausted() {
        return refused > MOST_REFUSED;
    }
}
