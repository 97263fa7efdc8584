package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;
import java.util.Arrays;

/** Which of several sources of one kind is tapped: one that nothing is attached to, and of these the first. */
final class Hosts {
    private int[] hosts = new int[16];
    private int count;

    /** Looks what has something attached to it. */
    void look(Table t) {
        count = 0;
        int all = t.count(BATTLEFIELD, 0);
        for (int i = 0; i < all; i++) {
            int host = t.get(ATTACHED, t.at(BATTLEFIELD, 0, i));
            if (host == 0) continue;
            if (count == hosts.length) hosts = Arrays.copyOf(hosts, count * 2);
            hosts[count++] = host;
        }
    }

    private boolean isHost(int row) {
        for (int i = 0; i < count; i++) if (hosts[i] == row) return true;
        return false;
    }

    /** A source of this kind that is not used yet. */
    int oneOf(Payer p, int kind, Outlay used) {
        Sources all = Workspace.of(p.t).sources;
        int found = 0;
        for (int i = 0; i < all.size; i++) {
            if (p.kindOf[i] != kind || used.isUsed(all.source[i])) continue;
            if (!isHost(all.source[i])) return all.source[i];
            if (found == 0) found = all.source[i];
        }
        return found;
    }
}
