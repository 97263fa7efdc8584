package croupier.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The words of one game: its kinds of rows, zones, events, prompts. Declared as static finals of one class, so that the
 * compiler folds them; content adds columns of its own in a {@link Layout}.
 */
public final class Words {
    /** Columns of a listener, the same in every game: declared first, so that they lie at the same place. */
    static final int EVENT = 1;

    static final int SOURCE = 2;
    static final int ABILITY = 3;
    static final int STAMP = 4;
    static final int NEXT = 5;
    static final int DEAD = 6;
    static final int HOLDER = 7;
    static final int RANK = 8;
    /** Columns of a modifier. */
    static final int LAYER = 1;

    static final int LEADER = 8;
    /** Kernel registers in the match row. */
    static final int OVER = 1;

    static final int WORK = 2;
    static final int DEPTH = 3;
    static final int NEXT_STAMP = 4;
    static final int NEXT_TAG = 5;
    static final int SCRIPTED = 6;
    static final int SWEEP = 7;
    static final int FIRST_MODIFIER = 8;
    static final int LAST_MODIFIER = 9;
    static final int LEFT = 10;
    /** Events to which somebody listens, as bits; a bit stands for every 32nd event. */
    static final int HEARD = 11;

    final List<Kind> kinds = new ArrayList<>();
    final List<Zone> zones = new ArrayList<>();
    final List<Event> events = new ArrayList<>();
    final List<Word> words = new ArrayList<>();
    final List<Prompt> prompts = new ArrayList<>();
    final List<Task> tasks = new ArrayList<>();
    final List<Queue> queues = new ArrayList<>();

    @Nullable
    Column turn;

    final List<Stream> streams = new ArrayList<>();
    final List<Option> options = new ArrayList<>();
    final List<Layer> layers = new ArrayList<>();

    /** Call sites for hot tasks in {@link Agenda}, and how many tasks are hot. */
    private static final int CALL_SITES = 5;

    private int hot;
    private boolean closed;
    private final Kind match = bare("match");
    private final Kind listener = bare("listener");
    private final Kind modifier = bare("modifier");
    final Kind cell = bare("cell");

    public Words() {
        for (String register : List.of("over", "work", "depth", "next stamp", "next tag", "scripted", "sweep"))
            match.number(register);
        match.row("first modifier");
        match.row("last modifier");
        match.number("left");
        match.number("heard");
        for (String column : List.of("event", "source", "ability", "stamp", "next", "dead", "holder", "rank")) {
            boolean names = column.equals("source") || column.equals("next") || column.equals("holder");
            listener.add(column, names ? Holds.ROW : Holds.NUMBER, false);
            boolean leads = column.equals("rank");
            String same = column.equals("event") ? "layer" : leads ? "leader" : column;
            modifier.add(same, names || leads ? Holds.ROW : Holds.NUMBER, false);
        }
        cell.number("column");
        cell.number("value");
        cell.row("next");
        word("none", "nothing");
        word("pick", "{a}");
        word("number", "{n}");
        word("take back", "take back");
    }

    /** A kind of thing that lies in zones. */
    public Kind entity(String name) {
        return add(new Kind(name, kinds.size(), true, false));
    }

    /** A kind of thing that lies in zones and may have sparse columns. */
    public Kind sparseEntity(String name) {
        return add(new Kind(name, kinds.size(), true, true));
    }

    /** A kind of row that is never in a zone. */
    public Kind bare(String name) {
        return add(new Kind(name, kinds.size(), false, false));
    }

    private Kind add(Kind kind) {
        kinds.add(kind);
        return kind;
    }

    /** The kind of listeners: a game may add columns (charges, turns left). */
    public Kind listener() {
        return listener;
    }

    /** The kind of modifiers: a game may add columns (until when). */
    public Kind modifier() {
        return modifier;
    }

    /** A number of the match itself: turn, phase. Read with {@code t.get(TURN)}. */
    public Column register(String name) {
        return match.number(name);
    }

    /** A register that names a row. */
    public Column rowRegister(String name) {
        return match.row(name);
    }

    /** A register that names a seat. */
    public Column seatRegister(String name) {
        return match.seat(name);
    }

    /** The register that counts the turns of a match; screens and reports read it. */
    public Column turnRegister(String name) {
        turn = register(name);
        return turn;
    }

    /** A row of registers that no seat sees: hidden lists. */
    public Registers secretRegisters(String name, int count) {
        return registers(name, count, true);
    }

    /** A row of registers, read with {@code t.get(LIST, i)}. */
    public Registers registers(String name, int count) {
        return registers(name, count, false);
    }

    private Registers registers(String name, int count, boolean secret) {
        int at = match.width();
        for (int i = 0; i < count; i++) {
            Column c = match.number(name + " " + i);
            if (secret) c.secretly();
        }
        return new Registers(name, at, count, secret);
    }

    public Stream stream(String name) {
        return stream(name, Generator.XOSHIRO);
    }

    public Stream stream(String name, Generator generator) {
        int at = match.width();
        for (int i = 0; i < generator.size(); i++)
            match.number("stream " + name + " " + i).secretly();
        Stream s = new Stream(name, streams.size(), at, generator);
        streams.add(s);
        return s;
    }

    public Zone zone(String name, Sight sight) {
        return add(new Zone(name, zones.size(), sight, false, false));
    }

    /** A zone that all seats share; its owner is seat 0. */
    public Zone sharedZone(String name, Sight sight) {
        return add(new Zone(name, zones.size(), sight, true, false));
    }

    /** A zone whose cards are under the layers. */
    public Zone layeredZone(String name, Sight sight, boolean shared) {
        return add(new Zone(name, zones.size(), sight, shared, true));
    }

    private Zone add(Zone zone) {
        zones.add(zone);
        return zone;
    }

    public Event event(String name, String text) {
        Event e = new Event(name, events.size(), text);
        events.add(e);
        return e;
    }

    public Word word(String name, String text) {
        return add(new Word(name, words.size(), text, false));
    }

    /** A word for what players hardly ever want, such as throwing something away: screens keep it out of the way. */
    public Word seldomWord(String name, String text) {
        return add(new Word(name, words.size(), text, true));
    }

    private Word add(Word word) {
        words.add(word);
        return word;
    }

    public Prompt prompt(String name, String text) {
        Prompt p = new Prompt(name, prompts.size(), text);
        prompts.add(p);
        return p;
    }

    /** A task, with the meaning of those of its numbers that are more than numbers. */
    public Task task(String name, Task.Body body, Holds... numbers) {
        if (closed)
            throw new IllegalStateException("the task '" + name
                    + "' is declared after the first layout: name its class where the game is made, so that"
                    + " tasks have the same numbers in every run");
        Task k = new Task(name, tasks.size(), body, List.of(numbers), 0);
        tasks.add(k);
        return k;
    }

    /**
     * Marks a hot task. It is run at a call site that it shares with one other at most, so that the JIT can inline it; the task that
     * is declared first, which should be the hottest, has one to itself.
     */
    public Task often(Task k) {
        if (hot == 2 * CALL_SITES - 1)
            throw new IllegalStateException("'" + k + "' is one hot task too many: " + hot + " have a call site");
        int callSite = hot == 0 ? 1 : 2 + (hot - 1) % (CALL_SITES - 1);
        hot++;
        Task often = new Task(k.name(), k.index(), k.body(), k.holds(), callSite);
        tasks.set(k.index(), often);
        return often;
    }

    public Queue queue(String name) {
        Queue q = new Queue(name, queues.size());
        queues.add(q);
        return q;
    }

    public Layer layer(String name) {
        Layer l = new Layer(name, layers.size());
        layers.add(l);
        return l;
    }

    /** A number that the maker of a match may choose. */
    public Option option(String name, int usual, int least, int most, String help) {
        return add(new Option(register(name), usual, least, most, List.of(), help));
    }

    /** A switch that the maker of a match may set: off or on. */
    public Option option(String name, boolean usual, String help) {
        return add(new Option(register(name), usual ? 1 : 0, 0, 1, List.of("off", "on"), help));
    }

    /** One of several named values, that the maker of a match may choose. */
    public Option option(String name, List<String> choices, String usual, String help) {
        return add(new Option(register(name), choices.indexOf(usual), 0, choices.size() - 1, choices, help));
    }

    private Option add(Option option) {
        options.add(option);
        return option;
    }

    /** A layout is made of these words: nothing can be declared any more. */
    void close() {
        closed = true;
    }

    Kind match() {
        return match;
    }
}
