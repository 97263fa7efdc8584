package croupier.apps.web;

/** How often something may be done: this many at once, and this many more every second. */
final class Bucket {
    private final double most;
    private final double perSecond;
    private final Timer timer;
    private double left;
    private long at;

    Bucket(double most, double perSecond, Timer timer) {
        this.most = most;
        this.perSecond = perSecond;
        this.timer = timer;
        this.left = most;
        this.at = timer.now();
    }

    synchronized boolean take() {
        long now = timer.now();
        left = Math.min(most, left + (now - at) / 1e9 * perSecond);
        at = now;
        if (left < 1) return false;
        left--;
        return true;
    }

    /** Whether it is full again, so that nobody needs to remember it. */
    synchronized boolean isFull() {
        return left + (timer.now() - at) / 1e9 * perSecond >= most;
    }
}
