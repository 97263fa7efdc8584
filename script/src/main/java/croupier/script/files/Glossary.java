package croupier.script.files;

import croupier.kernel.Content;
import java.util.Map;
import java.util.TreeMap;

/** The words of a game with what they mean, from the file {@code glossary.yaml} beside its card files. */
public final class Glossary {
    private Glossary() {}

    /** What the file beside a game's card files says; nothing if there is none. */
    public static Map<String, String> beside(Class<?> game, String folder) {
        String file = folder + "/" + Content.GLOSSARY;
        String text = Resource.text(game, file);
        return text.isEmpty() ? Map.of() : read(file, text);
    }

    static Map<String, String> read(String file, String text) {
        Mistakes mistakes = new Mistakes();
        Map<String, String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        Node root = Node.read(file, text);
        if (!(root instanceof Node.Mapping words))
            throw new MistakesException(
                    file, java.util.List.of(Mistake.at(root, "a glossary is words and what they mean")));
        for (Node.Entry e : words.entries()) {
            if (e.value() instanceof Node.Scalar s && !s.text().isBlank())
                all.put(e.key().text(), s.text());
            else
                mistakes.add(
                        e.value(),
                        "what '" + e.key().text() + "' means is a sentence, this is "
                                + e.value().what());
        }
        mistakes.check();
        return all;
    }
}
