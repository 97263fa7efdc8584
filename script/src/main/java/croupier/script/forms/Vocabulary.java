package croupier.script.forms;

import croupier.kernel.Api;
import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Prompt;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Stat;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.Ability;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Condition;
import croupier.script.English;
import croupier.script.Failing;
import croupier.script.GameEnd;
import croupier.script.Members;
import croupier.script.Noun;
import croupier.script.NounPhrase;
import croupier.script.Scoping;
import croupier.script.Seats;
import croupier.script.Selection;
import croupier.script.Together;
import croupier.script.Verb;
import croupier.script.files.Naming;
import croupier.script.files.OtherShape;
import croupier.script.language.Declarations;
import croupier.script.language.Named;
import croupier.script.steps.Common;
import croupier.script.steps.Modes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The words of one game's card files: its verbs, its kinds of definitions, and the names its expressions may use. Names are
 * of one or more words in lower case; an expression takes the longest that fits. Made once, before the first file is read.
 */
@Api
public final class Vocabulary {
    public static final String VARIANTS = "variants";

    public final String game;
    /** The names of its expressions. */
    public final Declarations declared = new Declarations();

    public final List<Joins> joins = new ArrayList<>();
    public final Set<String> others = new HashSet<>(Set.of("scenarios"));
    public final Map<String, List<Class<? extends Record>>> verbs = new LinkedHashMap<>();
    public final Map<String, Folder> folders = new LinkedHashMap<>();
    final Map<Class<?>, Converter<?>> converters = new HashMap<>();
    final Map<Class<?>, Object> given = new HashMap<>();
    final Map<String, String> said = new HashMap<>();
    /** What rows are called of which a condition is true, by its name. */
    public final Map<String, Quality> qualities = new HashMap<>();

    /** @param not how the opposite is said, empty for the usual way */
    public record Quality(NounPhrase.Way way, String says, String not) {}

    public final List<Class<? extends Record>> parts = new ArrayList<>();
    public final Map<String, OtherShape> shapes = new HashMap<>();
    /** By folder the names of definitions that the rules cannot do without; no name: any definition will do. */
    public final Map<String, List<String>> needed = new LinkedHashMap<>();

    /** By kind: the seat that answers for its rows. An array, because texts ask for seats while they are carried out. */
    private Members.@Nullable IntOf[] seats = new Members.IntOf[8];

    @Nullable
    Stream chance;

    @Nullable
    Failing failing;

    /** The definitions of one folder. */
    public record Folder(
            String name,
            Class<? extends Record> type,
            @Nullable Kind rows) {}

    /** A vocabulary with the steps that all games share. */
    public Vocabulary(String game) {
        this.game = game;
        Common.all().forEach(this::verb);
        kind(VARIANTS, Variant.class);
        phrases(Ability.class);
        declared.names.put("amount", new Named.Count("amount", new Amounts.TheAmount("amount")));
        declared.names.put("x", new Named.Count("x", (t, s) -> s.x));
        given(Scoping.class, this::enter);
        given(Seats.class, (t, row) -> Math.max(0, seatOf(t, row)));
        given(Together.class, Together.ONE_BY_ONE);
        given(Modes.Choosing.class, new Modes.Choosing(null, null));
        given(GameEnd.class, GameEnd.AT_ONCE);
    }

    // ---- what can be said and defined

    /** A thing that cards can say. Several may share a key if their other required parameters differ. */
    public Vocabulary verb(Class<? extends Record> verb) {
        if (!Verb.class.isAssignableFrom(verb)) throw new IllegalArgumentException(verb + " is no Verb");
        verbs.computeIfAbsent(Shape.keyOf(verb), k -> new ArrayList<>()).add(verb);
        return this;
    }

    /** What cards can say: records that are verbs, or classes that hold such records, of which all are taken. */
    public Vocabulary verbs(Class<?>... all) {
        for (Class<?> c : all) {
            if (c.isRecord()) verb(c.asSubclass(Record.class));
            else
                Arrays.stream(c.getDeclaredClasses())
                        .filter(v -> v.isRecord() && Verb.class.isAssignableFrom(v))
                        .sorted(Comparator.comparing(Class::getSimpleName))
                        .forEach(v -> verb(v.asSubclass(Record.class)));
        }
        return this;
    }

    /** Definitions of this record lie in this folder, by name; they are not cards of the catalogue. */
    public Vocabulary kind(String folder, Class<? extends Record> definition) {
        folders.put(folder, new Folder(folder, definition, null));
        return this;
    }

    /**
     * Definitions of this record lie in this folder and are in the catalogue; rows of the kind are such cards. Every number,
     * truth, enum and list of words of the record is a member of the kind: {@code it.type = attack}, {@code tags has strike}.
     */
    public Vocabulary cards(String folder, Class<? extends Record> definition, Kind rows) {
        folders.put(folder, new Folder(folder, definition, rows));
        return this;
    }

    /** Files of this folder may also be written in another shape. */
    public Vocabulary otherShape(String folder, OtherShape shape) {
        shapes.put(folder, shape);
        return this;
    }

    /**
     * What packs add to a folder, as soon as it names no list itself, joins a list of another folder.
     *
     * @param folder of what is added, such as cards
     * @param lists the folder of the lists, such as pools
     * @param key the list in such a definition
     * @param alike by a field of what is added the field of the list that says the same
     */
    public record Joins(String folder, String lists, String key, Map<String, String> alike) {}

    /** What packs add to a folder joins the list of another folder that is alike in these fields. */
    public Vocabulary joins(String folder, String lists, String key, Map<String, String> alike) {
        joins.add(new Joins(folder, lists, key, alike));
        return this;
    }

    /** Files in this folder are read by others. */
    public Vocabulary other(String folder) {
        others.add(folder);
        return this;
    }

    /** The rules cannot do without these definitions of a folder; without any of it where none is named. */
    public Vocabulary needs(String folder, String... names) {
        needed.put(folder, List.of(names));
        return this;
    }

    // ---- names of expressions

    /** One row: {@code target}. The one called {@code me} is also meant by {@code my.x}. */
    public Vocabulary noun(String name, Kind kind, Noun of) {
        return name(name, new Named.One(name, kind, of));
    }

    /** Rows of this kind stand for players: {@code me} is the one whose text it is, and their seats answer for them. */
    public Vocabulary players(Kind kind) {
        return noun("me", kind, (t, s) -> s.self).seat(kind, (t, row) -> t.ownerOf(row));
    }

    /**
     * The same, with a row for each seat in a zone: {@code players} are those who are still in the game, {@code opponents} all of them
     * but the one whose text it is, from the left.
     *
     * @param out the number that says of a player to be out of the game
     */
    public Vocabulary players(Kind kind, Zone zone, Column out) {
        return players(kind)
                .set("players", kind, (t, s, all) -> {
                    for (int seat = 0; seat < t.seats(); seat++) addUnless(t, out, t.at(zone, seat, 0), all);
                })
                .set("opponents", kind, (t, s, all) -> {
                    for (int i = 1; i < t.seats(); i++) addUnless(t, out, t.at(zone, (s.seat + i) % t.seats(), 0), all);
                });
    }

    private static void addUnless(Table t, Column is, int row, Rows all) {
        if (!t.is(is, row)) all.add(row);
    }

    /** Rows: {@code enemies}. */
    public Vocabulary set(String name, Kind kind, Selection of) {
        return name(name, new Named.Many(name, kind, of));
    }

    /** A number that stands in a register of the match, or in a column of the one whose text it is. */
    public Vocabulary number(String name, Column column) {
        boolean isRegister = column.kind().index() == 0;
        return number(name, isRegister ? new Amounts.Register(name, column) : new Amounts.OwnColumn(name, column));
    }

    /** Another name for the amount of the event that is answered. */
    public Vocabulary amount(String name) {
        return number(name, new Amounts.TheAmount(name));
    }

    public Vocabulary number(String name, Amount of) {
        return name(name, new Named.Count(name, of));
    }

    public Vocabulary condition(String name, Condition of) {
        return name(name, new Named.Test(name, of));
    }

    /** What lies in a zone: of the seat whose text it is, or of all. */
    public Vocabulary zone(String name, Kind kind, Zone zone) {
        return set(name, kind, (t, s, out) -> lying(t, zone, zone.shared() ? 0 : s.seat, out));
    }

    /** What lies in the zone of the seat that answers for a row: {@code target.hand}. */
    public Vocabulary zone(String name, Kind kind, Kind to, Zone zone) {
        return set(name, kind, to, (t, s, row, out) -> lying(t, zone, zone.shared() ? 0 : seatOf(t, row), out));
    }

    /** What lies in the zone of the one whose text it is, {@code my crypt}, and of a player, {@code target.crypt}. */
    public Vocabulary ownZone(String name, Kind player, Kind kind, Zone zone) {
        return zone("my " + name, kind, zone).zone(name, player, kind, zone);
    }

    /** What lies in the zones of all seats: {@code all}, and of all but the one whose text it is: {@code others}. */
    public Vocabulary zones(String all, String others, Kind kind, Zone zone) {
        return set(all, kind, (t, s, out) -> lyingBut(t, zone, -1, out))
                .set(others, kind, (t, s, out) -> lyingBut(t, zone, s.seat, out));
    }

    private static void lyingBut(Table t, Zone zone, int except, Rows out) {
        for (int seat = 0; seat < t.seats(); seat++) if (seat != except) lying(t, zone, seat, out);
    }

    /** Adds what lies in a zone of a seat; nothing for no seat, -1. */
    private static void lying(Table t, Zone zone, int seat, Rows out) {
        if (seat >= 0) out.addAll(t, zone, seat);
    }

    /** A card of the catalogue, compared with names: {@code status = "Poison"}. */
    public Vocabulary card(String name, Amount of) {
        return name(name, new Named.Count(name, new Amounts.NamedCard(name, of)));
    }

    /** A fixed number. */
    public Vocabulary constant(String name, int value) {
        return name(name, new Named.Fixed(name, value));
    }

    /** {@code name(a, b)}; with one argument b is 0. */
    public Vocabulary function(String name, int arguments, Members.Function of) {
        return name(name, new Named.Function(name, arguments, of));
    }

    private Vocabulary name(String name, Named is) {
        declared.name(name, is);
        return this;
    }

    // ---- members: noun.name

    /** A number of a row, beside or instead of the column of that name: {@code it.cost}. */
    public Vocabulary number(String name, Kind kind, Members.NumberOf of) {
        return member(name, kind, new Named.CountOf(name, of));
    }

    /** Something true of a row or not: {@code it.dominant}, {@code it is dominant}. */
    public Vocabulary condition(String name, Kind kind, Members.TestOf of) {
        return member(name, kind, new Named.TestsOf(name, of));
    }

    /** Another row that belongs to a row: {@code it.owner}. */
    public Vocabulary noun(String name, Kind kind, Kind to, Members.RowOf of) {
        return member(name, kind, new Named.OneOf(name, to, of));
    }

    /** Rows that belong to a row: {@code target.hand}, {@code my hand}, {@code their hand}. */
    public Vocabulary set(String name, Kind kind, Kind to, Members.RowsOf of) {
        return member(name, kind, new Named.ManyOf(name, to, of));
    }

    private Vocabulary member(String name, Kind kind, Named is) {
        declared.member(name, kind, is);
        return this;
    }

    /** A row column leads to rows of this kind: {@code it.owner.hp}. */
    public Vocabulary points(Column column, Kind to) {
        declared.points.put(column, to);
        return this;
    }

    /** A column holds the place of a word of this enum: {@code phase = combat}. */
    public Vocabulary means(Column column, Class<? extends Enum<?>> words) {
        declared.meanings.put(column, words);
        return this;
    }

    /** The number that a word means in a column, -1 for none. */
    public int meaning(Column column, String word) {
        Class<? extends Enum<?>> words = declared.meanings.get(column);
        if (words == null) return -1;
        Enum<?>[] all = words.getEnumConstants();
        for (int i = 0; i < all.length; i++) if (Naming.of(all[i].name()).equals(word)) return i;
        return -1;
    }

    /** A number of a column as a word, if the column holds words. */
    public String meaning(Column column, int number) {
        Class<? extends Enum<?>> words = declared.meanings.get(column);
        if (words == null || number < 0 || number >= words.getEnumConstants().length) return Integer.toString(number);
        return Naming.of(words.getEnumConstants()[number].name());
    }

    /**
     * The name declared last reads these stats and no others, so that layers know what depends on it; all by default. What it
     * reads of the rows it is asked about counts, not what those rows are.
     */
    public Vocabulary reading(Stat... stats) {
        long bits = 0;
        for (Stat s : stats) bits |= 1L << s.index();
        declared.reads(bits);
        return this;
    }

    // ---- what texts need to run

    /** The level of a card row, for members that change with {@code upgrade}; 0 by default. */
    public Vocabulary level(Kind kind, Members.IntOf of) {
        declared.levels.put(kind.index(), of);
        return this;
    }

    /** The seat that answers for rows of a kind. */
    public Vocabulary seat(Kind kind, Members.IntOf of) {
        if (kind.index() >= seats.length) seats = Arrays.copyOf(seats, 2 * kind.index());
        seats[kind.index()] = of;
        return this;
    }

    /** The card whose name a row of this kind bears, 0 for none; the card that it is by default. */
    public Vocabulary named(Kind kind, Members.IntOf of) {
        declared.bearers.put(kind.index(), of);
        return this;
    }

    /** What this card is called where rules speak of its name, if that is not how it is defined; the first one counts. */
    public Vocabulary alias(String name, String card) {
        declared.aliases.putIfAbsent(name, card);
        return this;
    }

    /** What {@code each} says is done by all at the same time, step by step: first they choose, in this order. */
    public Vocabulary together(Together how) {
        return given(Together.class, how);
    }

    /** By this event others hear that somebody has chosen one of several texts, and in this column a card keeps which. */
    public Vocabulary choosing(Event heard, Column kept) {
        return given(Modes.Choosing.class, new Modes.Choosing(heard, kept));
    }

    /** What happens when a text lets a player win or lose; by default the match is over at once. */
    public Vocabulary ending(Rows.ToEach wins, Rows.ToEach loses) {
        return given(GameEnd.class, new GameEnd(wins, loses));
    }

    /** The stream of {@code chance} and {@code random}. */
    public Vocabulary chance(Stream stream) {
        chance = stream;
        given(Stream.class, stream);
        return this;
    }

    /** How texts of listeners and modifiers are entered. */
    public Vocabulary scoping(Scoping how) {
        return given(Scoping.class, how);
    }

    /** What happens when something that a text requires is not so and the text ends; nothing by default. */
    public Vocabulary failing(Failing how) {
        failing = how;
        return this;
    }

    /** Record components of this type are not written but given. */
    public <T> Vocabulary given(Class<T> type, T value) {
        given.put(type, value);
        return this;
    }

    /** How this type is written in card files. */
    public <T> Vocabulary converter(Class<T> type, Converter<T> converter) {
        converters.put(type, converter);
        return this;
    }

    /** How rules text says a name: {@code say("me", "you")}, {@code say("it.hp", "health")}. */
    public Vocabulary say(String name, String words) {
        said.put(name, words);
        return this;
    }

    /** Amounts may be tables by this number, such as a level of difficulty: {@code {0: 3, 2: 4, 17: 5}}. */
    public Vocabulary tables(String number) {
        declared.table = number;
        return this;
    }

    /** What rows are like of which the condition declared last is true: "white creatures", "nonwhite creatures". */
    public Vocabulary adjective(String says) {
        return quality(NounPhrase.Way.ADJECTIVE, says, English.non(says));
    }

    /** What they are: "Goblins" where the noun means any row, else "Goblin creatures", "non-Goblin creatures". */
    public Vocabulary type(String says) {
        return quality(NounPhrase.Way.TYPE, says, English.non(says));
    }

    /** What they have: "creatures with flying", "creatures without flying". */
    public Vocabulary with(String says) {
        return quality(NounPhrase.Way.WITH, says, says);
    }

    /** Words that follow as they are: "creatures you control", "creatures you don't control". */
    public Vocabulary after(String says, String not) {
        return quality(NounPhrase.Way.AFTER, says, not);
    }

    private Vocabulary quality(NounPhrase.Way way, String says, String not) {
        qualities.put(declared.latest().name(), new Quality(way, says, not));
        return this;
    }

    /** The grammar file may have phrases for this part of a definition, under its key. */
    public Vocabulary phrases(Class<? extends Record> part) {
        parts.add(part);
        return this;
    }

    // ---- reading

    private @Nullable Forms forms;

    /** The forms of all its types; nothing can be registered any more. */
    synchronized Forms forms() {
        if (forms == null) forms = new Forms(this);
        return forms;
    }

    /** The seat that answers for a row, or -1. */
    int seatOf(Table t, int row) {
        int kind = row == 0 ? -1 : t.kindOf(row);
        Members.IntOf of = kind < 0 || kind >= seats.length ? null : seats[kind];
        return of == null ? -1 : of.of(t, row);
    }

    /** Unless a game says otherwise: the source's text, the holder is "me", and the one who answers for it decides. */
    private void enter(Table t, Scope s, int listener, int source, int target, int amount) {
        s.listener = listener;
        s.card = t.sourceOf(listener);
        s.self = t.holderOf(listener);
        s.seat = Math.max(0, seatOf(t, s.self));
        s.source = source;
        s.target = target;
        s.amount = amount;
    }

    /** The prompt of questions that name no other; made by the content where the game declares none. */
    @Nullable
    Prompt prompt;

    public Vocabulary prompt(Prompt usual) {
        prompt = usual;
        return this;
    }
}
