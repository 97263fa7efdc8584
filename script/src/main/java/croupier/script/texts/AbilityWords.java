package croupier.script.texts;

import croupier.kernel.Event;
import croupier.kernel.Stat;
import croupier.script.Ability;
import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.English;
import croupier.script.Modifier;
import croupier.script.Pairs;
import croupier.script.Teller;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Says abilities, the events that they answer, and modifiers. */
final class AbilityWords {
    private static final Map<String, String> ABILITIES = Map.of(
            "when", "Whenever {event}[, if {if}], {do}.",
            "prevent", "If {event}[, if {if}], it does not[ and {do}].",
            "change", "If {event}[, if {if}], the amount is {change} instead[ and {do}].",
            "instead", "If {event}[, if {if}], {instead} instead[ and {do}].",
            "", "If {event}[, if {if}], {do}.");

    private final CardTeller w;

    AbilityWords(CardTeller w) {
        this.w = w;
    }

    /**
     * An ability that a game says in a sentence of its own.
     *
     * @param sentence with the gaps event, if, do, change and instead
     * @param more what else fills gaps of the sentence
     */
    String ability(Ability a, String sentence, Map<String, Object> more) {
        List<Condition> conditions = Condition.parts(a.of());
        conditions.addAll(Condition.parts(a.if_()));
        String heading = heading(a, conditions);
        Map<String, Object> gaps = new HashMap<>(more);
        gaps.put("event", events(a, conditions));
        if (!conditions.isEmpty()) gaps.put("if", w.conditions.all(conditions));
        if (a.change() != null) gaps.put("change", w.amounts.changed(a.change()));
        if (a.instead() != null) gaps.put("instead", a.instead());
        if (!a.do_().isEmpty()) gaps.put("do", a.do_());
        String way = a.isAfter()
                ? "when"
                : a.prevent() ? "prevent" : a.change() != null ? "change" : a.instead() != null ? "instead" : "";
        String says = heading.isEmpty()
                ? w.grammar.phrases.abilities.getOrDefault(way, ABILITIES.getOrDefault(way, ""))
                : heading + "[, if {if}], {do}.";
        Phrasebook.Fitting fits = sentence.isEmpty() ? w.grammar.phrases.find(a) : null;
        if (!sentence.isEmpty()) says = sentence;
        if (fits != null) {
            fits.phrase().uses++;
            fits.values().forEach(gaps::putIfAbsent);
            says = fits.phrase().says;
        }
        return Teller.sentence(new Template(says, new Values(gaps), w).filled());
    }

    /** How an ability begins, where the words of its event say it: "at the start of your turn" instead of "whenever ...". */
    private String heading(Ability a, List<Condition> conditions) {
        if (a.events().size() != 1 || a.isBefore()) return "";
        Phrasebook.Fitting fits =
                w.grammar.phrases.event(a.events().get(0), Phrase.About.WHEN, new ArrayList<>(conditions));
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
    String event(Event event, boolean before, List<Condition> conditions) {
        Phrasebook.Fitting fits =
                w.grammar.phrases.event(event, before ? Phrase.About.BEFORE : Phrase.About.WHEN, conditions);
        if (fits != null) return w.values.filled(fits);
        return before ? before(event) : when(event);
    }

    /** An event after it happened: "a card is exhausted". */
    private String when(Event event) {
        return happens("when ", event, " happens");
    }

    /** An event before it happens. */
    private String before(Event event) {
        return happens("before ", event, " would happen");
    }

    private String happens(String prefix, Event event, String otherwise) {
        String said = w.names.said(prefix + event.name());
        return said != null ? said : event.name() + otherwise;
    }

    // ---- events with what else they are about

    /** A sentence speaks of what happens in the words of the game's grammar, and of what else it is about as the gaps say. */
    String event(Event event, boolean before, List<Condition> conditions, Map<String, ?> gaps) {
        Phrasebook.Fitting fits =
                w.grammar.phrases.event(event, before ? Phrase.About.BEFORE : Phrase.About.WHEN, conditions);
        if (fits == null) return before ? before(event) : when(event);
        fits.phrase().uses++;
        Map<String, Object> values = new HashMap<>(fits.values());
        values.putAll(gaps);
        return w.sayingYou().say(fits.phrase().says, values);
    }

    /** What happens where the number of an event is changed: "you gain twice that much life instead". */
    String changed(Event event, Map<String, ?> gaps) {
        String said = special(Phrase.About.CHANGED, event, gaps);
        return said != null ? said : w.say("the amount is {change} instead", gaps);
    }

    /** An event that counts only where an effect causes it: "an effect would create tokens"; null if it has no words of its own. */
    @Nullable
    String caused(Event event, Map<String, ?> gaps) {
        return special(Phrase.About.CAUSED, event, gaps);
    }

    private @Nullable String special(Phrase.About about, Event event, Map<String, ?> gaps) {
        Phrasebook.Fitting fits = w.grammar.phrases.event(event, about, new ArrayList<>());
        if (fits == null) return null;
        fits.phrase().uses++;
        return w.sayingYou().say(fits.phrase().says, gaps);
    }

    // ---- modifiers

    String modifier(Modifier m) {
        String holds = m.holds() == null ? "" : "As long as " + w.words(m.holds()) + ", ";
        return Teller.sentence(holds + w.words(m.affects()) + " " + changes(m, w.subjects.isSeveral(m.affects())));
    }

    /** What a modifier does, with its verbs as of one or of several: "gets +1 Power and +1 Guard". */
    private String changes(Modifier m, boolean several) {
        List<String> parts = new ArrayList<>();
        if (m.set() != null)
            parts.add((several ? "have " : "has ") + stats(m.set().value(), false));
        if (m.add() != null)
            parts.add((several ? "get " : "gets ") + stats(m.add().value(), true));
        return StepWords.joined(parts);
    }

    private String stats(Pairs<Stat, Amount> all, boolean signed) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < all.size(); i++)
            parts.add((signed ? English.signed(w.words(all.value(i))) : w.words(all.value(i))) + " "
                    + w.words(all.key(i)));
        return StepWords.joined(parts);
    }
}
