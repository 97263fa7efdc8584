package croupier.games.magic.turn;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.ChapterAbility;
import croupier.games.magic.abilities.EventAbility;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** Sagas (714). */
final class Sagas {
    private Sagas() {}

    /** As the active player's precombat main phase begins each of their Sagas gets a lore counter (714.3c, 505.4). */
    static void turnPages(Table t) {
        int mark = t.mark();
        Rows sagas = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (hasChapters(t, object) && t.stat(CONTROLLER, object) == t.get(ACTIVE)) sagas.add(object);
        }
        for (int i = 0; i < sagas.size(); i++) Counters.put(t, 0, sagas.get(i), Counters.LORE_KIND, 1);
        t.release(mark);
    }

    private static boolean hasChapters(Table t, int object) {
        return MagicCards.face(t, object).lastChapter > 0
                && isA(t, object, Type.SAGA)
                && !t.is(FACE_DOWN, object)
                && t.stat(LOST, object) == 0;
    }

    /** Whether it has been read to its end, and none of its chapter abilities is on its way to the stack or on it (704.5s). */
    static boolean isOver(Table t, int object) {
        return hasChapters(t, object)
                && t.get(LORE, object) >= MagicCards.face(t, object).lastChapter
                && !isTold(t, WAITING, object)
                && !isTold(t, STACK, object);
    }

    private static boolean isTold(Table t, Zone z, int saga) {
        for (int i = 0; i < t.count(z, 0); i++) {
            int ability = t.at(z, 0, i);
            if (t.get(ABILITY, ability) != 0
                    && t.get(SOURCE, ability) == saga
                    && isChapter(t, saga, t.get(ABILITY, ability) - 1)) return true;
        }
        return false;
    }

    private static boolean isChapter(Table t, int saga, int text) {
        for (EventAbility h : MagicCards.face(t, saga).heard)
            if (h instanceof ChapterAbility c && c.text.number == text) return true;
        return false;
    }
}
