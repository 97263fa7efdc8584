package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Say;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.lab.RandomBot;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions, options, reasons and log lines of matches with random answers, in every game: what people read is English. */
class SaidTest {
    private static final int MATCHES = 3;
    private static final int DECISIONS = 150;

    /** Doubled words and spaces, names and numbers that were left out or only the program knows. */
    private static final Pattern WRONG = Pattern.compile("\\b(of|the|a|an|to|and|or|that|is|for|with) \\1\\b|  |"
            + " [.,:;?]|\\bnull\\b|\\{[a-z]|[\\[\\]]|\\.\\.|2147483647|\\b(?:of|the|with|to|by|named"
            + " by)$|\\b[2-9] (?:of )?(?:those cards|them|cards) that is |^(.+): \\2 ");

    private final TreeSet<String> wrong = new TreeSet<>();

    static List<String> games() {
        return Games.names();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatPeopleReadIsEnglish(String name) {
        Game game = Games.load(name);
        for (int seed = 1; seed <= MATCHES; seed++) {
            int seats = Math.min(game.maxSeats(), 3);
            Match match = Match.startWithActs(Setup.of(game, seats, seed), new Policy[seats]);
            Policy random = new RandomBot();
            random.begin(seed, 0);
            for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
                Decision d = match.open(0);
                read(match.table(), d);
                assertThat(match.answer(d.seat(), match.chosenBy(random, d.seat()))
                                .ok())
                        .isTrue();
            }
            for (int seat = 0; seat < seats; seat++)
                for (int i = 0; i < match.log().size(); i++) see(Say.log(match, i, seat));
        }
        assertThat(wrong).isEmpty();
    }

    private void read(Table t, Decision d) {
        see(Say.question(t, d));
        for (int i = 0; i < d.size(); i++) {
            see(Say.option(t, d.seat(), d.code(i)));
            see(Say.aside(t, d, d.code(i)));
        }
        for (int i = 0; i < d.refused(); i++) {
            see(Say.option(t, d.seat(), d.refusedCode(i)));
            see(Say.reason(t, d, i));
            assertThat(Say.reason(t, d, i)).isNotBlank();
        }
    }

    private void see(String text) {
        if (WRONG.matcher(text).find()) wrong.add(text);
    }
}
