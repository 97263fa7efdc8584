package croupier.games.spire.table;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.SpireContent;
import croupier.games.spire.cards.TextStep;
import croupier.games.spire.run.Campfire;
import croupier.games.spire.verbs.Gains;
import croupier.games.spire.verbs.Hits;
import croupier.games.spire.verbs.Whom;
import croupier.games.spire.words.RunWords;
import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.StringJoiner;

/** What a card or potion would do now, in numbers: after strength, weak, vulnerable and the like. For screens alone. */
public final class Previews {
    private Previews() {}

    /** One attack of a text: what is written, what it deals now and how often. */
    private record Hit(Amount written, int damage, int times, boolean toAll) {
        @Override
        public String toString() {
            return damage + " damage" + (times > 1 ? " x" + times : "");
        }
    }

    // ---- beside an option

    /** What the option would deal, empty if it deals nothing that is known now. */
    public static String of(Table t, long code) {
        int word = Code.word(code);
        if (word == RunWords.REST.index()) return rest(t);
        if (word == Code.PICK && t.isIn(OFFERED, Code.a(code))) return t.game().textOf(t, Code.a(code));
        if (!Battle.isOn(t) || Code.a(code) == 0) return "";
        if (Code.is(code, PLAY)) return dealt(t, SpireCards.card(t, Code.a(code)).play, Code.a(code), Code.b(code));
        if (Code.is(code, DRINK))
            return dealt(t, Potions.strength(t, Code.a(code)).text(), Code.a(code), Code.b(code));
        return "";
    }

    private static String rest(Table t) {
        int hp = t.get(HP, t.get(ME));
        int after = Math.min(t.get(MAX_HP, t.get(ME)), hp + Campfire.restHeals(t));
        return "heals " + Campfire.restHeals(t) + " HP: " + hp + " to " + after;
    }

    private static String dealt(Table t, TextStep[] text, int who, int target) {
        if (target != 0) return atOne(t, text, who, target);
        List<String> names = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (!Creatures.isAlive(t, monster)) continue;
            String told = told(
                    t, hits(t, text, who, monster).stream().filter(Hit::toAll).toList(), monster);
            if (told.isEmpty()) return "";
            names.add(t.game().nameOf(t, monster));
            all.add(told);
        }
        if (all.size() < 2) return String.join("", all);
        if (all.stream().distinct().count() == 1) return all.getFirst() + " each";
        StringJoiner each = new StringJoiner(", ");
        for (int i = 0; i < all.size(); i++) each.add(names.get(i) + ": " + all.get(i));
        return each.toString();
    }

    private static String atOne(Table t, TextStep[] text, int who, int target) {
        return told(t, hits(t, text, who, target), target);
    }

    private static String told(Table t, List<Hit> hits, int target) {
        if (hits.isEmpty()) return "";
        List<String> words = new ArrayList<>();
        int sum = 0;
        for (Hit h : hits) {
            words.add(h.toString());
            sum += h.damage() * h.times();
        }
        boolean kills = sum >= t.get(HP, target) + t.get(BLOCK, target);
        return String.join(" and ", words) + (kills ? ", kills" : "");
    }

    private static List<Hit> hits(Table t, TextStep[] text, int who, int target) {
        List<Hit> found = new ArrayList<>();
        Scope s = scope(t, who, target);
        for (TextStep step : text) collect(t, s, step, found);
        t.done(s);
        return found;
    }

    private static Scope scope(Table t, int who, int target) {
        Scope s = Actions.scope(t, who, target);
        boolean takesAll = t.is(CARD, who) && t.get(COST, who) == SpireCards.X_COST;
        if (takesAll) s.x = t.would(X_COUNTS, t.get(ME), who, t.get(ENERGY));
        return s;
    }

    private static void collect(Table t, Scope s, TextStep step, List<Hit> found) {
        if (step.parts != null) {
            for (TextStep part : step.meant(t, s)) collect(t, s, part, found);
            return;
        }
        int times = step.times(t, s);
        switch (step.verb) {
            case Hits.Damage d -> found.add(new Hit(d.damage(), d.fix(t, s), times, false));
            case Hits.DamageAll d -> found.add(new Hit(d.damage(), d.against(t, s, s.target), times, true));
            case Hits.DamageRandom d -> found.add(new Hit(d.damage(), d.against(t, s, s.target), times, false));
            case Hits.Harm h
            when h.to() == Whom.TARGET || h.to() == Whom.ENEMIES -> {
                found.add(new Hit(h.harm(), h.fix(t, s), times, h.to() == Whom.ENEMIES));
            }
            default -> {}
        }
    }

    // ---- in a card's text

    /** The text of a card in hand with the numbers that count now; what it does not name as a number stands behind it. */
    public static String text(Table t, int card) {
        Library library = ((SpireContent) t.game()).library();
        IdentityHashMap<Amount, Integer> now = new IdentityHashMap<>();
        StringBuilder unnamed = new StringBuilder();
        if (Battle.isOn(t) && t.isIn(HAND, card)) {
            for (Hit hit : hits(t, SpireCards.card(t, card).play, card, 0)) {
                if (Amount.isNumber(hit.written())) now.put(hit.written(), hit.damage());
                else unnamed.append(" (now ").append(hit).append(')');
            }
            block(t, card, now);
        }
        return library.text(t.card(card), t.get(UPGRADES, card), now) + unnamed;
    }

    private static void block(Table t, int card, IdentityHashMap<Amount, Integer> now) {
        Scope s = scope(t, card, 0);
        for (TextStep step : SpireCards.card(t, card).play)
            if (step.verb instanceof Gains.Block b && !b.plain() && b.to() == Whom.ME && Amount.isNumber(b.block()))
                now.put(b.block(), b.fix(t, s));
        t.done(s);
    }
}
