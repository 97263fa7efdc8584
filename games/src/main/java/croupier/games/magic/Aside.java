package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.limited.DeckBuilding;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import java.util.StringJoiner;

/** What stands beside an option, which distinguishes permanents of one name: which one it is and how it is. */
final class Aside {
    private Aside() {}

    static String of(Table t, long code) {
        if (Code.word(code) == Code.NUMBER) return "";
        if (Code.is(code, PASS)) return pass(t);
        if (Code.is(code, PLAY_DECK)) return lands(t);
        if (Code.is(code, ADD_LAND)) return "";
        int row = Code.a(code);
        if (row <= 0 || t.kindOf(row) < 0) return "";
        if (isPlayer(t, row)) return "life " + t.get(LIFE, row);
        return t.is(OBJECT, row) && onBattlefield(t, row) ? permanent(t, row) : "";
    }

    /** What follows if all players pass. */
    private static String pass(Table t) {
        int top = t.top(STACK, 0);
        if (top != 0) return "then " + t.game().nameOf(t, top) + " resolves";
        return switch (step(t)) {
            case MAIN -> "then comes combat";
            case SECOND_MAIN -> "then the turn ends";
            default -> "then the step ends";
        };
    }

    /** What is added to a deck that is too small. */
    private static String lands(Table t) {
        int missing = DeckBuilding.missing(t, t.get(DECKS_BUILT));
        if (missing == 0) return "";
        return "with " + missing + (missing == 1 ? " more basic land" : " more basic lands");
    }

    private static String permanent(Table t, int object) {
        StringJoiner s = new StringJoiner(", ");
        String number = number(t, object);
        if (!number.isEmpty()) s.add(number);
        if (isA(t, object, Type.CREATURE)) s.add(t.stat(POWER, object) + "/" + t.stat(TOUGHNESS, object));
        if (isSharedName(t, object)) s.add("player " + (controller(t, object) + 1));
        if (t.is(TAPPED, object) && t.get(ATTACKING, object) == 0) s.add("tapped");
        if (t.get(MagicWords.DAMAGE, object) > 0) s.add("damage " + t.get(MagicWords.DAMAGE, object));
        return s.toString();
    }

    /** Whether another player controls a permanent of the same name. */
    private static boolean isSharedName(Table t, int object) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int other = t.at(BATTLEFIELD, 0, i);
            if (t.card(other) == t.card(object) && controller(t, other) != controller(t, object)) return true;
        }
        return false;
    }

    /** Which of several permanents of one name and player it is; empty where there is one. */
    static String number(Table t, int object) {
        int same = 0;
        int place = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int other = t.at(BATTLEFIELD, 0, i);
            if (t.card(other) != t.card(object)
                    || controller(t, other) != controller(t, object)
                    || t.is(FACE_DOWN, other) != t.is(FACE_DOWN, object)) continue;
            same++;
            if (other == object) place = same;
        }
        return same > 1 ? "#" + place : "";
    }
}
