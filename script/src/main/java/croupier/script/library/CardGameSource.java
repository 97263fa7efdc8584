package croupier.script.library;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.script.forms.Vocabulary;
import java.util.function.Function;
import java.util.function.Supplier;

/** A game with its card files in a folder of its name beside its classes; a subclass without parameters names its parts. */
public abstract class CardGameSource implements GameSource {
    private final String name;
    private final Supplier<Vocabulary> vocabulary;
    private final Function<Sources, Game> game;

    protected CardGameSource(String name, Supplier<Vocabulary> vocabulary, Function<Sources, Game> game) {
        this.name = name;
        this.vocabulary = vocabulary;
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
        return game.apply(Sources.read(vocabulary.get(), content));
    }
}
