package croupier.games.magic;

import croupier.script.PerRow;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Teller;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Rules text, made from what cards do. */
final class Saying {
    /** Types and keywords as words. */
    static String names(List<Type> types, List<Keyword> keywords) {
        StringJoiner all = new StringJoiner(", ");
        for (Type type : types) all.add(type.name().toLowerCase(java.util.Locale.ROOT));
        for (Keyword k : keywords) all.add(k.said());
        return all.toString();
    }

    private Saying() {}

    /** "you draw", "each opponent draws". */
    static String who(Teller w, @Nullable Selection who, String verb) {
        String said = who == null ? "you" : w.words(who);
        return said.equals("you") ? verb : said + " " + verb + (said.endsWith("s") ? "" : "s");
    }

    static String card(Defs.CardDef d, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        String line = (d.cost() == null ? "" : d.cost().said() + " ") + d.type().said();
        s.add(line + (d.pt() == null ? "" : " " + d.pt().power() + "/" + d.pt().toughness())
                + (d.loyalty() > 0 ? " (loyalty " + d.loyalty() + ")" : "") + ".");
        List<String> keywords = new ArrayList<>();
        for (Keyword k : d.keywords()) keywords.add(k.said());
        if (!keywords.isEmpty()) s.add(Teller.sentence(String.join(", ", keywords)));
        costs(d, s);
        if (d.castOnly() != null) s.add("Cast only if " + w.words(d.castOnly()) + ".");
        if (d.enchant() != null) s.add("Enchant " + w.words(d.enchant().of()) + ".");
        if (d.defines() != null)
            s.add("Its power is " + w.words(d.defines().power()) + " and its toughness "
                    + w.words(d.defines().toughness()) + ".");
        String spell = text(d.target(), d.do_(), d.modes(), w);
        if (!spell.isEmpty()) s.add(spell);
        for (Defs.AbilityDef a : d.abilities()) s.add(ability(a, w));
        if (d.exilesItself()) s.add("Exile this.");
        return s.toString();
    }

    private static void costs(Defs.CardDef d, StringJoiner s) {
        if (d.additional() != null)
            s.add("As an additional cost, " + d.additional().said() + ".");
        if (d.alternative() != null)
            s.add("You may pay " + d.alternative().cost().said() + " instead of its mana cost.");
        if (d.kicker() != null) s.add("Kicker " + d.kicker().said() + ".");
        if (d.flashback() != null) s.add("Flashback " + d.flashback().said() + ".");
        if (d.cycling() != null) s.add("Cycling " + d.cycling().said() + ".");
        if (d.morph() != null) s.add("Morph " + d.morph().said() + ".");
        if (d.equip() != null) s.add("Equip " + d.equip().said() + ".");
        if (d.ward() != null) s.add("Ward " + d.ward().said() + ".");
    }

    private static String text(List<Defs.TargetDef> target, Steps steps, List<Defs.ModeDef> modes, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        if (!modes.isEmpty()) {
            s.add("Choose:");
            for (Defs.ModeDef m : modes) s.add("• " + text(m.target(), m.do_(), List.of(), w));
            return s.toString();
        }
        for (Defs.TargetDef t : target) s.add("Target " + many(t) + w.words(t.of()) + ":");
        if (!steps.isEmpty()) s.add(w.sentences(steps));
        return s.toString();
    }

    private static String many(Defs.TargetDef t) {
        return t.count().least() == 1 && t.count().most() == 1 ? "" : t.count() + " ";
    }

    private static String ability(Defs.AbilityDef a, Teller w) {
        return switch (a) {
            case Defs.Triggered t -> {
                StringJoiner when = new StringJoiner(" or ");
                t.when().forEach(e -> when.add(e.name()));
                String about = t.of() == null ? "" : " (" + w.words(t.of()) + ")";
                String if_ = t.if_() == null ? "" : ", if " + w.words(t.if_());
                yield "When " + when + about + if_ + ", " + (t.may() ? "you may: " : "")
                        + text(t.target(), t.do_(), t.modes(), w);
            }
            case Defs.Activated x -> x.cost().said() + ": " + text(x.target(), x.do_(), x.modes(), w);
            case Defs.Loyalty l -> l.loyalty() + ": " + text(l.target(), l.do_(), List.of(), w);
            case Defs.Mana x ->
                x.cost().said() + ": add " + x.mana() + (x.times() == null ? "" : " for each " + w.words(x.times()))
                        + ".";
            case Defs.Static x -> statics(x, w);
            case Defs.Ruled r -> "Rule: " + r.rule().said() + (r.of() == null ? "" : " where " + w.words(r.of())) + ".";
            case Defs.Replaces r -> replaces(r, w);
        };
    }

    private static String replaces(Defs.Replaces r, Teller w) {
        String head = "If " + r.replace().name() + (r.of() == null ? "" : " (" + w.words(r.of()) + ")")
                + (r.if_() == null ? "" : " and " + w.words(r.if_())) + ", ";
        if (r.change() != null) return head + "it goes on with " + w.words(r.change()) + ".";
        if (r.instead() != null) return head + w.clause(r.instead()) + " instead.";
        return head + (r.may() ? "you may: " : "") + w.clause(r.also()) + ".";
    }

    private static String statics(Defs.Static x, Teller w) {
        List<String> parts = new ArrayList<>();
        if (x.power() != null || x.toughness() != null)
            parts.add("get " + signed(w, x.power()) + "/" + signed(w, x.toughness()));
        if (x.basePower() != null) parts.add("are " + w.words(x.basePower()) + "/" + w.words(x.baseToughness()));
        for (Keyword k : x.gain()) parts.add("have " + k.said());
        for (Keyword k : x.lose()) parts.add("lose " + k.said());
        if (x.loseAll()) parts.add("lose all abilities");
        if (!x.addTypes().isEmpty()) parts.add("are also " + w.words(x.addTypes()));
        if (!x.types().isEmpty()) parts.add("are " + w.words(x.types()));
        if (x.landType() != null) parts.add("are " + w.words(x.landType()));
        if (x.colors() != null) parts.add("are " + w.words(x.colors()));
        if (x.controller() != null) parts.add("are controlled by " + w.words(x.controller()));
        for (Defs.AbilityDef a : x.grant()) parts.add("have \"" + ability(a, w) + "\"");
        if (x.switches()) parts.add("have power and toughness switched");
        String head = x.holds() == null ? "" : "As long as " + w.words(x.holds()) + ", ";
        return Teller.sentence(head + w.words(x.affects()) + " " + String.join(" and ", parts));
    }

    private static String signed(Teller w, @Nullable PerRow<?> amount) {
        String said = amount == null ? "0" : w.words(amount);
        return said.startsWith("-") ? said : "+" + said;
    }

    static String change(ChangeVerbs.ChangeObjects c, Teller w) {
        List<String> parts = new ArrayList<>();
        if (c.power() != null || c.toughness() != null)
            parts.add("gets " + signed(w, c.power()) + "/" + signed(w, c.toughness()));
        if (c.basePower() != null) parts.add("becomes " + w.words(c.basePower()) + "/" + w.words(c.baseToughness()));
        for (Keyword k : c.gain()) parts.add("gains " + k.said());
        for (Keyword k : c.lose()) parts.add("loses " + k.said());
        if (c.loseAll()) parts.add("loses all abilities");
        if (!c.addTypes().isEmpty()) parts.add("is also " + w.words(c.addTypes()));
        if (!c.types().isEmpty()) parts.add("becomes " + w.words(c.types()));
        if (!c.subtypes().isEmpty()) parts.add("becomes a " + String.join(" ", c.subtypes()));
        if (c.colors() != null) parts.add("becomes " + w.words(c.colors()));
        if (c.controller() != null) parts.add("comes under " + w.whose(w.words(c.controller())) + " control");
        if (c.switches()) parts.add("has its power and toughness switched");
        String until = switch (c.until()) {
            case FOREVER -> "";
            case END_OF_TURN -> " until end of turn";
            case END_OF_COMBAT -> " until end of combat";
            case YOUR_NEXT_TURN -> " until your next turn";
            case THIS_LEAVES -> " as long as this stays";
        };
        return w.words(c.change()) + " " + String.join(" and ", parts) + until + ".";
    }
}
