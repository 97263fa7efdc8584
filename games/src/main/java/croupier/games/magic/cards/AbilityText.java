package croupier.games.magic.cards;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Events;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Rule;
import croupier.kernel.*;
import croupier.script.*;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The texts of abilities and what they are aimed at. */
public final class AbilityText {
    private AbilityText() {}

    public static String of(Defs.AbilityDef a, Teller w) {
        return switch (a) {
            case Defs.Triggered t -> triggered(t, w);
            case Defs.Activated x -> activated(x, w);
            case Defs.Loyalty l -> loyalty(l, w);
            case Defs.Mana x -> mana(x, w);
            case Defs.Static x -> ContinuousText.of(x, w);
            case Defs.Ruled r -> ruled(r, w);
            case Defs.Replaces r -> ReplacementText.of(r, w);
        };
    }

    // ---- what something is aimed at

    private static final String[][] NAMES = {
        {"target"}, {"second target", "target 2"}, {"third target", "target 3"}, {"fourth target"}
    };

    private static final String ANY_TARGET = "any target";
    private static final String[] SETS = {"targets", "second targets"};

    /** More targets than anybody aims at: as many as you like. */
    private static final int ANY_NUMBER = 99;

    /** What a spell or ability does, with its targets by name. */
    static String effect(List<Defs.TargetDef> target, Steps steps, List<Defs.ModeDef> modes, Span choose, Teller w) {
        if (modes.isEmpty()) return steps.isEmpty() ? "" : aimed(target, w).sentences(steps);
        StringJoiner s = new StringJoiner(" ");
        s.add("Choose " + howMany(choose) + ":");
        for (Defs.ModeDef m : modes) s.add("• " + aimed(m.target(), w).sentences(m.do_()));
        return s.toString();
    }

    private static String howMany(Span n) {
        if (n.least() == n.most()) return English.number(n.most());
        if (n.least() == 0) return "up to " + English.number(n.most());
        return English.number(n.least()) + (n.most() == n.least() + 1 ? " or " : " to ") + English.number(n.most());
    }

    /** The first time a target is spoken of by what it can be, later it is "that creature" or "that player". */
    public static Teller aimed(List<Defs.TargetDef> all, Teller w) {
        Teller aims = w;
        for (int i = 0; i < Math.min(all.size(), NAMES.length); i++) {
            Defs.TargetDef d = all.get(i);
            String one = w.oneFrom(d.of());
            String noun = w.noun(d.of());
            String later = noun.isEmpty() ? "it" : isPerson(noun) ? "that player" : "that " + noun;
            String upTo = d.count().least() == 0 && d.count().most() == 1 ? "up to one " : "";
            for (String name : NAMES[i]) aims = aims.calling(name, upTo + target(one), later, pronoun(noun));
            if (i < SETS.length && (d.count().most() > 1 || d.most() != null))
                aims = aims.calling(SETS[i], targets(d, w), noun.isEmpty() ? "them" : "those targets", "their");
        }
        return aims;
    }

    private static String target(String one) {
        if (one.equals(ANY_TARGET)) return one;
        return one.startsWith("other ") ? "another target " + one.substring("other ".length()) : "target " + one;
    }

    private static boolean isPerson(String noun) {
        return noun.equals("player") || noun.equals("opponent");
    }

    /** In possessive form. */
    static String pronoun(String noun) {
        return isPerson(noun) ? "their" : "its";
    }

    /** "up to two target creatures", "any number of targets", "2 damage divided as you choose among one or two targets". */
    private static String targets(Defs.TargetDef d, Teller w) {
        String of = w.oneFrom(d.of()).equals(ANY_TARGET) ? "targets" : "target " + w.many(d.of());
        int most = d.count().most();
        String many = most >= ANY_NUMBER ? "any number of" : howMany(d.count());
        if (d.most() != null) many = (d.count().least() == most ? "" : "up to ") + w.words(d.most());
        if (d.divide() == null) return many + " " + of;
        if (most == 3 && d.count().least() == 1) many = "one, two or three";
        return w.words(d.divide()) + " damage divided as you choose among " + many + " " + of;
    }

    // ---- activated abilities

    private static String activated(Defs.Activated x, Teller w) {
        return English.capital(x.cost().said()) + ": " + effect(x.target(), x.do_(), x.modes(), x.choose(), w)
                + w.say(
                        "[ Activate only if {if}.][ Activate only as a sorcery.{asSorcery}]"
                                + "[ Activate only once each turn.{oncePerTurn}]",
                        x);
    }

    private static String loyalty(Defs.Loyalty l, Teller w) {
        return (l.loyalty().startsWith("-") ? "" : "+") + l.loyalty().toUpperCase(Locale.ROOT) + ": "
                + effect(l.target(), l.do_(), List.of(), new Span(1, 1), w);
    }

    private static String mana(Defs.Mana x, Teller w) {
        Map<String, Object> gaps = new HashMap<>(Map.of("cost", x.cost(), "made", ManaCost.signs(x.mana())));
        if (x.times() != null) gaps.put("times", x.times());
        if (x.if_() != null) gaps.put("if", x.if_());
        if (!x.then().isEmpty()) gaps.put("then", x.then());
        if (x.only() != null)
            gaps.put(
                    "only", w.manySuch("spell", OBJECT, Condition.parts(x.only().value())));
        return w.say(
                "{cost}: Add {made}[ {times:for each}].[ {then:sentences}][ Activate only if {if}.]"
                        + "[ Spend this mana only to cast {only}.]",
                gaps);
    }

    // ---- triggered abilities

    private static String triggered(Defs.Triggered t, Teller w) {
        Event first = t.when().get(0);
        Teller about = first.is(STATE) ? w : speaking(first, w);
        String does = effect(t.target(), t.do_(), t.modes(), t.choose(), t.may() ? about.from("may") : about);
        Map<String, Object> gaps = new HashMap<>();
        if (t.if_() != null) gaps.put("if", t.if_());
        gaps.put("may", t.may() ? "you may " : "");
        if (t.may() && t.do_().size() > 1) does = ifYouDo(does);
        gaps.put("does", English.small(does));
        return English.capital(when(t, w)) + about.say("[, if {if}], {may}{does}", gaps);
    }

    /** What follows what a player may do: "draw a card. If you do, discard a card." */
    private static String ifYouDo(String sentences) {
        int end = sentences.indexOf(". ") + 2;
        return end < 2
                ? sentences
                : sentences.substring(0, end) + "If you do, " + English.small(sentences.substring(end));
    }

    /** What an event was about is "it" or "that player" from then on. */
    public static Teller speaking(Event e, Teller w) {
        boolean player = Events.of(e).isOfPlayers();
        return w.calling("by", "that player", "that player", "their")
                .spokenOf("that", player ? "that player" : "it", player ? "their" : "its");
    }

    /** "When this enters", "At the beginning of your upkeep". */
    private static String when(Defs.Triggered t, Teller w) {
        if (t.when().get(0).is(STATE)) return w.say("when {of}", t);
        StringJoiner all = new StringJoiner(" or ");
        String rest = "";
        String subject = "";
        for (Event e : t.when()) {
            List<Condition> only = others(t.of());
            String now = subject(Events.of(e), t.of(), w);
            if (Events.of(e).is(Events.Is.SKIPPABLE) && now.equals("a player")) now = "each";
            String it = now.equals(subject) ? "" : now;
            Map<String, String> gaps = Map.of("it", it, "who", who(t.of()));
            all.add(w.event(e, false, only, gaps).strip());
            subject = now;
            rest = only.isEmpty() ? "" : " while " + w.words(only);
        }
        String said = all.toString();
        if (said.startsWith("at ")) return said + rest;
        boolean once = ofIt(t.of()).isEmpty() && Events.of(t.when().get(0)).is(Events.Is.ONCE);
        return (once ? "when " : "whenever ") + said + rest;
    }

    /** What must be true of what the event is about. */
    static List<Condition> ofIt(@Nullable PerRow<Condition> of) {
        return parts(of, true);
    }

    /** What else must be true. */
    public static List<Condition> others(@Nullable PerRow<Condition> of) {
        return parts(of, false);
    }

    private static List<Condition> parts(@Nullable PerRow<Condition> of, boolean ofIt) {
        List<Condition> parts = new ArrayList<>();
        if (of == null) return parts;
        for (Condition c : Condition.parts(of.value()))
            if ((of.speaksOfRow(c) || Teller.isAlways(c)) == ofIt) parts.add(c);
        return parts;
    }

    /** Who does something that the event must be about. */
    public static String who(@Nullable PerRow<Condition> of) {
        List<Condition> all = ofIt(of);
        if (all.isEmpty()) return "you";
        for (Condition one : all) {
            if (Teller.isJust(one, "yours") || Teller.isJust(one, "owned by you")) return "you";
            if (Teller.isJust(one, "opposing")) return "an opponent";
        }
        return "a player";
    }

    /** Who or what an event must be about. */
    public static String subject(Events.Row e, @Nullable PerRow<Condition> of, Teller w) {
        List<Condition> all = ofIt(of);
        if (of == null || all.isEmpty()) return e.isOfPlayers() ? "you" : "this";
        if (e.is(Events.Is.BY_PLAYER))
            all.removeIf(
                    c -> Teller.isJust(c, "yours") || Teller.isJust(c, "owned by you") || Teller.isJust(c, "opposing"));
        boolean any = all.size() == 1 && Teller.isAlways(all.get(0));
        if (e.isOfPlayers() && any) return "a player";
        if (e.isOfPlayers() && all.size() == 1 && Teller.isJust(all.get(0), "opposing")) return "an opponent";
        return w.such(any && e.about() == Events.About.DAMAGED ? "permanent or player" : e.about().noun, OBJECT, all);
    }

    // ---- rules of the game that change

    /** "instant and sorcery spells you cast". */
    private static String spells(@Nullable PerRow<Condition> of, List<Condition> all, Teller w) {
        List<Condition> rest = new ArrayList<>(all);
        rest.removeIf(c -> Teller.isJust(c, "yours") || Teller.isJust(c, "opposing"));
        String whose = rest.size() == all.size() ? "" : who(of).equals("you") ? " you cast" : " your opponents cast";
        return w.manySuch("spell", OBJECT, rest) + whose;
    }

    private static String ruled(Defs.Ruled r, Teller w) {
        List<Condition> of = r.of() == null ? List.of() : Condition.parts(r.of().value());
        boolean all = of.size() == 1 && Teller.isAlways(of.get(0));
        boolean opposing = of.size() == 1 && Teller.isJust(of.get(0), "opposing");
        Map<String, Object> gaps = new HashMap<>();
        gaps.put("who", all ? "players" : opposing ? "your opponents" : "you");
        gaps.put("spells", spells(r.of(), of, w));
        gaps.put("creatures", w.manySuch("creature", OBJECT, of));
        gaps.put("sources", w.manySuch("source", OBJECT, of));
        gaps.put("amount", r.amount());
        gaps.put("permanents", w.manySuch("permanent", OBJECT, of));
        gaps.put("mana", r.mana() != null ? r.mana().said() : "{" + w.words(r.amount()) + "}");
        if (r.if_() != null) gaps.put("if", r.if_());
        boolean ofPlayers = r.rule() == Rule.CANT_CAST && (all || opposing);
        String says = ofPlayers ? "{who} can't cast spells" : r.rule().says;
        return Teller.sentence(w.say("[as long as {if}, ]" + says, gaps));
    }
}
