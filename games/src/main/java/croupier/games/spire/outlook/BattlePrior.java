package croupier.games.spire.outlook;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;

/**
 * What is worth trying in the player's turn, by what cards say of themselves: attacks by what they take and whom they kill, block as far as
 * something is coming, powers early in long battles. Potions are for elites, bosses and danger, and are never thrown away.
 */
public final class BattlePrior implements Prior {
    private static final float NEVER = 0;
    private static final float EVEN = 1;
    private static final float END_TURN_WEIGHT = 0.4f;
    private static final float DRINK_WEIGHT = 4;
    /** A potion counts as needed when this share of the maximum is all that will be left. */
    private static final float DANGER = 0.3f;

    private static final float CARD_SHARE = 0.6f;
    private static final float PER_BLOCKED = 1.2f;
    private static final float PER_IDLE_BLOCK = 0.05f;
    private static final float PER_KILL = 6;
    private static final float PER_DRAW = 2.5f;
    private static final float PER_ENERGY = 4;
    private static final float PER_HP_LOST = 1.2f;
    private static final float PER_STRENGTH = 5;
    private static final float PER_VULNERABLE = 3;
    private static final float PER_POWER = 6;
    private static final float PER_OTHER = 1.5f;
    private static final float UNWANTED = 0.8f;
    private static final float LONG_BATTLE = 2;

    private final SpireCards book;
    /** By card and level, as it is and upgraded. */
    private final CardSense[] senses;

    public BattlePrior(SpireCards book, CardSenses senses) {
        this.book = book;
        this.senses = senses.faces();
    }

    @Override
    public void weigh(Seen seen, Decision d, float[] weights) {
        if (!d.why().is(PLAY_TURN)) {
            for (int i = 0; i < d.size(); i++) weights[i] = EVEN;
            return;
        }
        int coming = Outlook.coming(seen);
        MonsterDefs.Meeting meeting = book.encounters[seen.get(ENCOUNTER_NOW)].meeting();
        boolean isLong = meeting == MonsterDefs.Meeting.BOSS || meeting == MonsterDefs.Meeting.ELITE;
        int me = seen.get(ME);
        boolean drinks = isLong || seen.get(HP, me) - coming < DANGER * seen.get(MAX_HP, me);
        for (int i = 0; i < d.size(); i++) {
            long code = d.code(i);
            if (Code.is(code, PLAY)) weights[i] = play(seen, Code.a(code), Code.b(code), coming, isLong);
            else if (Code.is(code, DRINK)) weights[i] = drinks ? DRINK_WEIGHT : NEVER;
            else weights[i] = Code.is(code, END_TURN) ? END_TURN_WEIGHT : NEVER;
        }
    }

    private float play(Seen seen, int card, int target, int coming, boolean isLong) {
        CardSense c = senses[2 * seen.card(card) + Math.min(1, seen.get(UPGRADES, card))];
        if (c == null) return EVEN;
        int me = seen.get(ME);
        float worth = c.isUnwanted() ? UNWANTED : attack(seen, c, me, target);
        float block = c.block == 0 ? 0 : c.block + seen.get(DEXTERITY, me);
        worth += Math.min(block, Math.max(0, coming)) * PER_BLOCKED + block * PER_IDLE_BLOCK;
        worth += c.draws * PER_DRAW + c.energy * PER_ENERGY - c.hpLost * PER_HP_LOST;
        worth += c.others * PER_OTHER + c.poison * 2;
        worth += (c.powers * PER_POWER + (c.strength + c.dexterity) * PER_STRENGTH)
                * (isLong ? LONG_BATTLE : 1)
                / (1 + seen.get(TURN) / 4f);
        if (target != 0 && seen.get(VULNERABLE, target) == 0 && seen.get(HP, target) > 15)
            worth += Math.min(3, c.vulnerable) * PER_VULNERABLE;
        if (coming > 0) worth += Math.min(1, c.weak) * coming * 0.25f;
        float each = Math.max(0.3f, worth) / (Math.max(0, seen.get(COST_NOW, card)) + CARD_SHARE);
        return each * each;
    }

    private static float attack(Seen seen, CardSense c, int me, int target) {
        if (c.damage == 0 && c.damageToAll == 0) return 0;
        float worth = 0;
        if (c.damage > 0 && target != 0) worth += hit(seen, c.damage + seen.get(STRENGTH, me) * c.hits, me, target);
        else if (c.damage > 0) worth += c.damage;
        for (int i = 0; c.damageToAll > 0 && i < seen.count(MONSTERS, 0); i++) {
            int monster = seen.at(MONSTERS, 0, i);
            if (seen.get(GONE, monster) == 0) worth += hit(seen, c.damageToAll + seen.get(STRENGTH, me), me, monster);
        }
        return worth;
    }

    /** What an attack takes from a monster; a kill also spares what the monster intends. */
    private static float hit(Seen seen, float damage, int me, int monster) {
        if (seen.get(WEAK, me) > 0) damage *= 0.75f;
        if (seen.get(VULNERABLE, monster) > 0) damage *= 1.5f;
        int left = seen.get(HP, monster) + seen.get(BLOCK, monster);
        if (damage < left) return damage * (seen.get(INTANGIBLE, monster) > 0 ? 0.2f : 1);
        return left + PER_KILL + Outlook.intended(seen, monster, me);
    }
}
