package croupier.games.magic;

import croupier.kernel.Purpose;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Node;
import croupier.script.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Pattern;
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

    /**
     * One part of a cost.
     *
     * @param ofThis whether it is the object itself that leaves for it
     */
    record Part(
            Kind kind, @Nullable Amount amount, @Nullable Choice choice, int counter, boolean ofThis, String said)
            implements Purpose {
        private static Part plain(Kind kind, boolean ofThis, String said) {
            return new Part(kind, null, null, 0, ofThis, said);
        }

        @Override
        public String text() {
            return "Pay for {a}: " + said;
        }

        /** Whether rows are taken for it: each row pays one part only. */
        boolean takesRows() {
            return choice != null || kind == Kind.DISCARD_THIS;
        }

        /** Whether what is taken for it leaves where it is. */
        boolean makesLeave() {
            return takesRows() && kind != Kind.TAP_OTHER;
        }
    }

    private static final Pattern X = Pattern.compile("\\b[xX]\\b");
    private static final Part[] NONE = {};
    /** What cycling costs beside its mana (702.29a). */
    static final Cost DISCARD_THIS =
            new Cost(ManaCost.FREE, List.of(Part.plain(Kind.DISCARD_THIS, true, "discard this card")));

    final ManaCost mana;
    final Part[] parts;
    final boolean taps;
    final boolean untaps;
    /** Whether the object itself must be there to pay it. */
    final boolean needsThis;

    final boolean paysLife;
    /** Whether other objects are tapped for it. */
    final boolean tapsOthers;
    /** How many parts make something leave where it is. */
    final int leaving;

    final Plan[] plans;
    final boolean hasMana;
    /** Whether some part of it is X. */
    final boolean hasX;

    Cost(ManaCost mana, List<Part> parts) {
        this.mana = mana;
        this.parts = parts.toArray(NONE);
        taps = has(Kind.TAP);
        untaps = has(Kind.UNTAP);
        needsThis = parts.stream().anyMatch(p -> p.ofThis) || taps || untaps || has(Kind.REMOVE) || has(Kind.PUT);
        paysLife = has(Kind.LIFE);
        tapsOthers = has(Kind.TAP_OTHER);
        leaving = (int) parts.stream().filter(Part::makesLeave).count();
        plans = Plan.of(mana);
        hasMana = mana.x() > 0 || mana.value() > 0;
        hasX = mana.x() > 0 || parts.stream().anyMatch(p -> X.matcher(p.said).find());
    }

    private boolean has(Kind kind) {
        for (Part p : parts) if (p.kind == kind) return true;
        return false;
    }

    /** The cost {T}. */
    static Cost tap() {
        return new Cost(ManaCost.FREE, List.of(Part.plain(Kind.TAP, false, "{T}")));
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
                if (rest.isEmpty()) parts.add(Part.plain(Kind.TAP, false, "{T}"));
                else parts.add(chosen(Kind.TAP_OTHER, rest, "tap ", node, r));
            }
            case "untap" -> parts.add(Part.plain(Kind.UNTAP, false, "{Q}"));
            case "sacrifice" -> parts.add(chosen(Kind.SACRIFICE, rest, "sacrifice ", node, r));
            case "exile" -> parts.add(chosen(Kind.EXILE, rest, "exile ", node, r));
            case "return" -> parts.add(chosen(Kind.RETURN, rest, "return ", node, r));
            case "discard" -> {
                if (rest.equals("this")) parts.add(Part.plain(Kind.DISCARD_THIS, true, "discard this card"));
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
                        false,
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
        boolean isThis = what.equals("this");
        return new Part(
                kind, null, c, 0, isThis && kind != Kind.TAP_OTHER, said + (isThis ? "this" : Saying.cards(told)));
    }

    private static Part counters(String[] words, String text, Node node, Reading r) {
        int kind = words.length < 3 ? -1 : Counters.find(words[2]);
        if (kind < 0)
            r.mistake(
                    node,
                    "write how many counters of which kind, such as 'remove 1 charge counter': " + Counters.NAMES);
        Kind is = words[0].equals("put") ? Kind.PUT : Kind.REMOVE;
        Amount amount = words.length < 2 ? null : r.read(words[1], node, Amount.class);
        return new Part(is, amount, null, Math.max(0, kind), false, text);
    }
}
