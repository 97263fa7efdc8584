package croupier.games.spire.outlook;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.run.RunMap;
import croupier.kernel.*;
import croupier.script.library.Library;
import java.util.List;

/** How good a run looks to the player: health, the deck and what it can do, relics, potions, gold, the way ahead. */
public final class RunValue implements Evaluation {
    private static final int WON = 1_000_000;
    private static final int DEADLY = 2_000;
    /** In a won run the last floor counts, and the victory as much as this many floors. */
    private static final double VICTORY = 50;

    private static final int MOST_BLOCK = 60;
    private static final int MOST_TO_ALL = 25;
    private static final int MOST_DRAWS = 8;
    private static final int MOST_STRENGTH = 6;
    private static final int MOST_POWERS = 5;
    private static final int USUAL_ENERGY = 3;

    private static final List<Tally> TALLIES = List.of(
            Tally.atTheEnd("floor", t -> t.get(FLOOR_NOW)),
            Tally.atTheEnd("first act cleared", t -> hasCleared(t, 1)),
            Tally.atTheEnd("second act cleared", t -> hasCleared(t, 2)));

    private final Weights all;
    private final CardSense[] senses;
    private final float[] usual;

    public RunValue(Library library, SpireCards book, CardSenses senses) {
        all = new Weights(library, book);
        this.senses = senses.faces();
        usual = all.weights();
    }

    @Override
    public List<String> names() {
        return all.names();
    }

    @Override
    public float[] weights() {
        return all.weights();
    }

    @Override
    public float[] spreads() {
        return all.spreads();
    }

    /** Every battle is a stage. */
    @Override
    public int stage(Seen seen) {
        int phase = seen.get(PHASE);
        return Battle.isPhase(phase) && phase != Battle.IS_OVER ? 1 + seen.get(BATTLES) : BETWEEN;
    }

    /** What is chosen from the deck decides what an upgrade, a removal or a change is worth; so does what an event offers next. */
    @Override
    public boolean isSettled(Decision d) {
        Prompt why = d.why();
        return !why.is(FROM_DECK) && !why.is(FROM_SHELF) && !why.is(CHOOSE_OPTION);
    }

    @Override
    public double outcome(Seen seen, int seat) {
        return seen.get(FLOOR_NOW) + (seen.resultOf(seat) > 0 ? VICTORY : 0);
    }

    @Override
    public List<Tally> tallies() {
        return TALLIES;
    }

    private static int hasCleared(Table t, int act) {
        return t.get(ACT) > act ? 1 : 0;
    }

    /** With the weights that come with the game. */
    public int value(Seen seen, int seat) {
        return value(seen, seat, usual, stage(seen));
    }

    @Override
    public int value(Seen seen, int seat, float[] w, int from) {
        if (seen.get(IN_RUN) == 0) return Outlook.score(seen);
        if (seen.isOver()) return seen.resultOf(0) > 0 ? WON : lost(seen, w);
        boolean isInside = from != BETWEEN && stage(seen) == from;
        int hp = seen.get(HP, seen.get(ME));
        int left = isInside ? hp - Outlook.expectedLoss(seen) : hp;
        float value = health(seen, w, left) + carried(seen, w) + deck(seen, w);
        if (isInside) value += Outlook.board(seen) * w[Weights.MONSTER_HP] / Outlook.PER_MONSTER_HP;
        else if (from != BETWEEN) value += seen.get(TURN) * w[Weights.TURN];
        if (from == BETWEEN) value += MapAhead.value(seen, w, share(seen, hp));
        return Math.round(left <= 0 ? value - DEADLY : value);
    }

    /** A lost battle: what was left of the monsters. */
    private static int lost(Seen seen, float[] w) {
        return Math.round(Outlook.board(seen) * w[Weights.MONSTER_HP] / Outlook.PER_MONSTER_HP);
    }

    private static float share(Seen seen, int hp) {
        return hp / (float) Math.max(1, seen.get(MAX_HP, seen.get(ME)));
    }

    private static float health(Seen seen, float[] w, int hp) {
        int max = seen.get(MAX_HP, seen.get(ME));
        float value = hp * w[Weights.HP] + Math.min(hp, max / 2) * w[Weights.SCARCE_HP];
        int room = seen.get(ROOM_NOW);
        boolean isHealed = room == RunMap.BOSS || room == RunMap.BOSS_TREASURE;
        return max * w[Weights.MAX_HP] + (isHealed ? value * w[Weights.AFTER_BOSS] : value);
    }

    private float carried(Seen seen, float[] w) {
        float value = seen.get(GOLD) * w[Weights.GOLD] + Integer.bitCount(seen.get(KEYS)) * w[Weights.KEY];
        if (seen.get(HAS_FLED) != 0) value += w[Weights.FLED];
        for (int i = 0; i < seen.count(RELICS, 0); i++) value += w[all.placeOf[seen.card(seen.at(RELICS, 0, i))]];
        float potions = 0;
        for (int i = 0; i < seen.count(POTIONS, 0); i++) potions += w[all.placeOf[seen.card(seen.at(POTIONS, 0, i))]];
        boolean isBoss = seen.get(ROOM_NOW) == RunMap.BOSS;
        value += Math.max(0, seen.get(ENERGY_PER_TURN) - USUAL_ENERGY) * w[Weights.ENERGY];
        return value + (isBoss ? potions * w[Weights.POTION_AT_BOSS] : potions);
    }

    private float deck(Seen seen, float[] w) {
        int cards = seen.count(DECK, 0);
        float value = Math.max(0, cards - w[Weights.DECK_SIZE]) * w[Weights.LARGE_DECK];
        float toAll = 0;
        float block = 0;
        float draws = 0;
        float strength = 0;
        float powers = 0;
        for (int i = 0; i < cards; i++) {
            int row = seen.at(DECK, 0, i);
            int card = seen.card(row);
            int level = Math.min(1, seen.get(UPGRADES, row));
            value += w[all.placeOf[card] + level];
            CardSense c = senses[2 * card + level];
            toAll += c.damageToAll;
            block += c.block;
            draws += c.draws;
            strength += c.strength;
            powers += c.powers;
        }
        return value
                + Math.min(toAll, MOST_TO_ALL) * w[Weights.ALL_DAMAGE]
                + Math.min(block, MOST_BLOCK) * w[Weights.BLOCK]
                + Math.min(draws, MOST_DRAWS) * w[Weights.DRAWS]
                + Math.min(strength, MOST_STRENGTH) * w[Weights.STRENGTH]
                + Math.min(powers, MOST_POWERS) * w[Weights.POWERS];
    }
}
