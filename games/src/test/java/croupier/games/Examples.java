package croupier.games;

import croupier.kernel.Catalogue;
import croupier.kernel.Games;
import croupier.script.files.Example;
import croupier.script.scenario.Staged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What the cards of a game show by their examples. */
public final class Examples {
    private Examples() {}

    /** The cards without two examples: one that exercises the text, and one boundary. */
    public static List<String> withoutTwo(String game) {
        Map<String, List<Example>> examples = ((Staged) Games.load(game))
                .library().examples().stream().collect(Collectors.groupingBy(Example::definition));
        Catalogue cards = Games.load(game).cards();
        List<String> poor = new ArrayList<>();
        for (int i = 1; i < cards.size(); i++)
            if (examples.getOrDefault(cards.name(i), List.of()).stream()
                            .distinct()
                            .count()
                    < 2) poor.add(cards.name(i));
        return poor;
    }

    /** How many cards there are in all. */
    public static int cards(String game) {
        return Games.load(game).cards().size() - 1;
    }
}
