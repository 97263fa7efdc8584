package croupier.script;

import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Stat;
import croupier.kernel.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Makes rules text from what a card does: whole sentences, numbers as they are at the card's level. */
public final class Teller {
    /** The point of view of somebody who may do something or not. */
    private static final String MAY = "may";

    private final Compilation c;
    private final RowWords rows;
    private final String view;
    /** Whether "you" is said at the beginning too, after something that others do. */
    private final boolean saysYou;

    private final Speech speech;
    /** Who does what is said, if that is said already: "its controller may | draw a card". */
    private final @Nullable Noun doer;

    Teller(Compilation c) {
        this(c, "", false, new Speech(), null);
    }

    private Teller(Compilation c, String view, boolean saysYou, Speech speech, @Nullable Noun doer) {
        this.c = c;
        this.view = view;
        this.saysYou = saysYou;
        this.speech = speech;
        this.doer = doer;
        rows = new RowWords(c, this);
    }

    /** Says steps from another point of view, where verbs have sentences for it. */
    public Teller from(String other) {
        return new Teller(c, other, false, speech, doer);
    }

    /** Says these amounts as the numbers that they are now; an amount is meant by itself, not by what it equals. */
    public Teller counting(IdentityHashMap<Amount, Integer> now) {
        return new Teller(c, view, saysYou, new Speech(now), doer);
    }

    // ---- who is spoken of

    /**
     * Says a name of the game in words of its own here: the first time, later, and in possessive form as long as nothing else was
     * spoken of: {@code calling("target", "target creature", "that creature", "its")}.
     */
    public Teller calling(String name, String first, String later, String whose) {
        Speech other = speech.copy();
        other.call(name, first, later, whose);
        return new Teller(c, view, saysYou, other, doer);
    }

    /** The same for something that was just spoken of. */
    public Teller spokenOf(String name, String words, String whose) {
        Teller w = calling(name, words, words, whose);
        w.speech.spokenOf(name);
        return w;
    }

    /** Says what somebody does who was named just before: "its controller may | draw a card". */
    public Teller doneBy(Noun who) {
        return new Teller(c, view, saysYou, speech, who);
    }

    /** Says "you" at the beginning too. */
    public Teller sayingYou() {
        return new Teller(c, "", true, speech, doer);
    }

    /** Says something that does not count as said. */
    private Teller aside() {
        return new Teller(c, view, saysYou, speech.copy(), doer);
    }

    boolean speaksOf(String name) {
        return speech.knows(name);
    }

    /** Whether steps have nothing to say. */
    public boolean isSilent(List<? extends Verb> steps) {
        return aside().sentences(steps).isEmpty();
    }

    /** "For each player, ...", or with each of them as the one who does it: "each player sacrifices a creature". */
    public String forEach(Selection set, PerRow<Steps> steps) {
        String one = one(set);
        String it = itOf(steps.slot());
        Teller w = calling(it, "each " + one, "that " + one, English.pronoun(one));
        String clause = w.aside().clause(steps.value());
        if (c.phrases.isUsed && !one.equals(words(set)) && clause.startsWith("each " + one + " ")) return clause;
        return "For each of " + words(set) + ", " + clause(steps.value());
    }

    /** What each of a set does: "each player secretly chooses up to one card from their hand". */
    public String eachDoes(Selection set, String verb, PerRow<Choice> what) {
        String one = one(set);
        return "each " + one + " " + verb + " "
                + spokenOf(itOf(what.slot()), "that " + one, English.pronoun(one))
                        .all(what.value());
    }

    private static String itOf(int slot) {
        return "it " + slot;
    }

    /** The row being looked at. */
    String it(Nouns.It it) {
        String said = speech.name(itOf(it.slot()));
        return said != null ? said : row(it.name());
    }

    /** Words for something that belongs to a row: {@code card in {who's} hand}, all of its forms as if they were said first. */
    String ofRow(String forms, Noun who) {
        StringJoiner all = new StringJoiner("|");
        for (String form : forms.split("\\|"))
            all.add(new Template(form, new Values(Map.of("who", who)), aside()).filled());
        words(who);
        return all.toString();
    }

    // ---- sentences

    /**
     * Fills in a sentence with the components of a record by name: {@code {amount}}, {@code {amount:card|cards}} for a number
     * with its noun. What stands in square brackets is left out if a component in it is empty or as it is by default.
     */
    public String say(String sentence, Record of) {
        return new Template(sentence, new Parameters(of, this, c.forms.shape(of.getClass())), this).filled();
    }

    /** The same with values by name; one that is not there may only stand in square brackets. */
    public String say(String sentence, Map<String, ?> values) {
        return new Template(sentence, new Values(new HashMap<>(values)), this).filled();
    }

    /** A sentence: a capital at the beginning, a full stop at the end. */
    public static String sentence(String text) {
        String s = text.strip();
        if (s.isEmpty()) return "";
        char last = s.charAt(s.length() - 1);
        boolean ends = last == '.' || last == ':' || last == '!' || last == '?' || s.endsWith(".\"");
        String end = ends ? "" : ".";
        return Character.toUpperCase(s.charAt(0)) + s.substring(1) + end;
    }

    /** Steps as sentences. */
    public String sentences(List<? extends Verb> steps) {
        return sentences(steps, false);
    }

    /** @param joined whether they become one sentence, in which only the first may leave out "you" */
    private String sentences(List<? extends Verb> steps, boolean joined) {
        StringJoiner all = new StringJoiner(" ");
        boolean joins = false;
        String before = "";
        for (int i = 0; i < steps.size(); i++) {
            Phrasebook.Run run = c.own.containsKey(steps.get(i)) ? null : c.phrases.run(steps, i);
            if (run != null) i += run.steps() - 1;
            Teller w = joined && all.length() > 0 ? new Teller(c, view, true, speech, doer) : this;
            String text = (run != null ? w.filled(run.said()) : w.words(steps.get(i))).strip();
            if (text.isEmpty()) continue;
            text = joins ? before + " " + small(text) : text;
            joins = text.endsWith(":");
            before = joins ? text.substring(0, text.length() - 1) + "," : "";
            if (!joins) all.add(sentence(text));
        }
        return all.toString();
    }

    /** A verb in its own words: its sentence, or its key and its parameters. */
    String verb(Verb verb) {
        Record of = (Record) verb;
        Parameters given = new Parameters(of, this, c.forms.shape(of.getClass()));
        Says best = null;
        for (Says says : of.getClass().getAnnotationsByType(Says.class))
            if (holds(says.when(), given) && (best == null || fits(says) > fits(best))) best = says;
        return best == null || fits(best) < 0 ? plain(verb) : new Template(best.value(), given, this).filled();
    }

    /** Own point of view first, then what says most of the parameters; a sentence for another point of view never fits. */
    private int fits(Says says) {
        if (!says.view().isEmpty() && !says.view().equals(view)) return -1;
        return (says.view().isEmpty() ? 0 : 100) + says.when().length;
    }

    private boolean holds(String[] when, Parameters given) {
        for (String one : when) {
            int colon = one.indexOf(':');
            if (colon < 0
                    ? given.isEmpty(one)
                    : !given.is(
                            one.substring(0, colon), one.substring(colon + 1).strip())) return false;
        }
        return true;
    }

    /** The words of a phrase with its holes filled. */
    String filled(Phrasebook.Fitting fits) {
        return filled(fits, fits.phrase().says);
    }

    /** Steps may leave out "you" at the beginning, others say it. */
    private String filled(Phrasebook.Fitting fits, String says) {
        fits.phrase().uses++;
        Teller w = fits.phrase().about == Phrase.About.STEPS ? this : new Teller(c, view, true, speech, doer);
        return new Template(says, new Values(fits.values()), w).filled();
    }

    /** Steps as one part of a sentence: "deal 3 damage and draw a card". */
    public String clause(List<? extends Verb> steps) {
        String all = sentences(steps, c.phrases.isUsed);
        if (c.phrases.isUsed && all.indexOf('•') >= 0) return small(all.substring(0, all.length() - 1));
        return joined(parts(all).stream().map(Teller::small).toList());
    }

    /** Steps that say names, as a list: "Red Louse and Looter". */
    String list(List<? extends Verb> steps) {
        return joined(parts(sentences(steps, false)));
    }

    private static List<String> parts(String sentences) {
        List<String> parts = new ArrayList<>();
        for (String s : sentences.split("(?<=\\.) ")) {
            String part = s.endsWith(".") ? s.substring(0, s.length() - 1) : s;
            if (!part.isEmpty()) parts.add(part);
        }
        return parts;
    }

    private static String joined(List<String> parts) {
        if (parts.isEmpty()) return "do nothing";
        if (parts.size() == 1) return parts.get(0);
        return String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
    }

    private static String small(String text) {
        return English.small(text);
    }

    // ---- values

    /** A value in words. */
    public String words(@Nullable Object value) {
        Integer now = speech.now(value);
        if (now != null) return now.toString();
        String own = own(value);
        if (own != null) return value instanceof Told t ? t.text(this, own) : own;
        if (c.phrases.isUsed) {
            String said = phrased(value);
            if (said != null) return said;
        }
        return switch (value) {
            case null -> "";
            case Term t -> t.text(this);
            case Steps s -> clause(s);
            case PerRow<?> p -> words(p.value());
            case Numbered<?> n -> words(n.value());
            case Verb v -> v.text(this);
            case Told t -> t.text(this);
            case Ability a -> a.text(this);
            case Modifier m -> m.text(this);
            case Enum<?> e -> word(e);
            case Event e -> name(e.name());
            case Stat s -> name(s.name());
            case Word w -> w.text();
            case NamedRows n -> n.name();
            case NamedNumber n -> n.name();
            case Span s -> s.least() == s.most() ? "" + s.most() : s.least() + " to " + s.most();
            case Collection<?> all -> joined(all.stream().map(this::words).toList());
            default -> value.toString();
        };
    }

    /** What a definition or a part of it says in the words of its file; null if it has none. */
    private @Nullable String own(@Nullable Object value) {
        OwnWords own = value instanceof Record ? c.own.get(value) : null;
        return own == null ? null : own.text(this);
    }

    /** A word of an enum as the game says it: "whom enemies" may be "all enemies". */
    private String word(Enum<?> e) {
        String word = Forms.wordOf(e);
        String said = said(Words.of(e.getDeclaringClass().getSimpleName()) + " " + word);
        return said == null ? word : said;
    }

    /** How the game calls a name, from this point of view; null if it does not say it. */
    @Nullable
    String said(String name) {
        String seen = c.views.getOrDefault(view, Map.of()).get(name);
        return seen != null ? seen : c.said.get(name);
    }

    String said(String name, String otherwise) {
        String said = said(name);
        return said == null ? otherwise : said;
    }

    /** A value as the grammar of the game says it; null if it has no words of its own for it. */
    private @Nullable String phrased(@Nullable Object value) {
        if (Pattern.plain(value) instanceof Ability) return null;
        if (value instanceof Nouns.Registered r && speech.knows(r.name())) return null;
        if (value instanceof Selection set) {
            NounPhrase p = rows.phrase(set);
            return p == null ? null : p.many();
        }
        if (value instanceof Choice ch) {
            Phrasebook.Fitting fits = c.phrases.find(ch);
            return fits != null ? filled(fits) : rows.choice(ch);
        }
        if (value instanceof Conditions.Any any && c.phrases.find(any) == null) return rows.there(any.of(), "");
        if (value instanceof Conditions.And and) return conditions(Pattern.conjuncts(and));
        if (value instanceof Conditions.Not not) {
            Phrasebook.Fitting fits = c.phrases.find(not.a());
            if (fits != null && !fits.phrase().other.isEmpty()) return filled(fits, fits.phrase().other);
        }
        Phrasebook.Fitting fits = c.phrases.find(value);
        return fits == null ? null : filled(fits);
    }

    /** Conditions that must all hold. */
    String conditions(List<Condition> all) {
        List<Condition> left = new ArrayList<>(all);
        List<String> parts = new ArrayList<>();
        for (Phrasebook.Fitting f = c.phrases.together(left); f != null; f = c.phrases.together(left))
            parts.add(filled(f));
        for (Condition one : left) parts.add(words(one));
        return English.list(parts, "and");
    }

    /** An amount that is counted row by row: "2 for each card in your hand"; others as they are. */
    String each(@Nullable Object amount) {
        Object plain = Pattern.plain(amount);
        if (plain instanceof Selection set) return rows.everyOne(set);
        if (plain instanceof Choice ch && ch.how() == Choice.How.ALL) return rows.everyOne(ch.from());
        if (plain instanceof Amounts.Count n) return "1 for " + rows.each(n.of());
        if (plain instanceof Amounts.Times t && t.b() instanceof Amounts.Count n)
            return words(t.a()) + " for " + rows.each(n.of());
        return words(amount);
    }

    /** Rows of a kind that a condition is true of: "blue traits", "a blue trait". */
    String such(String noun, @Nullable Object condition) {
        if (!(Pattern.plain(condition) instanceof Condition that)) return words(condition);
        return noun.startsWith("a ")
                ? English.a(rows.such(noun.substring(2), that).one())
                : rows.such(noun, that).many();
    }

    /** Rows of a kind that a condition is true of, as one of them: "a creature you control"; the row that it names. */
    public String such(String noun, Kind kind, List<Condition> all) {
        for (Condition one : all)
            if (one instanceof Conditions.Same s && s.a() instanceof Nouns.It) return words(s.b());
        Condition that = Pattern.joined(
                all.stream().filter(one -> !(one instanceof Conditions.Fixed)).toList());
        return English.a(that == null ? noun : rows.such(noun, kind, that).one());
    }

    /** The same as several of them: "creatures you control". */
    public String manySuch(String noun, Kind kind, List<Condition> all) {
        Condition that = Pattern.joined(
                all.stream().filter(one -> !(one instanceof Conditions.Fixed)).toList());
        NounPhrase p = that == null ? NounPhrase.of(noun, english()) : rows.such(noun, kind, that);
        return p.many();
    }

    /** All rows that something is done to: "all creature cards from graveyards", "your hand". */
    String all(@Nullable Object value) {
        Choice ch = value instanceof Choice is ? is : null;
        Selection set = ch != null ? ch.from() : value instanceof Selection is ? is : null;
        if (set == null || (ch != null && c.phrases.find(ch) != null)) return words(value);
        NounPhrase p = rows.phrase(set);
        if (p == null) return words(value);
        return ch == null || ch.how() == Choice.How.ALL ? p.from().all() : rows.choice(ch, p.from());
    }

    /** Rows without saying where they are: "two cards". */
    String bare(@Nullable Object value) {
        if (!(value instanceof Choice ch)) return words(value);
        NounPhrase p = aside().rows.phrase(ch.from());
        if (p == null) return words(value);
        return ch.how() == Choice.How.ALL ? p.all() : rows.choice(ch, p.bare());
    }

    /** What rows are called of which a condition is true; null if the game declares no words for it. */
    Vocabulary.@Nullable Quality quality(Condition condition) {
        return condition instanceof Conditions.MemberOf m && m.of() instanceof Nouns.It
                ? c.vocabulary.qualities.get(m.name())
                : null;
    }

    /** Whether a condition is always true. */
    public static boolean isAlways(Condition condition) {
        return condition instanceof Conditions.Fixed f && f.value();
    }

    /** Whether a condition says of the row being looked at just this. */
    public static boolean isJust(Condition condition, String name) {
        return condition instanceof Conditions.MemberOf m
                && m.of() instanceof Nouns.It
                && m.name().equals(name);
    }

    /** Whether it is the amount of the event. */
    public static boolean isTheAmount(Amount amount) {
        return amount instanceof Amounts.TheAmount;
    }

    /** A value that is read for each row, with another name for the row: "their power" of what are "they". */
    public String words(PerRow<?> value, String it) {
        return calling(itOf(value.slot()), it, it, English.whose(it)).words(value);
    }

    public String plural(String noun) {
        return english().plural(noun);
    }

    /** What one row of a set is, without anything else: "creature"; nothing if it may be one thing or another. */
    public String noun(Selection set) {
        NounPhrase p = aside().rows.phrase(set);
        return p == null || p.noun().indexOf('|') >= 0 || p.noun().indexOf(' ') >= 0 ? "" : p.noun();
    }

    /** A set as several rows: "creatures you control". */
    public String many(Selection set) {
        NounPhrase p = aside().rows.phrase(set);
        return p == null ? words(set) : p.many();
    }

    /** A set as one row that is taken from where it is: "creature card from your graveyard". */
    public String oneFrom(Selection set) {
        NounPhrase p = aside().rows.phrase(set);
        return p == null ? words(set) : p.from().one();
    }

    /** A set as if it were one row. */
    String one(@Nullable Object value) {
        NounPhrase p = value instanceof Selection set
                ? rows.phrase(set)
                : value instanceof Choice ch ? rows.phrase(ch.from()) : null;
        return p == null ? words(value) : p.one();
    }

    /** Somebody does something, with the verb that fits: "you gain", "the target gains", "all enemies gain". */
    String does(@Nullable Object who, String verb, boolean first) {
        if (doer != null && Pattern.match(doer, nounOf(who)) != null) return English.base(verb);
        String words = words(who);
        if (first && view.equals(MAY) && c.phrases.isUsed && !words.equals("you"))
            return "have " + words + " " + English.base(verb);
        if (first && !saysYou && words.equals(row("me"))) return English.base(verb);
        if (words.equals("you")) return "you " + English.base(verb);
        return words + " " + (isSeveral(who) ? English.base(verb) : verb);
    }

    /** The one whose text it is; null where the game has no such name. */
    @Nullable
    Noun me() {
        return c.name("me") instanceof Noun me ? me : null;
    }

    /** How much of something: "6 damage", "damage equal to your block", "2 damage for each card in your hand". */
    String measure(Amount amount, String noun) {
        return switch (amount) {
            case Amounts.Count n -> "1 " + noun + " for " + rows.each(n.of());
            case Amounts.Times t
            when t.b() instanceof Amounts.Count n -> words(t.a()) + " " + noun + " for " + rows.each(n.of());
            case Amounts.Plus p
            when isPlain(p.a()) && !isPlain(p.b()) -> words(p.a()) + " " + noun + ", and " + more(p.b());
            default -> isPlain(amount) ? words(amount) + " " + noun : noun + " equal to " + words(amount);
        };
    }

    private String more(Amount amount) {
        String more = measure(amount, "more");
        return more.startsWith("more equal to ") ? "as much more as " + more.substring(14) : more;
    }

    /** Whether an amount can stand before a noun: a number, a letter, a name for a number. */
    private boolean isPlain(Amount amount) {
        return switch (amount) {
            case Amounts.Plus p -> isPlain(p.a()) && isPlain(p.b());
            case Amounts.Minus m -> isPlain(m.a()) && isPlain(m.b());
            case Amounts.Fixed f -> true;
            case Amounts.ByLevel t -> true;
            case Amounts.FixedName n -> true;
            default -> words(amount).indexOf(' ') < 0;
        };
    }

    private static @Nullable Object nounOf(@Nullable Object who) {
        return switch (who) {
            case Selections.One o -> o.noun();
            case Choice ch -> nounOf(ch.from());
            case null, default -> who;
        };
    }

    /** Each of a set does something: "each player draws". */
    String eachDoes(@Nullable Object who, String verb, boolean first) {
        if (!isSeveral(who) || !(who instanceof Selection set)) return does(who, verb, first);
        String have = first && view.equals(MAY) ? "have " : "";
        return have + rows.everyOne(set) + " " + (have.isEmpty() ? verb : English.base(verb));
    }

    /** Whether rows are several where somebody speaks of them: "they get", not "it gets". */
    public boolean isSeveral(@Nullable Object who) {
        return switch (who) {
            case Selections.One o -> false;
            case Enum<?> e -> word(e).startsWith("all ");
            case Selections.Variable v -> named(v).equals("they") || named(v).startsWith("those ");
            case Choice ch -> ch.how() == Choice.How.ALL ? isSeveral(ch.from()) : !isOne(ch.max());
            case Selection s -> true;
            case null, default -> false;
        };
    }

    English english() {
        return c.phrases.english;
    }

    /** A number with its noun: "1 card", "2 cards", "X cards". */
    public String count(Amount amount, String one, String many) {
        return figure(amount) + " " + (isOne(amount) ? one : many);
    }

    /** A number of things: where the game says so, small ones as words. */
    String figure(Amount amount) {
        return c.phrases.saysNumbers && amount instanceof Amounts.Fixed f ? English.number(f.value()) : many(amount);
    }

    /** An amount of things that are counted, "that many"; of others it is "that much". */
    public String many(Amount amount) {
        return switch (amount) {
            case Amounts.ByName n -> {
                String said = said(n.name(), n.name());
                int bar = said.indexOf('|');
                yield bar < 0 ? said : said.substring(0, bar);
            }
            case Amounts.Times t when isTwice(t.b()) -> "twice " + many(t.a());
            case Amounts.Plus p when c.phrases.isUsed -> many(p.a()) + " plus " + many(p.b());
            default -> words(amount);
        };
    }

    boolean isTwice(Amount times) {
        return c.phrases.isUsed && times instanceof Amounts.Fixed f && f.value() == 2;
    }

    /** An amount of something: "3 damage", "damage equal to its power". */
    String of(@Nullable Object amount, String what) {
        return isFigure(amount) ? words(amount) + " " + what : what + " equal to " + words(amount);
    }

    /** Whether an amount is said as a number: 3, X, "that much"; others are computed from something. */
    public boolean isFigure(@Nullable Object amount) {
        return switch (Pattern.plain(amount)) {
            case Amounts.Fixed f -> true;
            case Amounts.TheAmount a -> true;
            case Amounts.ByName n -> name(n.name()).indexOf(' ') < 0;
            case Amounts.Times t -> isFigure(t.a()) && isFigure(t.b());
            case Amounts.Negative n -> isFigure(n.a());
            case Amounts.IfElse i -> isFigure(i.a()) && isFigure(i.b());
            case null, default -> false;
        };
    }

    static boolean isOne(Amount amount) {
        return amount instanceof Amounts.Fixed f && f.value() == 1;
    }

    /** An amount in brackets if it is a sum. */
    String inner(Amount a) {
        return a instanceof Amounts.Plus || a instanceof Amounts.Minus ? "(" + words(a) + ")" : words(a);
    }

    /** A name as the game says it; of "card in your hand|cards in your hand" the second. */
    public String name(String name) {
        String called = speech.name(name);
        if (called != null) return called;
        String said = said(name, name);
        return said.substring(said.indexOf('|') + 1);
    }

    /** A number or condition of the game under the name it was given; nothing if it has none. */
    String registered(Term term) {
        for (Named n : c.vocabulary.names.values())
            if ((n instanceof Named.Count count && count.of().equals(term))
                    || (n instanceof Named.Test test && test.of().equals(term))) return name(n.name());
        return "";
    }

    /** A row as the game says it: "you", "the target". */
    String row(String name) {
        String called = speech.name(name);
        if (called != null) return called;
        String said = said(name);
        if (said != null) return said;
        return switch (name) {
            case "me" -> "you";
            case "it" -> "it";
            default -> "the " + name;
        };
    }

    /** Words in possessive form: "your", "its", "the target's". */
    public String whose(String words) {
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "you" -> "your";
            case "it" -> "its";
            case "they" -> "their";
            default -> words + (words.endsWith("s") ? "'" : "'s");
        };
    }

    /** Somebody in possessive form: "your", "target player's", "their". */
    String possessive(@Nullable Object who) {
        String name = switch (nounOf(who)) {
            case Nouns.Registered r -> r.name();
            case Nouns.It it -> itOf(it.slot());
            case null, default -> "";
        };
        String said = speech.whose(name);
        return said != null ? said : c.phrases.isUsed ? English.whose(words(who)) : whose(words(who));
    }

    /** A member of a row: "your strength"; of the row being looked at "strength" alone. */
    String member(Noun of, String member) {
        String label = label(of, member);
        return of instanceof Nouns.It it && it.implied() ? label : possessive(of) + " " + label;
    }

    private String label(Noun of, String member) {
        String own = of instanceof Nouns.Registered r ? said(r.name() + "." + member) : null;
        String said = own != null ? own : said("it." + member, member);
        return said.substring(said.indexOf('|') + 1);
    }

    String isMember(Noun of, String member) {
        Vocabulary.Quality q = c.vocabulary.qualities.get(member);
        if (q != null && q.way() == NounPhrase.Way.TYPE) return is(of, English.a(q.says()));
        if (q != null && q.way() == NounPhrase.Way.WITH) return words(of) + " has " + q.says();
        String label = label(of, member);
        return of instanceof Nouns.It it && it.implied() ? "is " + label : is(of, label);
    }

    String is(Noun of, String what) {
        String who = of instanceof Nouns.It it && it.implied() ? "it" : words(of);
        return who + (who.equals("you") ? " are " : " is ") + what;
    }

    String not(Condition a) {
        return switch (a) {
            case Conditions.Equal e -> words(e.a()) + " is not " + words(e.b());
            case Conditions.SameName e -> words(e.a()) + " is not " + words(e.b());
            case Conditions.Any any ->
                c.phrases.isUsed ? rows.there(any.of(), "no ") : "there are no " + words(any.of());
            case Conditions.Exists e -> "there is no " + words(e.a());
            default -> {
                String text = words(a);
                int is = text.startsWith("is ") ? 0 : text.indexOf(" is ") + 1;
                yield is > 0 || text.startsWith("is ")
                        ? text.substring(0, is) + "is not " + text.substring(is + 3)
                        : "not: " + text;
            }
        };
    }

    /** A sentence speaks of what happens in the words of the game's grammar, and of what else it is about as the gaps say. */
    public String event(Event event, boolean before, List<Condition> conditions, Map<String, ?> gaps) {
        Phrasebook.Fitting fits = c.phrases.event(event, before ? Phrase.About.BEFORE : Phrase.About.WHEN, conditions);
        if (fits == null) return before ? before(event) : when(event);
        fits.phrase().uses++;
        Map<String, Object> values = new HashMap<>(fits.values());
        values.putAll(gaps);
        return sayingYou().say(fits.phrase().says, values);
    }

    /** What happens where the number of an event is changed: "you gain twice that much life instead". */
    public String changed(Event event, Map<String, ?> gaps) {
        String said = special(Phrase.About.CHANGED, event, gaps);
        return said != null ? said : say("the amount is {change} instead", gaps);
    }

    /** An event that counts only where an effect causes it: "an effect would create tokens"; null if it has no words of its own. */
    public @Nullable String caused(Event event, Map<String, ?> gaps) {
        return special(Phrase.About.CAUSED, event, gaps);
    }

    private @Nullable String special(Phrase.About about, Event event, Map<String, ?> gaps) {
        Phrasebook.Fitting fits = c.phrases.event(event, about, new ArrayList<>());
        if (fits == null) return null;
        fits.phrase().uses++;
        return sayingYou().say(fits.phrase().says, gaps);
    }

    /** Rows that earlier steps named: told as "them". */
    String named(Selections.Variable v) {
        return said(v.name(), "the " + v.name());
    }

    // ---- sets and choices

    String where(String set, Condition that) {
        return where(set, that, false);
    }

    private String where(String set, Condition that, boolean one) {
        String text = words(that);
        if (text.startsWith("is ")) return set + (one ? " that is " : " that are ") + text.substring(3);
        if (text.startsWith("there are ")) return set + " with " + text.substring(10);
        return set + " whose " + text;
    }

    String choice(Choice ch) {
        boolean one = isOne(ch.max());
        boolean counted = isCounted(ch.from());
        String set = counted ? set(ch.from(), one) : "of " + members(ch.from(), one);
        return switch (ch.how()) {
            case ALL -> counted ? set : words(ch.from());
            case RANDOM -> words(ch.max()) + (counted ? " random " + set : " " + set + " at random");
            case ASK -> {
                boolean all = ch.max() instanceof Amounts.Fixed f && f.value() == Integer.MAX_VALUE;
                if (all) yield "any number of " + (counted ? set(ch.from(), false) : words(ch.from()));
                String max = words(ch.max());
                if (ch.min() instanceof Amounts.Fixed f && f.value() == 0) yield "up to " + max + " " + set;
                if (ch.max() instanceof Amounts.Count c) yield "as many " + set + " as there are " + words(c.of());
                yield (ch.min().equals(ch.max()) ? max : words(ch.min()) + " to " + max) + " " + set;
            }
        };
    }

    /** Whether a number stands right before the words of a set, "2 cards in your hand"; else it is "2 of the shown". */
    private boolean isCounted(Selection set) {
        return switch (set) {
            case Selections.Where w -> isCounted(w.of());
            case Selections.Registered r -> true;
            case Selections.MembersOf m -> said(said(m)) != null;
            case Selections.One o -> true;
            default -> false;
        };
    }

    /** Whether all rows of a set are meant that no number could stand before. */
    public boolean isWhole(Choice ch) {
        return ch.how() == Choice.How.ALL && !isCounted(ch.from()) && !isNamed(ch.from());
    }

    /** Whether rows are told by the name that a step gave them. */
    private static boolean isNamed(Selection set) {
        return set instanceof Selections.Variable || (set instanceof Selections.Without w && isNamed(w.a()));
    }

    /** A set after "of": those who belong to it. */
    private String members(Selection set, boolean one) {
        return set instanceof Selections.Where w ? where(words(w.of()), w.that(), one) : words(set);
    }

    static String said(Selections.MembersOf m) {
        return m.of() instanceof Nouns.Registered r ? r.name() + "." + m.name() : "it." + m.name();
    }

    /** A set after a number: "1 card in your hand". */
    private String set(Selection set, boolean one) {
        return switch (set) {
            case Selections.Where w -> where(set(w.of(), one), w.that(), one);
            case Selections.Registered r -> numbered(r.name(), r.name(), one);
            case Selections.MembersOf m -> numbered(said(m), "", one);
            default -> words(set);
        };
    }

    private String numbered(String name, String otherwise, boolean one) {
        String said = said(name, otherwise);
        int bar = said.indexOf('|');
        return bar < 0 ? said : one ? said.substring(0, bar) : said.substring(bar + 1);
    }

    // ---- abilities

    private static final Map<String, String> ABILITIES = Map.of(
            "when", "Whenever {event}[, if {if}], {do}.",
            "prevent", "If {event}[, if {if}], it does not[ and {do}].",
            "change", "If {event}[, if {if}], the amount is {change} instead[ and {do}].",
            "instead", "If {event}[, if {if}], {instead} instead[ and {do}].",
            "", "If {event}[, if {if}], {do}.");

    /** A number that a sentence may speak of. */
    public Amount number(int value) {
        return new Amounts.Fixed(value);
    }

    /** The sentence of an ability, with the words that the game's grammar has for its event. */
    public String ability(Ability a) {
        return ability(a, "", Map.of());
    }

    /**
     * An ability that a game says in a sentence of its own.
     *
     * @param sentence with the gaps event, if, do, change and instead
     * @param more what else fills gaps of the sentence
     */
    public String ability(Ability a, String sentence, Map<String, Object> more) {
        List<Condition> conditions = conjuncts(a.of());
        conditions.addAll(Pattern.conjuncts(a.if_()));
        String heading = heading(a, conditions);
        Map<String, Object> gaps = new HashMap<>(more);
        gaps.put("event", events(a, conditions));
        if (!conditions.isEmpty()) gaps.put("if", conditions(conditions));
        if (a.change() != null) gaps.put("change", a.change());
        if (a.instead() != null) gaps.put("instead", a.instead());
        if (!a.do_().isEmpty()) gaps.put("do", a.do_());
        String way = a.isAfter()
                ? "when"
                : a.prevent() ? "prevent" : a.change() != null ? "change" : a.instead() != null ? "instead" : "";
        String says = heading.isEmpty()
                ? c.phrases.abilities.getOrDefault(way, ABILITIES.getOrDefault(way, ""))
                : heading + "[, if {if}], {do}.";
        Phrasebook.Fitting fits = sentence.isEmpty() ? c.phrases.find(a) : null;
        if (!sentence.isEmpty()) says = sentence;
        if (fits != null) {
            fits.phrase().uses++;
            fits.values().forEach(gaps::putIfAbsent);
            says = fits.phrase().says;
        }
        return sentence(new Template(says, new Values(gaps), this).filled());
    }

    /** How an ability begins, where the words of its event say it: "at the start of your turn" instead of "whenever ...". */
    private String heading(Ability a, List<Condition> conditions) {
        if (a.events().size() != 1 || a.isBefore()) return "";
        Phrasebook.Fitting fits = c.phrases.event(a.events().get(0), Phrase.About.WHEN, new ArrayList<>(conditions));
        return fits == null ? "" : fits.phrase().other;
    }

    /** Several events are said with "or"; conditions that only the words of some of them include are still said. */
    private String events(Ability a, List<Condition> conditions) {
        List<String> all = new ArrayList<>();
        List<Condition> left = conditions;
        for (Event e : a.events()) {
            left = new ArrayList<>(conditions);
            all.add(event(e, a.isBefore(), left));
        }
        if (a.events().size() == 1) conditions.retainAll(left);
        return English.list(all, "or");
    }

    /**
     * An event that only counts under conditions: "you play an attack". Those that its words include are taken out of the list;
     * the others still have to be said.
     */
    public String event(Event event, boolean before, List<Condition> conditions) {
        Phrasebook.Fitting fits = c.phrases.event(event, before ? Phrase.About.BEFORE : Phrase.About.WHEN, conditions);
        if (fits != null) return filled(fits);
        return before ? before(event) : when(event);
    }

    /** The conditions that must all hold, in a list that {@link #event} may take from. */
    public static List<Condition> conjuncts(@Nullable Condition condition) {
        return new ArrayList<>(Pattern.conjuncts(condition));
    }

    /** An event after it happened: "a card is exhausted". */
    public String when(@Nullable Event event) {
        return event == null ? "" : happens("when ", event, " happens");
    }

    /** An event before it happens. */
    public String before(@Nullable Event event) {
        return event == null ? "" : happens("before ", event, " would happen");
    }

    private String happens(String prefix, Event event, String otherwise) {
        String said = said(prefix + event.name());
        return said != null ? said : event.name() + otherwise;
    }

    String modifier(Modifier m) {
        String holds = m.holds() == null ? "" : "As long as " + words(m.holds()) + ", ";
        if (c.phrases.isUsed) return sentence(holds + words(m.affects()) + " " + changes(m, isSeveral(m.affects())));
        List<String> parts = new ArrayList<>();
        if (m.set() != null)
            for (int i = 0; i < m.set().value().size(); i++)
                parts.add("have " + words(m.set().value().value(i)) + " "
                        + words(m.set().value().key(i)));
        if (m.add() != null)
            for (int i = 0; i < m.add().value().size(); i++)
                parts.add("get " + English.signed(words(m.add().value().value(i))) + " "
                        + words(m.add().value().key(i)));
        return sentence(holds + words(m.affects()) + " " + joined(parts));
    }

    /** What a modifier does, with its verbs as of one or of several: "gets +1 Power and +1 Guard". */
    private String changes(Modifier m, boolean several) {
        List<String> parts = new ArrayList<>();
        if (m.set() != null)
            parts.add((several ? "have " : "has ") + stats(m.set().value(), false));
        if (m.add() != null)
            parts.add((several ? "get " : "gets ") + stats(m.add().value(), true));
        return joined(parts);
    }

    private String stats(Pairs<Stat, Amount> all, boolean signed) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < all.size(); i++)
            parts.add((signed ? English.signed(words(all.value(i))) : words(all.value(i))) + " " + words(all.key(i)));
        return joined(parts);
    }

    // ---- definitions

    /** A verb that says nothing of itself: its key and its parameters. */
    String plain(Verb verb) {
        Shape shape = c.forms.shape(((Record) verb).getClass());
        StringBuilder text = new StringBuilder(shape.key());
        for (Shape.Part p : shape.parts()) {
            if (p.form().isGiven()) continue;
            Object value = value(p, verb);
            if (value == null || isDefault(p, value)) continue;
            text.append(p.main() ? " " : " " + p.key() + " ").append(words(value));
        }
        return text + ".";
    }

    static @Nullable Object value(Shape.Part part, Object of) {
        return part.of(of);
    }

    /** A value as card files write it. */
    @Nullable
    Object read(Form form, String written) {
        return form.read(
                new Node.Scalar(written, false, new Source("a sentence", written), 1, 1),
                new Reading(c, new Mistakes()));
    }

    /** Whether a value says the same as what it is when it is not written. */
    boolean isDefault(Shape.Part part, Object value) {
        Node otherwise = part.otherwise();
        if (otherwise == null) return false;
        Object usual = part.form().read(otherwise, new Reading(c, new Mistakes()));
        if (usual == null || usual.equals(value)) return usual != null;
        Teller other = new Teller(c, view, saysYou, new Speech(), doer);
        return other.words(usual).equals(other.words(value));
    }

    /** A definition says itself, or its texts and abilities are told in order. */
    public String definition(Object definition) {
        String own = own(definition);
        if (definition instanceof Told t) return own != null ? t.text(this, own) : t.text(this);
        if (own != null) return own;
        if (definition instanceof Term t) return t.text(this);
        if (definition instanceof Steps s) return sentences(s);
        if (definition instanceof Ability || definition instanceof Modifier || definition instanceof Verb)
            return sentence(words(definition));
        if (!(definition instanceof Record r)) return words(definition);
        StringJoiner all = new StringJoiner(" ");
        for (Shape.Part p : c.forms.shape(r.getClass()).parts()) {
            String text = p.form().isGiven() ? "" : effect(value(p, r));
            if (!text.isEmpty()) all.add(text);
        }
        return all.toString();
    }

    String effect(@Nullable Object value) {
        String own = own(value);
        if (own != null) return sentence(value instanceof Told t ? t.text(this, own) : own);
        return switch (value) {
            case Steps s -> sentences(s);
            case Numbered<?> n -> effect(n.value());
            case Ability a -> sentence(words(a));
            case Modifier m -> sentence(words(m));
            case Told t -> t.text(this);
            case Verb v -> sentence(words(v));
            case List<?> all -> {
                StringJoiner texts = new StringJoiner(" ");
                for (Object one : all) {
                    String text = effect(one);
                    if (!text.isEmpty()) texts.add(text);
                }
                yield texts.toString();
            }
            case null, default -> "";
        };
    }
}
