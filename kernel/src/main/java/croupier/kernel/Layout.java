package croupier.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where everything of a game lies: its words, and the columns and options that its content adds. */
public final class Layout {
    final Words words;
    List<Kind> kinds = new ArrayList<>();
    List<Option> options;
    private List<Word> said;
    private List<Prompt> prompts;
    private final List<Zone> zones;
    private final List<Event> events;
    private final List<Queue> queues;
    private @Nullable Ends ends;

    /** Where the lists of the match row begin, known once the layout is closed. */
    record Ends(int heads, int free, int zones) {}

    public Layout(Words words) {
        this.words = words;
        words.close();
        for (Kind k : words.kinds) {
            k.close();
            kinds.add(new Kind(k));
        }
        options = new ArrayList<>(words.options);
        said = new ArrayList<>(words.words);
        prompts = new ArrayList<>(words.prompts);
        zones = List.copyOf(words.zones);
        events = List.copyOf(words.events);
        queues = List.copyOf(words.queues);
    }

    /** A column that content declares, such as the stacks of a status. */
    public Column number(Kind kind, String name) {
        return kinds.get(kind.index()).number(name);
    }

    /** A column that content declares and that screens show under this label. */
    public Column number(Kind kind, String name, String label) {
        return number(kind, name).shown(label);
    }

    /** Screens show a column of the words under this label, which only the content knows. */
    public void label(Kind kind, String name, String label) {
        Column old = column(kind, name);
        if (old == null) throw new IllegalArgumentException(kind + " has no column " + name);
        Column now = new Column(
                old.kind(),
                old.name(),
                old.at(),
                old.holds(),
                old.sparse(),
                old.counts(),
                old.secret(),
                old.veil(),
                label);
        kinds.get(kind.index()).replace(old, now);
    }

    /** An option whose choices come from content, such as a deck. */
    public Option choice(String name, List<String> choices, String usual, String help) {
        Column register = kinds.get(0).number(name);
        Option o = new Option(register, Math.max(0, choices.indexOf(usual)), 0, choices.size() - 1, choices, help);
        options.add(o);
        return o;
    }

    /** An option's word that content declares, such as one of a card's modes; the same one if it is declared already. */
    public Word word(String name, String text) {
        for (Word w : said) if (w.name().equals(name) && w.text().equals(text)) return w;
        Word w = new Word(name, said.size(), text, false);
        said = with(said, w);
        return w;
    }

    /** A prompt that content declares; the same one if it is declared already. */
    public Prompt prompt(String name, String text) {
        for (Prompt p : prompts) if (p.name().equals(name) && p.text().equals(text)) return p;
        Prompt p = new Prompt(name, prompts.size(), text);
        prompts = with(prompts, p);
        return p;
    }

    /** Once tables are made a list that somebody may be reading stays as it is. */
    private <T> List<T> with(List<T> list, T more) {
        if (ends == null) {
            list.add(more);
            return list;
        }
        List<T> all = new ArrayList<>(list);
        all.add(more);
        return List.copyOf(all);
    }

    /** No row grows any more, so tables can be made; scenarios may still declare words and prompts. */
    public Layout close() {
        kinds.forEach(Kind::close);
        kinds = List.copyOf(kinds);
        options = List.copyOf(options);
        said = List.copyOf(said);
        prompts = List.copyOf(prompts);
        int heads = kinds.get(0).width();
        int free = heads + 2 * words.events.size();
        ends = new Ends(free - 2 * words.events.size(), free, free + kinds.size());
        return this;
    }

    Ends ends() {
        if (ends == null) throw new IllegalStateException("the layout is not closed");
        return ends;
    }

    public List<Option> options() {
        return List.copyOf(options);
    }

    public List<Kind> kinds() {
        return List.copyOf(kinds);
    }

    public List<Zone> zones() {
        return zones;
    }

    public List<Event> events() {
        return events;
    }

    public List<Word> words() {
        return List.copyOf(said);
    }

    public List<Prompt> prompts() {
        return List.copyOf(prompts);
    }

    public List<Stream> streams() {
        return List.copyOf(words.streams);
    }

    public List<Layer> layers() {
        return List.copyOf(words.layers);
    }

    /** The register that counts the turns, null if there is none. */
    public @Nullable Column turn() {
        return words.turn;
    }

    public List<Queue> queues() {
        return queues;
    }

    public List<Task> tasks() {
        return List.copyOf(words.tasks);
    }

    public Word word(int index) {
        return said.get(index);
    }

    /** The kind with all its columns, those of the content too. */
    public Kind kind(int index) {
        return kinds.get(index);
    }

    /** The column of that name, or null. */
    public @Nullable Column column(Kind kind, String name) {
        for (Column c : kinds.get(kind.index()).columns()) if (c.name().equals(name)) return c;
        return null;
    }

    public @Nullable Option option(String name) {
        for (Option o : options) if (o.name().equals(name)) return o;
        return null;
    }
}
