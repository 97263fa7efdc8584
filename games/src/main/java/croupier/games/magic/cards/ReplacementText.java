package croupier.games.magic.cards;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Events;
import croupier.games.magic.words.Until;
import croupier.script.*;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The texts of replacement and prevention effects. */
public final class ReplacementText {
    private ReplacementText() {}

    static String of(Defs.Replaces r, Teller w) {
        Events.Row e = Events.of(r.event());
        String it = AbilityText.subject(e, r.of(), w);
        Verb only = r.do_().size() == 1 ? r.do_().get(0) : null;
        if (r.event().is(ENTERS) && only != null) return entering(r, only, it, speaking(r, w));
        if (r.event().is(ENTERS)) return with(r, "as {it enters}", it, speaking(r, w));
        if (r.event().is(TURNED_UP)) return with(r, "as {it is} turned face up", it, speaking(r, w));
        return Teller.sentence("if " + would(r, it, "", w) + ", " + instead(r, it, speaking(r, w)));
    }

    /** An effect that lasts: "the next time it would die this turn, exile it instead". */
    public static String fromNowOn(Defs.Replaces r, @Nullable Selection remember, boolean once, Until until, Teller w) {
        Events.Row e = Events.of(r.event());
        boolean own = r.of() == null ? !e.isOfPlayers() : r.of().value().singlesOut("remembered");
        String it = remember != null && own ? w.words(remember) : AbilityText.subject(e, r.of(), w);
        String when = until == Until.END_OF_TURN ? " this turn" : "";
        return (once ? "the next time " : "if ") + would(r, it, when, w) + ", " + instead(r, it, speaking(r, w)) + ".";
    }

    private static Teller speaking(Defs.Replaces r, Teller w) {
        Teller about = AbilityText.speaking(r.event(), w);
        if (r.event().is(DAMAGED)) about = about.calling("by", "its source", "its source", "its");
        return about.spokenOf("remembered", "it", "its");
    }

    /** "you would draw a card while there are no cards in your library". */
    private static String would(Defs.Replaces r, String it, String when, Teller w) {
        List<Condition> conditions = AbilityText.others(r.of());
        conditions.addAll(Condition.parts(r.if_()));
        Map<String, String> gaps = Map.of("it", it, "who", AbilityText.who(r.of()));
        String would = r.byEffect() ? w.caused(r.event(), gaps) : null;
        if (would == null)
            would = w.event(r.event(), true, conditions, gaps)
                    + (r.fromAnywhere() ? " from anywhere" : r.byEffect() ? " because of an effect" : "");
        return would + when + (conditions.isEmpty() ? "" : " while " + w.words(conditions));
    }

    private static String instead(Defs.Replaces r, String it, Teller w) {
        boolean you = it.equals("you");
        Map<String, Object> gaps = new HashMap<>(Map.of("who", you ? "you" : "that player"));
        gaps.put("may", r.may() ? "you may " : "");
        if (r.change() != null) gaps.put("change", r.change());
        if (r.prevent() != null) gaps.put("prevent", r.prevent());
        if (r.instead() != null && !r.instead().isEmpty()) gaps.put("instead", r.instead());
        if (!r.do_().isEmpty()) gaps.put("do", r.do_());
        if (!isReplaced(r)) return w.say("{may}{do}", gaps);
        return (r.change() != null ? w.changed(r.event(), gaps) : w.say(way(r, you), gaps))
                + w.say("[ and {do}]", gaps);
    }

    /** Whether something else happens, and not only something with it. */
    private static boolean isReplaced(Defs.Replaces r) {
        return r.change() != null || r.to() != null || r.prevent() != null || r.instead() != null;
    }

    private static String way(Defs.Replaces r, boolean you) {
        if (r.to() != null) return r.to().said() + " instead";
        if (r.prevent() != null)
            return Teller.isTheAmount(r.prevent()) ? "prevent that damage" : "prevent {prevent} of that damage";
        if (r.instead() != null && !r.instead().isEmpty()) return "{may}{instead} instead";
        if (!Events.of(r.event()).is(Events.Is.SKIPPABLE)) return "nothing happens instead";
        return you ? "you skip it" : "they skip it";
    }

    private static String with(Defs.Replaces r, String as, String it, Teller w) {
        Map<String, Object> gaps = new HashMap<>(Map.of("it", it, "do", r.do_(), "may", r.may() ? "you may " : ""));
        if (r.if_() != null) gaps.put("if", r.if_());
        return Teller.sentence(w.say("[if {if}, ]" + as + ", {may}{do}", gaps));
    }

    /** What is said in a shorter way of something that enters. */
    private static String entering(Defs.Replaces r, Verb with, String it, Teller w) {
        Map<String, Object> gaps = new HashMap<>(Map.of("it", it));
        if (r.if_() != null) gaps.put("if", r.if_());
        String enters = r.may() ? "you may have {it} enter" : "{it enters}";
        String manner = with instanceof EntersWith e ? e.manner(r, gaps) : null;
        if (manner == null) return with(r, "as {it enters}", it, w);
        if (r.of() == null || !((EntersWith) with).isSaidOfMany())
            return said("[if {if}, ]" + enters + " " + manner, gaps, w);
        gaps.put("it", w.manySuch("permanent", OBJECT, Condition.parts(r.of().value())));
        return said("[if {if}, ]{it} enter " + manner, gaps, w);
    }

    private static String said(String sentence, Map<String, Object> gaps, Teller w) {
        return Teller.sentence(English.capital(w.say(sentence, gaps)));
    }
}
