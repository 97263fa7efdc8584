package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that listens: whenever (or before) an event happens to whom it concerns, its text is queued or done at once. */
public final class Hook implements Reaction {
    /** Whether the event happens to the one for whom the text acts: the holder of every hook. */
    public static final Condition TO_ME = (t, s) -> s.object == s.self;

    /** Whether the one for whom the text acts has caused the event. */
    public static final Condition BY_ME = (t, s) -> s.source == s.self;

    public final int number;
    public final Event event;
    private final boolean isBefore;
    private final boolean first;
    private final boolean now;
    /** Whether the event must happen to the holder (1), or must not (-1); 0 if that does not matter. The same for who caused it. */
    private final int toHolder;

    private final int byHolder;
    /** What else must be true; null for nothing. */
    private final @Nullable Condition that;

    private final @Nullable Amount change;
    private final boolean isPrevented;
    /** What it does, by the level of the card whose hook it is; of anything else there is one level. */
    private TextStep[][] levels;

    private final SpireCards.@Nullable Power power;
    private final int every;
    private final boolean coin;

    Hook(int number, Event event, Defs.HookDef d, TextStep[] text, SpireCards.@Nullable Power power) {
        this.number = number;
        this.event = event;
        isBefore = d.ability().isBefore();
        first = d.first();
        now = d.now();
        List<Condition> all = Condition.parts(d.ability().of());
        all.addAll(Condition.parts(d.ability().if_()));
        toHolder = demands(all, TO_ME);
        byHolder = demands(all, BY_ME);
        that = Condition.all(all);
        change = d.ability().change();
        isPrevented = d.ability().prevent() || d.ability().instead() != null;
        levels = new TextStep[][] {text};
        this.power = power;
        every = d.every();
        coin = d.coin();
    }

    /** What is demanded of a condition that needs no scope: 1 that it holds, -1 that it does not, 0 for nothing. It leaves the list. */
    private static int demands(List<Condition> all, Condition simple) {
        if (all.remove(simple)) return 1;
        return all.remove(simple.negated()) ? -1 : 0;
    }

    private static boolean isMet(int demand, boolean is) {
        return demand == 0 || is == demand > 0;
    }

    @Override
    public boolean isBefore() {
        return isBefore;
    }

    @Override
    public boolean isAfter() {
        return !isBefore;
    }

    private Scope scope(Table t, int listener, int source, int target, int amount) {
        int who = t.sourceOf(listener);
        Scope s = Actions.scope(t, who, target == t.holderOf(listener) ? source : target);
        s.source = source;
        s.amount = amount;
        if (power != null) s.x = t.get(power.column, who);
        s.object = target;
        return s;
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        int holder = t.holderOf(listener);
        if (!isMet(toHolder, target == holder) || !isMet(byHolder, source == holder)) return false;
        if (power != null && power.settles && (t.get(JUST_APPLIED, holder) & power.bit) != 0) return false;
        if (that == null) return true;
        Scope s = scope(t, listener, source, target, amount);
        boolean is = that.test(t, s);
        t.done(s);
        return is;
    }

    @Override
    public int would(Table t, int listener, int source, int target, int amount) {
        if (!isItsTime(t, listener)) return amount;
        Scope s = scope(t, listener, source, target, amount);
        int changed = change != null ? change.of(t, s) : isPrevented ? Event.NOTHING : amount;
        t.done(s);
        queue(t, listener, source, target, changed);
        return changed;
    }

    @Override
    public void did(Table t, int listener, int source, int target, int amount) {
        if (!isItsTime(t, listener)) return;
        queue(t, listener, source, target, amount);
    }

    /** Whether it is the time that counts, and the coin falls so. */
    private boolean isItsTime(Table t, int listener) {
        if (every > 1) {
            int relic = t.sourceOf(listener);
            t.add(COUNTER, relic, 1);
            if (t.get(COUNTER, relic) < every) return false;
            t.set(COUNTER, relic, 0);
        }
        return !coin || SpireRandom.coin(t, CARD_RANDOM);
    }

    /** What it does on the next level of the card. */
    void addLevel(TextStep[] text) {
        levels = Arrays.copyOf(levels, levels.length + 1);
        levels[levels.length - 1] = text;
    }

    private TextStep[] text(Table t, int who) {
        return levels.length == 1 ? levels[0] : levels[Math.min(t.get(UPGRADES, who), levels.length - 1)];
    }

    private void queue(Table t, int listener, int source, int target, int amount) {
        int who = t.sourceOf(listener);
        TextStep[] text = text(t, who);
        if (text.length == 0) return;
        int aim = target == t.holderOf(listener) ? source : target;
        if (now) {
            Scope s = scope(t, listener, source, target, amount);
            for (int i = 0; i < text.length && !s.stopped; i++) text[i].actNow(t, s);
            t.done(s);
        } else if (first) {
            Actions.queueTextFirst(t, text, who, aim, power == null ? 0 : t.get(power.column, who), amount);
        } else {
            Actions.queueText(t, text, who, aim, power == null ? 0 : t.get(power.column, who), amount);
        }
    }
}
