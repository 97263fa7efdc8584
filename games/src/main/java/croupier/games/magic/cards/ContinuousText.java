package croupier.games.magic.cards;

import croupier.games.magic.words.Color;
import croupier.games.magic.words.Subtype;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Until;
import croupier.script.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The texts of continuous effects (611): what objects get, have and are. */
public final class ContinuousText {
    private final Changes c;
    /** Whether it speaks of several objects. */
    private final boolean many;
    /** Whether it begins now: "gains flying"; what a static ability says is so all the time: "has flying". */
    private final boolean begins;

    private final Teller w;
    private final List<String> parts = new ArrayList<>();

    private ContinuousText(Changes c, boolean many, boolean begins, Teller w) {
        this.c = c;
        this.many = many;
        this.begins = begins;
        this.w = w;
    }

    public static String of(Defs.Static x, Teller w) {
        ContinuousText t = new ContinuousText(x.changes(), w.isSeveral(x.affects()), false, w);
        String head = x.holds() == null ? "" : w.say("as long as {while}, ", x);
        String subject = w.words(x.affects());
        t.changes();
        t.grant(x.grant());
        if (x.changes().controller() != null && t.parts.isEmpty())
            return Teller.sentence(head + w.sayingYou().say("{controller controls} ", x.changes()) + subject);
        return Teller.sentence(head + subject + " " + English.list(t.parts, "and") + t.whereX());
    }

    /** What an effect says that begins now. */
    public static String of(Changes changes, Choice of, List<Defs.AbilityDef> grant, Until until, Teller w) {
        ContinuousText t = new ContinuousText(changes, w.isSeveral(of), true, w);
        String subject = w.words(of);
        t.changes();
        if (!grant.isEmpty()) t.grant(grant);
        if (changes.controller() != null)
            t.parts.add(t.verb("comes") + " under " + w.say("{controller's} control", changes));
        return subject + " " + English.list(t.parts, "and") + until.said + t.whereX() + ".";
    }

    private String verb(String one) {
        return many ? English.base(one) : one;
    }

    private void changes() {
        if (c.power() != null || c.toughness() != null)
            parts.add(verb("gets") + " " + signed(c.power()) + "/" + signed(c.toughness()));
        if (begins) becomes();
        else is();
        if (c.basePower() == null && c.baseToughness() != null) base("toughness", c.baseToughness());
        if (c.basePower() != null && c.baseToughness() == null) base("power", c.basePower());
        CardText.keywords(c.gain(), verb(begins ? "gains" : "has"), many, parts);
        CardText.keywords(c.lose(), verb("loses"), many, parts);
        if (c.loseAll()) parts.add(verb("loses") + " all abilities");
        if (c.loseAllButMana()) parts.add(verb("loses") + " all abilities except mana abilities");
        if (c.switches())
            parts.add(many ? "have their power and toughness switched" : "has its power and toughness switched");
    }

    private void base(String what, PerRow<?> n) {
        parts.add(verb("has") + " base " + what + " " + w.words(n));
    }

    private void grant(List<Defs.AbilityDef> abilities) {
        for (Defs.AbilityDef a : abilities)
            parts.add(verb(begins ? "gains" : "has") + " \"" + AbilityText.of(a, w) + "\"");
    }

    /** What an effect makes of them: "becomes a 2/2 blue Frog". */
    private void becomes() {
        boolean every = c.addTypes().contains(Type.CHANGELING);
        List<Type> added =
                c.addTypes().stream().filter(t -> t != Type.CHANGELING).toList();
        StringJoiner s = new StringJoiner(" ");
        if (c.basePower() != null && c.baseToughness() != null)
            s.add(w.words(c.basePower()) + "/" + w.words(c.baseToughness()));
        if (c.colors() != null) s.add(colored(c.colors()));
        if (!c.addColors().isEmpty()) s.add("also " + w.words(c.addColors()));
        String kinds =
                types(c.types(), c.subtypes()) + (c.landType() == null ? "" : types(List.of(c.landType()), List.of()));
        String more = types(added, c.addSubtypes());
        if (!kinds.isEmpty()) s.add(kinds);
        if (!more.isEmpty()) s.add(more);
        if (s.length() == 0) {
            if (every) parts.add(verb("has") + " all creature types");
            return;
        }
        boolean thing = !kinds.isEmpty() || !more.isEmpty();
        String what = !thing ? s.toString() : many ? s + "s" : English.a(s.toString());
        parts.add(verb("becomes") + " " + what + (every ? " with all creature types" : "")
                + (more.isEmpty() ? "" : inAddition()));
    }

    private String inAddition() {
        return many ? " in addition to their other types" : " in addition to its other types";
    }

    /** What they are as long as it is so: "are 1/1", "are Swamps in addition to their other types". */
    private void is() {
        if (c.basePower() != null && c.baseToughness() != null) numbers(c.basePower(), c.baseToughness());
        if (!c.addTypes().isEmpty() || !c.addSubtypes().isEmpty())
            parts.add(verb("is") + " " + some(types(c.addTypes(), c.addSubtypes())) + inAddition());
        if (!c.types().isEmpty() || !c.subtypes().isEmpty())
            parts.add(verb("is") + " " + some(types(c.types(), c.subtypes())));
        if (c.landType() != null) parts.add(verb("is") + " " + some(types(List.of(c.landType()), List.of())));
        if (c.colors() != null) parts.add(verb("is") + " " + colored(c.colors()));
        if (!c.addColors().isEmpty()) parts.add(verb("is") + " also " + w.words(c.addColors()));
        if (c.addChosenColor())
            parts.add(verb("is") + " the chosen color in addition to " + (many ? "their" : "its") + " other colors");
        if (c.chosenSubtype()) parts.add(verb("is") + " the chosen creature type");
    }

    /** What has no color is colorless. */
    private String colored(List<Color> colors) {
        return colors.isEmpty() ? "colorless" : w.words(colors);
    }

    private String some(String what) {
        return many ? w.plural(what) : English.a(what);
    }

    private void numbers(PerRow<?> power, PerRow<?> toughness) {
        boolean figures = w.isFigure(power) && w.isFigure(toughness);
        String p = w.words(power);
        if (figures || !p.equals(w.words(toughness))) parts.add(verb("is") + " " + p + "/" + w.words(toughness));
        else parts.add(verb("has") + " power and toughness each equal to " + (many ? w.words(power, "they") : p));
    }

    public static String types(List<Type> types, List<Subtype> subtypes) {
        StringJoiner s = new StringJoiner(" ");
        for (Type t : types) s.add(t.said());
        for (Subtype t : subtypes) s.add(Subtype.said(t.name()));
        return s.toString();
    }

    public static String colors(List<Color> colors) {
        return English.list(
                colors.stream().map(c -> c.name().toLowerCase(Locale.ROOT)).toList(), "and");
    }

    private String signed(@Nullable PerRow<?> amount) {
        if (amount == null) return "+0";
        if (!w.isFigure(amount)) return "+X";
        String said = w.words(amount);
        return said.startsWith("-") ? said : "+" + said;
    }

    /** What X is, where a number is more than a figure. */
    private String whereX() {
        PerRow<?> x = c.power() != null && !w.isFigure(c.power()) ? c.power() : c.toughness();
        return x == null || w.isFigure(x) ? "" : ", where X is " + w.words(x);
    }
}
