package croupier.apps;

import croupier.apps.web.Offered;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The packs that a command uses on top of the cards of a game; a mixin of its options. */
public final class Packs {
    @Option(
            names = "--cards",
            paramLabel = "DIR|FILE",
            description = "A pack: card files to use on top of those of the game; several in this order.")
    private List<Path> cards = new ArrayList<>();

    boolean isEmpty() {
        return cards.isEmpty();
    }

    List<Path> folders() {
        return cards;
    }

    /** The cards of a game with all packs on top. */
    Content content(GameSource source) {
        return CardFiles.on(source, cards);
    }

    /** A game with those of the packs that are its own. */
    Game loadOwn(String game) {
        GameSource source = Games.source(game);
        return source.load(CardFiles.on(source, of(game)));
    }

    /** The packs of one game, where a command concerns several. */
    List<Path> of(String game) {
        return cards.stream().filter(p -> PackFile.gameOf(p).equals(game)).toList();
    }

    /** For a web table, where those who make a match choose. Each is loaded once, so that mistakes are reported now. */
    public List<Offered> offered() {
        List<Offered> all = new ArrayList<>();
        for (Path pack : cards) {
            GameSource source = Games.source(PackFile.gameOf(pack));
            Content content = CardFiles.on(source, List.of(pack));
            source.load(content);
            Content.Pack is = content.packs().getFirst();
            all.add(new Offered(
                    source.name(),
                    is.name(),
                    is.from(),
                    PackFile.of(pack).about(),
                    CardFiles.of(source, pack).files()));
        }
        return all;
    }

    /** A game that comes with packs on top of its own cards. */
    record Packed(GameSource game, Content content) implements GameSource {
        @Override
        public String name() {
            return game.name();
        }

        @Override
        public String board() {
            return game.board();
        }

        @Override
        public String rules() {
            return game.rules();
        }

        @Override
        public Game load(Content cards) {
            return game.load(cards);
        }
    }
}
