package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;

/** What stands beside the cards of a choice that upgrades. For screens alone. */
public final class UpgradeAside {
    private UpgradeAside() {}

    /** What a card that is picked would become by an upgrade. */
    public static String of(Table t, long code) {
        int card = Code.a(code);
        if (Code.word(code) != Code.PICK || !t.is(CARD, card)) return "";
        int level = t.get(UPGRADES, card) + 1;
        int before = t.get(COST, card);
        int after = SpireCards.of(t).card(t.card(card), level).cost;
        String text = ((SpireContent) t.game()).library().text(t.card(card), level);
        return "becomes: " + (before == after || before < 0 ? "" : "costs " + after + ". ") + text;
    }
}
