package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.Hook;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;

/** Powers: stacks of a kind on a creature. A power's hooks listen as long as the creature has it. */
public final class Powers {
    public static final Task TICK = W.task("tick", (t, a, b, c, d) -> tickAll(t));

    private Powers() {}

    /** Applies stacks: artifact stops a debuff; powers add up; at 0 the power is gone. Whether the creature has got them. */
    public static boolean apply(Table t, int source, int creature, int power, int amount) {
        if (amount == 0 || t.would(RESIST, source, creature, power) == Event.NOTHING) return false;
        SpireCards.Power p = SpireCards.of(t).powers[power];
        if (t.isHeard(POISON_COUNTS) && p.column.at() == POISON.at())
            amount = t.would(POISON_COUNTS, source, creature, amount);
        if (!Creatures.isAlive(t, creature)) {
            layOnTheFallen(t, creature, p, amount);
            return false;
        }
        if (p.isDebuff(amount) && t.get(ARTIFACT, creature) > 0) {
            change(t, creature, SpireCards.of(t).artifact, -1);
            return false;
        }
        boolean isNew = t.get(p.column, creature) == 0;
        if (isNew && p.bit != 0 && lasts(t, source, creature))
            t.set(JUST_APPLIED, creature, t.get(JUST_APPLIED, creature) | p.bit);
        change(t, creature, p, amount);
        t.did(APPLIED, source, creature, power);
        if (p.isDebuff(amount)) t.did(DEBUFFED, source, creature, power);
        return true;
    }

    /** What a monster gives in its turn, or a card at the end of the player's turn, does not count down in this round. */
    private static boolean lasts(Table t, int source, int creature) {
        if (Creatures.isPlayer(t, source))
            return t.get(PHASE) == Battle.CARDS_END_TURN && Creatures.isPlayer(t, creature);
        return t.get(PHASE) == Battle.MONSTERS_ACT;
    }

    /** A card that killed its target goes on to lay its powers on it; they do nothing any more. */
    private static void layOnTheFallen(Table t, int creature, SpireCards.Power p, int amount) {
        if (p.isDebuff(amount) && t.get(ARTIFACT, creature) > 0) t.add(ARTIFACT, creature, -1);
        else t.add(p.column, creature, amount);
    }

    /** Changes the stacks, however it came to it. */
    public static void change(Table t, int creature, SpireCards.Power p, int by) {
        Column c = p.column;
        int before = t.get(c, creature);
        int after = Math.max(p.least, Math.min(p.most, p.isSwitch ? 1 : before + by));
        if (p.isSwitch && by < 0) after = 0;
        t.set(c, creature, after);
        if (before == 0 && after != 0) begin(t, creature, p);
        if (before != 0 && after == 0) isGone(t, creature, p);
    }

    public static void remove(Table t, int creature, SpireCards.Power p) {
        if (t.get(p.column, creature) == 0) return;
        t.set(p.column, creature, 0);
        isGone(t, creature, p);
    }

    private static void isGone(Table t, int creature, SpireCards.Power p) {
        end(t, creature, p);
        if (Creatures.isAlive(t, creature)) Actions.queueText(t, p.whenGone, creature, t.get(ME), 0, 0);
    }

    private static void begin(Table t, int creature, SpireCards.Power p) {
        for (Hook h : p.hooks) t.listen(h.event, h.number, creature, creature, p.rank(t, creature));
    }

    /** Powers whose stacks were laid out by a scenario begin to listen. */
    public static void listenAnew(Table t, int creature) {
        for (SpireCards.Power p : SpireCards.of(t).powers) {
            end(t, creature, p);
            if (t.get(p.column, creature) != 0) begin(t, creature, p);
        }
    }

    private static void end(Table t, int creature, SpireCards.Power p) {
        if ((t.get(JUST_APPLIED, creature) & p.bit) != 0)
            t.set(JUST_APPLIED, creature, t.get(JUST_APPLIED, creature) & ~p.bit);
        for (Hook h : p.hooks) {
            for (int l = t.firstListener(h.event); l != 0; l = t.nextListener(l))
                if (t.abilityOf(l) == h.number && t.holderOf(l) == creature) t.unlisten(l);
        }
    }

    static void loseAll(Table t, int creature) {
        for (SpireCards.Power p : SpireCards.of(t).powers) remove(t, creature, p);
    }

    public static void loseDebuffs(Table t, int creature) {
        for (SpireCards.Power p : SpireCards.of(t).powers) {
            int stacks = t.get(p.column, creature);
            if (stacks != 0 && p.isDebuff(stacks)) remove(t, creature, p);
        }
    }

    /** A dead creature's powers do nothing any more; only the card that killed it is still counted when it has been used. */
    public static void leave(Table t, int creature) {
        Rows counting = t.rows();
        for (int l = t.firstListener(AFTER_CARD); l != 0; l = t.nextListener(l))
            if (t.sourceOf(l) == creature) counting.add(t.abilityOf(l));
        t.unlistenAll(creature);
        for (int i = 0; i < counting.size(); i++)
            t.listen(AFTER_CARD, counting.get(i), creature, creature, SpireCards.MONSTER_RANK);
    }

    /** What lasts for turns is one turn shorter, on everybody. */
    private static void tickAll(Table t) {
        tick(t, t.get(ME));
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) tick(t, t.at(MONSTERS, 0, i));
    }

    /** At the end of the round: debuffs that last for turns are one turn shorter, unless they came just now. */
    private static void tick(Table t, int creature) {
        if (!Creatures.isAlive(t, creature)) return;
        int fresh = t.get(JUST_APPLIED, creature);
        if (t.isAny(SpireCards.of(t).tickingStacks, creature)) tick(t, creature, fresh);
        if (fresh != 0) t.set(JUST_APPLIED, creature, 0);
    }

    private static void tick(Table t, int creature, int fresh) {
        SpireCards.Power[] ticking = SpireCards.of(t).ticking;
        for (int i = 0; i < ticking.length; i++) {
            SpireCards.Power p = ticking[i];
            if (t.get(p.column, creature) > 0 && (fresh & p.bit) == 0) change(t, creature, p, -1);
        }
    }
}
