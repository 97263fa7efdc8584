package croupier.apps.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of cards as players paste them. */
class DeckListReaderTest {
    private static final Set<String> KINDS = Set.of("creature", "land", "sorcery", "instant");

    private static DeckList read(String... lines) {
        return DeckListReader.read(String.join("\n", lines), KINDS);
    }

    private static String said(List<DeckList.Line> cards) {
        return cards.stream().map(c -> c.count() + " " + c.card()).collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "4 Lightning Bolt; 4 Lightning Bolt",
                "4x Lightning Bolt; 4 Lightning Bolt",
                "4 Lightning Bolt (M10) 146; 4 Lightning Bolt",
                "4 Lightning Bolt (2XM) 129a; 4 Lightning Bolt",
                "4 Lightning Bolt [M10]; 4 Lightning Bolt",
                "4 Lightning Bolt (M10) 146 *F*; 4 Lightning Bolt",
                "1 Erase (Not the Urza's Legacy One); 1 Erase (Not the Urza's Legacy One)",
                "4 Lightning Bolt|M10; 4 Lightning Bolt",
                "2 Fire // Ice; 2 Fire // Ice",
                "1 +2 Mace; 1 +2 Mace",
                "10 Plains #254; 10 Plains",
            })
    void setsAndNumbersBehindANameAreIgnored(String written, String card) {
        assertThat(said(read(written).cards())).isEqualTo(card);
        assertThat(read(written).unread()).isEmpty();
    }

    @Test
    void theSideboardHasAHeadingOrAMark() {
        assertThat(said(read("Deck", "4 Shock", "", "Sideboard", "2 Opt").sideboard()))
                .isEqualTo("2 Opt");
        assertThat(said(read("4 Shock", "SB: 2 Opt", "SB: 1 Shock").sideboard()))
                .isEqualTo("2 Opt, 1 Shock");
        assertThat(said(read("4 Shock", "Sideboard (15):", "2 Opt").sideboard()))
                .isEqualTo("2 Opt");
        assertThat(read("Deck", "4 Shock", "Maybeboard", "2 Opt").sideboard()).isEmpty();
    }

    @Test
    void anEmptyLineAlonePartsASmallSideboardFromAWholeDeck() {
        assertThat(said(read("56 Island", "4 Shock", "", "2 Opt").sideboard())).isEqualTo("2 Opt");
        assertThat(read("4 Shock", "", "2 Opt").sideboard()).isEmpty();
        assertThat(read("56 Island", "", "20 Opt").sideboard()).isEmpty();
        assertThat(read("40 Island", "", "4 Shock", "", "2 Opt").sideboard()).isEmpty();
    }

    @Test
    void kindsOfCardsAreHeadings() {
        DeckList list = read("Creatures (4)", "4 Hill Giant", "Lands", "4 Plains", "Sorceries:", "1 Wish");
        assertThat(said(list.cards())).isEqualTo("4 Hill Giant, 4 Plains, 1 Wish");
        assertThat(list.unread()).isEmpty();
    }

    @Test
    void aListSaysWhatItIsCalledAndForWhat() {
        DeckList list = read("About", "Name Goblins of Mine", "", "Deck", "4 Shock");
        assertThat(list.name()).isEqualTo("Goblins of Mine");
        assertThat(read("Name: Burn", "Format: limited", "4 Shock").facts()).containsEntry("format", "limited");
    }

    @Test
    void theSameCardInSeveralLinesIsCountedOnce() {
        assertThat(said(read("2 Shock", "4 Opt", "1 shock").cards())).isEqualTo("3 Shock, 4 Opt");
    }

    @Test
    void whatCannotBeReadIsSaidWithItsLine() {
        DeckList list = read("// mine", "# too", "4 Shock", "Lightning Bolt", "0 Opt", "99999 Opt");
        assertThat(list.unread()).extracting(DeckList.Line::line).containsExactly(4, 5, 6);
        assertThatThrownBy(() -> DeckListReader.read("1 a\n".repeat(DeckListReader.LONGEST), KINDS))
                .hasMessageContaining("at most");
    }

    @Test
    void decksInXmlAreRead() {
        DeckList list = read(
                "<?xml version=\"1.0\"?>",
                "<Deck><Cards Quantity=\"4\" Sideboard=\"false\" Name=\"Shock\"/>",
                "<Cards Quantity=\"2\" Sideboard=\"true\" Name=\"Opt\"/>",
                "<Cards Quantity=\"many\" Sideboard=\"true\" Name=\"Opt\"/></Deck>");
        assertThat(said(list.cards())).isEqualTo("4 Shock");
        assertThat(said(list.sideboard())).isEqualTo("2 Opt");
        assertThat(list.unread()).extracting(DeckList.Line::line).containsExactly(4);
    }

    @Test
    void xmlThatWantsToFetchSomethingIsRefused() {
        assertThatThrownBy(() -> read(
                        "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>",
                        "<Deck><Cards Quantity=\"4\" Name=\"&e;\"/></Deck>"))
                .hasMessageContaining("DOCTYPE");
        assertThatThrownBy(() -> read("<Deck><Cards")).hasMessageContaining("no deck in XML");
    }
}
