package croupier.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match as text: its journal and its last checkpoint by names. With the same content the journal decides. Otherwise the
 * checkpoint is laid out again, answers since then are kept as long as each fits what is asked, and the reader learns what was
 * dropped.
 */
public final class Save {
    private static final String HEAD = "croupier save 1";
    private static final String AT = "at ";
    private static final String THEN = "then ";
    private static final String GIVEN = "given ";
    private static final String END = "end";

    private Save() {}

    /** A match that was loaded, and what of it was dropped, in words. */
    public record Loaded(Match match, List<String> dropped) {}

    /** What an answer chose, by names: for each code the key of its option and its place among options of the same key. */
    record Named(int seat, int fingerprint, boolean leaves, long[] keys, int[] places) {
        static Named of(Ask a, long[] codes) {
            long[] all = a.keys();
            long[] keys = new long[codes.length];
            int[] places = new int[codes.length];
            for (int i = 0; i < codes.length; i++) {
                int at = 0;
                while (at < a.size && a.codes[at] != codes[i]) at++;
                if (at == a.size) {
                    besides(a, codes[i], keys, places, i);
                    continue;
                }
                keys[i] = all[at];
                for (int k = 0; k < at; k++) if (all[k] == keys[i]) places[i]++;
            }
            return new Named(a.seat, a.fingerprint(all), false, keys, places);
        }

        /** What people may do besides has a key too, but its place is counted among its like. */
        private static void besides(Ask a, long code, long[] keys, int[] places, int i) {
            int at = 0;
            while (at < a.besidesCount && a.besides[at] != code) at++;
            if (at == a.besidesCount) return;
            keys[i] = Keys.of(a.table(), a, code);
            for (int k = 0; k < at; k++) if (Keys.of(a.table(), a, a.besides[k]) == keys[i]) places[i]++;
        }

        private static int besides(Ask a, long key, int place) {
            int left = place;
            for (int at = 0; at < a.besidesCount; at++)
                if (Keys.of(a.table(), a, a.besides[at]) == key && left-- == 0) return at;
            return -1;
        }

        static Named leaving(int seat) {
            return new Named(seat, 0, true, new long[0], new int[0]);
        }

        /** The choice as codes of the options of now; null if it is none of them. */
        long @Nullable [] among(Ask a) {
            long[] all = a.keys();
            if (a.fingerprint(all) != fingerprint) return null;
            long[] codes = new long[keys.length];
            for (int i = 0; i < codes.length; i++) {
                int left = places[i];
                int at = 0;
                while (at < a.size && !(all[at] == keys[i] && left-- == 0)) at++;
                int besides = at < a.size || keys[i] == 0 ? -1 : besides(a, keys[i], places[i]);
                if (at == a.size && besides < 0 && !(keys[i] == 0 && a.mayTakeBack)) return null;
                codes[i] = besides >= 0 ? a.besides[besides] : at == a.size ? Code.BACK : a.codes[at];
            }
            return codes;
        }

        private String write(String head) {
            StringBuilder s = new StringBuilder(head).append(seat);
            if (leaves) return s.append(" leave").toString();
            s.append(' ').append(Integer.toHexString(fingerprint));
            for (int i = 0; i < keys.length; i++)
                s.append(' ').append(Long.toHexString(keys[i])).append('/').append(places[i]);
            return s.toString();
        }

        private static Named read(Snapshot.Line line, String text, int seats) {
            String[] parts = text.split(" ");
            try {
                int seat = Integer.parseInt(parts[0]);
                if (seat < 0 || seat >= seats) throw line.wrong("a seat is 0 to " + (seats - 1) + ", not " + seat);
                if (parts.length == 2 && parts[1].equals("leave")) return leaving(seat);
                if (parts.length < 2) throw line.wrong("the line ends too early");
                long[] keys = new long[parts.length - 2];
                int[] places = new int[keys.length];
                for (int i = 0; i < keys.length; i++) {
                    String[] pair = parts[i + 2].split("/", -1);
                    if (pair.length != 2) throw line.wrong("'" + parts[i + 2] + "' must be key/place");
                    keys[i] = Long.parseUnsignedLong(pair[0], 16);
                    places[i] = Integer.parseInt(pair[1]);
                }
                return new Named(seat, Integer.parseUnsignedInt(parts[1], 16), false, keys, places);
            } catch (NumberFormatException e) {
                throw line.wrong("this is not a seat, a fingerprint and key/place: '" + text + "'");
            }
        }
    }

    // ---- writing

    /** The match as it stands at its decision, also after some have answered together with others. */
    public static String write(Match m) {
        m.open();
        StringBuilder s =
                new StringBuilder(HEAD).append('\n').append(m.journal().write());
        if (!m.isOver()) {
            for (Snapshot.Line line : Snapshot.of(m.course.saved).lines())
                s.append(AT).append(line.text()).append('\n');
            for (Named n : m.namedSince()) s.append(n.write(THEN)).append('\n');
            for (Named n : m.givenTogether()) s.append(n.write(GIVEN)).append('\n');
        }
        return s.append(END).append('\n').toString();
    }

    // ---- reading

    /** Whether a text is a saved match; otherwise it may be a journal alone. */
    public static boolean isSave(String text) {
        return text.startsWith(HEAD);
    }

    /** The journal of a saved match, or a journal that stands alone. */
    public static Journal journal(String text) {
        if (!isSave(text)) return Journal.read(text);
        StringBuilder journal = new StringBuilder();
        String[] lines = text.split("\n", -1);
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i].strip();
            boolean other = line.startsWith(AT) || line.startsWith(THEN) || line.startsWith(GIVEN) || line.equals(END);
            journal.append(other ? "" : line).append('\n');
        }
        return Journal.read(journal.toString(), 1);
    }

    /** Loads what {@link #write} wrote; what cannot be read is reported with its line and what would be right. */
    public static Loaded load(Game game, String text) {
        return load(game, text, false);
    }

    /** The same; a match that stands at an act of a player asks for it ({@link Match#asksForActs}). */
    public static Loaded loadWithActs(Game game, String text) {
        return load(game, text, true);
    }

    private static Loaded load(Game game, String text, boolean acts) {
        String[] lines = text.split("\n", -1);
        if (!lines[0].strip().equals(HEAD))
            throw new IllegalArgumentException("line 1: not a saved match: it must begin with '" + HEAD + "'");
        List<Snapshot.Line> table = new ArrayList<>();
        List<Snapshot.Line> then = new ArrayList<>();
        List<Snapshot.Line> given = new ArrayList<>();
        StringBuilder journal = new StringBuilder();
        boolean ended = false;
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i].strip();
            boolean other = true;
            if (line.startsWith(AT)) table.add(new Snapshot.Line(i + 1, line.substring(AT.length())));
            else if (line.startsWith(THEN)) then.add(new Snapshot.Line(i + 1, line.substring(THEN.length())));
            else if (line.startsWith(GIVEN)) given.add(new Snapshot.Line(i + 1, line.substring(GIVEN.length())));
            else if (line.equals(END)) ended = true;
            else other = false;
            journal.append(other ? "" : line).append('\n');
        }
        if (!ended)
            throw new IllegalArgumentException(
                    "line " + lines.length + ": the file ends too early: its last line must be '" + END + "'");
        Journal j = Journal.read(journal.toString(), 1);
        return load(game, j, table, then, given, acts);
    }

    private static Loaded load(
            Game game,
            Journal j,
            List<Snapshot.Line> table,
            List<Snapshot.Line> then,
            List<Snapshot.Line> given,
            boolean acts) {
        List<Named> since = new ArrayList<>();
        List<Named> together = new ArrayList<>();
        for (Snapshot.Line line : then) since.add(Named.read(line, line.text(), j.seats));
        for (Snapshot.Line line : given) together.add(Named.read(line, line.text(), j.seats));
        List<String> dropped = new ArrayList<>();
        try {
            boolean sameCards = j.content.equals(game.cards().hash());
            Match m = sameCards || table.isEmpty() ? replayed(game, j, !table.isEmpty(), dropped, acts) : null;
            if (m == null) {
                m = fromTable(game, j, table, dropped);
                answer(m, since, dropped);
                m.asksForActs(acts);
                if (!acts) takeActs(m, null);
            }
            for (Named n : together) answerOne(m, n);
            return new Loaded(m, dropped);
        } catch (IllegalArgumentException e) {
            throw e;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new IllegalArgumentException("the stored match cannot be played on with these rules: " + e, e);
        }
    }

    /** By its journal; null where the rules have changed since and the table as it stood is there too. */
    private static @Nullable Match replayed(
            Game game, Journal j, boolean hasTable, List<String> dropped, boolean acts) {
        try {
            return acts ? Match.replayWithActs(game, j) : Match.replay(game, j);
        } catch (RuntimeException e) {
            if (!hasTable || !j.game.equals(game.name())) throw e;
            dropped.add(
                    "the rules have changed since: the match goes on where it stood, what led there is not known any"
                            + " more");
            return null;
        }
    }

    private static Match fromTable(Game game, Journal j, List<Snapshot.Line> table, List<String> dropped) {
        Snapshot opening = new Snapshot(table);
        Setup s = Setup.of(game, j.seats, j.seed);
        for (String name : j.options.keySet()) {
            try {
                s = s.with(name, j.options.getOrDefault(name, ""));
            } catch (IllegalArgumentException e) {
                dropped.add(String.valueOf(e.getMessage()));
            }
        }
        Match m = Match.startWithActs(s.with(opening), new Policy[j.seats]);
        dropped.addAll(opening.dropped());
        return m;
    }

    private static void answer(Match m, List<Named> since, List<String> dropped) {
        for (int i = 0; i < since.size(); i++) {
            String wrong = answerOne(m, since.get(i));
            if (wrong.isEmpty()) continue;
            int last = since.size() - i;
            dropped.add((last == 1 ? "the last answer was dropped: " : "the last " + last + " answers were dropped: ")
                    + wrong);
            return;
        }
    }

    /** Acts that nobody was asked for, since nothing else could be done, are done up to this answer. */
    private static void takeActs(Match m, @Nullable Named before) {
        while (!m.isOver() && m.open() == 1) {
            Ask a = (Ask) m.open(0);
            boolean isIt = before != null && before.seat == a.seat && before.among(a) != null;
            if (!a.act || a.size > 1 || isIt || !m.answer(a.seat, a.codes[0]).ok()) return;
        }
    }

    private static String answerOne(Match m, Named n) {
        takeActs(m, n);
        if (n.leaves) return m.leave(n.seat).reason();
        Ask a = (Ask) m.openFor(n.seat);
        if (a == null) return "seat " + (n.seat + 1) + " is not asked any more";
        long[] codes = n.among(a);
        if (codes == null) return "seat " + (n.seat + 1) + " is asked something else now: " + a.why.name();
        return m.answer(n.seat, codes).reason();
    }
}
