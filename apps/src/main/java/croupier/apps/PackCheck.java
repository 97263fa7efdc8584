package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.scenario.Case;
import croupier.script.scenario.Result;
import croupier.script.scenario.Scenarios;
import croupier.script.scenario.Staged;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Looks through card files, and runs the examples and scenarios of packs among them.
 *
 * @param note a line for those who find mistakes, or empty
 */
record PackCheck(GameSource source, Content content, String note) {
    private record Told(String file, int line, int column, String message) {}

    private record Failed(String name, String place, String report) {}

    private record Findings(
            String game,
            int files,
            int cards,
            int mistakes,
            List<Told> found,
            int examples,
            int failed,
            List<Failed> failures) {}

    /** Prints what was found; the exit code. */
    int run(PrintWriter out, boolean json) {
        int files = content.inOrder().size();
        try {
            Game game = source.load(content);
            int cards = Math.max(0, game.cards().size() - 1);
            List<Case> examples = game instanceof Staged ? examples() : List.of();
            List<Failed> failed = failures(examples);
            if (json)
                out.println(JsonResults.of(new Findings(
                        source.name(), files, cards, 0, List.of(), examples.size(), failed.size(), failed)));
            else {
                out.println(source.name() + ": " + cards + " cards in " + files + " files, no mistake");
                for (Failed f : failed) out.println(f.report);
                if (!examples.isEmpty())
                    out.println(examples.size() + (examples.size() == 1 ? " example, " : " examples, ") + failed.size()
                            + " failed");
            }
            return failed.isEmpty() ? Exit.OK : Exit.FAILED;
        } catch (MistakesException e) {
            tell(e.mistakes(), files, out, json);
            return Exit.WRONG;
        }
    }

    /** Of the packs alone: those of the game are tested with the game. */
    private List<Case> examples() {
        Set<String> own = content.inOrder().stream()
                .filter(Content.CardFile::isOfPack)
                .map(Content.CardFile::called)
                .collect(Collectors.toSet());
        if (own.isEmpty()) return List.of();
        Scenarios all = new Scenarios(ScenarioCommand::bot).with(new Packs.Packed(source, content));
        return all.of(source.name()).stream()
                .filter(c -> own.contains(c.place().file()))
                .toList();
    }

    private static List<Failed> failures(List<Case> examples) {
        return examples.stream()
                .map(Case::run)
                .filter(r -> !r.passed())
                .map(PackCheck::failed)
                .toList();
    }

    private static Failed failed(Result r) {
        return new Failed(r.of().name(), r.of().place().toString(), r.report());
    }

    private void tell(List<Mistake> mistakes, int files, PrintWriter out, boolean json) {
        if (json) {
            List<Told> told = mistakes.stream()
                    .map(m -> new Told(
                            m.place().file(), m.place().line(), m.place().column(), m.message()))
                    .toList();
            out.println(JsonResults.of(new Findings(source.name(), files, 0, told.size(), told, 0, 0, List.of())));
            return;
        }
        for (Mistake m : mistakes) out.println(m);
        out.println(mistakes.size() + (mistakes.size() == 1 ? " mistake" : " mistakes"));
        if (!note.isEmpty()) out.println(note);
    }
}
