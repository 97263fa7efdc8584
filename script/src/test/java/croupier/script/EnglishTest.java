package croupier.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles, plurals and agreement. */
class EnglishTest {
    private final English english = new English(Map.of("status", "statuses", "beast", "herd"), "");

    @ParameterizedTest
    @CsvSource({
        "attack, an attack",
        "card, a card",
        "hour, an hour",
        "unit, a unit",
        "X, an X",
        "8-sided die, an 8-sided die",
        "Avatar of yours, an Avatar of yours",
        "European, a European",
        "one-drop, a one-drop",
        "other card, another card"
    })
    void articlesGoByTheSound(String noun, String said) {
        assertThat(English.a(noun)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource({
        "card, cards",
        "status, statuses",
        "elf, elves",
        "Elf, Elves",
        "enemy, enemies",
        "play, plays",
        "torch, torches",
        "Beast, Herd",
        "random enemy, random enemies",
        "box, boxes",
        "man, men"
    })
    void pluralsAreRegularUnlessTheGameSaysSo(String one, String many) {
        assertThat(english.plural(one)).isEqualTo(many);
    }

    @ParameterizedTest
    @CsvSource({
        "gains, gain",
        "has, have",
        "is, are",
        "costs 2 or less, cost 2 or less",
        "carries, carry",
        "passes, pass",
        "goes, go",
        "discards, discard",
        "loses, lose"
    })
    void verbsAgree(String third, String base) {
        assertThat(English.base(third)).isEqualTo(base);
    }

    @Test
    void listsAndNumbers() {
        assertThat(English.list(List.of("a", "b", "c"), "or")).isEqualTo("a, b or c");
        assertThat(English.ordinal(3)).isEqualTo("third");
        assertThat(English.ordinal(12)).isEqualTo("12th");
        assertThat(English.ordinal(21)).isEqualTo("21st");
        assertThat(English.times(2)).isEqualTo("twice");
        assertThat(English.whose("the enemies")).isEqualTo("the enemies'");
    }
}
