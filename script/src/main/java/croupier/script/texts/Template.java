package croupier.script.texts;

import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.English;
import croupier.script.PerRow;
import croupier.script.Says;
import croupier.script.Steps;
import croupier.script.Teller;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with gaps: {@code Deal {amount} damage[ to {to}].} What stands in square brackets is left out where a gap in it has
 * nothing to say. A gap may say more than a name:
 *
 * <ul>
 *   <li>{@code {n:card}}: a number with its noun, "1 card", "2 cards"; {@code {n:a card}} says "a card" for one
 *   <li>{@code {n:of damage}}: how much of something, "6 damage", "damage equal to your block", "2 damage for each card in your
 *       hand"; {@code {n:of @what}} with a noun that is another gap
 *   <li>{@code {n:times}}: "once", "twice", "3 times"; {@code {n:th}}: "third"; {@code {n:for each}}: "twice", "for each of its
 *       counters"
 *   <li>{@code {n:+}}: a number with its sign, "+2", "-1"
 *   <li>{@code {set:one}}, {@code {set:a}}: a set as if it were one row, without and with its article
 *   <li>{@code {n:each}}: an amount counted row by row, "2 for each card in your hand"; {@code {n:signed}}: "+1", "−1"
 *   <li>{@code {if:such trait}}, {@code {if:such a trait}}: rows that a condition is true of, "blue traits", "a blue trait"
 *   <li>{@code {do:list}}: what steps say that say names, "Red Louse and Looter"
 *   <li>{@code {do:sentences}}: steps as whole sentences; {@code {abilities:lines}}: what a list has to say, one after the other
 *   <li>{@code {rows:all}}: "all creatures", "your hand"; {@code {rows:each}}: "each creature"; {@code {rows:bare}}: without
 *       saying where they are, "two cards"
 *   <li>{@code {n:amount of damage}}: "3 damage", "damage equal to its power"
 *   <li>{@code {n:many}}: an amount of things that are counted, "twice that many"
 *   <li>{@code {each who gains}}: of a set each row does it, "each player gains"
 *   <li>{@code {who gains}}: who does something with the verb that fits, "you gain", "the target gains"; at the beginning of a
 *       sentence "you" is left out
 *   <li>{@code {who's}}: in possessive form; {@code {me}} is the one whose text it is, in every sentence
 *   <li>{@code {do:theirs}}: steps from another point of view, see {@link Says#view}
 * </ul>
 */
public final class Template {
    /** What fills the gaps. */
    interface Gaps {
        boolean has(String name);

        @Nullable
        Object value(String name);

        /** Whether it says nothing: not written, or as it is by default. */
        boolean isEmpty(String name);
    }

    private final String text;
    private final Gaps gaps;
    private final CardTeller w;

    Template(String text, Gaps gaps, CardTeller w) {
        this.text = text;
        this.gaps = gaps;
        this.w = w;
    }

    String filled() {
        StringBuilder all = new StringBuilder();
        int from = 0;
        for (int open = text.indexOf('['); open >= 0; open = text.indexOf('[', from)) {
            int close = text.indexOf(']', open);
            if (close < 0) break;
            all.append(filled(text.substring(from, open), false));
            String inner = filled(text.substring(open + 1, close), true);
            if (inner != null) all.append(inner);
            from = close + 1;
        }
        return all.append(filled(text.substring(from), false)).toString();
    }

    /** The text with its gaps filled; null if it may be left out and says nothing of its own. */
    private @Nullable String filled(String part, boolean optional) {
        StringBuilder all = new StringBuilder();
        int from = 0;
        for (int open = part.indexOf('{'); open >= 0; open = part.indexOf('{', from)) {
            int close = part.indexOf('}', open);
            if (close < 0) break;
            all.append(part, from, open);
            String gap = gap(part.substring(open + 1, close), optional, all.isEmpty());
            if (gap == null) return null;
            all.append(gap);
            from = close + 1;
        }
        return all.append(part.substring(from)).toString();
    }

    private @Nullable String gap(String gap, boolean optional, boolean first) {
        int colon = gap.indexOf(':');
        String name = colon < 0 ? gap : gap.substring(0, colon);
        String how = colon < 0 ? "" : gap.substring(colon + 1);
        String verb = "";
        if (!gaps.has(name) && name.endsWith("'s")) {
            name = name.substring(0, name.length() - 2);
            how = "'s";
        }
        boolean each = !gaps.has(name) && name.startsWith("each ");
        if (each) name = name.substring("each ".length());
        if (!gaps.has(name) && name.indexOf(' ') > 0) {
            verb = name.substring(name.lastIndexOf(' ') + 1);
            name = name.substring(0, name.lastIndexOf(' '));
        }
        boolean isMe = name.equals("me") && !gaps.has(name) && w.me() != null;
        if (!gaps.has(name) && !isMe && optional) return null;
        if (!gaps.has(name) && !isMe)
            throw new IllegalArgumentException("'" + text + "' speaks of '" + name + "', which is not there");
        Object value = isMe ? w.me() : gaps.value(name);
        if (optional && !isMe && gaps.isEmpty(name)) return null;
        String does = verb;
        if (each) return w.noted("each:" + does, value, () -> w.subjects.eachDoes(value, does, first));
        if (!does.isEmpty()) return w.noted("does:" + does, value, () -> w.subjects.does(value, does, first));
        String way = named(how);
        String said = w.noted("gap:" + way, value, () -> said(value, way));
        return optional && said.isEmpty() && !(value instanceof Boolean) ? null : said;
    }

    /** A noun may be what another gap says: {@code {amount:of @apply}}. */
    private String named(String how) {
        int at = how.indexOf('@');
        return at < 0 ? how : how.substring(0, at) + w.words(gaps.value(how.substring(at + 1)));
    }

    private String said(@Nullable Object value, String how) {
        return switch (how) {
            case "" -> Boolean.TRUE.equals(value) ? "" : w.words(value);
            case "'s" -> w.names.possessive(value);
            case "all" -> w.rows.all(value);
            case "bare" -> w.rows.bare(value);
            case "many" -> value instanceof Amount n ? w.amounts.many(n) : w.words(value);
            case "+" -> English.signed(w.words(value));
            case "one" -> w.rows.one(value);
            case "a" -> English.a(w.rows.one(value));
            case "each" -> w.amounts.each(value);
            case "sentences" -> value instanceof Steps s ? w.sentences(s) : Teller.sentence(w.words(value));
            case "lines" -> w.definitions.effect(value);
            case "list" -> value instanceof Steps s ? w.steps.list(s) : w.words(value);
            case "times" ->
                switch (value) {
                    case Amounts.Fixed f -> English.times(f.value());
                    case Integer n -> English.times(n);
                    case Amounts.Count n -> "for " + w.amounts.each(n.of());
                    case null, default -> w.words(value) + " times";
                };
            case "for each" -> value instanceof Amounts.OfRow n ? "for each of " + w.words(n) : said(value, "times");
            case "th" -> value instanceof Amounts.Fixed f ? English.ordinal(f.value()) : w.words(value) + "th";
            default ->
                switch (value) {
                    case null -> "";
                    case Object a
                    when how.startsWith("amount of ") -> w.amounts.of(a, how.substring("amount of ".length()));
                    case PerRow<?> p when how.startsWith("such ") -> w.rows.such(how.substring(5), p);
                    case Amount a when how.startsWith("of ") -> w.amounts.measure(a, how.substring(3));
                    case Amount a -> counted(a, how);
                    case Integer n -> counted(new Amounts.Fixed(n), how);
                    case Steps s -> w.from(how).clause(s);
                    default -> w.words(value);
                };
        };
    }

    private String counted(Amount n, String noun) {
        int bar = noun.indexOf('|');
        if (bar >= 0) return w.count(n, noun.substring(0, bar), noun.substring(bar + 1));
        boolean article = noun.startsWith("a ") || noun.startsWith("an ");
        String one = article ? noun.substring(noun.indexOf(' ') + 1) : noun;
        if (article && AmountWords.isOne(n)) return English.a(one);
        return w.count(n, one, w.plural(one));
    }
}
