package croupier.games.essence;

import croupier.kernel.*;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.files.Reshaped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Cards in the shape of the engine's specification: an object with cardId, name, typeLine and so on, or a list of them. They
 * become definitions of our own shape, each piece with its place in the file. Abilities that are text alone are printed and
 * do nothing; keys that the specification does not know are left out.
 */
final class SeedShape {
    private static final String CONDITION = "youControl";

    /** The definitions of a file in this shape; null for a file in another one. */
    static @Nullable List<Node.Entry> definitions(Node root, Mistakes mistakes) {
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
                mistakes.add(id, "another card of this file has the cardId '" + s.text() + "'");
        }
        return all;
    }

    private static Node.@Nullable Entry definition(Node.Mapping card, Mistakes mistakes) {
        Reshaped ours = new Reshaped(card, mistakes);
        Node.Scalar id = ours.required("cardId");
        Node.Scalar name = ours.required("name");
        Node.Scalar type = ours.required("typeLine");
        if (id == null || name == null || type == null || !isType(type, mistakes)) return null;
        ours.add("id", id)
                .add("type", type.scalar(typeOf(ours, type)))
                .copy("subtypes", "subtypes")
                .copy("domainTag", "domains")
                .copy("klCost", "cost")
                .copy("power", "power")
                .copy("guard", "guard")
                .copy("startingEssence", "essence")
                .copy("baseKl", "kl")
                .copy("rarity", "rarity");
        Node.Sequence costs = ours.list("additionalCosts");
        if (costs != null) SeedCosts.read(costs, ours);
        Node.Sequence abilities = ours.list("abilities");
        if (abilities != null) abilities(abilities, ours, mistakes);
        return new Node.Entry(name, ours.made());
    }

    private static boolean isType(Node.Scalar type, Mistakes mistakes) {
        Set<String> types = new TreeSet<>();
        for (Type t : Type.values()) types.add(t.name());
        if (types.contains(type.text())) return true;
        mistakes.add(type, "there is no typeLine '" + type.text() + "'. " + Nearest.hint(type.text(), types));
        return false;
    }

    /** The type in our words: an Avatar that is a token is one of ours. What contradicts itself is a mistake. */
    private static String typeOf(Reshaped card, Node.Scalar type) {
        String own = type.text().toLowerCase(Locale.ROOT);
        Node told = card.get("isToken");
        if (told == null) return own;
        boolean isToken = told.text().equals("true");
        boolean fights = Type.valueOf(type.text()).fights();
        if (!isToken && !told.text().equals("false"))
            card.wrong(told, "isToken is true or false, this is " + told.what());
        else if (isToken && !fights)
            card.wrong(told, "only an AVATAR or TOKEN can be a token, a " + type.text() + " cannot");
        else if (!isToken && type.text().equals(Type.TOKEN.name()))
            card.wrong(told, "a TOKEN is a token: isToken is true, or the typeLine is AVATAR");
        return isToken && fights ? Type.TOKEN.name().toLowerCase(Locale.ROOT) : own;
    }

    // ---- abilities

    /** What says "at the start of your turn gain KL" counts; everything else is text alone. */
    private static void abilities(Node.Sequence abilities, Reshaped card, Mistakes mistakes) {
        List<Node> notes = new ArrayList<>();
        StringBuilder bonus = new StringBuilder();
        for (Node n : abilities.items()) {
            if (!(n instanceof Node.Mapping a)) {
                card.wrong(n, "an ability has a label and a description, this is " + n.what());
                continue;
            }
            String adds = startKl(a);
            if (adds.isEmpty()) notes.add(note(new Reshaped(a, mistakes)));
            else bonus.append(bonus.isEmpty() ? "" : " + ").append(adds);
        }
        if (!bonus.isEmpty()) card.add("kl bonus", abilities.scalar(bonus.toString()));
        if (!notes.isEmpty()) card.add("notes", abilities.sequence(notes));
    }

    private static Node note(Reshaped ability) {
        return ability.copy("label", "label").copy("description", "says").made();
    }

    /** trigger START_OF_TURN, effectType KL_MOD: an amount, perhaps only while the player controls some kind of Avatar. */
    private static String startKl(Node.Mapping a) {
        boolean is = a.text("trigger").equals("START_OF_TURN")
                && a.text("effectType").equals("KL_MOD");
        if (!is || !(a.get("effectParams") instanceof Node.Mapping p)) return "";
        String amount = p.text("amount");
        if (!amount.matches("-?[0-9]{1,2}")) return "";
        String condition = p.text("condition");
        if (condition.isEmpty()) return amount;
        for (Aspect aspect : Aspect.values()) {
            String word = aspect.name().charAt(0) + aspect.name().substring(1).toLowerCase(Locale.ROOT);
            if (condition.equals(CONDITION + word + "Avatar"))
                return "(if any my avatars where it is " + word.toLowerCase(Locale.ROOT) + " then " + amount
                        + " else 0)";
        }
        return "";
    }
}
