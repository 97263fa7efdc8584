package croupier.lab.toy;

import croupier.kernel.Catalogue;
import croupier.kernel.Content;
import java.util.ArrayList;
import java.util.List;

/** The cards of the toy game: lines of a name and a value. */
final class ToyCards implements Catalogue {
    private final List<String> names = new ArrayList<>(List.of(""));
    private final List<Integer> values = new ArrayList<>(List.of(0));
    private final String hash;
    private final List<Content.Pack> packs;

    ToyCards(Content content) {
        hash = content.hash();
        List<String> wrong = new ArrayList<>();
        packs = content.packs();
        content.inOrder().forEach(f -> {
            String file = f.called();
            String[] lines = content.files().getOrDefault(f.key(), "").split("\n", -1);
            for (int i = 0; i < lines.length; i++) {
                if (lines[i].isBlank()) continue;
                if (!lines[i].matches("[A-Z][a-z]*: [0-9]+")) {
                    wrong.add(file + ":" + (i + 1) + ":1: write 'Name: value', not '" + lines[i] + "'");
                    continue;
                }
                names.add(lines[i].split(": ")[0]);
                values.add(Integer.valueOf(lines[i].split(": ")[1]));
            }
        });
        if (!wrong.isEmpty()) throw new IllegalArgumentException(String.join("\n", wrong));
    }

    @Override
    public List<Content.Pack> packs() {
        return packs;
    }

    int value(int card) {
        return values.get(card);
    }

    @Override
    public int size() {
        return names.size();
    }

    @Override
    public String name(int card) {
        return names.get(card);
    }

    @Override
    public String text(int card) {
        return card == 0 ? "" : values.get(card) == 1 ? "Counts 1. Spoils." : "Counts " + values.get(card) + ".";
    }

    @Override
    public int find(String name) {
        return Math.max(0, names.indexOf(name));
    }

    @Override
    public String hash() {
        return hash;
    }
}
