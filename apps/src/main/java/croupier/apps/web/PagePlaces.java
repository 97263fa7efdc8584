package croupier.apps.web;

import java.util.HashMap;
import java.util.Map;

/** How many pages may be connected, in all and from one address. */
final class PagePlaces {
    private final int all;
    private final int perAddress;
    private final Map<String, Integer> taken = new HashMap<>();
    private int count;

    PagePlaces(int all, int perAddress) {
        this.all = all;
        this.perAddress = perAddress;
    }

    /** Takes a place, or refuses. */
    synchronized void take(String address) {
        int same = taken.getOrDefault(address, 0);
        if (same >= perAddress) throw new Refused(429, "too many connections from your address: close some");
        if (count >= all) throw new Refused(503, "the server has no place for more connections now");
        taken.put(address, same + 1);
        count++;
    }

    synchronized void give(String address) {
        taken.computeIfPresent(address, (_, n) -> n > 1 ? n - 1 : null);
        count--;
    }

    synchronized int taken() {
        return count;
    }
}
