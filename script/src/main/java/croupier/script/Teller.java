package croupier.script;

import croupier.kernel.Event;
import croupier.kernel.Kind;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes rules text from what a card does: whole sentences, numbers as they are at the card's level. A verb whose text is more
 * than its {@link Says} asks it for the words of its parts.
 */
public interface Teller {
    // ---- from whose point of view

    /** Says steps from another point of view, where verbs have sentences for it. */
    Teller from(String other);

    /** Says these amounts as the numbers that they are now; an amount is meant by itself, not by what it equals. */
    Teller counting(IdentityHashMap<Amount, Integer> now);

    /**
     * Says a name of the game in words of its own here: the first time, later, and in possessive form as long as nothing else was
     * spoken of: {@code calling("target", "target creature", "that creature", "its")}.
     */
    Teller calling(String name, String first, String later, String whose);

    /** Says a name in words of its own here, for something that was just spoken of. */
    Teller spokenOf(String name, String words, String whose);

    /** Says what somebody does who was named just before: "its controller may | draw a card". */
    Teller doneBy(Noun who);

    /** Says "you" at the beginning too. */
    Teller sayingYou();

    // ---- values

    /** A value in words. */
    String words(@Nullable Object value);

    /** A value that is read for each row, with another name for the row: "their power" of what are "they". */
    String words(PerRow<?> value, String it);

    /**
     * Fills in a sentence with the components of a record by name: {@code {amount}}, {@code {amount:card|cards}} for a number
     * with its noun. What stands in square brackets is left out if a component in it is empty or as it is by default.
     */
    String say(String sentence, Record of);

    /** Fills in a sentence with values by name; one that is not there may only stand in square brackets. */
    String say(String sentence, Map<String, ?> values);

    /** A definition says itself, or its texts and abilities are said in order. */
    String definition(Object definition);

    // ---- names, numbers and conditions

    /** A name as the game says it; of "card in your hand|cards in your hand" the second. */
    String name(String name);

    String plural(String noun);

    /** A number that a sentence may speak of. */
    Amount number(int value);

    /** A number with its noun: "1 card", "2 cards", "X cards". */
    String count(Amount amount, String one, String many);

    /** Whether an amount is said as a number: 3, X, "that much"; others are computed from something. */
    boolean isFigure(@Nullable Object amount);

    /** The opposite of a condition. */
    String not(Condition condition);

    // ---- steps

    /** A verb or a definition in the words of its {@link Says}; a verb without one in those of its key and its parameters. */
    String says(Record of);

    /** What a step asks: as its verb asks, or in the words of its file where the verb has no question of its own. */
    String question(Verb step);

    /** Steps as sentences. */
    String sentences(List<? extends Verb> steps);

    /** Steps as one part of a sentence: "deal 3 damage and draw a card". */
    String clause(List<? extends Verb> steps);

    /** Whether steps have nothing to say. */
    boolean isSilent(List<? extends Verb> steps);

    /** "For each player, ...", or with each of them as the one who does it: "each player sacrifices a creature". */
    String forEach(Selection set, PerRow<Steps> steps);

    /** What each of a set does: "each player secretly chooses up to one card from their hand". */
    String eachDoes(Selection set, String verb, PerRow<Choice> what);

    // ---- rows

    /** Whether rows are several where somebody speaks of them: "they get", not "it gets". */
    boolean isSeveral(@Nullable Object who);

    /** What one row of a set is, without anything else: "creature"; nothing if it may be one thing or another. */
    String noun(Selection set);

    /** A set as several rows: "creatures you control". */
    String many(Selection set);

    /** A set as one row that is taken from where it is: "creature card from your graveyard". */
    String oneFrom(Selection set);

    /** Rows of a kind that conditions are true of, as one of them: "a creature you control"; the row that they name. */
    String such(String noun, Kind kind, List<Condition> all);

    /** Rows of a kind that conditions are true of, as several: "creatures you control". */
    String manySuch(String noun, Kind kind, List<Condition> all);

    // ---- abilities and events

    /** The sentence of an ability, with the words that the game's grammar has for its event. */
    String ability(Ability a);

    /**
     * An ability that a game says in a sentence of its own.
     *
     * @param sentence with the gaps event, if, do, change and instead
     * @param more what else fills gaps of the sentence
     */
    String ability(Ability a, String sentence, Map<String, Object> more);

    /**
     * An event that only counts under conditions: "you play an attack". Those that its words include are taken out of the list;
     * the others still have to be said.
     */
    String event(Event event, boolean before, List<Condition> conditions);

    /** An event in the words of the game's grammar, which speak of what else it is about as the gaps say. */
    String event(Event event, boolean before, List<Condition> conditions, Map<String, ?> gaps);

    /** What happens where the number of an event is changed: "you gain twice that much life instead". */
    String changed(Event event, Map<String, ?> gaps);

    /** An event that counts only where an effect causes it: "an effect would create tokens"; null if it has no words of its own. */
    @Nullable
    String caused(Event event, Map<String, ?> gaps);

    // ---- without a point of view

    /** A sentence: a capital at the beginning, a full stop at the end. */
    static String sentence(String text) {
        String s = text.strip();
        if (s.isEmpty()) return "";
        char last = s.charAt(s.length() - 1);
        boolean ends = last == '.' || last == ':' || last == '!' || last == '?' || s.endsWith(".\"");
        String end = ends ? "" : ".";
        return Character.toUpperCase(s.charAt(0)) + s.substring(1) + end;
    }

    /** Whether a condition is always true. */
    static boolean isAlways(Condition condition) {
        return condition instanceof Conditions.Fixed f && f.value();
    }

    /** Whether a condition says of the row being looked at just this. */
    static boolean isJust(Condition condition, String name) {
        return condition instanceof Conditions.MemberOf m
                && m.of() instanceof Nouns.It
                && m.name().equals(name);
    }

    /** Whether it is the amount of the event. */
    static boolean isTheAmount(Amount amount) {
        return amount instanceof Amounts.TheAmount;
    }
}
