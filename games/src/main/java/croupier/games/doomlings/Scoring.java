package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;

/** What a player's species is worth. Reads only. */
final class Scoring {
    static final int LEADER_BONUS = 2;

    /** Face values and bonuses of the traits, what opponents' traits take, the World's End line, and what a tie added. */
    static int total(Table t, int seat) {
        int player = player(t, seat);
        int total = t.get(LINE_POINTS, player) + t.get(TIE_POINTS, player) + fromOpponents(t, seat) + leader(t, seat);
        for (int i = 0; i < t.count(TRAITS, seat); i++) total += points(t, seat, t.at(TRAITS, seat, i));
        return total;
    }

    static int faceValues(Table t, int seat) {
        Defs.TraitDef[] traits = DoomCards.of(t).traits;
        int sum = 0;
        for (int i = 0; i < t.count(TRAITS, seat); i++) sum += traits[t.card(t.at(TRAITS, seat, i))].value();
        return sum;
    }

    /** The points of a trait in a pile. */
    static int points(Table t, int seat, int trait) {
        if (t.is(FIXED, trait)) return t.get(WORTH, trait);
        Defs.TraitDef d = DoomCards.trait(t, trait);
        return d.value() + bonus(t, seat, trait);
    }

    /** What a trait is worth besides its face value. */
    static int bonus(Table t, int seat, int trait) {
        Defs.TraitDef d = DoomCards.trait(t, trait);
        Amount more = d.worth() != null ? d.worth() : d.bonus();
        return more == null ? 0 : more.of(t, seat, player(t, seat), trait);
    }

    /** What the traits of opponents give or take. */
    static int fromOpponents(Table t, int seat) {
        int points = 0;
        for (int other = 0; other < t.seats(); other++) {
            if (other == seat) continue;
            for (int i = 0; i < t.count(TRAITS, other); i++) points += from(t, seat, other, t.at(TRAITS, other, i));
        }
        return points;
    }

    /** What a trait of one player gives to another. */
    static int from(Table t, int seat, int owner, int trait) {
        var each = DoomCards.trait(t, trait).eachOpponent();
        if (each == null || t.is(FIXED, trait)) return 0;
        Scope s = Doomlings.scope(t, owner, trait);
        int points = each.with(s, player(t, seat)).of(t, s);
        t.done(s);
        return points;
    }

    /** The only one with the largest gene pool scores more, where this is played. */
    static int leader(Table t, int seat) {
        if (!t.isOn(LEADER)) return 0;
        int most = t.get(GENE_POOL, player(t, seat));
        for (int other = 0; other < t.seats(); other++)
            if (other != seat && t.get(GENE_POOL, player(t, other)) >= most) return 0;
        return LEADER_BONUS;
    }
}
