package croupier.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Words for people: options, reasons, log lines. Made only when somebody looks. */
public final class Say {
    private Say() {}

    /** What a row is called by somebody in this seat. */
    public static String name(Table t, int seat, int row) {
        if (row <= 0) return "";
        if (t.kindOf(row) < 0) return "something";
        if (!t.layout.kind(t.kindOf(row)).isEntity()) {
            boolean named = t.is(t.layout.words.listener(), row) || t.is(t.layout.words.modifier(), row);
            return named
                    ? name(t, seat, t.sourceOf(row))
                    : t.layout.kind(t.kindOf(row)).name();
        }
        return t.sees(row, seat) ? t.game.nameOf(t, row) : "a card";
    }

    public static String option(Table t, int seat, long code) {
        return option(t, code, row -> name(t, seat, row));
    }

    /** An option with other names for its rows, such as numbered ones. */
    public static String option(Table t, long code, IntFunction<String> names) {
        Word w = t.layout.word(Code.word(code));
        if (Code.word(code) == Code.NUMBER) return Integer.toString(Code.a(code));
        String told = t.game.optionText(t, code);
        if (!told.isEmpty()) return told;
        String text = w.hasCard() ? w.text().replace("{card}", t.game.cards().name(Code.a(code))) : w.text();
        return fill(text, names, Code.a(code), Code.b(code), Code.a(code)).strip();
    }

    /** Why the numbers of a row are what they are: each change with its source, in the order in which it counts. */
    public static List<String> causes(Table t, int seat, int row) {
        List<String> all = new ArrayList<>();
        for (Cause c : t.causes(row)) all.add(name(t, seat, c.source()) + ": " + t.game.causeText(c));
        all.addAll(t.game.otherCauses(t, row));
        return all;
    }

    /** What is shown beside an option: what it would do now in numbers, and what comes of it in this question. */
    public static String aside(Table t, Decision d, long code) {
        String now = t.game.aside(t, code);
        boolean seen = Code.word(code) != Code.PICK || t.sees(Code.a(code), d.seat());
        String then = seen ? d.purpose().aside(t, code) : "";
        return now.isEmpty() || then.isEmpty() ? now + then : now + "; " + then;
    }

    public static String reason(Table t, Decision d, int i) {
        long code = d.refusedCode(i);
        return fill(d.refusedReason(i).text(), t, d.seat(), Code.a(code), Code.b(code), d.refusedNumber(i));
    }

    /** The question: what it is for, and how many are to be chosen. */
    public static String prompt(Table t, Decision d) {
        String text = fill(d.purpose().text(), t, d.seat(), d.because(), 0, 0);
        if (d.min() == 1 && d.max() == 1) return text;
        String many =
                d.min() == d.max() ? "" + d.min() : d.min() == 0 ? "up to " + d.max() : d.min() + " to " + d.max();
        return text + " (" + many + (d.ordered() ? ", in order" : "") + ")";
    }

    /** Why is asked, in the words of the prompt alone. */
    public static String why(Table t, Decision d) {
        return fill(d.why().text(), t, d.seat(), d.because(), 0, 0);
    }

    /** The question with what it comes from, where its own words do not name that. */
    public static String question(Table t, Decision d) {
        boolean named = !isCard(t, d.because()) || d.purpose().text().contains("{a}");
        return named ? prompt(t, d) : name(t, d.seat(), d.because()) + ": " + prompt(t, d);
    }

    /** What the card says that asks, where the question says no more than the prompt; empty for nothing to add. */
    public static String cause(Table t, Decision d) {
        int row = d.because();
        boolean says = d.purpose().equals(d.why()) && isCard(t, row) && t.sees(row, d.seat());
        return says ? t.game.textOf(t, row) : "";
    }

    private static boolean isCard(Table t, int row) {
        return row != 0 && t.isEntity(row) && t.card(row) != 0;
    }

    private static String fill(String text, Table t, int seat, int a, int b, int n) {
        return fill(text, row -> name(t, seat, row), a, b, n);
    }

    private static String fill(String text, IntFunction<String> names, int a, int b, int n) {
        if (text.indexOf('{') < 0) return text;
        String s = text;
        if (s.contains("{a}")) s = s.replace("{a}", names.apply(a));
        if (s.contains("{b}"))
            s = b == 0 ? s.replaceAll("\\s*\\[[^\\]]*\\]", "").replace("{b}", "") : s.replace("{b}", names.apply(b));
        return s.replace("{n}", Integer.toString(n)).replace("[", "").replace("]", "");
    }

    /** How a screen marks a name in a log line, such as a link to the card. */
    public interface Mark {
        /** The name of something, with its number in the catalogue, 0 if it is in none. */
        String of(String name, int card);

        /** The player in a seat; the name is the game's. */
        default String player(int seat, String name) {
            return of(name, 0);
        }
    }

    /** A log line said to the one who reads it: "you" for their own seat. */
    public static String logTo(Match m, int i, int seat) {
        return Spoken.to(log(m, i, seat, new Mark() {
            @Override
            public String of(String name, int card) {
                return name;
            }

            @Override
            public String player(int whose, String name) {
                return whose == seat ? Spoken.YOU : name;
            }
        }));
    }

    /** A log line as this seat may read it; empty for what a log leaves out. */
    public static String log(Match m, int i, int seat) {
        return log(m, i, seat, (name, _) -> name);
    }

    /** The same with the names marked that the seat may know. */
    public static String log(Match m, int i, int seat, Mark mark) {
        Log log = m.log();
        Table t = m.table();
        return switch (log.kind(i)) {
            case Log.CHANGE -> change(t, log, i, seat, mark);
            case Log.EVENT -> event(t, log, i, seat, mark);
            case Log.MOVE -> move(t, log, i, seat, mark);
            case Log.SHOW -> shown(t, log, i, seat, mark);
            case Log.SHUFFLE -> shuffled(t, log, i, mark);
            case Log.TAKEN_BACK -> "taken back";
            case Log.OVER -> "the match is over";
            default -> "";
        };
    }

    private static String shuffled(Table t, Log log, int i, Mark mark) {
        Zone z = t.layout.zones().get(log.number(i, 0));
        String whose = z.shared() || t.seats == 1 ? "" : " of " + player(t, log.number(i, 1), mark);
        return z.name() + whose + " is shuffled";
    }

    private static String change(Table t, Log log, int i, int seat, Mark mark) {
        for (Column c : t.layout.kind(log.number(i, 0)).columns()) {
            if (c.at() != log.number(i, 1)) continue;
            String words = t.game.changeText(c, log.before(i), log.number(i, 3));
            return words.isEmpty() ? "" : words.replace("{row}", cardName(t, log, i, 0, seat, log.number(i, 2), mark));
        }
        return "";
    }

    /** A card is shown to all; not said if the next line tells what happens with it. */
    private static String shown(Table t, Log log, int i, int seat, Mark mark) {
        boolean told = i + 1 < log.size()
                && log.kind(i + 1) == Log.EVENT
                && log.number(i + 1, 2) == log.number(i, 0)
                && !t.layout.events().get(log.number(i + 1, 0)).text().isEmpty();
        return told ? "" : cardName(t, log, i, 0, seat, log.number(i, 0), mark) + " is shown";
    }

    private static String event(Table t, Log log, int i, int seat, Mark mark) {
        Event e = t.layout.events().get(log.number(i, 0));
        if (e.text().isEmpty()) return "";
        String text = e.textFor(log.number(i, 1), log.number(i, 2));
        String words =
                text.contains("{words}") ? t.layout.word(log.number(i, 3)).text() : "";
        return text.replace("{words}", words)
                .replace("{source}", cardName(t, log, i, 0, seat, log.number(i, 1), mark))
                .replace("{target}", cardName(t, log, i, 1, seat, log.number(i, 2), mark))
                .replace("{amount}", Integer.toString(log.number(i, 3)));
    }

    private static String move(Table t, Log log, int i, int seat, Mark mark) {
        String what = log.isFor(i, 0, seat) ? cardName(t, log, i, 0, seat, log.number(i, 0), mark) : "a card";
        String words = t.game.moveText(log.zone(i, 1), log.zone(i, 2));
        if (words != null) {
            String giver = owner(t, log.number(i, 1));
            String getter = owner(t, log.number(i, 2));
            return words.replaceAll(giver.equals(getter) ? "\\[[^\\]]*\\]" : "[\\[\\]]", "")
                    .replace("{from}", giver)
                    .replace("{to}", getter)
                    .replace("{from seat}", ownerName(t, log.number(i, 1), mark))
                    .replace("{to seat}", ownerName(t, log.number(i, 2), mark))
                    .replace("{card}", what);
        }
        String from = place(t, log.number(i, 1), mark);
        String to = place(t, log.number(i, 2), mark);
        if (from.isEmpty()) return what + " appears in " + to;
        return to.isEmpty() ? what + " is gone from " + from : what + ": " + from + " to " + to;
    }

    private static String owner(Table t, int h) {
        return h == 0 ? "" : Integer.toString(t.places.ownerAt(h) + 1);
    }

    private static String ownerName(Table t, int h, Mark mark) {
        return h == 0 ? "" : player(t, t.places.ownerAt(h), mark);
    }

    private static String player(Table t, int seat, Mark mark) {
        return mark.player(seat, t.game.nameOfSeat(seat));
    }

    private static String place(Table t, int h, Mark mark) {
        if (h == 0) return "";
        Zone z = t.places.zoneAt(h);
        return z.shared() || t.seats == 1 ? z.name() : z.name() + " of " + ownerName(t, h, mark);
    }

    private static String cardName(Table t, Log log, int i, int which, int seat, int row, Mark mark) {
        int card = log.card(i, which);
        if (card != 0) return log.isFor(i, which, seat) ? mark.of(t.game.nameThen(t, row, card), card) : "a card";
        if (row <= 0) return "";
        int whose = seatOf(t, row);
        return whose < 0 ? mark.of(name(t, seat, row), 0) : mark.player(whose, name(t, seat, row));
    }

    /** The seat of a row that stands for a player: no card, and it lies in a zone of that seat; -1 for any other row. */
    public static int seatOf(Table t, int row) {
        if (row <= 0 || t.kindOf(row) < 0 || !t.isEntity(row) || t.card(row) != 0) return -1;
        Zone z = t.zoneOf(row);
        return z == null || z.shared() ? -1 : t.ownerOf(row);
    }
}
