package croupier.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Rows in words, in parts that sets and conditions add to: whose, what they are like, what they are, where, and what else is
 * true of them: "your | attacking | Beasts", "card | in your hand | that costs 2 or less". A noun or adjective may be one of
 * several, with bars between them: one row is an "artifact or creature", several are "artifacts and creatures".
 */
public record NounPhrase(
        String owner,
        List<String> adjectives,
        String noun,
        String plural,
        Where where,
        List<Clause> clauses,
        English english) {
    /** How a quality changes what rows are called. */
    public enum Way {
        /** What they are, in place of the noun. */
        NOUN,
        /** The same, in place of a noun that means any row; it stands before other nouns. */
        TYPE,
        /** What they are like. */
        ADJECTIVE,
        /** A clause with its verb as of one row: "costs 2 or less". */
        THAT,
        /** What they have: "with flying", "without flying". */
        WITH,
        /** Words that follow as they are, for one row and after a bar for several: "an opponent controls|opponents control". */
        AFTER
    }

    /** Where they are, said of one and of several; and what all of them together are called: "your hand". */
    public record Where(String one, String many, String whole) {
        private static final Where NOWHERE = new Where("", "", "");
    }

    /** What is said behind a noun, of one and of several. */
    public record Clause(String one, String many, boolean that) {}

    private static final Set<String> WHERE = Set.of(
            "in", "of", "on", "from", "under", "among", "that", "with", "whose", "at", "to", "outside", "between",
            "beside", "you", "your", "an", "exiled");

    /**
     * A phrase of a row, as a grammar file writes it: "card in your hand"; after a bar its plural if it is not the usual one, and
     * after another one what all of them are called.
     */
    public static NounPhrase of(String said, English english) {
        String[] forms = said.split("\\|");
        String[] words = forms[0].split(" ");
        int from = owner(words);
        int to = noun(words, from);
        String owner = join(words, 0, from);
        String where = join(words, to, words.length);
        if (forms.length < 2)
            return new NounPhrase(
                    owner, List.of(), join(words, from, to), "", new Where(where, where, ""), List.of(), english);
        String[] several = forms[1].split(" ");
        int start = forms[1].startsWith(owner + " ") ? from : owner(several);
        int end = noun(several, start);
        Where is = new Where(where, join(several, end, several.length), forms.length > 2 ? forms[2] : "");
        return new NounPhrase(
                owner, List.of(), join(words, from, to), join(several, start, end), is, List.of(), english);
    }

    /** Where the words of the owner end. */
    private static int owner(String[] words) {
        if (words.length > 1 && Set.of("your", "its", "their", "enemy").contains(words[0])) return 1;
        int from = 0;
        for (int i = 0; i < Math.min(4, words.length - 1); i++)
            if (words[i].endsWith("'s") || words[i].endsWith("s'")) from = i + 1;
        return from;
    }

    /** Where the noun ends. */
    private static int noun(String[] words, int from) {
        int to = from;
        while (to < words.length && !WHERE.contains(words[to])) to++;
        return to == from ? words.length : to;
    }

    private static String join(String[] words, int from, int to) {
        return String.join(" ", List.of(words).subList(from, to));
    }

    public NounPhrase like(String adjective) {
        List<String> all = new ArrayList<>(adjectives);
        if (adjective.equals("other")) all.addFirst(adjective);
        else all.add(adjective);
        return new NounPhrase(owner, all, noun, plural, where, clauses, english);
    }

    public NounPhrase called(String other) {
        return new NounPhrase(owner, adjectives, other, "", where, clauses, english);
    }

    public NounPhrase ofOwner(String other) {
        return new NounPhrase(other, adjectives, noun, plural, where, clauses, english);
    }

    /** Without saying where they are. */
    public NounPhrase bare() {
        return new NounPhrase("", adjectives, noun, plural, Where.NOWHERE, clauses, english);
    }

    /** As what is taken from where it is: "card from your hand" for "card in your hand". */
    public NounPhrase from() {
        Where is = new Where(from(where.one), from(where.many), where.whole);
        return new NounPhrase(owner, adjectives, noun, plural, is, clauses, english);
    }

    private static String from(String where) {
        return where.startsWith("in ") ? "from" + where.substring(2) : where;
    }

    /** What is true of them, with the verb as of one: "costs 2 or less"; or words that stand as they are: "with 3 counters". */
    public NounPhrase that(String clause) {
        boolean joins = clause.startsWith("with ")
                || clause.startsWith("whose ")
                || clause.startsWith("of ")
                || clause.startsWith("except ");
        return with(new Clause(clause, joins ? clause : English.base(clause), !joins));
    }

    private NounPhrase with(Clause clause) {
        List<Clause> all = new ArrayList<>(clauses);
        all.add(clause);
        return new NounPhrase(owner, adjectives, noun, plural, where, all, english);
    }

    public NounPhrase with(Way way, String words) {
        return switch (way) {
            case NOUN -> called(words);
            case TYPE -> noun.equals(english.general()) ? called(words) : noun.equals(words) ? this : like(words);
            case ADJECTIVE -> like(words);
            case THAT -> that(words);
            case WITH -> that("with " + words);
            case AFTER -> {
                int bar = words.indexOf('|');
                yield with(
                        bar < 0
                                ? new Clause(words, words, false)
                                : new Clause(words.substring(0, bar), words.substring(bar + 1), false));
            }
        };
    }

    public boolean isOwned() {
        return !owner.isEmpty() && !owner.equals("enemy");
    }

    /** As one row: "attack in your hand". */
    public String one() {
        return said(English.list(forms(noun), "or"), true);
    }

    /** As several rows: "attacks in your hand". */
    public String many() {
        if (!plural.isEmpty()) return said(plural, false);
        return said(English.list(forms(noun).stream().map(english::plural).toList(), "and"), false);
    }

    /** As all rows that there are: "all attacks in your hand", "your hand". */
    public String all() {
        boolean isWhole = adjectives.isEmpty() && clauses.isEmpty() && !where.whole.isEmpty();
        return isWhole ? where.whole : isOwned() ? "all of " + many() : "all " + many();
    }

    private static List<String> forms(String words) {
        return Arrays.asList(words.split("\\|"));
    }

    private String said(String head, boolean one) {
        StringBuilder all = new StringBuilder(owner);
        String before = "";
        for (String adjective : adjectives) {
            String is = English.list(forms(adjective), one ? "or" : "and");
            if (is.startsWith("non") && before.startsWith("non")) all.append(',');
            append(all, is);
            before = is;
        }
        append(all, head);
        append(all, one ? where.one : where.many);
        boolean that = false;
        for (Clause clause : clauses) {
            String words = one ? clause.one : clause.many;
            append(all, clause.that ? (that ? "and " : "that ") + words : words);
            that |= clause.that;
        }
        return all.toString();
    }

    private static void append(StringBuilder all, String words) {
        if (words.isEmpty()) return;
        if (!all.isEmpty()) all.append(' ');
        all.append(words);
    }
}
