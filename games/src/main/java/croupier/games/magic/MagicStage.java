package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Values;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.words.CounterKind;
import croupier.games.magic.words.Step;
import croupier.games.magic.zones.Entering;
import croupier.games.magic.zones.FaceDown;
import croupier.games.magic.zones.Moves;
import croupier.games.magic.zones.Transforming;
import croupier.kernel.*;
import croupier.script.files.Naming;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Value;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How scenarios lay out a table: it is the first main phase of player 1, everybody has 20 life, nothing is anywhere but ten
 * dear creatures in each library. Permanents have been there since an earlier turn.
 */
final class MagicStage implements Stage {
    private static final int EARLIER = 10;

    @Override
    public Map<String, String> options() {
        Map<String, String> options = new TreeMap<>(Map.of("wait", "on", "mulligans", "off"));
        for (int seat = 1; seat <= 8; seat++) options.put("deck-" + seat, "anything");
        return options;
    }

    @Override
    public int row(Table t, int seat, String name) {
        return switch (name) {
            case "me", "you" -> player(t, seat);
            case "opponent", "target" -> player(t, next(t, seat));
            default -> 0;
        };
    }

    @Override
    public Zone hand() {
        return HAND;
    }

    @Override
    public void turnOf(Table t, int seat) {
        t.set(ACTIVE, seat);
        t.set(PRIORITY, seat);
        t.set(NEXT_SEAT, next(t, seat));
        for (int i = 0; i < t.seats(); i++) {
            int player = player(t, (seat + i) % t.seats());
            int ago = (t.seats() - i) % t.seats();
            t.set(LAST_TURN, player, t.get(TURN) - ago);
            t.set(TURN_BEFORE, player, t.get(TURN) - ago - t.seats());
        }
    }

    @Override
    public boolean at(Table t, String place) {
        if (place.equals("dealt")) return true;
        for (int seat = 0; seat < t.seats(); seat++) {
            empty(t, HAND, seat);
            empty(t, LIBRARY, seat);
            for (int i = 0; i < EARLIER; i++) Moves.addCard(t, seat, MagicCards.of(t).filler);
            t.set(KEEPS, player(t, seat), 1);
        }
        t.set(STARTED, 1);
        t.set(TURN, EARLIER);
        turnOf(t, 0);
        toStep(t, Step.MAIN);
        for (Step s : Step.ALL)
            if (place.equals(Naming.of(s.name()))) {
                toStep(t, s);
                return true;
            }
        return place.isEmpty();
    }

    private static void toStep(Table t, Step s) {
        t.set(STEP, s.number());
        boolean acts = s != Step.MAIN && s != Step.SECOND_MAIN && s != Step.UPKEEP && s != Step.DRAW && s != Step.END;
        t.set(BEGUN, acts ? 0 : 1);
        t.set(PASSES, 0);
    }

    private static void empty(Table t, Zone z, int seat) {
        while (t.count(z, seat) > 0) t.remove(t.top(z, seat));
    }

    @Override
    public List<String> words() {
        return List.of("turn of", "mana");
    }

    /** {@code active: 2} makes it the turn of seat 2. */
    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (row == 0 && word.equals("turn of")) {
            turnOf(t, value.seat());
            return true;
        }
        if (row != 0 && t.is(OBJECT, row)) return giveObject(t, row, word, value);
        return false;
    }

    private static boolean giveObject(Table t, int row, String word, Value value) {
        int kind = CounterKind.find(word);
        if (kind >= 0) {
            Counters.set(t, row, kind, value.number());
            return true;
        }
        switch (word) {
            case "sick" -> t.set(SINCE, row, t.get(TURN));
            case "face down" -> {
                if (value.truth() && t.isIn(BATTLEFIELD, row)) FaceDown.lay(t, row);
            }
            case "transformed" -> {
                return !value.truth() || Transforming.turnsOver(t, row);
            }
            case "attached to" -> t.set(ATTACHED, row, value.row());
            case "controller" -> {
                t.setPrinted(CONTROLLER, row, value.seat());
                t.set(KEPT_BY, row, value.seat());
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public int make(Table t, Zone z, int seat, String name) {
        int card = t.game().cards().find(name);
        if (card == 0) return 0;
        int row = t.create(OBJECT, card);
        Moves.dress(t, row, seat);
        if (z.is(BATTLEFIELD)) return onBattlefield(t, row, seat);
        t.move(row, z, z.shared() ? 0 : seat);
        if (z.is(GRAVEYARD)) Entering.listenElsewhere(t, row, Defs.Works.GRAVEYARD);
        if (z.is(EXILE)) Entering.listenElsewhere(t, row, Defs.Works.EXILE);
        return row;
    }

    /** A permanent lies there with all its abilities at work; nothing hears of it. */
    private static int onBattlefield(Table t, int row, int seat) {
        Face f = MagicCards.face(t, row);
        t.setPrinted(CONTROLLER, row, seat);
        t.set(KEPT_BY, row, seat);
        t.set(IS_TOKEN, row, f.def.token() ? 1 : 0);
        Entering.listen(t, row);
        t.move(row, BATTLEFIELD, 0);
        Entering.apply(t, row);
        int mark = t.mark();
        Entering.countWorlds(t, t.rows().add(row));
        t.release(mark);
        if (f.lastChapter > 0) Counters.set(t, row, Counters.LORE_KIND, 1);
        if (f.loyalty > 0) Counters.set(t, row, Counters.LOYALTY_KIND, f.loyalty);
        return row;
    }

    @Override
    public boolean belongs(Table t, int row, int seat) {
        return t.get(OWNER, row) == seat;
    }

    /** What a seat controls: on the battlefield, and on the stack. */
    @Override
    public boolean isOf(Table t, int row, int seat) {
        return controller(t, row) == seat;
    }

    @Override
    public String called(Table t, int card) {
        return MagicCards.of(t).faces[card].called;
    }

    @Override
    public int ownerOf(Table t, int row) {
        return t.is(OBJECT, row) ? t.get(OWNER, row) : t.ownerOf(row);
    }

    @Override
    public void take(Table t, int row) {
        t.unlistenAll(row);
        t.unmodifyAll(row);
        t.remove(row);
    }

    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        if (row == 0) {
            return switch (word) {
                case "step" -> Naming.of(step(t).name());
                case "turn of" -> t.get(ACTIVE) + 1;
                default -> null;
            };
        }
        if (!t.is(OBJECT, row)) return null;
        int kind = CounterKind.find(word);
        if (kind >= 0) return t.get(COUNTERS[kind], row);
        return switch (word) {
            case "power" -> Values.power(t, row);
            case "toughness" -> Values.toughness(t, row);
            case "controller" -> controller(t, row) + 1;
            case "pt" -> Values.power(t, row) + "/" + Values.toughness(t, row);
            default -> null;
        };
    }

    @Override
    public void aim(Table t, Scope s, int seat) {
        s.seat = seat;
        s.self = player(t, seat);
    }
}
