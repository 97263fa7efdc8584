package croupier.apps.table;

import croupier.kernel.Decision;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.TableArt;
import croupier.kernel.Zone;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Draws what one seat sees of a match, of any game. */
public final class Screen {
    private static final int MOST_LOG = 20;
    private final PrintWriter out;
    private final Ink ink;
    private final int width;
    private final Map<Integer, Numbering> numberings = new HashMap<>();
    private final Map<String, BoardFile> boards = new HashMap<>();

    public Screen(PrintWriter out, Ink ink, int width) {
        this.out = out;
        this.ink = ink;
        this.width = Math.max(40, width);
    }

    /** Everything a player needs before an answer: the table, what happened since, the question and its options. */
    public void whole(Match m, int seat, List<String> players, int logFrom) {
        table(m, seat, players);
        log(m, seat, logFrom, MOST_LOG);
        Decision d = m.openFor(seat);
        if (d != null) question(m, d);
    }

    /** The table alone. */
    public void table(Match m, int seat, List<String> players) {
        rule(m.game().name() + " · seed " + m.game().saySeed(m.setup().seed()));
        if (m.game() instanceof TableArt art) {
            List<String> lines = art.draw(m, seat, width);
            lines.forEach(out::println);
            if (!lines.isEmpty()) return;
        }
        picture(m, seat).draw(players);
    }

    private TablePicture picture(Match m, int seat) {
        BoardFile board = boards.computeIfAbsent(m.game().name(), _ -> BoardFile.of(m.game()));
        return new TablePicture(m, seat, board, out, ink, width);
    }

    private void rule(String title) {
        String head = "── " + title + " ";
        out.println(ink.dim(head + "─".repeat(Math.max(2, width - head.length()))));
    }

    /** A picture that the game draws; else all cards of the zones whose name begins like this, of all zones for an empty name. */
    void view(Match m, int seat, String zone) {
        if (m.game() instanceof TableArt art) {
            List<String> picture = art.look(m, seat, zone, width);
            picture.forEach(out::println);
            if (!picture.isEmpty()) return;
        }
        boolean any = false;
        TablePicture picture = picture(m, seat);
        for (Zone z : m.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : m.setup().seats()); owner++) {
                int size = m.table().count(z, owner);
                if (!z.name().startsWith(zone) || size == 0) continue;
                any = true;
                out.println(ink.bold(" " + z.name() + (z.shared() ? "" : " of seat " + (owner + 1))) + ", " + size);
                picture.zone(z, owner, Integer.MAX_VALUE);
            }
        if (any) return;
        List<String> pictures = m.game() instanceof TableArt art ? art.pictures() : List.of();
        String also = pictures.isEmpty() ? "" : " There is also: " + String.join(", ", pictures) + ".";
        out.println("Nothing lies in a zone called '" + zone + "'." + also);
    }

    // ---- what happened

    /** What happened since an entry of the log, as the seat may read it; the last of it if it is long. */
    void log(Match m, int seat, int from, int most) {
        List<String> lines = new ArrayList<>();
        List<Integer> times = new ArrayList<>();
        for (int i = Math.min(from, m.log().size()); i < m.log().size(); i++) {
            String line = Say.logTo(m, i, seat);
            if (line.isBlank() || !m.game().tells(m.log(), i)) continue;
            if (staysInPlace(m.log(), i) || isInResult(m, i)) continue;
            if (!lines.isEmpty() && lines.getLast().equals(line)) times.set(times.size() - 1, times.getLast() + 1);
            else {
                lines.add(line);
                times.add(1);
            }
        }
        if (lines.isEmpty()) return;
        int first = Math.max(0, lines.size() - most);
        rule("what happened");
        if (first > 0)
            out.println(ink.dim("  (" + first + (first == 1 ? " line" : " lines") + " before; 'log' shows all)"));
        for (int i = first; i < lines.size(); i++)
            out.println("  " + lines.get(i) + (times.get(i) > 1 ? " (" + times.get(i) + " times)" : ""));
    }

    /** Something changes its place in a row: seen on the table. */
    private static boolean staysInPlace(Log log, int i) {
        return log.kind(i) == Log.MOVE && log.number(i, 1) == log.number(i, 2);
    }

    /** Why the match ended as it did. */
    void result(Match m, int seat) {
        List<String> lines = HowItEnded.lines(m, seat, width);
        if (!lines.isEmpty()) rule("the result");
        lines.forEach(out::println);
    }

    private static boolean isInResult(Match m, int i) {
        Log log = m.log();
        return m.game() instanceof TableArt art
                && log.kind(i) == Log.EVENT
                && art.isInResult(m.game().layout().events().get(log.number(i, 0)));
    }

    // ---- the question

    private void question(Match m, Decision d) {
        String who = m.setup().seats() == 1 ? "" : "seat " + (d.seat() + 1) + ", ";
        rule(who + "decision " + (m.answersOf(d.seat()) + 1));
        out.println(ink.bold(" " + Say.question(m.table(), d)));
        String cause = Say.cause(m.table(), d);
        if (!cause.isBlank()) for (String line : wrapped(cause.replace('\n', ' '), 3)) out.println(ink.dim(line));
        options(m, d);
        if (d.besides() > 0) out.println(ink.dim("  " + d.besides() + " more possible; 'more' lists them"));
        if (d.refused() > 0) out.println(ink.dim("  " + d.refused() + " not possible now; 'why' says why"));
    }

    /** The options of a decision with the numbers to type for them. */
    Menu menu(Match m, Decision d) {
        return new Menu(m, d, numberings.computeIfAbsent(d.seat(), _ -> new Numbering()));
    }

    /** The options with their numbers, in as many columns as fit; what is seldom wanted stands in a line below. */
    private void options(Match m, Decision d) {
        Menu menu = menu(m, d);
        List<Integer> often =
                menu.inOrder().stream().filter(i -> !menu.isSeldom(i)).toList();
        list(often.stream().map(i -> said(menu, i)).toList(), i -> menu.typedFor(often.get(i)));
        List<String> seldom = menu.inOrder().stream()
                .filter(menu::isSeldom)
                .map(i -> menu.typedFor(i) + " " + said(menu, i))
                .toList();
        if (!seldom.isEmpty())
            for (String line : wrapped("also: " + String.join(", ", seldom), 6)) out.println(ink.dim(line));
    }

    private static String said(Menu menu, int i) {
        return menu.isNumber(i) ? menu.aside(i) : menu.label(i) + menu.aside(i);
    }

    /** What an entry may be aimed at, with numbers. */
    void aims(Menu menu, int entry) {
        out.println(ink.bold(" " + menu.label(entry)));
        list(menu.entry(entry).stream().map(menu::aimTold).toList(), i -> i + 1);
        out.flush();
    }

    private void list(List<String> texts, IntUnaryOperator typed) {
        int widest = 0;
        for (String text : texts) widest = Math.max(widest, text.length() + 8);
        int columns = texts.size() <= 6 ? 1 : Math.max(1, width / widest);
        int rows = (texts.size() + columns - 1) / columns;
        for (int r = 0; r < rows; r++) {
            StringBuilder line = new StringBuilder();
            for (int i = r; i < texts.size(); i += rows) {
                String number = String.format("%4d", typed.applyAsInt(i));
                List<String> text = wrapped(texts.get(i), 6);
                line.append(ink.choice(number))
                        .append("  ")
                        .append(text.getFirst().strip());
                for (String more : text.subList(1, text.size()))
                    line.append(System.lineSeparator()).append(more);
                line.append(" ".repeat(Math.max(0, widest - 6 - texts.get(i).length())));
            }
            out.println(line.toString().stripTrailing());
        }
    }

    /** A text in lines that fit beside a margin. */
    private List<String> wrapped(String text, int margin) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width - margin) {
            int space = rest.lastIndexOf(' ', width - margin);
            int cut = space > 0 ? space : width - margin;
            lines.add(" ".repeat(margin) + rest.substring(0, cut).stripTrailing());
            rest = rest.substring(cut).stripLeading();
        }
        lines.add(" ".repeat(margin) + rest);
        return lines;
    }

    /** What may be done besides; its words are typed. */
    void more(Match m, Decision d) {
        if (d.besides() == 0) out.println("There is nothing else you may do now.");
        for (int i = 0; i < d.besides(); i++) {
            String aside = Say.aside(m.table(), d, d.besidesCode(i));
            out.println("  " + Say.option(m.table(), d.seat(), d.besidesCode(i))
                    + (aside.isEmpty() ? "" : "  (" + aside + ")"));
        }
    }

    /** Why other things are no option now. */
    void why(Match m, Decision d) {
        if (d.refused() == 0) out.println("Everything else is simply not asked for now.");
        for (int i = 0; i < d.refused(); i++) {
            String what = Say.option(m.table(), d.seat(), d.refusedCode(i));
            String why = Say.reason(m.table(), d, i);
            out.println("  " + what + ": " + ink.bad(why));
        }
    }

    void say(String line) {
        out.println(line);
        out.flush();
    }

    void refuse(String line) {
        say(ink.bad(line));
    }

    void cheer(String line) {
        say(ink.good(line));
    }
}
