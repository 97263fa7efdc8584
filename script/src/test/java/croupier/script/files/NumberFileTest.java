package croupier.script.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class NumberFileTest {
    @Test
    void linesHaveANameATabAndANumber() {
        assertThat(NumberFile.numbers("a.tsv", "# made by hand\n\nhealth hp\t4\ncard Strike+\t-1.5\n"))
                .containsEntry("health hp", 4f)
                .containsEntry("card Strike+", -1.5f)
                .hasSize(2);
    }

    @Test
    void aFileThatIsNotThereHoldsNothing() {
        assertThat(NumberFile.read(NumberFileTest.class, "no/such.tsv")).isEmpty();
    }

    @Test
    void aWrongLineIsReportedWithItsPlace() {
        assertThatThrownBy(() -> NumberFile.numbers("a.tsv", "hp\t4\nmax hp 3\n"))
                .hasMessage("a.tsv:2: a line has a name, a tab and a number, not 'max hp 3'");
        assertThatThrownBy(() -> NumberFile.numbers("a.tsv", "hp\tfour\n"))
                .hasMessage("a.tsv:1: 'four' is not a number");
        assertThatThrownBy(() -> NumberFile.numbers("a.tsv", "hp\t4\nhp\t5\n"))
                .hasMessage("a.tsv:2: there is another 'hp' above");
    }
}
