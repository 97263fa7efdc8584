package croupier.lab.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract finds what it is made to find. */
class SinsTest {
    @Test
    void anHonestGameKeepsTheContract() {
        Report r = Contract.of(new Sinful(Sin.NONE)).check(100, 3);
        assertThat(r.matches()).isEqualTo(100);
        assertThat(r.bytesPerDecision()).isLessThan(2);
    }

    @ParameterizedTest
    @CsvSource({
        "REMEMBERS, same",
        "ASKS_HOLDERS, who is asked",
        "PEEKS, hidden cards are dealt fairly",
        "JUDGES_HIDDEN_CARDS, a view shows nothing",
        "LONG_TASK, at most 64 times",
        "LOSES_A_CARD, every card lies in one zone",
        "THROWS, an option is never refused",
        "TWICE, every decision has an option"
    })
    void everySinIsFound(Sin sin, String check) {
        Broken b = catchThrowableOfType(
                Broken.class, () -> Contract.of(new Sinful(sin)).check(400, 3));
        assertThat(b).as(sin.name()).isNotNull();
        assertThat(b.check()).contains(check);
        assertThat(b).hasMessageContaining("croupier journal 1").hasMessageContaining("match seed");
    }

    @Test
    void aFailureIsShortened() {
        Broken b = catchThrowableOfType(
                Broken.class, () -> Contract.of(new Sinful(Sin.THROWS)).check(300, 3));
        assertThat(b.journal().size()).isLessThanOrEqualTo(3);
        assertThat(b).hasMessageContaining("three is too much");
        Broken again = catchThrowableOfType(
                Broken.class, () -> Contract.of(new Sinful(Sin.THROWS)).check(300, 3));
        assertThat(again.journal().write()).isEqualTo(b.journal().write());
    }

    @Test
    void garbageIsCounted() {
        assertThat(Contract.of(new Sinful(Sin.GARBAGE)).check(2, 3).bytesPerDecision())
                .isGreaterThan(2);
    }
}
