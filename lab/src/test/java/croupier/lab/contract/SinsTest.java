package croupier.lab.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
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
        "TWICE, every decision has an option",
        "ASKS_IN_SETUP, an option is never refused",
        "FORGETS_THE_NEXT_TASK, there is something to do",
        "EMPTY_LEAVE, who leaves",
        "READS_BEYOND, an option is never refused",
        "SHARES, same"
    })
    void everySinIsFound(Sin sin, String check) {
        Broken b = catchThrowableOfType(
                Broken.class, () -> Contract.of(new Sinful(sin)).check(400, 3));
        assertThat(b).as(sin.name()).isNotNull();
        assertThat(b.check()).contains(check);
        assertThat(b).hasMessageContaining("croupier journal 1").hasMessageContaining("match seed");
    }

    @Test
    void aRuleThatNeverEndsIsFoundByWhereItStands() {
        Sinful.released = false;
        Contract circling = Contract.of(new Sinful(Sin.CIRCLES)).patience(1);
        Broken b = catchThrowableOfType(Broken.class, () -> circling.check(2, 3));
        Sinful.released = true;
        assertThat(b.check()).contains("a task ends");
        assertThat(b).hasMessageContaining("Sinful.step");
    }

    @Test
    void messagesSayWhatToDo() {
        assertThatThrownBy(() -> Contract.of(new Sinful(Sin.ASKS_IN_SETUP)).check(2, 3))
                .hasMessageContaining("setup asks")
                .hasMessageContaining("put a task into a queue");
        assertThatThrownBy(
                        () -> Contract.of(new Sinful(Sin.FORGETS_THE_NEXT_TASK)).check(20, 3))
                .hasMessageContaining("neither put a task into the queue nor ended the match");
        assertThatThrownBy(() -> Contract.of(new Sinful(Sin.READS_BEYOND)).check(20, 3))
                .hasMessageContaining("hand has");
        assertThatThrownBy(() -> Contract.of(new Sinful(Sin.ENDLESS)).check(1, 3))
                .hasMessageContaining("does not end within");
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
