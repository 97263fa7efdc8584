package croupier.apps.web;

/** How often something may be done: so many at once, and so many more every second. */
final class Bucket {
    private final double most;
    private final double perSecond;
    private double left;
    private long at = System.nanoTime();

    Bucket(double most, double perSecond) {
        this.most = most;
        this.perSecond = perSecond;
        this.left = most;
    }

    synchronized boolean take() {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - at) / 1e9 * perSecond);
        at = now;
        if (left < 1) return false;
        left--;
        return true;
    }

    /** Whether it is full again, so that nobody needs to remember it. */
    synchronized boolean isFull() {
        return left + (System.nanoTime() - at) / 1e9 * perSecond >= most;
    }
}
