package croupier.apps.table;

import croupier.kernel.Catalogue;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Nearest;
import croupier.kernel.Say;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What cards say, on demand: those of an option, or by name. */
record CardText(Match match, Screen screen) {
    void show(int seat, Decision d, String which) {
        if (which.isBlank()) screen.refuse("Which card? Write '? 3' for option 3, or '? NAME'.");
        else if (which.strip().matches("[0-9]{1,6}")) option(seat, d, Integer.parseInt(which.strip()));
        else named(seat, which.strip());
    }

    private void option(int seat, Decision d, int number) {
        Menu menu = screen.menu(match, d);
        int entry = menu.find(number);
        if (entry < 0) {
            screen.refuse("There is no option " + number + ": write " + menu.range() + ".");
            return;
        }
        List<Integer> options = menu.entry(entry);
        long code = d.code(options.getFirst());
        boolean about = Code.word(code) != Code.NUMBER;
        boolean first = about && row(seat, Code.a(code));
        boolean second = about && options.size() == 1 && row(seat, Code.b(code));
        if (!first && !second) screen.say("Option " + number + " is about no card that you see.");
    }

    private boolean row(int seat, int row) {
        Table t = match.table();
        if (row <= 0 || t.zoneOf(row) == null || !t.sees(row, seat) || t.card(row) == 0) return false;
        tell(t.game().nameOf(t, row), t.game().textOf(t, row));
        return true;
    }

    /** A card of that name that the seat sees, with its numbers of now, or else as it is printed. */
    private void named(int seat, String name) {
        Table t = match.table();
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner); i++)
                    if (isSeenAs(name, t.at(z, owner, i), seat)) {
                        row(seat, t.at(z, owner, i));
                        return;
                    }
        printed(name);
    }

    /** What made the numbers of every thing of that name what they are. */
    void why(int seat, String name) {
        Table t = match.table();
        boolean found = false;
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner); i++)
                    if (isSeenAs(name, t.at(z, owner, i), seat)) {
                        causes(t, seat, t.at(z, owner, i));
                        found = true;
                    }
        if (!found) screen.refuse("You see no '" + name + "' on the table.");
    }

    private void causes(Table t, int seat, int row) {
        List<String> causes = Say.causes(t, seat, row);
        screen.say("  " + t.game().nameOf(t, row) + (causes.isEmpty() ? ": as printed, nothing changes it" : ""));
        for (String cause : causes) screen.say("    " + cause);
    }

    private boolean isSeenAs(String name, int row, int seat) {
        Table t = match.table();
        return t.sees(row, seat) && t.card(row) != 0 && t.game().nameOf(t, row).equalsIgnoreCase(name);
    }

    /** A card as it is printed, and what a word means that cards use. */
    private void printed(String name) {
        Catalogue cards = match.game().cards();
        List<String> names = new ArrayList<>();
        boolean found = false;
        for (int card = 1; card < cards.size(); card++) {
            names.add(cards.name(card));
            if (!cards.name(card).equalsIgnoreCase(name)) continue;
            tell(cards.name(card), cards.text(card));
            found = true;
        }
        for (Map.Entry<String, String> word : match.game().glossary().entrySet()) {
            names.add(word.getKey());
            if (!word.getKey().equalsIgnoreCase(name)) continue;
            tell(word.getKey(), word.getValue());
            found = true;
        }
        if (!found) screen.refuse("There is no card or word '" + name + "'. " + Nearest.hint(name, names));
    }

    private void tell(String name, String text) {
        screen.say("  " + name + ": " + (text.isBlank() ? "says nothing" : text.replace("\n", "\n    ")));
    }
}
