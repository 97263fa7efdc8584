package croupier.kernel;

import java.util.List;
import java.util.Map;

/** The cards of a game by number, counted from 1. */
public interface Catalogue {
    /** One more than the largest number. */
    int size();

    String name(int card);

    /** The rules text, generated from what the card does. */
    String text(int card);

    /** What is printed on a card beside its text, by name: its type, colour, cost; what kind of thing it is as "kind". */
    default Map<String, String> face(int card) {
        return Map.of();
    }

    /** The number of a card, 0 for none of that name. */
    int find(String name);

    /** A hash of all content: the same content, the same hash. */
    String hash();

    /** The packs among the content. */
    default List<Content.Pack> packs() {
        return List.of();
    }

    /** A game without cards. */
    Catalogue EMPTY = new Catalogue() {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public String name(int card) {
            return "";
        }

        @Override
        public String text(int card) {
            return "";
        }

        @Override
        public int find(String name) {
            return 0;
        }

        @Override
        public String hash() {
            return "empty";
        }
    };
}
