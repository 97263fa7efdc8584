package croupier.script.scenario;

import croupier.kernel.Code;
import croupier.kernel.Column;
import croupier.kernel.Decision;
import croupier.kernel.Holds;
import croupier.kernel.Say;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds what people say among the options of a decision: by the words of the option, by its word and rows, or by the
 * beginning of its words; {@code #2} behind a name is the second of that name in its zone.
 */
record Options(Table t, Decision d) {
    /** Words that may lead in a choice whose option is a bare name. */
    private static final List<String> LEADS =
            List.of("choose ", "pick ", "take ", "target ", "react with ", "answer ", "say ", "with ");

    private static final Set<String> NOTHING =
            Set.of("nothing", "choose nothing", "pick nothing", "decline", "none", "stop");
    private static final List<String> BETWEEN = List.of(" on ", " to ", " at ", " with ", " ");

    /** What may stand behind the beginning of an option; an apostrophe, a hyphen or a plus is part of a name. */
    private static final String ENDS_A_WORD = " :,.;!?()";

    /** The options as the seat reads them, with numbers where names are not enough. */
    List<String> words() {
        Set<String> all = new LinkedHashSet<>();
        for (int i = 0; i < d.size(); i++) all.add(words(d.code(i)));
        return List.copyOf(all);
    }

    String words(long code) {
        return Say.option(t, code, row -> t.sees(row, d.seat()) ? numbered(row) : Say.name(t, d.seat(), row));
    }

    private String numbered(int row) {
        return isEntity(row) ? Names.numbered(t, row) : Say.name(t, d.seat(), row);
    }

    private boolean isEntity(int row) {
        return row > 0
                && t.kindOf(row) >= 0
                && t.game().layout().kind(t.kindOf(row)).isEntity();
    }

    /** The options that somebody may mean, best way of saying it first. */
    List<Long> meant(String said) {
        return among(said, codes());
    }

    /** What people may do besides that somebody may mean. */
    List<Long> meantBesides(String said) {
        List<Long> besides = new ArrayList<>();
        for (int i = 0; i < d.besides(); i++) besides.add(d.besidesCode(i));
        return among(said, besides);
    }

    /** What is not an option now that somebody may mean. */
    List<Long> meantRefused(String said) {
        List<Long> refused = new ArrayList<>();
        for (int i = 0; i < d.refused(); i++) refused.add(d.refusedCode(i));
        return among(said, refused);
    }

    private List<Long> codes() {
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < d.size(); i++) all.add(d.code(i));
        return all;
    }

    private List<Long> among(String said, List<Long> codes) {
        String plain = Texts.plain(said);
        List<Long> found = exact(plain, codes);
        for (String lead : LEADS)
            if (found.isEmpty() && plain.startsWith(lead)) found = exact(plain.substring(lead.length()), codes);
        if (found.isEmpty())
            found = codes.stream().filter(c -> begins(c, plain)).toList();
        return found;
    }

    private List<Long> exact(String plain, List<Long> codes) {
        return codes.stream().filter(c -> forms(c).contains(plain)).toList();
    }

    private boolean begins(long code, String plain) {
        return forms(code).stream()
                .anyMatch(f -> f.length() > plain.length()
                        && f.startsWith(plain)
                        && ENDS_A_WORD.indexOf(f.charAt(plain.length())) >= 0);
    }

    /** All ways to say an option. */
    private Set<String> forms(long code) {
        Set<String> all = new LinkedHashSet<>();
        if (Code.word(code) == Code.NONE) all.addAll(NOTHING);
        String word = Texts.plain(t.game().layout().word(Code.word(code)).name());
        for (String a : namesOf(code, Code.a(code)))
            for (String b : namesOf(code, Code.b(code))) {
                all.add(Texts.plain(Say.option(t, code, row -> row == Code.a(code) ? a : b)));
                if (Code.word(code) <= Code.NUMBER) continue;
                if (b.isEmpty()) all.add(Texts.plain(word + " " + a));
                else for (String between : BETWEEN) all.add(Texts.plain(word + " " + a + between + b));
            }
        return all;
    }

    private List<String> namesOf(long code, int row) {
        if (row == 0 || Code.word(code) == Code.NUMBER) return List.of("");
        if (t.game().layout().word(Code.word(code)).hasNumber()) return List.of(Integer.toString(row));
        String plain = Say.name(t, d.seat(), row);
        if (!isEntity(row) || !t.sees(row, d.seat())) return List.of(plain);
        String numbered = Names.numbered(t, row);
        return numbered.equals(plain) ? List.of(plain) : List.of(plain, numbered);
    }

    /** Whether two options are about rows between which nobody can tell a difference. */
    boolean areAlike(long x, long y) {
        return Code.word(x) == Code.word(y) && isTwin(Code.a(x), Code.a(y)) && isTwin(Code.b(x), Code.b(y));
    }

    private boolean isTwin(int x, int y) {
        if (x == y) return true;
        if (!isEntity(x) || !isEntity(y) || t.kindOf(x) != t.kindOf(y) || t.card(x) != t.card(y)) return false;
        if (!java.util.Objects.equals(t.zoneOf(x), t.zoneOf(y)) || t.ownerOf(x) != t.ownerOf(y)) return false;
        for (Column c : t.game().layout().kind(t.kindOf(x)).columns())
            if (c.holds() != Holds.ROW && t.get(c, x) != t.get(c, y)) return false;
        return true;
    }
}
