package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.effects.Life;
import croupier.games.magic.effects.Tapping;
import croupier.games.magic.mana.Owed;
import croupier.games.magic.mana.Parts;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.zones.Destroying;
import croupier.games.magic.zones.Drawing;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Paying what is not mana (118, 601.2h): tapping, life, counters, and what leaves. */
final class PayingParts {
    private PayingParts() {}

    /** Pays what is not mana; refuses if it cannot be. What replaces a payment does not undo it (118.11). */
    static void pay(Table t, Scope s, int object, Cost cost, @Nullable Owed owed) {
        if (cost.parts.length == 0) return;
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 1);
        boolean tapped = t.is(TAPPED, object);
        int paid = 0;
        for (int rank = 0; rank <= LAST; rank++)
            for (int i = 0; i < cost.parts.length; i++) {
                Cost.Part p = cost.parts[i];
                if (rankOf(p, tapped) != rank) continue;
                if (!Parts.canPayNow(t, s, object, p)) throw t.refuse();
                pay(t, s, object, cost, i, paid, owed);
                paid |= 1 << i;
            }
        t.set(BY_RULE, byRule);
    }

    private static final int LAST = 4;

    /** Tapping first, then numbers, then what leaves: what is chosen before what is left of a set, and chance last (601.2h). */
    private static int rankOf(Cost.Part p, boolean tapped) {
        return switch (p.kind()) {
            case TAP -> tapped ? 1 : 0;
            case UNTAP -> tapped ? 0 : 1;
            case TAP_OTHER, PUT, CREW -> 1;
            case LIFE, REMOVE -> 2;
            default -> {
                Choice c = p.choice();
                yield c == null || c.isNoun() || c.how() == Choice.How.ASK ? LAST - 1 : LAST;
            }
        };
    }

    private static void pay(Table t, Scope s, int object, Cost cost, int i, int paid, @Nullable Owed owed) {
        Cost.Part p = cost.parts[i];
        switch (p.kind()) {
            case TAP -> Tapping.tap(t, object);
            case UNTAP -> Tapping.untap(t, object);
            case LIFE -> Life.lose(t, s.self, Parts.amount(t, s, p));
            case REMOVE -> Counters.remove(t, object, p.counter(), Parts.amount(t, s, p));
            case PUT -> Counters.put(t, object, object, p.counter(), Parts.amount(t, s, p));
            case CREW -> crew(t, s, object, p);
            case DISCARD_THIS -> {
                int now = Drawing.discard(t, object, object);
                if (now != 0) s.card = now;
            }
            case SACRIFICE, DISCARD, EXILE, RETURN, TAP_OTHER -> payChosen(t, s, object, cost, i, paid, owed);
        }
    }

    /** Creatures are tapped one after the other until their power is enough, and more if the player likes (702.122a). */
    private static void crew(Table t, Scope s, int object, Cost.Part p) {
        int needed = Parts.amount(t, s, p);
        int mark = t.mark();
        Rows crew = t.rows();
        for (int power = 0; ; ) {
            Rows able = t.rows();
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                int creature = t.at(BATTLEFIELD, 0, i);
                if (Parts.canCrew(t, s.seat, object, creature) && !crew.has(creature)) able.add(creature);
            }
            if (able.isEmpty()) break;
            Ask ask = t.ask(s.seat, CHOOSE).because(object).purpose(p).from(able);
            if (power >= needed) ask.may();
            int creature = ask.one();
            if (creature == 0) break;
            crew.add(creature);
            power += Math.max(0, t.stat(POWER, creature));
        }
        crew.each(t, Tapping::tap);
        t.release(mark);
    }

    private static void payChosen(Table t, Scope s, int object, Cost cost, int i, int paid, @Nullable Owed owed) {
        int mark = t.mark();
        Cost.Part p = cost.parts[i];
        Rows chosen = choose(t, s, object, cost, i, paid, owed);
        for (int n = 0; n < chosen.size(); n++) {
            int row = chosen.get(n);
            s.object = row;
            switch (p.kind()) {
                case SACRIFICE -> Destroying.sacrifice(t, row);
                case DISCARD -> Drawing.discard(t, object, row);
                case RETURN -> Moves.move(t, object, row, HAND);
                case TAP_OTHER -> Tapping.tap(t, row);
                default -> {
                    boolean laidOut = Moves.isLaidOut(t, row);
                    int now = Moves.move(t, object, row, EXILE);
                    if (laidOut && now != 0) s.object = now;
                }
            }
        }
        t.release(mark);
    }

    /** Which rows are taken for a part; only such are offered as leave enough for the other parts and for what is owed beside. */
    private static Rows choose(Table t, Scope s, int object, Cost cost, int i, int paid, @Nullable Owed owed) {
        Cost.Part p = cost.parts[i];
        Choice c = Objects.requireNonNull(p.choice());
        Rows among = Parts.among(t, s, object, p, false);
        if (c.how() == Choice.How.ALL) return among;
        int least = c.min().of(t, s);
        int most = c.max().of(t, s);
        if (c.how() == Choice.How.RANDOM) return among.keepRandom(t, CHANCE, most);
        Parts parts = Workspace.of(t).parts;
        parts.collect(t, s, object, cost, paid, !p.makesLeave(), false, null);
        if (owed == null && !parts.isWantedElsewhere(i))
            return t.ask(s.seat, CHOOSE).because(object).purpose(p).from(among).some(least, most);
        Rows chosen = t.rows();
        while (chosen.size() < most) {
            Rows open = open(t, s, object, cost, i, paid, owed, among, chosen);
            if (open.isEmpty() && chosen.size() < least) throw t.refuse();
            if (open.isEmpty()) break;
            Ask ask = t.ask(s.seat, CHOOSE).because(object).purpose(p).from(open);
            if (chosen.size() >= least) ask.may();
            int row = ask.one();
            if (row == 0) break;
            chosen.add(row);
        }
        return chosen;
    }

    private static Rows open(
            Table t, Scope s, int object, Cost cost, int i, int paid, @Nullable Owed owed, Rows among, Rows chosen) {
        Rows open = t.rows();
        Parts parts = Workspace.of(t).parts;
        parts.collect(t, s, object, cost, paid, !cost.parts[i].makesLeave(), false, chosen);
        parts.took(i, chosen.size());
        for (int n = 0; n < among.size(); n++)
            if (!chosen.has(among.get(n)) && parts.fitsIfTaken(among.get(n), i)) open.add(among.get(n));
        if (owed == null) return open;
        int kept = 0;
        Rows taken = t.rows();
        for (int n = 0; n < open.size(); n++) {
            taken.clear().addAll(chosen).add(open.get(n));
            if (owed.isPayableWithout(t, taken, !cost.parts[i].makesLeave())) open.set(kept++, open.get(n));
        }
        open.shorten(kept);
        return open;
    }
}
