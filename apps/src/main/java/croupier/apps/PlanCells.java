package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Nearest;
import croupier.kernel.Option;
import croupier.kernel.Setup;
import croupier.lab.study.Cell;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Which decks and bots meet. Two seats play every pairing of different decks both ways round; one seat plays every deck; of more
 * seats the decks move on by one seat from cell to cell. Bots that differ change seats too.
 */
record PlanCells(PlanNodes nodes, Setup setup, List<String> bots) {
    List<Cell> all() {
        List<String> decks = decks();
        List<Cell> cells = new ArrayList<>();
        for (List<String> sitting : sittings())
            if (decks.isEmpty()) cells.add(new Cell(setup, sitting, List.of()));
            else for (List<String> chosen : dealt(decks)) cells.add(cell(sitting, chosen));
        return cells;
    }

    private Cell cell(List<String> sitting, List<String> decks) {
        Setup with = setup;
        List<Option> options = setup.game().decks();
        for (int seat = 0; seat < decks.size(); seat++)
            with = with.with(options.get(seat).name(), decks.get(seat));
        return new Cell(with, sitting, decks);
    }

    /** The names of the decks that take part; none where the plan says nothing of decks. */
    private List<String> decks() {
        List<Node.Scalar> named = nodes.list("decks");
        Game game = setup.game();
        if (named.isEmpty()) {
            if (nodes.node("decks") instanceof Node.Sequence none)
                nodes.mistakes().add(none, "'decks' names none: all, or a list of names");
            return List.of();
        }
        if (game.decks().size() < setup.seats())
            throw nodes.stop(
                    "decks",
                    game.name() + " has no decks to choose"
                            + (game.decks().isEmpty() ? "" : " for each of " + setup.seats() + " seats"));
        if (named.size() == 1 && named.getFirst().text().equals("all")) return game.readyMade();
        List<String> choices = game.decks().getFirst().choices();
        List<String> decks = new ArrayList<>();
        for (Node.Scalar s : named) {
            if (choices.contains(s.text())) decks.add(s.text());
            else nodes.mistakes().add(s, "there is no deck '" + s.text() + "'. " + Nearest.hint(s.text(), choices));
        }
        return decks;
    }

    private List<List<String>> dealt(List<String> decks) {
        int seats = setup.seats();
        List<List<String>> all = new ArrayList<>();
        if (seats == 2 && decks.size() > 1) {
            for (String a : decks) for (String b : decks) if (!a.equals(b)) all.add(List.of(a, b));
            return all;
        }
        for (int first = 0; first < decks.size(); first++) {
            List<String> chosen = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) chosen.add(decks.get((first + seat) % decks.size()));
            all.add(chosen);
        }
        return all;
    }

    private List<List<String>> sittings() {
        if (bots.stream().distinct().count() == 1) return List.of(bots);
        List<List<String>> all = new ArrayList<>();
        for (int shift = 0; shift < bots.size(); shift++) {
            List<String> sitting = new ArrayList<>();
            for (int seat = 0; seat < bots.size(); seat++) sitting.add(bots.get((seat + shift) % bots.size()));
            all.add(sitting);
        }
        return all;
    }
}
