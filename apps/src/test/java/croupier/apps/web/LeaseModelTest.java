package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules of docs/lease.md suffice, and none of them can be left out. */
class LeaseModelTest {
    @Test
    void noAcknowledgedAnswerIsLostAndNoneIsStoredTwice() {
        LeaseModel model = new LeaseModel(3, 3, 2, LeaseModel.LeftOut.NOTHING);
        assertThat(model.explore()).isEmpty();
        assertThat(model.states()).as("states that were looked at").isGreaterThan(50_000);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NOTHING")
    void withoutOneOfTheRulesSomethingBreaks(LeaseModel.LeftOut leftOut) {
        assertThat(new LeaseModel(2, 3, 2, leftOut).explore()).isNotEmpty();
    }
}
