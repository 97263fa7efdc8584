package croupier.games.magic;

import croupier.kernel.Purpose;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Node;
import croupier.script.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A cost (118): mana and other things that are paid together. Written as a list or with commas:
 * {@code [1R, tap, sacrifice this]}, {@code [B, discard 1, pay 2 life]}, {@code [remove 1 charge counter]}.
 */
final class Cost implements Purpose {
    /** What is paid beside mana. */
    enum Kind {
        TAP,
        UNTAP,
        SACRIFICE,
        DISCARD,
        DISCARD_THIS,
        EXILE,
        LIFE,
        REMOVE,
        PUT,
        RETURN,
        TAP_OTHER
    }

    /** One part of a cost. */
    record Part(
            Kind kind, @Nullable Amount amount, @Nullable Choice choice, int counter, String said) implements Purpose {
        @Override
        public String text() {
            return "Pay for {a}: " + said;
        }
    }

    private static final Part[] NONE = {};
    /** What cycling costs beside its mana (702.29a). */
    static final Cost DISCARD_THIS =
            new Cost(ManaCost.FREE, List.of(new Part(Kind.DISCARD_THIS, null, null, 0, "discard this card")));

    final ManaCost mana;
    final Part[] parts;
    final boolean taps;
    final Plan[] plans;
    final boolean hasMana;

    Cost(ManaCost mana, List<Part> parts) {
        this.mana = mana;
        this.parts = parts.toArray(NONE);
        boolean tap = false;
        for (Part p : parts) tap |= p.kind == Kind.TAP;
        taps = tap;
        plans = Plan.of(mana);
        hasMana = mana.x() > 0 || mana.value() > 0;
    }

    static Cost of(ManaCost mana) {
        return new Cost(mana, List.of());
    }

    /** Both together. */
    Cost plus(Cost more) {
        List<Part> all = new ArrayList<>(List.of(parts));
        all.addAll(List.of(more.parts));
        return new Cost(mana.plus(more.mana), all);
    }

    boolean isOnlyMana() {
        return parts.length == 0;
    }

    /** Whether it is paid is asked like this. */
    @Override
    public String text() {
        return "Pay " + said() + " for {a}?";
    }

    String said() {
        StringJoiner s = new StringJoiner(", ");
        if (!mana.equals(ManaCost.FREE) || parts.length == 0) s.add(mana.said());
        for (Part p : parts) s.add(p.said);
        return s.toString();
    }

    @Override
    public String toString() {
        return said();
    }

    // ---- reading

    static Cost read(Node node, Reading r) {
        ManaCost mana = ManaCost.FREE;
        List<Part> parts = new ArrayList<>();
        for (Node n : node instanceof Node.Sequence q ? q.items() : List.of(node)) {
            if (!(n instanceof Node.Scalar s)) {
                r.mistake(n, "a cost is expected, such as 1R, tap, or sacrifice this");
                continue;
            }
            for (String one : s.text().split(","))
                if (ManaCost.isOne(one.strip())) mana = mana.plus(ManaCost.of(one));
                else addPart(parts, one.strip(), n, r);
        }
        return new Cost(mana, parts);
    }

    private static void addPart(List<Part> parts, String text, Node node, Reading r) {
        String[] words = text.split(" ");
        String rest = text.substring(words[0].length()).strip();
        switch (words[0]) {
            case "tap" -> {
                if (rest.isEmpty()) parts.add(new Part(Kind.TAP, null, null, 0, "{T}"));
                else parts.add(chosen(Kind.TAP_OTHER, rest, "tap ", node, r));
            }
            case "untap" -> parts.add(new Part(Kind.UNTAP, null, null, 0, "{Q}"));
            case "sacrifice" -> parts.add(chosen(Kind.SACRIFICE, rest, "sacrifice ", node, r));
            case "exile" -> parts.add(chosen(Kind.EXILE, rest, "exile ", node, r));
            case "return" -> parts.add(chosen(Kind.RETURN, rest, "return ", node, r));
            case "discard" -> {
                if (rest.equals("this")) parts.add(new Part(Kind.DISCARD_THIS, null, null, 0, "discard this card"));
                else
                    parts.add(chosen(
                            Kind.DISCARD, rest.matches("[0-9]+") ? rest + " of my hand" : rest, "discard ", node, r));
            }
            case "pay" ->
                parts.add(new Part(
                        Kind.LIFE,
                        r.read(rest.replaceFirst(" life$", ""), node, Amount.class),
                        null,
                        0,
                        "pay " + rest));
            case "remove", "put" -> parts.add(counters(words, text, node, r));
            default ->
                r.mistake(
                        node,
                        "'" + text
                                + "' is no cost: write mana (1R), tap, untap, sacrifice ..., discard ..., exile ...,"
                                + " return ..., pay 2 life, remove 1 charge counter, put 1 -1/-1 counter");
        }
    }

    private static Part chosen(Kind kind, String what, String said, Node node, Reading r) {
        Choice c = r.read(what, node, Choice.class);
        String told = what.replaceFirst(" of my hand", " of your hand")
                .replaceFirst(" of my ", " ")
                .replace(" where ", " that are ");
        return new Part(kind, null, c, 0, said + (what.equals("this") ? "this" : Saying.cards(told)));
    }

    private static Part counters(String[] words, String text, Node node, Reading r) {
        int kind = words.length < 3 ? -1 : Counters.find(words[2]);
        if (kind < 0)
            r.mistake(
                    node,
                    "write how many counters of which kind, such as 'remove 1 charge counter': " + Counters.NAMES);
        Kind is = words[0].equals("put") ? Kind.PUT : Kind.REMOVE;
        Amount amount = words.length < 2 ? null : r.read(words[1], node, Amount.class);
        return new Part(is, amount, null, Math.max(0, kind), text);
    }
}
