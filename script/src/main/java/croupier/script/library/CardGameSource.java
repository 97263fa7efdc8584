package croupier.script.library;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.script.forms.Vocabulary;
import java.util.function.Consumer;
import java.util.function.Function;

/** A game with its card files in a folder of its name beside its classes; a subclass without parameters names its parts. */
public abstract class CardGameSource implements GameSource {
    private final String name;
    private final Consumer<Vocabulary> declares;
    private final Function<Sources, Game> game;

    /** @param declares what the game's card files can say, declared in an empty vocabulary */
    protected CardGameSource(String name, Consumer<Vocabulary> declares, Function<Sources, Game> game) {
        this.name = name;
        this.declares = declares;
        this.game = game;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Content content() {
        return Content.beside(getClass(), name);
    }

    @Override
    public final Game load(Content content) {
        return game.apply(read(content));
    }

    /** The card files, read but not compiled yet. */
    public final Sources read(Content content) {
        Vocabulary words = new Vocabulary(name);
        declares.accept(words);
        return Sources.read(words, content);
    }
}
