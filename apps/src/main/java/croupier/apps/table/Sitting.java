package croupier.apps.table;

import croupier.kernel.Decision;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Reply;
import croupier.kernel.TableArt;
import croupier.lab.Hint;
import croupier.lab.search.Thought;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** People at a table in a terminal: shows what they see, takes what they type, until the match is over or they quit. */
public final class Sitting {
    public static final List<String> COMMANDS = List.of(
            "help", "why", "card", "undo", "save", "hint", "log", "view", "table", "none", "quick", "abandon", "leave",
            "quit");

    private static final String HUMAN = "human";
    /** How many options a hint names. */
    private static final int HINTS = 3;

    /** Where matches are saved. */
    public interface Saving {
        /** Saves and says where; to the usual place for an empty name. */
        Path save(Match m, String file);
    }

    private final Match match;
    private final List<String> players;
    private final Lines lines;
    private final Screen screen;
    private final Saving saving;
    private final CardText cards;
    private final int[] logSeen;
    private int lastSeat = -1;
    private boolean quick;

    /** @param quick whether the only thing that somebody can do is done without asking */
    public Sitting(Match match, List<String> players, Lines lines, Screen screen, Saving saving, boolean quick) {
        this.quick = quick;
        this.match = match;
        this.players = players;
        this.lines = lines;
        this.screen = screen;
        this.saving = saving;
        this.cards = new CardText(match, screen);
        this.logSeen = new int[players.size()];
        // how the table was laid out is seen on the table
        Arrays.fill(logSeen, match.answers() == 0 ? match.log().size() : afterSetup(match.log()));
    }

    /** Where the log begins to tell of more than cards being laid out. */
    private static int afterSetup(Log log) {
        int i = 0;
        while (i < log.size() && log.kind(i) != Log.EVENT && log.kind(i) != Log.ANSWER) i++;
        return i;
    }

    /** Plays on until the end; false if the players quit before. */
    public boolean play() {
        while (!match.isOver()) {
            int seat = next();
            if (seat < 0) throw new IllegalStateException("nobody is asked, but the match is not over");
            handOver(seat);
            screen.whole(match, seat, players, logSeen[seat]);
            int before = match.log().size();
            if (!untilAnswered(seat)) return false;
            logSeen[seat] = Math.min(before, match.log().size());
        }
        int viewer = lastSeat >= 0 ? lastSeat : 0;
        screen.table(match, viewer, players);
        screen.log(match, viewer, logSeen[viewer], 30);
        screen.result(match, viewer);
        screen.cheer("The match is over: " + match.outcome());
        return true;
    }

    private int next() {
        for (int i = 0; i < match.open(); i++)
            if (players.get(match.open(i).seat()).equals(HUMAN))
                return match.open(i).seat();
        return -1;
    }

    /** Where several people share the keyboard, the next one says when nobody else looks. */
    private void handOver(int seat) {
        if (people() > 1 && seat != lastSeat && lastSeat >= 0) {
            screen.say("\n".repeat(30));
            lines.read("Seat " + (seat + 1) + ", are you there? Press Enter. ");
        }
        lastSeat = seat;
    }

    private long people() {
        return players.stream().filter(HUMAN::equals).count();
    }

    private boolean untilAnswered(int seat) {
        for (; ; ) {
            String line = lines.read(people() == 1 ? "> " : match.game().nameOfSeat(seat) + "> ");
            if (line == null) return quit();
            String[] words = line.strip().split("\\s+", 2);
            String rest = words.length > 1 ? words[1] : "";
            String word = words[0].toLowerCase(Locale.ROOT);
            if (word.equals("quit") || word.equals("q") || word.equals("exit")) return quit();
            if (obey(word, rest, line.strip(), seat)) return true;
        }
    }

    /** Does what was typed; true when it was an answer, or something else is asked now. */
    private boolean obey(String word, String rest, String line, int seat) {
        Decision d = match.openFor(seat);
        if (d == null) return true;
        switch (word) {
            case "" -> screen.whole(match, seat, players, logSeen[seat]);
            case "help", "h" -> help();
            case "why", "w" -> {
                if (rest.isBlank()) screen.why(match, d);
                else cards.why(seat, rest.strip());
            }
            case "more", "m" -> screen.more(match, d);
            case "card", "?" -> cards.show(seat, d, rest);
            case "log", "l" -> screen.log(match, seat, afterSetup(match.log()), Integer.MAX_VALUE);
            case "view", "v", "piles" -> screen.view(match, seat, rest);
            case "table", "t" -> screen.table(match, seat, players);
            case "hint" -> hint(seat, d);
            case "quick" -> quick();
            case "save" -> screen.say("Saved as " + saving.save(match, rest));
            case "undo", "u" -> {
                return replied(match.undo(seat, true));
            }
            case "abandon", "leave" -> {
                return replied(match.leave(seat));
            }
            default -> {
                long[] codes = codes(d, word.equals("none") ? "" : line);
                return codes != null && replied(match.answer(seat, codes));
            }
        }
        return false;
    }

    private boolean replied(Reply r) {
        if (!r.ok()) screen.refuse("That cannot be done: " + r.reason());
        return r.ok();
    }

    /** The options whose numbers or words were typed, or null if something else was. */
    private long @Nullable [] codes(Decision d, String line) {
        Menu menu = screen.menu(match, d);
        String[] words = line.isEmpty() ? new String[0] : line.split("[\\s,]+");
        if (words.length == 1 && words[0].equals("0") && menu.find(0) < 0) words = new String[0];
        if (words.length > 0 && !words[0].matches("[0-9]{1,6}")) return worded(menu, d, line);
        List<Integer> numbers = new ArrayList<>();
        for (String w : words) {
            if (!w.matches("[0-9]{1,6}")) {
                screen.refuse("'" + w + "' is no number; 'help' lists the commands.");
                return null;
            }
            numbers.add(Integer.parseInt(w));
        }
        if (!numbers.isEmpty()
                && menu.find(numbers.getFirst()) >= 0
                && menu.entry(menu.find(numbers.getFirst())).size() > 1) return aimed(menu, d, numbers);
        return picked(menu, d, numbers);
    }

    private long @Nullable [] picked(Menu menu, Decision d, List<Integer> numbers) {
        long[] codes = new long[numbers.size()];
        for (int i = 0; i < codes.length; i++) {
            int n = numbers.get(i);
            int entry = menu.find(n);
            if (entry < 0) {
                screen.refuse("There is no option " + n + ": write " + menu.range() + ".");
                return null;
            }
            codes[i] = d.code(menu.entry(entry).getFirst());
        }
        return codes;
    }

    /** One entry that may be aimed at several: the second number says at whom; without it is asked. */
    private long @Nullable [] aimed(Menu menu, Decision d, List<Integer> numbers) {
        int entry = menu.find(numbers.getFirst());
        List<Integer> options = menu.entry(entry);
        int aim = numbers.size() > 1 ? numbers.get(1) : ask(menu, entry);
        if (aim == 0 && numbers.size() == 1) return null;
        if (numbers.size() > 2 || aim < 1 || aim > options.size()) {
            screen.refuse("Write " + numbers.getFirst() + " and a number from 1 to " + options.size() + ".");
            return null;
        }
        return new long[] {d.code(options.get(aim - 1))};
    }

    private int ask(Menu menu, int entry) {
        screen.aims(menu, entry);
        String line = lines.read("which? (Enter: none) ");
        String said = line == null ? "" : line.strip();
        if (said.isEmpty()) return 0;
        if (said.matches("[0-9]{1,6}")) return Integer.parseInt(said);
        List<Integer> options = menu.entry(entry);
        for (int i = 0; i < options.size(); i++)
            if (menu.aim(options.get(i)).toLowerCase(Locale.ROOT).contains(said.toLowerCase(Locale.ROOT))) return i + 1;
        return -1;
    }

    /** Words of an option are as good as its number, if they fit one alone. */
    private long @Nullable [] worded(Menu menu, Decision d, String line) {
        List<Integer> found = menu.holding(line);
        boolean same = found.stream().map(menu::text).distinct().count() == 1;
        if (same) return new long[] {d.code(found.getFirst())};
        List<Long> besides = found.isEmpty() ? menu.besides(line) : List.of();
        if (besides.size() == 1) return new long[] {besides.getFirst()};
        String refusal = menu.refusal(line);
        if (found.isEmpty() && !refusal.isEmpty()) screen.refuse(refusal);
        else if (found.isEmpty())
            screen.refuse("'" + line + "' is neither a command nor an option; 'help' lists the commands.");
        else screen.refuse("'" + line + "' fits several options:");
        for (int option : found) screen.say("  " + menu.typed(option) + "  " + menu.text(option));
        return null;
    }

    private void hint(int seat, Decision d) {
        Hint hint = Hint.of(match, seat);
        Menu menu = screen.menu(match, d);
        StringBuilder s = new StringBuilder("Best:");
        for (long code : hint.codes()) {
            int i = 0;
            while (d.code(i) != code) i++;
            s.append(' ').append(option(menu, i)).append(';');
        }
        screen.say(hint.codes().length == 0 ? s + " nothing (0)" : s.substring(0, s.length() - 1));
        Thought thought = hint.thought();
        if (thought == null) return;
        if (!d.several())
            for (Thought.Weighed o : thought.options()
                    .subList(0, Math.min(HINTS, thought.options().size())))
                screen.say(String.format(Locale.ROOT, "  %s %s", chance(o), option(menu, o.option())));
        if (!thought.line().isEmpty()) screen.say("  Expected: " + String.join("; ", thought.line()));
    }

    private static String option(Menu menu, int i) {
        return menu.typed(i) + ": " + menu.text(i);
    }

    /** Alone at the table there is no chance of winning to report: it says what looks better than now. */
    private String chance(Thought.Weighed o) {
        double percent = 100 * o.chance();
        return match.setup().seats() > 1
                ? String.format(Locale.ROOT, "wins %2.0f %%", percent)
                : String.format(Locale.ROOT, "%+3.0f", percent - 50);
    }

    /** From now on what is the only thing to do is asked for, or not. */
    private void quick() {
        quick = !quick;
        match.asksForActs(!quick);
        screen.say(
                quick
                        ? "From now on the only thing you can do is done without asking, such as ending the turn;"
                                + " 'quick' undoes that."
                        : "From now on you are asked also if there is only one thing to do.");
    }

    private boolean quit() {
        Path file = saving.save(match, "");
        screen.say("Saved as " + file);
        screen.say("Go on with: croupier play --resume " + file);
        return false;
    }

    /** What the game can draw beside its table. */
    private String pictures() {
        List<String> names = match.game() instanceof TableArt art ? art.pictures() : List.of();
        return names.isEmpty() ? "" : "; view " + String.join(", view ", names);
    }

    private void help() {
        for (String line : Arrays.asList(
                "  3            choose option 3; its words do as well: end turn",
                "  3 2          option 3 aimed at the second of its targets; '3' alone asks",
                "  1 3 4        choose several; 0 or none: nothing",
                "  why          why other things are not possible now",
                "  why NAME     what made the numbers of a thing what they are",
                "  more         what else may be done, such as tapping for mana; type its words: tap forest",
                "  ? 3          the text of the card of option 3",
                "  ? NAME       what a card says, or what a word on cards means; also: card NAME",
                "  view [ZONE]  all cards of a zone, or of all zones" + pictures(),
                "  table        draw the table again; Enter: with options",
                "  log          everything that happened",
                "  hint         the best options, their chance to win, and what comes of the best",
                "  undo         take back your last answer",
                "  quick        do the only thing that can be done without asking, such as ending the turn, or ask"
                        + " again",
                "  save [FILE]  save the match; quit saves too",
                "  abandon      give the match up, it is lost; also: leave",
                "  quit         go away; 'croupier play --resume' goes on")) screen.say(line);
    }
}
