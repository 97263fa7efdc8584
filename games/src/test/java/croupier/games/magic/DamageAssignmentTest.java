package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.magic.effects.InCombat;
import croupier.games.magic.words.Keyword;
import croupier.kernel.Decision;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Opening;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.script.scenario.Stage;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Attackers that share blockers can be assigned exactly what is legal as a whole (510.1c, 510.1e, 702.19b, 702.2c). */
class DamageAssignmentTest {
    private static final int BOARDS = 60;

    /** Attackers with their power, trample and deathtouch; blockers with their toughness; who blocks whom. */
    private record Board(int[] power, boolean[] tramples, boolean[] deadly, int[] toughness, boolean[][] blocks) {
        static Board random(Random r) {
            int attackers = 2 + r.nextInt(2);
            int blockers = 1 + r.nextInt(2);
            Board b = new Board(
                    new int[attackers],
                    new boolean[attackers],
                    new boolean[attackers],
                    new int[blockers],
                    new boolean[attackers][blockers]);
            for (int a = 0; a < attackers; a++) {
                b.power[a] = 1 + r.nextInt(3);
                b.tramples[a] = r.nextInt(3) > 0;
                b.deadly[a] = r.nextInt(4) == 0;
            }
            for (int d = 0; d < blockers; d++) {
                b.toughness[d] = 1 + r.nextInt(4);
                b.blocks[r.nextInt(attackers)][d] = true;
                for (int a = 0; a < attackers; a++) if (r.nextInt(2) == 0) b.blocks[a][d] = true;
            }
            return b;
        }

        boolean isBlocked(int a) {
            for (boolean blocks : blocks[a]) if (blocks) return true;
            return false;
        }

        /** What every blocker is dealt and what goes through, for every legal assignment. */
        Set<String> legal() {
            Set<String> all = new TreeSet<>();
            assign(0, 0, 0, new int[power.length][toughness.length + 1], all);
            return all;
        }

        private void assign(int a, int d, int used, int[][] given, Set<String> all) {
            if (a == power.length) {
                if (isLegal(given)) all.add(told(given));
                return;
            }
            if (d == toughness.length) {
                given[a][d] = power[a] - used;
                if (given[a][d] == 0 || tramples[a] || !isBlocked(a)) assign(a + 1, 0, 0, given, all);
                return;
            }
            for (int n = 0; n <= (blocks[a][d] ? power[a] - used : 0); n++) {
                given[a][d] = n;
                assign(a, d + 1, used + n, given, all);
            }
        }

        private boolean isLegal(int[][] given) {
            for (int a = 0; a < power.length; a++)
                for (int d = 0; d < toughness.length; d++)
                    if (given[a][toughness.length] > 0 && blocks[a][d] && !isLethal(given, d)) return false;
            return true;
        }

        private boolean isLethal(int[][] given, int d) {
            int sum = 0;
            for (int a = 0; a < power.length; a++) {
                sum += given[a][d];
                if (deadly[a] && given[a][d] > 0) return true;
            }
            return sum >= toughness[d];
        }

        private String told(int[][] given) {
            int[] sums = new int[toughness.length + 1];
            for (int[] row : given) for (int d = 0; d < row.length; d++) sums[d] += row[d];
            return Arrays.toString(sums);
        }
    }

    /** The creatures stand in combat, and damage is dealt next; blockers cannot be destroyed, so that it stays marked. */
    private record Laid(Board b) implements Opening {
        @Override
        public void lay(Table t) {
            Stage stage = ((Magic) t.game()).stage();
            stage.at(t, "damage");
            int[] attackers = new int[b.power.length];
            for (int a = 0; a < attackers.length; a++) {
                attackers[a] = stage.make(t, BATTLEFIELD, 0, "Grizzly Bears");
                int keywords =
                        (b.tramples[a] ? Keyword.TRAMPLE.bit() : 0) | (b.deadly[a] ? Keyword.DEATHTOUCH.bit() : 0);
                t.setPrinted(POWER, attackers[a], b.power[a]);
                t.setPrinted(KEYWORDS, attackers[a], keywords);
                t.set(ATTACKING, attackers[a], player(t, 1));
                t.set(IS_BLOCKED, attackers[a], b.isBlocked(a) ? 1 : 0);
            }
            t.set(ATTACKERS_DECLARED, attackers.length);
            for (int d = 0; d < b.toughness.length; d++) {
                int blocker = stage.make(t, BATTLEFIELD, 1, "Grizzly Bears");
                t.setPrinted(POWER, blocker, 0);
                t.setPrinted(TOUGHNESS, blocker, b.toughness[d]);
                t.setPrinted(KEYWORDS, blocker, Keyword.INDESTRUCTIBLE.bit());
                for (int a = 0; a < attackers.length; a++) if (b.blocks[a][d]) InCombat.block(t, blocker, attackers[a]);
            }
        }
    }

    @Test
    void exactlyTheLegalAssignmentsCanBeSaid() {
        Random r = new Random(510);
        int shared = 0;
        for (int n = 0; n < BOARDS; n++) {
            Board b = Board.random(r);
            Set<String> said = new TreeSet<>();
            explore(begin(b), b, said);
            assertThat(said).as("%s", b).isEqualTo(b.legal());
            if (b.legal().size() > 1) shared++;
        }
        assertThat(shared).isGreaterThan(BOARDS / 2);
    }

    private static Match begin(Board b) {
        Magic game = (Magic) Games.load("magic");
        Setup setup = Setup.of(game, 2, 1);
        for (Map.Entry<String, String> o : game.stage().options().entrySet())
            setup = setup.with(o.getKey(), o.getValue());
        return Match.start(setup.with(new Laid(b)));
    }

    /** Every way to answer. */
    private static void explore(Match m, Board b, Set<String> said) {
        Decision d = m.open(0);
        if (!d.why().name().equals(ASSIGN.name())) {
            said.add(dealt(m.table(), b));
            return;
        }
        for (int i = 0; i < d.size(); i++) {
            Match next = m.fork();
            assertThat(next.answer(d.seat(), d.code(i)).ok()).isTrue();
            explore(next, b, said);
        }
    }

    private static String dealt(Table t, Board b) {
        int[] sums = new int[b.toughness.length + 1];
        for (int d = 0; d < b.toughness.length; d++) sums[d] = t.get(DAMAGE, t.at(BATTLEFIELD, 0, b.power.length + d));
        sums[b.toughness.length] = 20 - t.get(LIFE, player(t, 1));
        return Arrays.toString(sums);
    }
}
