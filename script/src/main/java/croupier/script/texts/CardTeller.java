package croupier.script.texts;

import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.script.Ability;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.English;
import croupier.script.Noun;
import croupier.script.PerRow;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;
import croupier.script.forms.Compilation;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes the texts of one content, from one point of view. What it says of something its parts say, each in its own class. */
final class CardTeller implements Teller {
    final Grammar grammar;
    final Compilation c;
    final String view;
    /** Whether "you" is said at the beginning too, after something that others do. */
    final boolean saysYou;

    final Speech speech;
    /** Who does what is said, if that is said already: "its controller may | draw a card". */
    final @Nullable Noun doer;

    final ValueWords values = new ValueWords(this);
    final NameWords names = new NameWords(this);
    final SubjectWords subjects = new SubjectWords(this);
    final AmountWords amounts = new AmountWords(this);
    final ConditionWords conditions = new ConditionWords(this);
    final RowWords rows = new RowWords(this);
    final StepWords steps = new StepWords(this);
    final AbilityWords abilities = new AbilityWords(this);
    final DefinitionWords definitions = new DefinitionWords(this);

    CardTeller(Grammar grammar) {
        this(grammar, "", false, new Speech(), null);
    }

    private CardTeller(Grammar grammar, String view, boolean saysYou, Speech speech, @Nullable Noun doer) {
        this.grammar = grammar;
        this.c = grammar.c;
        this.view = view;
        this.saysYou = saysYou;
        this.speech = speech;
        this.doer = doer;
    }

    // ---- from whose point of view

    @Override
    public CardTeller from(String other) {
        return new CardTeller(grammar, other, false, speech, doer);
    }

    @Override
    public CardTeller counting(IdentityHashMap<Amount, Integer> now) {
        return new CardTeller(grammar, view, saysYou, new Speech(now), doer);
    }

    @Override
    public CardTeller calling(String name, String first, String later, String whose) {
        Speech other = speech.copy();
        other.call(name, first, later, whose);
        return new CardTeller(grammar, view, saysYou, other, doer);
    }

    @Override
    public CardTeller spokenOf(String name, String words, String whose) {
        CardTeller w = calling(name, words, words, whose);
        w.speech.spokenOf(name);
        return w;
    }

    @Override
    public CardTeller doneBy(Noun who) {
        return new CardTeller(grammar, view, saysYou, speech, who);
    }

    @Override
    public CardTeller sayingYou() {
        return new CardTeller(grammar, "", true, speech, doer);
    }

    /** A copy from this point of view. */
    CardTeller alsoSayingYou() {
        return new CardTeller(grammar, view, true, speech, doer);
    }

    /** Says something that does not count as said. */
    CardTeller aside() {
        return new CardTeller(grammar, view, saysYou, speech.copy(), doer);
    }

    /** Says something as if nothing had been said. */
    CardTeller afresh() {
        return new CardTeller(grammar, view, saysYou, new Speech(), doer);
    }

    /** The one whose text it is; null where the game has no such name. */
    @Nullable
    Noun me() {
        return c.meanings.name("me") instanceof Noun me ? me : null;
    }

    /** Words for a value; how they are made is noted if somebody asks. */
    String noted(String way, @Nullable Object value, Supplier<String> says) {
        return grammar.trace == null ? says.get() : grammar.trace.of(way, value, null, says);
    }

    // ---- values

    @Override
    public String words(@Nullable Object value) {
        return grammar.trace == null ? values.words(value) : noted("words", value, () -> values.words(value));
    }

    @Override
    public String words(PerRow<?> value, String it) {
        return calling(NameWords.itOf(value.slot()), it, it, English.whose(it)).words(value);
    }

    @Override
    public String say(String sentence, Record of) {
        return filled(sentence, of, definitions.parameters(of));
    }

    /** A sentence with the parameters of a record. */
    String filled(String sentence, Record of, Parameters given) {
        Template template = new Template(sentence, given, this);
        return grammar.trace == null ? template.filled() : grammar.trace.of("sentence", of, sentence, template::filled);
    }

    @Override
    public String say(String sentence, Map<String, ?> values) {
        return new Template(sentence, new Values(new HashMap<>(values)), this).filled();
    }

    @Override
    public String definition(Object definition) {
        return noted("definition", definition, () -> definitions.definition(definition));
    }

    // ---- names and numbers

    @Override
    public String name(String name) {
        return names.name(name);
    }

    @Override
    public String plural(String noun) {
        return grammar.phrases.english.plural(noun);
    }

    @Override
    public Amount number(int value) {
        return new Amounts.Fixed(value);
    }

    @Override
    public String count(Amount amount, String one, String many) {
        return amounts.count(amount, one, many);
    }

    @Override
    public boolean isFigure(@Nullable Object amount) {
        return amounts.isFigure(amount);
    }

    @Override
    public String not(Condition condition) {
        return noted("not", condition, () -> conditions.not(condition));
    }

    // ---- steps

    @Override
    public String says(Record of) {
        return steps.says(of);
    }

    @Override
    public String question(Verb step) {
        String asked = step.question(this);
        String own = definitions.own(step);
        return own != null && asked.equals(step.text(this)) ? own : asked;
    }

    @Override
    public String sentences(List<? extends Verb> all) {
        return noted("sentences", all, () -> steps.sentences(all, false));
    }

    @Override
    public String clause(List<? extends Verb> all) {
        return noted("clause", all, () -> steps.clause(all));
    }

    @Override
    public boolean isSilent(List<? extends Verb> all) {
        return aside().sentences(all).isEmpty();
    }

    @Override
    public String forEach(Selection set, PerRow<Steps> each) {
        return steps.forEach(set, each);
    }

    @Override
    public String eachDoes(Selection set, String verb, PerRow<Choice> what) {
        return steps.eachDoes(set, verb, what);
    }

    // ---- rows

    @Override
    public boolean isSeveral(@Nullable Object who) {
        return subjects.isSeveral(who);
    }

    @Override
    public String noun(Selection set) {
        return noted("noun", set, () -> rows.noun(set));
    }

    @Override
    public String many(Selection set) {
        return noted("many rows", set, () -> rows.many(set));
    }

    @Override
    public String oneFrom(Selection set) {
        return noted("one from", set, () -> rows.oneFrom(set));
    }

    @Override
    public String such(String noun, Kind kind, List<Condition> all) {
        return rows.such(noun, kind, all);
    }

    @Override
    public String manySuch(String noun, Kind kind, List<Condition> all) {
        return rows.manySuch(noun, kind, all);
    }

    // ---- abilities and events

    @Override
    public String ability(Ability a) {
        return abilities.ability(a, "", Map.of());
    }

    @Override
    public String ability(Ability a, String sentence, Map<String, Object> more) {
        return abilities.ability(a, sentence, more);
    }

    @Override
    public String event(Event event, boolean before, List<Condition> conditions) {
        return abilities.event(event, before, conditions);
    }

    @Override
    public String event(Event event, boolean before, List<Condition> conditions, Map<String, ?> gaps) {
        return abilities.event(event, before, conditions, gaps);
    }

    @Override
    public String changed(Event event, Map<String, ?> gaps) {
        return abilities.changed(event, gaps);
    }

    @Override
    public @Nullable String caused(Event event, Map<String, ?> gaps) {
        return abilities.caused(event, gaps);
    }
}
