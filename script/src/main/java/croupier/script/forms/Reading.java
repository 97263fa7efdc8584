package croupier.script.forms;

import croupier.kernel.Api;
import croupier.kernel.Column;
import croupier.kernel.Internal;
import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.kernel.Nearest;
import croupier.kernel.Prompt;
import croupier.kernel.Stat;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Failing;
import croupier.script.Failure;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Nouns;
import croupier.script.Numbers;
import croupier.script.Teller;
import croupier.script.files.Mistake;
import croupier.script.files.Mistakes;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import croupier.script.files.Place;
import croupier.script.files.Source;
import croupier.script.files.Yaml;
import croupier.script.language.Env;
import croupier.script.language.Fact;
import croupier.script.language.Hole;
import croupier.script.language.Parser;
import croupier.script.language.Spots;
import croupier.script.language.TokenReader;
import croupier.script.language.WrongExpression;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads pieces of card files as typed values; mistakes are kept, so that one reading finds all of them. */
@Api
public final class Reading {
    final Compilation c;

    @Internal
    public Env env = new Env();
    /** The name of the definition being read. */
    @Nullable
    public String definition;

    /** The numbers that the definition names, as they are written. */
    public Map<String, Node.Entry> named = Map.of();

    public Numbers numbers = new Numbers(new LinkedHashMap<>());
    /** The kind of the rows that the record being read has spoken of last. */
    @Nullable
    Kind kindHere;

    /** The condition that the record being read has stated last. */
    @Nullable
    Condition conditionHere;

    private final Mistakes mistakes;

    @Internal
    public Reading(Compilation c, Mistakes mistakes) {
        this.c = c;
        this.mistakes = mistakes;
    }

    /** Reads a node as a value of this type: a record, an Amount, a Condition, Steps, an enum; null after a mistake. */
    public <T> @Nullable T read(Node node, Class<T> type) {
        Object value = noted(c.forms.of(type, "").read(node, this), node);
        return type.isPrimitive() || value == null ? cast(value) : type.cast(value);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T> @Nullable T cast(@Nullable Object value) {
        return (T) value;
    }

    /** Reads a part of what stands in a file; its mistakes stand there. */
    public <T> @Nullable T read(String part, Node within, Class<T> type) {
        Place place = within.place();
        if (within instanceof Node.Scalar s)
            place = s.place(Math.max(0, s.text().indexOf(part)));
        return read(new Node.Scalar(part, false, within.source(), place.line(), place.column()), type);
    }

    /** Reads a text that stands in no file, such as one typed by a person. */
    public <T> @Nullable T read(String text, Class<T> type) {
        return read(new Node.Scalar(text, false, new Source("here", text), 1, 1), type);
    }

    /** Reads {@code noun.column}; null after a mistake. */
    @Internal
    public @Nullable Fact fact(Node.Scalar node) {
        return tried(node, () -> parser(node).fact());
    }

    /** From now on the name means this row, here only: "monster 1" of a scenario. */
    public void noun(String name, Kind kind, Noun of) {
        env.noun(name, new Nouns.Registered(name, kind, of, -1));
    }

    /** Reads a file that is not a definition, such as a scenario; null after a mistake. */
    public @Nullable Node file(String name, String text) {
        return Yaml.read(name, text, mistakes);
    }

    private <T> @Nullable T tried(Node.Scalar node, Supplier<T> reads) {
        try {
            return reads.get();
        } catch (WrongExpression w) {
            mistake(node, w.at, w.said);
            return null;
        }
    }

    // ---- mistakes

    /** Keeps a mistake at a node. */
    public void mistake(Node node, String message) {
        mistakes.add(node, message);
    }

    void mistake(Node.Scalar node, int offset, String message) {
        mistakes.add(node.source(), node.place(offset), message);
    }

    int mistakeCount() {
        return mistakes.count();
    }

    public List<Mistake> mistakes() {
        return mistakes.all();
    }

    /** Throws all mistakes kept so far, if there are any. */
    public void check() {
        mistakes.check();
    }

    /** Says what was read, once everything is read. */
    public Teller teller() {
        return c.teller();
    }

    public Layout layout() {
        return c.layout;
    }

    public Vocabulary vocabulary() {
        return c.vocabulary;
    }

    // ---- for equality

    /** Whether two values of card files say the same; what the program gives them, such as numbers and prompts, does not count. */
    public static boolean isSame(@Nullable Object a, @Nullable Object b) {
        return Pattern.match(a, b) != null;
    }

    // ---- for forms

    /** A piece of a record or list; in a pattern it may be left open. */
    @Nullable
    Object piece(Form form, Node node) {
        String hole = c.meanings.isReadingPatterns() ? Hole.in(node) : null;
        return hole != null ? new Hole(hole, null) : noted(form.read(node, this), node);
    }

    /** Notes where a value stands, if somebody asks. */
    @Nullable
    Object noted(@Nullable Object value, Node node) {
        Spots spots = c.meanings.spots();
        if (spots != null && value != null) spots.whole(value, node);
        return value;
    }

    Parser parser(Node.Scalar node) {
        Spots spots = c.meanings.spots();
        if (spots != null) spots.begin(node);
        return new Parser(node.text(), env, c.meanings);
    }

    Choice choice(Node.Scalar node) {
        Parser.Chosen chosen = parser(node).choice();
        if (chosen.how() == Choice.How.RANDOM && c.vocabulary.chance == null)
            throw new WrongExpression(0, "this game leaves nothing to chance");
        Choice unasked = choice(chosen, NO_PROMPT);
        return chosen.how() == Choice.How.ASK ? choice(chosen, promptOf(unasked)) : unasked;
    }

    private Choice choice(Parser.Chosen chosen, Prompt prompt) {
        return new Choice(
                chosen.how(),
                chosen.min(),
                chosen.max(),
                chosen.from(),
                prompt,
                c.purpose(prompt.text()),
                c.vocabulary.chance);
    }

    private static final Prompt NO_PROMPT = new Prompt("none", 0, "");

    private Prompt promptOf(Choice choice) {
        if (c.vocabulary.prompt != null) return c.vocabulary.prompt;
        return c.layout.prompt("choose", "Choose " + teller().words(choice));
    }

    /** What a step tells that requires this, if the game wants to know. */
    Failure failure(@Nullable Condition required) {
        Failing how = c.vocabulary.failing;
        if (how == null || required == null) return Failure.NONE;
        String text = teller().not(required);
        return new Failure(how, c.layout.word("because " + text, text));
    }

    Prompt prompt(String text) {
        for (Prompt p : c.layout.prompts()) if (p.name().equals(text)) return p;
        return c.layout.prompt(text, text);
    }

    /** A name that a step gives must be readable in expressions. */
    String newName(Node.Scalar node) {
        if (!Naming.isName(node.text()) || TokenReader.isReserved(node.text()))
            throw new WrongExpression(
                    0, "a name is one or more lower-case words that mean nothing else, not " + node.what());
        return node.text();
    }

    NamedRows nameRows(Node.Scalar node, String kind) {
        return env.rows(newName(node), kind.isEmpty() ? kindHere : kind(kind));
    }

    Kind kind(String name) {
        List<String> all = new ArrayList<>();
        for (Kind k : c.layout.kinds()) {
            if (k.name().equals(name)) return k;
            all.add(k.name());
        }
        throw new WrongExpression(0, "there is no kind '" + name + "'. " + Nearest.hint(name, all));
    }

    /** A column by name, of the kind spoken of, or of the only kind that has it; {@code kind.column} is always clear. */
    Column column(Node.Scalar node, String kind) {
        Map<String, Column> found = new LinkedHashMap<>();
        List<String> all = new ArrayList<>();
        for (Kind k : kindsOf(node.text(), kind))
            for (Column one : k.columns()) {
                all.add(one.name());
                if (one.name().equals(bare(node.text()))) found.put(k.name(), one);
            }
        return only(node, "column", found, all);
    }

    Stat stat(Node.Scalar node, String kind) {
        Map<String, Stat> found = new LinkedHashMap<>();
        List<String> all = new ArrayList<>();
        for (Kind k : kindsOf(node.text(), kind))
            for (Stat one : k.stats()) {
                all.add(one.name());
                if (one.name().equals(bare(node.text()))) found.put(k.name(), one);
            }
        return only(node, "stat", found, all);
    }

    private static String bare(String name) {
        return name.substring(name.indexOf('.') + 1);
    }

    private List<Kind> kindsOf(String name, String kind) {
        int point = name.indexOf('.');
        if (point >= 0) return List.of(kind(name.substring(0, point)));
        if (!kind.isEmpty()) return List.of(kind(kind));
        return kindHere != null ? List.of(c.layout.kind(kindHere.index())) : c.layout.kinds();
    }

    private static <T> T only(Node.Scalar node, String what, Map<String, T> found, List<String> all) {
        if (found.isEmpty())
            throw new WrongExpression(
                    0, "there is no " + what + " '" + node.text() + "'. " + Nearest.hint(node.text(), all));
        if (found.size() > 1)
            throw new WrongExpression(
                    0,
                    "'" + node.text() + "' is not clear: write "
                            + found.keySet().iterator().next() + "." + node.text() + ", or another of "
                            + String.join(", ", found.keySet()));
        return found.values().iterator().next();
    }
}
