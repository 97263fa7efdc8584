package croupier.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Rows in words, in parts that sets and conditions add to: whose, what they are like, what they are, where, and what else is
 * true of them: "your | attacking | Beasts", "card | in your hand | that costs 2 or less".
 */
record NounPhrase(
        String owner,
        List<String> adjectives,
        String noun,
        String plural,
        String where,
        List<String> clauses,
        English english) {
    private static final Set<String> WHERE = Set.of(
            "in", "of", "on", "from", "under", "among", "that", "with", "whose", "at", "to", "outside", "between",
            "beside");

    /** A phrase of a row, as a grammar file writes it: "card in your hand"; after a bar its plural if it is not the usual one. */
    static NounPhrase of(String said, English english) {
        int bar = said.indexOf('|');
        String one = bar < 0 ? said : said.substring(0, bar);
        String[] words = one.split(" ");
        int from = 0;
        if (words.length > 1 && Set.of("your", "its", "their", "enemy").contains(words[0])) from = 1;
        else
            for (int i = 0; i < Math.min(4, words.length - 1); i++)
                if (words[i].endsWith("'s") || words[i].endsWith("s'")) from = i + 1;
        int to = from;
        while (to < words.length && !WHERE.contains(words[to])) to++;
        if (to == from) to = words.length;
        String noun = join(words, from, to);
        String where = join(words, to, words.length);
        String plural = bar < 0 ? "" : nounOf(said.substring(bar + 1), join(words, 0, from), where);
        return new NounPhrase(join(words, 0, from), List.of(), noun, plural, where, List.of(), english);
    }

    private static String nounOf(String plural, String owner, String where) {
        String rest =
                owner.isEmpty() || !plural.startsWith(owner + " ") ? plural : plural.substring(owner.length() + 1);
        return where.isEmpty() || !rest.endsWith(" " + where)
                ? rest
                : rest.substring(0, rest.length() - where.length() - 1);
    }

    private static String join(String[] words, int from, int to) {
        return String.join(" ", List.of(words).subList(from, to));
    }

    NounPhrase like(String adjective) {
        List<String> all = new ArrayList<>(adjectives);
        all.add(adjective);
        return new NounPhrase(owner, all, noun, plural, where, clauses, english);
    }

    NounPhrase called(String other) {
        return new NounPhrase(owner, adjectives, other, "", where, clauses, english);
    }

    NounPhrase ofOwner(String other) {
        return new NounPhrase(other, adjectives, noun, plural, where, clauses, english);
    }

    /** What is true of them, with the verb as of one: "costs 2 or less"; or words that stand as they are: "with 3 counters". */
    NounPhrase that(String clause) {
        List<String> all = new ArrayList<>(clauses);
        all.add(clause);
        return new NounPhrase(owner, adjectives, noun, plural, where, all, english);
    }

    boolean isOwned() {
        return !owner.isEmpty() && !owner.equals("enemy");
    }

    /** As one row: "attack in your hand". */
    String one() {
        return said(noun, true);
    }

    /** As several rows: "attacks in your hand". */
    String many() {
        return said(plural.isEmpty() ? english.plural(noun) : plural, false);
    }

    private String said(String head, boolean one) {
        StringBuilder all = new StringBuilder(owner);
        for (String adjective : adjectives) append(all, adjective);
        append(all, head);
        append(all, where);
        boolean that = false;
        for (String clause : clauses) {
            boolean joins = clause.startsWith("with ")
                    || clause.startsWith("whose ")
                    || clause.startsWith("of ")
                    || clause.startsWith("except ");
            if (joins) append(all, clause);
            else append(all, (that ? "and " : "that ") + (one ? clause : English.base(clause)));
            that |= !joins;
        }
        return all.toString();
    }

    private static void append(StringBuilder all, String words) {
        if (words.isEmpty()) return;
        if (!all.isEmpty()) all.append(' ');
        all.append(words);
    }
}
