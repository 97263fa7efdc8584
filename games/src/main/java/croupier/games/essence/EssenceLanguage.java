package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Naming;
import croupier.script.forms.Vocabulary;
import java.util.List;

/** What card files of essence can say: verbs, definitions, names in expressions. */
final class EssenceLanguage {
    static void vocabulary(Vocabulary v) {
        v.cards("cards", Defs.Card.class, CARD)
                .kind("decks", Defs.Deck.class)
                .otherShape("cards", SeedShape::definitions)
                .scoping(Triggers::enter)
                .failing((t, s, why) -> t.tell(ABORTED, 0, s.card, why.index()))
                .players(PLAYER, PLAYERS, OUT)
                .means(PHASE, Phase.class)
                .choosing(MODE_CHOSEN, MODES_CHOSEN)
                .ending(GameEnd.AT_ONCE.wins(), Losing::lose)
                .chance(CHANCE)
                .prompt(CHOOSE)
                .phrases(Modifier.class)
                .verbs(PoolVerbs.class, CardVerbs.class, BoardVerbs.class, LastingVerbs.class);
        nouns(v);
        sets(v);
        ofPlayers(v);
        ofCards(v);
        conditions(v);
        zones(v);
    }

    private static void nouns(Vocabulary v) {
        v.noun("this", CARD, (t, s) -> s.card)
                .noun("that card", CARD, (t, s) -> s.target)
                .noun("that player", PLAYER, (t, s) -> s.target)
                .noun("cause", CARD, (t, s) -> s.source)
                .noun("doer", PLAYER, (t, s) -> s.source)
                .noun("bearer", PLAYER, (t, s) -> s.object)
                .noun("giver", CARD, (t, s) -> s.listener == 0 ? s.card : t.sourceOf(s.listener));
    }

    // ---- sets

    private static void sets(Vocabulary v) {
        v.set("attackers", CARD, EssenceLanguage::attackers)
                .zones("avatars", "enemy avatars", CARD, AVATARS)
                .zones("domains", "enemy domains", CARD, DOMAIN)
                .zones("relics", "enemy relics", CARD, RELICS)
                .zones("shards", "enemy shards", CARD, SHARDS)
                .zones("hands", "enemy hands", CARD, HAND)
                .ownZone("avatars", PLAYER, CARD, AVATARS)
                .ownZone("hand", PLAYER, CARD, HAND)
                .ownZone("crypt", PLAYER, CARD, CRYPT)
                .ownZone("null zone", PLAYER, CARD, NULL_ZONE)
                .ownZone("shards", PLAYER, CARD, SHARDS)
                .ownZone("relics", PLAYER, CARD, RELICS)
                .ownZone("domain", PLAYER, CARD, DOMAIN)
                .zone("veiled deck", PLAYER, CARD, DECK);
    }

    private static void attackers(Table t, Scope s, Rows out) {
        for (int seat = 0; seat < t.seats(); seat++)
            out.addAll(t, AVATARS, seat, (table, card) -> table.get(ATTACKS, card) != 0);
    }

    // ---- members

    private static void ofPlayers(Vocabulary v) {
        v.noun("deity", PLAYER, CARD, (t, s, row) -> t.at(DEITY, t.ownerOf(row), 0))
                .number("hand size", PLAYER, (t, s, row) -> t.count(HAND, t.ownerOf(row)))
                .condition("active", PLAYER, (t, s, row) -> t.ownerOf(row) == t.get(ACTIVE))
                .condition("an opponent", PLAYER, (t, s, row) -> t.ownerOf(row) != s.seat);
    }

    private static void ofCards(Vocabulary v) {
        v.number("power", CARD, (t, s, card) -> Essence.power(t, card))
                .number("guard", CARD, (t, s, card) -> Essence.guard(t, card))
                .noun("controller", CARD, PLAYER, (t, s, card) -> player(t, t.get(CONTROLLER, card)))
                .condition("guardian", CARD, (t, s, card) -> Essence.isGuardian(t, card))
                .condition("mine", CARD, (t, s, card) -> t.get(CONTROLLER, card) == s.seat)
                .condition("attacking", CARD, (t, s, card) -> t.get(ATTACKS, card) != 0)
                .condition("ready", CARD, (t, s, card) -> !t.is(EXHAUSTED, card))
                .condition("avatar", CARD, (t, s, card) -> type(t, card).fights())
                .condition("spell", CARD, (t, s, card) -> type(t, card) == Type.SPELL)
                .condition("rite", CARD, (t, s, card) -> type(t, card) == Type.RITE)
                .condition("shard", CARD, (t, s, card) -> type(t, card) == Type.SHARD)
                .condition("relic", CARD, (t, s, card) -> type(t, card).zone().is(RELICS))
                .condition("alive", CARD, (t, s, card) -> Zones.isFighter(t, card))
                .condition("lasting", CARD, (t, s, card) -> Zones.isOnBattlefield(t, card));
        for (Aspect a : Aspect.values())
            v.condition(Naming.of(a.name()), CARD, (t, s, card) -> Essence.hasAspect(t, card, a));
    }

    private static Type type(Table t, int card) {
        return Essence.printed(t, card).type();
    }

    // ---- of events and of the match

    private static void conditions(Vocabulary v) {
        v.condition("to me", (t, s) -> s.target == s.self)
                .condition("to an opponent", (t, s) -> s.target != s.self)
                .condition("by me", (t, s) -> s.source == s.self)
                .condition("by an opponent", (t, s) -> s.source != s.self)
                .condition("by this", (t, s) -> s.source == s.card)
                .condition("it is this", (t, s) -> s.target == s.card)
                .condition("it is another", (t, s) -> s.target != s.card)
                .condition("my turn", (t, s) -> t.get(ACTIVE) == s.seat)
                .condition("outside combat", (t, s) -> t.get(IN_COMBAT) == 0)
                .condition("onto the battlefield", (t, s) -> isBattlefield(s.amount))
                .condition("from the battlefield", (t, s) -> isBattlefield(s.amount))
                .condition("in combat", (t, s) -> Phase.isCombat(t.get(PHASE)))
                .number("turn number", (t, s) -> t.get(TURN))
                .number("aspects among my avatars", EssenceLanguage::aspects)
                .number("average essence", EssenceLanguage::average);
    }

    /** Of events about cards that enter or leave: which zone. */
    private static void zones(Vocabulary v) {
        for (Zone z : List.of(HAND, DECK, CRYPT, NULL_ZONE, AVATARS, SHARDS, RELICS, DOMAIN)) {
            int index = z.index();
            v.condition("into the " + z.name(), (t, s) -> s.amount == index)
                    .condition("from the " + z.name(), (t, s) -> s.amount == index);
        }
    }

    private static boolean isBattlefield(int zone) {
        return zone == AVATARS.index() || zone == SHARDS.index() || zone == RELICS.index() || zone == DOMAIN.index();
    }

    private static int aspects(Table t, Scope s) {
        int bits = 0;
        for (int i = 0; i < t.count(AVATARS, s.seat); i++) {
            int card = t.at(AVATARS, s.seat, i);
            bits |= Essence.aspects(t, card) | t.get(GAINED_ASPECTS, card);
        }
        return Integer.bitCount(bits & Aspect.ALL_ASPECTS);
    }

    private static int average(Table t, Scope s) {
        int sum = 0;
        int count = 0;
        for (int seat = 0; seat < t.seats(); seat++) {
            if (isOut(t, seat)) continue;
            sum += t.get(ESSENCE, player(t, seat));
            count++;
        }
        return count == 0 ? 0 : Math.floorDiv(sum, count);
    }
}
