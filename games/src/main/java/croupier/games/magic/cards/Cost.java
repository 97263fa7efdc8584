package croupier.games.magic.cards;

import croupier.games.magic.words.CounterKind;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.ManaCost;
import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Node;
import croupier.script.forms.Reading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A cost (118): mana and other things that are paid together. Written as a list or with commas:
 * {@code [1R, tap, sacrifice this]}, {@code [B, discard 1, pay 2 life]}, {@code [remove 1 charge counter]}.
 */
public final class Cost implements Purpose {
    /** What is paid beside mana. */
    public enum Kind {
        TAP(""),
        UNTAP(""),
        SACRIFICE("sacrifice {what:bare}"),
        DISCARD("discard {what:bare}"),
        DISCARD_THIS("discard this card"),
        EXILE("exile {what:all}"),
        LIFE("pay {n} life"),
        REMOVE("remove {n:a %s counter} from this"),
        PUT("put {n:a %s counter} on this"),
        RETURN("return {what:bare} to its owner's hand"),
        TAP_OTHER("tap {what:bare}"),
        /** Any number of other untapped creatures with this total power (702.122a). */
        CREW("tap any number of other untapped creatures you control with total power {n} or more");

        final String says;

        Kind(String says) {
            this.says = says;
        }
    }

    /**
     * One part of a cost.
     *
     * @param ofThis whether it is the object itself that leaves for it
     */
    public record Part(
            Kind kind,
            @Nullable Amount amount,
            @Nullable Choice choice,
            int counter,
            boolean ofThis,
            boolean hasX,
            @Nullable Teller w)
            implements Purpose {
        private static Part plain(Kind kind, boolean ofThis) {
            return new Part(kind, null, null, 0, ofThis, false, null);
        }

        private boolean isLike(Part p) {
            return kind == p.kind
                    && counter == p.counter
                    && ofThis == p.ofThis
                    && Reading.isSame(amount, p.amount)
                    && Reading.isSame(choice, p.choice);
        }

        @Override
        public String text() {
            return "Pay for {a}: " + said();
        }

        public String said() {
            if (kind == Kind.TAP) return "{T}";
            if (kind == Kind.UNTAP) return "{Q}";
            if (w == null) return kind.says;
            Map<String, Object> gaps = new HashMap<>();
            if (amount != null) gaps.put("n", amount);
            if (choice != null) gaps.put("what", choice);
            return w.say(String.format(Locale.ROOT, kind.says, MagicWords.COUNTERS[counter].name()), gaps);
        }

        /** Whether rows are taken for it: each row pays one part only. */
        public boolean takesRows() {
            return choice != null || kind == Kind.DISCARD_THIS;
        }

        /** Whether what is taken for it leaves where it is. */
        public boolean makesLeave() {
            return takesRows() && kind != Kind.TAP_OTHER;
        }
    }

    private static final String LIFE = " life";
    private static final Part[] NONE = {};
    /** What cycling costs beside its mana (702.29a). */
    public static final Cost DISCARD_THIS = new Cost(ManaCost.FREE, List.of(Part.plain(Kind.DISCARD_THIS, true)));

    public final ManaCost mana;
    public final Part[] parts;
    public final boolean taps;
    public final boolean untaps;
    /** Whether the object itself must be there to pay it. */
    public final boolean needsThis;

    public final boolean paysLife;
    /** Whether other objects are tapped for it. */
    public final boolean tapsOthers;
    /** How many parts make something leave where it is. */
    public final int leaving;

    public final Plan[] plans;
    /** The same where mana is spent as though it were mana of any color (609.4b). */
    public final Cost ofAnyColor;

    public final boolean hasMana;
    /** Whether some part of it is X. */
    public final boolean hasX;

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
        ManaCost any = mana.ofAnyColor();
        ofAnyColor = any.equals(mana) ? this : new Cost(any, parts);
        hasMana = mana.x() > 0 || mana.value() > 0;
        hasX = mana.x() > 0 || parts.stream().anyMatch(p -> p.hasX);
    }

    private boolean has(Kind kind) {
        for (Part p : parts) if (p.kind == kind) return true;
        return false;
    }

    /** The cost {T}. */
    public static Cost tap() {
        return new Cost(ManaCost.FREE, List.of(Part.plain(Kind.TAP, false)));
    }

    public static Cost of(ManaCost mana) {
        return new Cost(mana, List.of());
    }

    /** Both together. */
    public Cost plus(Cost more) {
        List<Part> all = new ArrayList<>(List.of(parts));
        all.addAll(List.of(more.parts));
        return new Cost(mana.plus(more.mana), all);
    }

    /** Whether it is paid is asked like this. */
    @Override
    public String text() {
        return "Pay " + said() + " for {a}?";
    }

    public String said() {
        StringJoiner s = new StringJoiner(", ");
        if (!mana.equals(ManaCost.FREE) || parts.length == 0) s.add(mana.said());
        for (Part p : parts) s.add(p.said());
        return s.toString();
    }

    @Override
    public String toString() {
        return said();
    }

    /** Whether the same is paid. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Cost c) || !mana.equals(c.mana) || parts.length != c.parts.length) return false;
        for (int i = 0; i < parts.length; i++) if (!parts[i].isLike(c.parts[i])) return false;
        return true;
    }

    @Override
    public int hashCode() {
        return mana.hashCode() * 31 + parts.length;
    }

    // ---- reading

    public static Cost read(Node node, Reading r) {
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
                if (rest.isEmpty()) parts.add(Part.plain(Kind.TAP, false));
                else parts.add(chosen(Kind.TAP_OTHER, rest, node, r));
            }
            case "untap" -> parts.add(Part.plain(Kind.UNTAP, false));
            case "sacrifice" -> parts.add(chosen(Kind.SACRIFICE, rest, node, r));
            case "exile" -> parts.add(chosen(Kind.EXILE, rest, node, r));
            case "return" -> parts.add(chosen(Kind.RETURN, rest, node, r));
            case "discard" -> {
                if (rest.equals("this")) parts.add(Part.plain(Kind.DISCARD_THIS, true));
                else parts.add(chosen(Kind.DISCARD, words.length == 2 ? rest + " of my hand" : rest, node, r));
            }
            case "pay" ->
                parts.add(new Part(
                        Kind.LIFE,
                        r.read(
                                rest.endsWith(LIFE) ? rest.substring(0, rest.length() - LIFE.length()) : rest,
                                node,
                                Amount.class),
                        null,
                        0,
                        false,
                        hasX(text),
                        r.teller()));
            case "crew" ->
                parts.add(
                        new Part(Kind.CREW, r.read(rest, node, Amount.class), null, 0, false, hasX(text), r.teller()));
            case "remove", "put" -> parts.add(counters(words, text, node, r));
            default ->
                r.mistake(
                        node,
                        "'" + text
                                + "' is no cost: write mana (1R), tap, untap, sacrifice ..., discard ..., exile ...,"
                                + " return ..., pay 2 life, remove 1 charge counter, put 1 -1/-1 counter");
        }
    }

    private static boolean hasX(String text) {
        List<String> words = List.of(text.split(" "));
        return words.contains("x") || words.contains("X");
    }

    private static Part chosen(Kind kind, String what, Node node, Reading r) {
        Choice c = r.read(what, node, Choice.class);
        boolean ofThis = what.equals("this") && kind != Kind.TAP_OTHER;
        return new Part(kind, null, c, 0, ofThis, hasX(what), r.teller());
    }

    private static Part counters(String[] words, String text, Node node, Reading r) {
        int kind = words.length < 3 ? -1 : CounterKind.find(words[2]);
        if (kind < 0)
            r.mistake(
                    node,
                    "write how many counters of which kind, such as 'remove 1 charge counter': " + CounterKind.NAMES);
        Kind is = words[0].equals("put") ? Kind.PUT : Kind.REMOVE;
        Amount amount = words.length < 2 ? null : r.read(words[1], node, Amount.class);
        return new Part(is, amount, null, Math.max(0, kind), false, hasX(text), r.teller());
    }
}
