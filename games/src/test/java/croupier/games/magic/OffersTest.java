package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.words.Type;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Games;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Whatever is offered can be done, whatever is answered on the way; and tapping for mana by hand makes nothing possible that was not
 * offered before. Tried on boards of any cards, some of which change what others make or cost.
 */
class OffersTest {
    private static final List<String> ODD = List.of(
            "March of the Machines",
            "Cryptolith Rite",
            "Sol Ring",
            "Mana Flare",
            "Mana Reflection",
            "Contamination",
            "Manabarbs",
            "Elvish Archdruid",
            "Llanowar Elves",
            "Birds of Paradise",
            "Karplusan Forest",
            "City of Brass",
            "Rugged Highlands",
            "Mutavault",
            "Treetop Village",
            "Mind Stone",
            "Strip Mine",
            "Goblin Electromancer",
            "Humility",
            "Blood Moon",
            "Opalescence");
    private static final int MOST_ANSWERS = 60;

    private final Magic game = (Magic) Games.load("magic");

    private Match board(long seed) {
        return Match.start(
                Setup.of(game, 2, 1).with("mulligans", "off").with("wait", "on").with(t -> lay(t, new Random(seed))));
    }

    private void lay(Table t, Random dice) {
        MagicStage stage = (MagicStage) game.stage();
        stage.at(t, "");
        for (int i = 0, n = 2 + dice.nextInt(5); i < n; i++)
            put(stage, t, dice, 0, game.book.basics[dice.nextInt(game.book.basics.length)]);
        for (int i = 0, n = dice.nextInt(5); i < n; i++) {
            String odd = ODD.get(dice.nextInt(ODD.size()));
            if (game.cards().find(odd) != 0) put(stage, t, dice, 0, game.cards().find(odd));
        }
        for (int i = 0, n = dice.nextInt(5); i < n; i++) put(stage, t, dice, dice.nextInt(2), permanent(dice));
        for (int i = 0; i < 6; i++) stage.make(t, HAND, 0, name(any(dice)));
        for (int i = 0; i < 4; i++) stage.make(t, GRAVEYARD, dice.nextInt(2), name(any(dice)));
        t.set(LIFE, player(t, 0), 1 + dice.nextInt(12));
    }

    private int any(Random dice) {
        return game.book.pool[dice.nextInt(game.book.pool.length)];
    }

    private int permanent(Random dice) {
        int card = any(dice);
        while (!game.book.faces[card].isPermanent() || game.book.faces[card].is(Type.AURA)) card = any(dice);
        return card;
    }

    private String name(int card) {
        return game.cards().name(card);
    }

    private void put(MagicStage stage, Table t, Random dice, int seat, int card) {
        int row = stage.make(t, BATTLEFIELD, seat, name(card));
        if (dice.nextInt(6) == 0) t.set(TAPPED, row, 1);
        if (dice.nextInt(4) == 0) t.set(SINCE, row, t.get(TURN));
        if (dice.nextInt(4) == 0) Counters.set(t, row, Counters.PLUS_ONE, 1 + dice.nextInt(2));
    }

    // ---- what is offered can be done

    @Test
    void whatIsOfferedCanBeDone() {
        int done = 0;
        for (int seed = 0; seed < 120; seed++) {
            Match m = board(seed);
            Decision d = m.openFor(0);
            if (d == null) continue;
            for (int i = 0; i < d.size(); i++) {
                if (Code.is(d.code(i), PASS)) continue;
                for (int again = 0; again < 2; again++) {
                    Match fork = m.fork();
                    act(fork, d.code(i), new Random(seed * 31L + i * 7L + again));
                    assertThat(isRefused(fork)).as(told(m, d, i, seed)).isFalse();
                    done++;
                }
            }
        }
        assertThat(done).isGreaterThan(300);
    }

    /** Answers, and goes on with any answers until somebody has priority or the match is over. */
    private static void act(Match m, long code, Random dice) {
        assertThat(m.answer(0, code).ok()).isTrue();
        for (int n = 0; n < MOST_ANSWERS && m.open() > 0; n++) {
            Decision d = m.open(0);
            if (d.why().equals(PRIORITY_ASKED)) return;
            assertThat(m.answer(d.seat(), any(d, dice)).ok()).isTrue();
        }
    }

    private static long[] any(Decision d, Random dice) {
        List<Long> codes = new ArrayList<>();
        for (int i = 0; i < d.size(); i++) if (Code.word(d.code(i)) != Code.TAKE_BACK) codes.add(d.code(i));
        Collections.shuffle(codes, dice);
        int many = !d.several() ? 1 : d.min() + dice.nextInt(Math.min(d.max(), codes.size()) - d.min() + 1);
        return codes.stream().limit(many).mapToLong(x -> x).toArray();
    }

    private static boolean isRefused(Match m) {
        Log log = m.log();
        for (int i = 0; i < log.size(); i++)
            if (log.kind(i) == Log.EVENT && log.number(i, 0) == NOT_POSSIBLE.index()) return true;
        return false;
    }

    private String told(Match m, Decision d, int i, int seed) {
        List<String> there = new ArrayList<>();
        for (int n = 0; n < m.table().count(BATTLEFIELD, 0); n++) {
            int row = m.table().at(BATTLEFIELD, 0, n);
            there.add(MagicCards.face(m.table(), row).name + (m.table().is(TAPPED, row) ? " tapped" : ""));
        }
        return "board " + seed + ": " + croupier.kernel.Say.option(m.table(), 0, d.code(i)) + " with " + there;
    }

    // ---- what is not offered cannot be done

    @Test
    void tappingByHandMakesNothingPossible() {
        int tapped = 0;
        for (int seed = 1000; seed < 1150; seed++) {
            Match m = board(seed);
            if (m.openFor(0) == null) continue;
            List<Long> tooDear = tooDear(m.openFor(0));
            Random dice = new Random(seed);
            for (int n = 0; n < 4; n++) {
                Decision d = m.openFor(0);
                if (d == null || d.besides() == 0) break;
                assertThat(m.answer(0, d.besidesCode(dice.nextInt(d.besides()))).ok())
                        .isTrue();
                while (m.openFor(0) != null && !m.openFor(0).why().equals(PRIORITY_ASKED))
                    assertThat(m.answer(0, any(m.openFor(0), dice)).ok()).isTrue();
                tapped++;
                Decision now = m.openFor(0);
                for (int i = 0; now != null && i < now.size(); i++)
                    assertThat(tooDear).as(told(m, now, i, seed)).doesNotContain(now.code(i));
            }
        }
        assertThat(tapped).isGreaterThan(200);
    }

    private static List<Long> tooDear(Decision d) {
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < d.refused(); i++)
            if (d.refusedReason(i).equals(TOO_DEAR) || d.refusedReason(i).equals(COST_NOT_PAYABLE))
                all.add(d.refusedCode(i));
        return all;
    }
}
