package croupier.lab.contract;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Match;

/** Random answers from outside, each made of one number. */
final class Dice {
    private Dice() {}

    static int roll(long dice, int bound) {
        return (int) Math.floorMod(Generator.mix(dice), (long) bound);
    }

    /** One of the open decisions. */
    static Decision decision(Match m, long dice) {
        return m.open(roll(dice ^ 0x5eed, m.open()));
    }

    /** How many options a bot has, too: all but taking back. */
    static int options(Decision d) {
        return d.size() > 0 && d.code(d.size() - 1) == Code.BACK ? d.size() - 1 : d.size();
    }

    /** An answer to a decision; a set is of any size that may be chosen. The number 0 is the first option. */
    static long[] answer(Decision d, long dice) {
        if (!d.several()) return new long[] {d.code(dice == 0 ? 0 : roll(dice, options(d)))};
        int count = dice == 0 ? d.min() : d.min() + roll(dice, d.max() - d.min() + 1);
        long[] all = new long[options(d)];
        for (int i = 0; i < all.length; i++) all[i] = d.code(i);
        long[] codes = new long[count];
        for (int i = 0; i < count; i++) {
            int j = dice == 0 ? i : i + roll(dice + i + 1, all.length - i);
            codes[i] = all[j];
            all[j] = all[i];
        }
        return codes;
    }

    /** Plays on at random to the end. */
    static void playOn(Match m, long dice, int atMost) {
        for (int i = 0; i < atMost && !m.isOver(); i++) {
            long now = Generator.mix(dice + i);
            Decision d = decision(m, now);
            var reply = m.answer(d.seat(), answer(d, now));
            if (!reply.ok()) throw new Difference("an option was refused: " + reply.reason());
        }
        if (!m.isOver()) throw new Difference("the match does not end within " + atMost + " answers");
    }
}
