package croupier.games.essence;

import croupier.kernel.Nearest;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Cards in the shape of the engine's specification: an object with cardId, name, typeLine and so on, or a list of them. They
 * become definitions of our own shape, each piece with its place in the file. Abilities that are text alone are told and do
 * nothing; keys that the specification does not know are left out.
 */
final class SeedShape {
    private static final String CONDITION = "youControl";

    /** The definitions of a file in this shape; null for a file in another one. */
    static @Nullable List<Node.Entry> definitions(Node root, List<Mistake> mistakes) {
        List<Node> cards = root instanceof Node.Sequence q ? q.items() : List.of(root);
        if (cards.isEmpty()) return null;
        for (Node card : cards)
            if (!(card instanceof Node.Mapping m) || (m.get("typeLine") == null && m.get("cardId") == null))
                return null;
        List<Node.Entry> all = new ArrayList<>();
        Set<String> ids = new TreeSet<>();
        for (Node card : cards) {
            Node.Entry made = definition((Node.Mapping) card, mistakes);
            if (made != null) all.add(made);
            Node id = ((Node.Mapping) card).get("cardId");
            if (id instanceof Node.Scalar s && !ids.add(s.text()))
                mistakes.add(Mistake.at(id, "another card of this file has the cardId '" + s.text() + "'"));
        }
        return all;
    }

    private static Node.@Nullable Entry definition(Node.Mapping card, List<Mistake> mistakes) {
        Node.Scalar id = required(card, "cardId", mistakes);
        Node.Scalar name = required(card, "name", mistakes);
        Node.Scalar type = required(card, "typeLine", mistakes);
        if (id == null || name == null || type == null || !isType(type, mistakes)) return null;
        List<Node.Entry> fields = new ArrayList<>();
        add(fields, "id", id);
        add(fields, "type", scalar(type, typeOf(card, type, mistakes)));
        copy(card, fields, "subtypes", "subtypes");
        copy(card, fields, "domainTag", "domains");
        copy(card, fields, "klCost", "cost");
        copy(card, fields, "power", "power");
        copy(card, fields, "guard", "guard");
        copy(card, fields, "startingEssence", "essence");
        copy(card, fields, "baseKl", "kl");
        copy(card, fields, "rarity", "rarity");
        Node.Sequence costs = list(card, "additionalCosts", mistakes);
        if (costs != null) SeedCosts.read(costs, fields, mistakes);
        Node.Sequence abilities = list(card, "abilities", mistakes);
        if (abilities != null) abilities(abilities, fields, mistakes);
        return new Node.Entry(name, mapping(card, fields));
    }

    private static Node.@Nullable Scalar required(Node.Mapping card, String key, List<Mistake> mistakes) {
        if (card.get(key) instanceof Node.Scalar s && !s.text().isBlank()) return s;
        mistakes.add(Mistake.at(card, "a card needs '" + key + "'"));
        return null;
    }

    private static boolean isType(Node.Scalar type, List<Mistake> mistakes) {
        Set<String> types = new TreeSet<>();
        for (Type t : Type.values()) types.add(t.name());
        if (types.contains(type.text())) return true;
        mistakes.add(
                Mistake.at(type, "there is no typeLine '" + type.text() + "'. " + Nearest.hint(type.text(), types)));
        return false;
    }

    /** The type in our words: an Avatar that is a token is one of ours. What contradicts itself is a mistake. */
    private static String typeOf(Node.Mapping card, Node.Scalar type, List<Mistake> mistakes) {
        String own = type.text().toLowerCase(Locale.ROOT);
        Node told = card.get("isToken");
        if (told == null || isNothing(told)) return own;
        boolean isToken = text(told).equals("true");
        boolean fights = Type.valueOf(type.text()).fights();
        if (!isToken && !text(told).equals("false"))
            mistakes.add(Mistake.at(told, "isToken is true or false, this is " + told.what()));
        else if (isToken && !fights)
            mistakes.add(Mistake.at(told, "only an AVATAR or TOKEN can be a token, a " + type.text() + " cannot"));
        else if (!isToken && type.text().equals(Type.TOKEN.name()))
            mistakes.add(Mistake.at(told, "a TOKEN is a token: isToken is true, or the typeLine is AVATAR"));
        return isToken && fights ? Type.TOKEN.name().toLowerCase(Locale.ROOT) : own;
    }

    private static boolean isNothing(Node value) {
        return value instanceof Node.Scalar s && (s.text().isEmpty() || s.text().equals("null"));
    }

    /** A list, if there is one; anything else is a mistake. */
    private static Node.@Nullable Sequence list(Node.Mapping card, String key, List<Mistake> mistakes) {
        Node value = card.get(key);
        if (value == null || isNothing(value)) return null;
        if (value instanceof Node.Sequence q) return q;
        mistakes.add(Mistake.at(value, "'" + key + "' is a list, this is " + value.what()));
        return null;
    }

    private static void copy(Node.Mapping card, List<Node.Entry> fields, String key, String to) {
        Node value = card.get(key);
        if (value != null && !isNothing(value)) add(fields, to, value);
    }

    // ---- abilities

    /** What says "at the start of your turn gain KL" counts; everything else is told. */
    private static void abilities(Node.Sequence abilities, List<Node.Entry> fields, List<Mistake> mistakes) {
        List<Node> notes = new ArrayList<>();
        StringBuilder bonus = new StringBuilder();
        for (Node n : abilities.items()) {
            if (!(n instanceof Node.Mapping a)) {
                mistakes.add(Mistake.at(n, "an ability has a label and a description, this is " + n.what()));
                continue;
            }
            String adds = startKl(a);
            if (adds.isEmpty()) notes.add(note(a));
            else bonus.append(bonus.isEmpty() ? "" : " + ").append(adds);
        }
        if (!bonus.isEmpty()) add(fields, "kl bonus", scalar(abilities, bonus.toString()));
        if (!notes.isEmpty())
            add(fields, "notes", new Node.Sequence(notes, abilities.source(), abilities.line(), abilities.column()));
    }

    private static Node note(Node.Mapping ability) {
        List<Node.Entry> fields = new ArrayList<>();
        copy(ability, fields, "label", "label");
        copy(ability, fields, "description", "says");
        return mapping(ability, fields);
    }

    /** trigger START_OF_TURN, effectType KL_MOD: an amount, perhaps only while the player controls some kind of Avatar. */
    private static String startKl(Node.Mapping a) {
        boolean is = text(a.get("trigger")).equals("START_OF_TURN")
                && text(a.get("effectType")).equals("KL_MOD");
        if (!is || !(a.get("effectParams") instanceof Node.Mapping p)) return "";
        String amount = text(p.get("amount"));
        if (!amount.matches("-?[0-9]{1,2}")) return "";
        String condition = text(p.get("condition"));
        if (condition.isEmpty()) return amount;
        for (Aspect aspect : Aspect.values()) {
            String word = aspect.name().charAt(0) + aspect.name().substring(1).toLowerCase(Locale.ROOT);
            if (condition.equals(CONDITION + word + "Avatar"))
                return "(if any my avatars where it is " + word.toLowerCase(Locale.ROOT) + " then " + amount
                        + " else 0)";
        }
        return "";
    }

    static String text(@Nullable Node node) {
        return node instanceof Node.Scalar s ? s.text() : "";
    }

    // ---- pieces

    static void add(List<Node.Entry> fields, String key, Node value) {
        fields.add(new Node.Entry(scalar(value, key), value));
    }

    static Node.Scalar scalar(Node at, String text) {
        return new Node.Scalar(
                text, false, at.source(), at.place().line(), at.place().column());
    }

    static Node.Mapping mapping(Node at, List<Node.Entry> fields) {
        return new Node.Mapping(
                fields, at.source(), at.place().line(), at.place().column());
    }
}
