package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Instances;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.PlayCard;
import croupier.games.spire.battle.Stances;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.Hook;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.Pages;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.Spans;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.Waits;
import croupier.games.spire.verbs.CardVerbs;
import croupier.games.spire.verbs.CarriedVerbs;
import croupier.games.spire.verbs.EncounterVerbs;
import croupier.games.spire.verbs.EventVerbs;
import croupier.games.spire.verbs.FateVerbs;
import croupier.games.spire.verbs.Gains;
import croupier.games.spire.verbs.Hits;
import croupier.games.spire.verbs.Looking;
import croupier.games.spire.verbs.Making;
import croupier.games.spire.verbs.MonsterVerbs;
import croupier.games.spire.verbs.OrbVerbs;
import croupier.games.spire.verbs.Pricing;
import croupier.games.spire.verbs.TurnVerbs;
import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Node;
import croupier.script.forms.Reading;
import croupier.script.forms.Vocabulary;
import croupier.script.library.Sources;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What card files of spire can say: verbs, definitions, names in expressions. */
final class SpireLanguage {
    private SpireLanguage() {}

    static void vocabulary(Vocabulary v) {
        v.cards("cards", Defs.CardDef.class, CARD)
                .cards("monsters", MonsterDefs.MonsterDef.class, CREATURE)
                .cards("relics", Defs.RelicDef.class, RELIC)
                .cards("potions", Defs.PotionDef.class, POTION)
                .cards("orbs", Defs.OrbDef.class, ORB)
                .needs("cards")
                .needs("powers", "Artifact")
                .kind("powers", Defs.PowerDef.class)
                .kind("pools", Defs.PoolDef.class)
                .kind("encounters", MonsterDefs.EncounterDef.class)
                .joins("cards", "pools", "cards", Map.of("pool", "of", "rarity", "rarity"))
                .joins("relics", "relic-lists", "relics", Map.of("pool", "of", "rarity", "rarity"))
                .kind("decks", Defs.DeckDef.class)
                .kind("heroes", Defs.HeroDef.class)
                .verbs(Hits.class, Gains.class, CardVerbs.class, Making.class, Pricing.class, Looking.class)
                .verbs(Waits.class, OrbVerbs.class, TurnVerbs.class, MonsterVerbs.class, EncounterVerbs.class)
                .verbs(FateVerbs.class, CarriedVerbs.class)
                .converter(Defs.Cost.class, SpireLanguage::cost)
                .converter(Spans.class, Spans::read)
                .level(CARD, (t, card) -> t.get(UPGRADES, card))
                .prompt(CHOOSE_CARDS)
                .tables("ascension")
                .chance(CARD_RANDOM);
        RunLanguage.addTo(v);
        names(v);
        sets(v);
        numbers(v);
    }

    private static void names(Vocabulary v) {
        v.noun("me", CREATURE, (t, s) -> s.self)
                .noun("player", CREATURE, (t, s) -> t.get(ME))
                .noun("target", CREATURE, (t, s) -> s.target)
                .noun("source", CREATURE, (t, s) -> s.source)
                .noun("this card", CARD, (t, s) -> s.card)
                .noun("that card", CARD, (t, s) -> s.target)
                .noun("this orb", ORB, (t, s) -> s.card)
                .noun("oldest orb", ORB, (t, s) -> t.count(ORBS, 0) == 0 ? 0 : t.at(ORBS, 0, 0))
                .noun("this relic", RELIC, (t, s) -> s.card);
        v.condition("elite battle", (t, s) -> Battle.meeting(t) == MonsterDefs.Meeting.ELITE)
                .condition("boss battle", (t, s) -> Battle.meeting(t) == MonsterDefs.Meeting.BOSS)
                .condition("can be healed", CREATURE, (t, s, creature) -> Creatures.canHeal(t, creature));
        v.condition("last card was an attack", (t, s) -> t.get(TYPE_BEFORE) == PlayCard.AN_ATTACK)
                .condition("last card was a skill", (t, s) -> t.get(TYPE_BEFORE) == PlayCard.A_SKILL);
        v.condition("hand is discarded", (t, s) -> Battle.discardsHand(t));
        v.condition("is the made card", (t, s) -> s.object == s.card && s.amount == 0);
        v.condition("to me", Hook.TO_ME).condition("by me", Hook.BY_ME);
        v.number("base cost", CARD, (t, s, card) -> t.get(COST, card));
        v.condition("intends to attack", CREATURE, (t, s, monster) -> t.get(INTENT_HITS, monster) > 0)
                .condition("lies in a pile", CARD, (t, s, card) -> liesInPile(t, card))
                .condition("can be upgraded", CARD, (t, s, card) -> Piles.canUpgrade(t, card));
    }

    private static boolean liesInPile(Table t, int card) {
        return t.isIn(HAND, card) || t.isIn(DRAW_PILE, card) || t.isIn(DISCARD_PILE, card);
    }

    private static void sets(Vocabulary v) {
        v.set("enemies", CREATURE, (t, s, out) -> enemies(t, out))
                .zone("hand", CARD, HAND)
                .zone("draw pile", CARD, DRAW_PILE)
                .zone("discard pile", CARD, DISCARD_PILE)
                .zone("exhaust pile", CARD, EXHAUST_PILE)
                .zone("deck", CARD, DECK)
                .zone("set aside", CARD, SET_ASIDE)
                .set("all cards", CARD, SpireLanguage::allCards)
                .set("itself", CARD, (t, s, out) -> Instances.find(t, s.card, out))
                .zone("orbs", ORB, ORBS);
    }

    private static void enemies(Table t, Rows out) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (Creatures.isAlive(t, monster)) out.add(monster);
        }
    }

    /** Hand, draw pile and discard pile: a card that is being used by hand still counts, one that plays itself does not. */
    private static void allCards(Table t, Scope s, Rows out) {
        out.addAll(t, HAND, 0);
        out.addAll(t, DRAW_PILE, 0);
        out.addAll(t, DISCARD_PILE, 0);
    }

    private static void numbers(Vocabulary v) {
        v.number("stacks", (t, s) -> s.x)
                .amount("roll")
                .number("energy", ENERGY)
                .number("turn", TURN)
                .number("ascension", ASCENSION.register())
                .number("hp losses", HP_LOSSES)
                .number("cards played this turn", CARDS_THIS_TURN)
                .number("powers played", POWERS_PLAYED)
                .number("orb slots", ORB_SLOTS)
                .number("orb slots each battle", HERO_ORB_SLOTS)
                .number("cards discarded this turn", DISCARDS_THIS_TURN)
                .number("energy in use", ENERGY_IN_USE)
                .number("stance", STANCE)
                .constant("in calm", Stances.Stance.CALM.number)
                .constant("in wrath", Stances.Stance.WRATH.number)
                .constant("in divinity", Stances.Stance.DIVINITY.number)
                .number("attacks played this turn", ATTACKS_THIS_TURN)
                .number(
                        "shown damage",
                        (t, s) -> Creatures.attackDamage(t, s.self, t.get(ME), t.get(INTENT_DAMAGE, s.self)))
                .number("place", (t, s) -> t.placeOf(s.self))
                .number("last move", MOVE)
                .number(
                        "last two moves",
                        (t, s) -> t.get(MOVE, s.self) == t.get(LAST, s.self) ? t.get(MOVE, s.self) : 0)
                .number("move before last", LAST)
                .condition("first move", (t, s) -> t.get(MOVES_MADE, s.self) == 0)
                .amount("power")
                .constant("nothing happens", Event.NOTHING)
                .number("exhausts", (t, s) -> PlayCard.TO_EXHAUST)
                .number("goes to discard", (t, s) -> PlayCard.TO_DISCARD)
                .number("goes on top", (t, s) -> PlayCard.TO_DRAW_TOP);
    }

    private static Defs.Cost cost(Node node, Reading reading) {
        if (node instanceof Node.Scalar s) {
            if (s.text().equals("x")) return new Defs.Cost(SpireCards.X_COST);
            if (s.text().equals("none")) return new Defs.Cost(SpireCards.NO_COST);
            if (s.text().length() == 1 && Character.isDigit(s.text().charAt(0)))
                return new Defs.Cost(s.text().charAt(0) - '0');
        }
        reading.mistake(
                node, "a cost is a number from 0 to 9, 'x' for all energy, or 'none' for a card that cannot be played");
        return new Defs.Cost(0);
    }

    /** What depends on the card files: moves, powers and nodes of events are known by their names. */
    static void declare(Sources sources) {
        Vocabulary v = sources.vocabulary();
        Map<String, Integer> moves = Pages.moves(sources);
        Set<String> said = new HashSet<>();
        for (String monster : sources.names("monsters"))
            if (sources.node("monsters", monster) instanceof Node.Mapping m
                    && m.get("moves") instanceof Node.Mapping all)
                for (Node.Entry e : all.entries())
                    if (said.add(e.key().text())) {
                        sources.constant(
                                e.key(),
                                e.key().text(),
                                moves.getOrDefault(e.key().text(), 0));
                        v.say(e.key().text(), e.key().text());
                    }
        v.converter(
                MonsterDefs.MoveName.class,
                new RunLanguage.NumberedNames<>("no monster has a move called", moves, MonsterDefs.MoveName::new));
        powers(v, sources);
        orbs(v, sources);
        v.converter(
                EventVerbs.NodeName.class,
                new RunLanguage.NumberedNames<>(
                        "no event has a node called", RunCards.nodes(sources), EventVerbs.NodeName::new));
    }

    /** Powers have numbers by which hooks know them: {@code power = vulnerable power}. */
    private static void powers(Vocabulary v, Sources sources) {
        int n = 0;
        for (String power : sources.names("powers")) {
            String name = Pages.columnOf(power).replace('-', ' ') + " power";
            sources.constant(sources.name("powers", power), name, n++);
            v.say(name, power).say("it." + Pages.columnOf(power), power);
        }
    }

    /** How many orbs of a kind were channelled in this battle: {@code frost channelled}. */
    private record Channelled(int place) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return t.get(CHANNELLED, place);
        }
    }

    private static void orbs(Vocabulary v, Sources sources) {
        int place = 0;
        for (String orb : sources.names("orbs"))
            v.number(orb.toLowerCase(Locale.ROOT) + " channelled", new Channelled(place++));
    }

    /** The option to end the turn, the default of a player's turn. */
    static long endTurn() {
        return Code.of(END_TURN.index(), 0, 0);
    }
}
