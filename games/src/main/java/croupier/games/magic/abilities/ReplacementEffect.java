package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.EntersWith;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.*;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A replacement or prevention effect (614, 615): of a static ability, or of what has resolved. */
public final class ReplacementEffect extends EventAbility {
    /** The next time only. */
    public static final int ONCE = 1;

    private final Defs.Replaces of;
    private final int precedence;
    private final Events.Row means;
    /** It speaks of this object alone (614.12). */
    private final boolean ofItself;
    /** What it does differs from one object that says it to the next: it speaks of that object, or of what is remembered. */
    private final boolean speaksOfItsOwn;
    /** It lasts though what made it is gone (611.2). */
    private final boolean lasting;

    private static final List<String> OWN = List.of("this", "enchanted", "equipped", "remembered");

    ReplacementEffect(int number, Defs.Replaces of, boolean lasting) {
        super(number, of.before().asked(), of.of(), of.if_(), Defs.Works.BATTLEFIELD);
        this.of = of;
        this.lasting = lasting;
        ofItself = of.of() == null || of.of().value().singlesOut("this");
        speaksOfItsOwn = Stream.of(of.instead(), of.do_(), of.change(), of.prevent())
                .anyMatch(part -> part != null && Mentions.nouns(part, OWN));
        means = Events.of(of.event());
        int is = EntersWith.OTHERS;
        for (Verb v : of.do_()) if (v instanceof EntersWith w) is = Math.min(is, w.precedence());
        precedence = is;
    }

    @Override
    public boolean isBefore() {
        return true;
    }

    @Override
    public int precedence() {
        return precedence;
    }

    @Override
    public boolean isAlike(Table t, int one, int other) {
        return !speaksOfItsOwn && controller(t, t.sourceOf(one)) == controller(t, t.sourceOf(other));
    }

    /**
     * What enters changes its own entering only by what speaks of itself alone; all others must be there already (614.12), and
     * have applied to what became a copy.
     */
    @Override
    boolean works(Table t, int object, int target) {
        if (of.fromAnywhere() && !onBattlefield(t, object)) return t.stat(LOST, object) == 0;
        if (lasting) return !event.is(ENTERS) || t.get(ENTERS_AS_COPY) == 0;
        if (!event.is(ENTERS)) return super.works(t, object, target);
        if (object == target && !onBattlefield(t, object)) return ofItself && t.stat(LOST, object) == 0;
        return t.get(ENTERS_AS_COPY) == 0 && super.works(t, object, target);
    }

    /** Whether it is for the next time only. */
    public boolean isOnce(Table t, int listener) {
        return lasting && t.get(LISTENS_NUMBER, listener) == ONCE;
    }

    /** Whether it works wherever its object is (113.6). */
    public boolean isFromAnywhere() {
        return of.fromAnywhere();
    }

    public boolean appliesToSeveral(Table t, int listener, int target, Rows sources, Rows amounts) {
        int n = 0;
        for (int i = 0; i < sources.size(); i++) if (applies(t, listener, sources.get(i), target, amounts.get(i))) n++;
        return n > 1;
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (of.byEffect() && t.get(BY_RULE) != 0) return false;
        if (of.prevent() != null && of.do_().isEmpty() && RuleChange.isSure(t, source, target)) return false;
        if (!isThat(t, target, amount)) return false;
        return means.is(Events.Is.OF_SOURCE)
                ? super.applies(t, listener, target, source, amount)
                : super.applies(t, listener, source, target, amount);
    }

    /** An effect that has resolved is about what it remembers, where its text does not say so. */
    @Override
    boolean isMeant(Table t, Scope s, boolean player, int object, int target) {
        if (!lasting || player) return super.isMeant(t, s, player, object, target);
        return target == t.get(LISTENS_ROW, s.listener);
    }

    /** Whether it is the event that the card speaks of, among those that are asked together. */
    private boolean isThat(Table t, int object, int amount) {
        if (means.is(Events.Is.IN_COMBAT) && t.get(COMBAT_NOW) == 0) return false;
        if (means.is(Events.Is.FROM_BATTLEFIELD) && !onBattlefield(t, object)) return false;
        if (means.is(Events.Is.TO_GRAVEYARD) && amount != numberOf(GRAVEYARD)) return false;
        return !means.event().is(DIES) || isA(t, object, Type.CREATURE);
    }

    @Override
    public int would(Table t, int listener, int source, int target, int amount) {
        Scope s = t.scope();
        Scopes.listener(
                t,
                s,
                listener,
                means.is(Events.Is.OF_SOURCE) ? target : source,
                means.is(Events.Is.OF_SOURCE) ? source : target,
                amount);
        int result = amount;
        if (!of.may() || isWanted(t, s)) {
            if (isOnce(t, listener)) t.unlisten(listener);
            // what a replacement effect does is done by an effect, whatever it replaces (614.16)
            int byRule = t.get(BY_RULE);
            t.set(BY_RULE, 0);
            // what cannot be prevented is not, but what else the effect does is done (615.12)
            boolean stands = of.prevent() != null && RuleChange.isSure(t, source, target);
            if (of.change() != null) result = of.change().of(t, s);
            if (of.to() != null) result = numberOf(of.to().zone());
            if (of.prevent() != null && !stands)
                result = Math.max(0, amount - of.prevent().of(t, s));
            if (of.instead() != null) {
                result = Event.NOTHING;
                of.instead().run(t, s);
            }
            of.do_().run(t, s);
            t.set(BY_RULE, byRule);
        }
        t.done(s);
        return result;
    }

    /** So much mana becomes how much, as far as this changes it: to find out what can be paid. */
    public int mana(Table t, int listener, int player, int object, int amount) {
        if (of.change() == null) return amount;
        Scope s = t.scope();
        Scopes.listener(t, s, listener, player, object, amount);
        int result = of.change().of(t, s);
        t.done(s);
        return result;
    }

    /** What happens instead, null for nothing else. */
    @Nullable
    public Steps instead() {
        return of.instead();
    }

    private static boolean isWanted(Table t, Scope s) {
        long answer = t.ask(s.seat, MAY).because(s.card).option(NO).option(YES).code();
        return Code.is(answer, YES);
    }
}
