package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.CounterKind;
import croupier.kernel.*;

/** A chapter ability of a Saga: it triggers as lore counters are put on it, if there were fewer than its number and are as many now (714.2b). */
public final class ChapterAbility extends TriggeredAbility {
    private static final int LORE_KIND = CounterKind.find("lore");

    private final int chapter;

    ChapterAbility(int number, int chapter, Text text) {
        super(number, GETS_COUNTERS, null, null, Defs.Works.BATTLEFIELD, text, false, false);
        this.chapter = chapter;
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (target != t.sourceOf(listener) || t.get(COUNTER_KIND) != LORE_KIND) return false;
        int now = t.get(LORE, target);
        return now - amount < chapter && chapter <= now && super.applies(t, listener, source, target, amount);
    }
}
