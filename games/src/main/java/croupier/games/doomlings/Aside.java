package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;

/** What stands beside an option: whose trait it is and what it is worth, what a player has. */
final class Aside {
    static String of(Table t, long code) {
        int row = Code.a(code);
        if (Code.word(code) == Code.NUMBER || !t.isEntity(row)) return "";
        if (t.is(PLAYER, row))
            return "hand " + t.count(HAND, t.ownerOf(row)) + ", traits " + t.count(TRAITS, t.ownerOf(row));
        if (!t.is(TRAIT, row)) return t.game().textOf(t, row);
        if (Code.is(code, REACT_WITH)) return reaction(t, row);
        if (Code.is(code, PLAY) || Code.is(code, AT_ONCE)) return "";
        return t.isIn(TRAITS, row) ? "seat " + (t.ownerOf(row) + 1) + ", " + kind(t, row) : kind(t, row);
    }

    /** A reaction's own question, else what trait it is. */
    private static String reaction(Table t, int row) {
        Defs.ReactionDef r = DoomCards.trait(t, row).reaction();
        return r == null || r.prompt() == null ? kind(t, row) : r.prompt().text();
    }

    private static String kind(Table t, int row) {
        Defs.TraitDef d = DoomCards.trait(t, row);
        String value = d.worth() != null ? ", variable" : " " + d.value();
        return colorWord(t.get(COLOR, row)).text() + value + (d.dominant() ? ", dominant" : "");
    }
}
