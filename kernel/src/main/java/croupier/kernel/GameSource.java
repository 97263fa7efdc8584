package croupier.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Where a game comes from; found by {@link java.util.ServiceLoader}. */
public interface GameSource {
    String name();

    /** The card files that come with the game. */
    Content content();

    /** How a screen lays out the table, as the file {@code board.yaml} beside the card files says; empty for as usual. */
    default String board() {
        return beside(Content.BOARD);
    }

    /** The rules in short with a guided first match, as the file {@code learn.yaml} beside the card files says; empty for none. */
    default String learn() {
        return beside(Content.LEARN);
    }

    /**
     * Which rules of a numbered rulebook are built, as the file {@code rules.tsv} beside the card files says; empty for none. A line is a
     * chapter with its name, or a rule with the classes that cite it and the rulings that show it.
     */
    default String rules() {
        return beside("rules.tsv");
    }

    /** The pictures of cards that come with the game, by the names of their files: {@code art/NAME.webp} beside the card files. */
    default List<String> pictures() {
        return Content.names(getClass(), name() + "/art", ".webp");
    }

    /** One of these pictures. */
    default byte[] picture(String file) {
        return bytes("art/" + file);
    }

    private String beside(String file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    private byte[] bytes(String file) {
        try (InputStream in = getClass().getResourceAsStream("/" + name() + "/" + file)) {
            return in == null ? new byte[0] : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The game with these card files; throws with every mistake in them at once. */
    Game load(Content content);
}
