package croupier.games.magic.cards;

import croupier.games.magic.words.Keyword;
import croupier.script.*;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** The rules text of a card: its type line, its keywords and costs, what it does. */
public final class CardText {
    private CardText() {}

    static String of(Defs.CardDef d, Teller w) {
        StringJoiner s = head(d, w);
        Teller on = enchanting(d, w);
        if (d.enchant() != null)
            s.add(w.say("Enchant {what}.", Map.of("what", w.oneFrom(d.enchant().of()))));
        if (d.defines() != null) s.add(defines(d.defines(), w));
        String spell = AbilityText.effect(d.target(), d.play(), d.modes(), d.choose(), on);
        if (!spell.isEmpty()) s.add(spell);
        for (Defs.AbilityDef a : d.abilities()) s.add(on.words(a));
        for (Defs.ChapterDef c : d.chapters())
            s.add(roman(c) + " - " + AbilityText.effect(c.target(), c.do_(), List.of(), new Span(1, 1), w));
        if (d.exilesItself()) s.add("Exile this.");
        return s.toString();
    }

    /** The same where the card's file has words of its own for what it does. */
    static String of(Defs.CardDef d, Teller w, String own) {
        return head(d, w).add(own).toString();
    }

    /** An Aura speaks of what it is on. */
    public static Teller enchanting(Defs.CardDef d, Teller w) {
        if (d.enchant() == null) return w;
        String noun = w.noun(d.enchant().of());
        String what = "enchanted " + (noun.isEmpty() ? w.oneFrom(d.enchant().of()) : noun);
        return w.calling("enchanted", what, what, AbilityText.pronoun(noun));
    }

    private static StringJoiner head(Defs.CardDef d, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        StringBuilder line = new StringBuilder();
        if (d.cost() != null) line.append(w.words(d.cost())).append(' ');
        line.append(w.words(d.type()));
        if (d.pt() != null) line.append(d.defines() != null ? " */*" : " " + w.words(d.pt()));
        if (d.loyalty() > 0) line.append(" (loyalty ").append(d.loyalty()).append(')');
        s.add(line + ".");
        List<String> plain = new ArrayList<>();
        for (Keyword k : d.keywords()) if (!k.isVerb()) plain.add(w.words(k));
        if (!plain.isEmpty()) s.add(Teller.sentence(String.join(", ", plain)));
        for (Keyword k : d.keywords()) if (k.isVerb()) s.add("This " + k.verb(false) + ".");
        String costs = w.say(COSTS, costs(d)).strip();
        if (!costs.isEmpty()) s.add(costs);
        if (d.crew() > 0) s.add("Crew " + d.crew() + ".");
        if (d.overload() != null) s.add(w.say("Overload {cost}: {play:sentences}", d.overload()));
        if (d.adventure() != null)
            s.add("You may cast this as " + d.adventure().name() + " first, and it goes on an adventure.");
        if (d.back() != null) s.add("Transforms into " + d.back().name() + ".");
        if (d.otherSide() != null) s.add("The other side is " + d.otherSide().name() + ".");
        if (d.fuse()) s.add("Fuse.");
        if (!d.halves().isEmpty())
            s.add("The halves are " + d.halves().get(0).name() + " and "
                    + d.halves().get(1).name() + ".");
        if (d.mayBeginInPlay())
            s.add("If this card is in your opening hand, you may begin the game with it on the battlefield.");
        if (d.suspend() != null) s.add(w.say("Suspend {time} - {cost}.", d.suspend()));
        if (d.alternative() != null)
            s.add(Teller.sentence(w.say(
                    "[if {if}, ]you may " + (d.alternative().cost().hasMana ? "pay " : "")
                            + "{cost} rather than pay this card's mana cost",
                    d.alternative())));
        for (Defs.TargetDef target : d.target())
            if (target.extra() > 0)
                s.add("This costs {" + target.extra() + "} more to cast for each target beyond the first.");
        return s;
    }

    private static final String COSTS = "[As an additional cost to cast this, {additional}. ]"
            + "[This costs {x} less to cast, where X is {costsLess}. ][Kicker {kicker}. ][Multikicker {multikicker}. ][Entwine {entwine}. ][Bestow {bestow}. ][Buyback {buyback}. ][Flashback {flashback}. ][Madness {madness}. ][Cycling {cycling}. ][Morph {morph}. ][Equip {equip}. ][Ninjutsu {ninjutsu}. ]"
            + "[Ward {ward}. ][Cast this only if {castOnly}.]";

    private static Map<String, Object> costs(Defs.CardDef d) {
        Map<String, Object> all = new HashMap<>();
        if (d.additional() != null) all.put("additional", d.additional());
        if (d.costsLess() != null) all.putAll(Map.of("x", "{X}", "costsLess", d.costsLess()));
        if (d.kicker() != null) all.put("kicker", d.kicker());
        if (d.multikicker() != null) all.put("multikicker", d.multikicker());
        if (d.entwine() != null) all.put("entwine", d.entwine());
        if (d.bestow() != null) all.put("bestow", d.bestow());
        if (d.buyback() != null) all.put("buyback", d.buyback());
        if (d.flashback() != null) all.put("flashback", d.flashback());
        if (d.madness() != null) all.put("madness", d.madness());
        if (d.cycling() != null) all.put("cycling", d.cycling());
        if (d.morph() != null) all.put("morph", d.morph());
        if (d.equip() != null) all.put("equip", d.equip());
        if (d.ninjutsu() != null) all.put("ninjutsu", d.ninjutsu());
        if (d.ward() != null) all.put("ward", d.ward());
        if (d.castOnly() != null) all.put("castOnly", d.castOnly());
        return all;
    }

    private static final String[] ROMAN = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"};

    /** "I, II": the numbers of a chapter. */
    private static String roman(Defs.ChapterDef c) {
        StringJoiner all = new StringJoiner(", ");
        for (int n = c.chapter().least(); n <= c.chapter().most(); n++)
            all.add(n < ROMAN.length ? ROMAN[n] : Integer.toString(n));
        return all.toString();
    }

    private static String defines(Defs.DefinesDef d, Teller w) {
        boolean same = w.words(d.power()).equals(w.words(d.toughness()));
        return w.say(
                same
                        ? "Its power and toughness are each equal to {power}."
                        : "Its power is equal to {power} and its toughness is equal to {toughness}.",
                d);
    }

    /** "Flying, haste", "can't attack and can't block": what it has, then what it cannot or must do. */
    public static void keywords(List<Keyword> all, String have, boolean many, List<String> parts) {
        List<String> plain = new ArrayList<>();
        for (Keyword k : all) if (!k.isVerb()) plain.add(k.said());
        if (!plain.isEmpty()) parts.add(have + " " + English.list(plain, "and"));
        for (Keyword k : all) if (k.isVerb()) parts.add(k.verb(many));
    }
}
