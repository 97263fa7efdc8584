package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.ManaCost;
import croupier.kernel.Event;
import croupier.script.*;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a text says and nothing comes of: steps of zero, X without a cost, triggers that never hear of anything. */
final class IdleCheck {
    /** What happens to an object on the battlefield alone, or to a spell. */
    private static final Event[] OF_PERMANENTS = {
        DIES, LEAVES, ATTACKS, BLOCKS, BECOMES_BLOCKED, TAPS, UNTAPS, DESTROYED, SACRIFICED, TURNED_UP, TRANSFORMS
    };

    private IdleCheck() {}

    static CardCheck.@Nullable Wrong ofCard(Defs.CardDef d) {
        if (Mentions.any(d, IdleCheck::isNaught))
            return new CardCheck.Wrong("0", "a step with 0 does nothing (107.1b)");
        if (Mentions.number(d, "x") && !Mentions.any(d, IdleCheck::hasX))
            return new CardCheck.Wrong("x", "X is always 0: it stands in no cost of the card (107.3i)");
        boolean asksForKick = Mentions.condition(d, "kicked") || Mentions.number(d, "times kicked");
        if (asksForKick && d.kicker() == null && d.multikicker() == null && d.entwine() == null)
            return new CardCheck.Wrong("kicked", "it is never kicked: it has no kicker (702.33a)");
        for (Defs.AbilityDef a : d.abilities())
            if (a instanceof Defs.Triggered t) {
                CardCheck.Wrong wrong = ofTrigger(t, d);
                if (wrong != null) return wrong;
            }
        return ofTargets(d);
    }

    /** Whether it, or what it does, speaks of something by this name. */
    static boolean speaksOf(Object text, String name) {
        return Mentions.outside(text, name, Void.class);
    }

    private static boolean hasX(Object part) {
        return part instanceof Cost c && c.hasX
                || part instanceof ManaCost m && m.x() > 0
                || part instanceof Defs.Loyalty l && l.loyalty().contains("x");
    }

    /** A step whose number is written as 0. */
    private static boolean isNaught(Object part) {
        if (!(part instanceof Verb) || !(part instanceof Record step)) return false;
        for (RecordComponent c : RecordParts.of(step.getClass()))
            if (c.getType() == Amount.class
                    && c.isAnnotationPresent(MainArgument.class)
                    && RecordParts.value(c, step) instanceof Amount a
                    && Amount.written(a, 1) == 0) return true;
        return false;
    }

    private static CardCheck.@Nullable Wrong ofTrigger(Defs.Triggered t, Defs.CardDef d) {
        if (t.of() != null) return null;
        for (Event e : t.when()) {
            if (e.is(CASTS) && t.works() != Defs.Works.STACK)
                return new CardCheck.Wrong(
                        "casts",
                        "what this itself is cast is heard of on the stack alone: write 'works: stack', or 'of: it is"
                                + " yours' for other spells (603.6)");
            if (e.is(CYCLES) && d.cycling() == null)
                return new CardCheck.Wrong("cycles", "it is never cycled: it has no cycling (702.29a)");
            if (e.is(TRANSFORMS) && d.back() == null && !d.side())
                return new CardCheck.Wrong("transforms", "it never transforms: it has no back (701.27a)");
            boolean lies = t.works() == Defs.Works.GRAVEYARD || t.works() == Defs.Works.EXILE;
            if (lies && isOfPermanents(e))
                return new CardCheck.Wrong(
                        "works", "'" + e.name() + "' happens to permanents: it works on the battlefield (603.10a)");
        }
        return null;
    }

    private static boolean isOfPermanents(Event e) {
        for (Event of : OF_PERMANENTS) if (e.is(of)) return true;
        return false;
    }

    /** What is aimed at something does something with it. */
    private static CardCheck.@Nullable Wrong ofTargets(Defs.CardDef d) {
        CardCheck.Wrong wrong = ofTargets(d.target(), d.play(), d.modes());
        for (Defs.ChapterDef c : d.chapters()) if (wrong == null) wrong = ofTargets(c.target(), c.do_(), List.of());
        for (Defs.AbilityDef a : d.abilities())
            if (wrong == null)
                wrong = switch (a) {
                    case Defs.Triggered t -> ofTargets(t.target(), t.do_(), t.modes());
                    case Defs.Activated x -> ofTargets(x.target(), x.do_(), x.modes());
                    case Defs.Loyalty l -> ofTargets(l.target(), l.do_(), List.of());
                    default -> null;
                };
        return wrong;
    }

    private static CardCheck.@Nullable Wrong ofTargets(List<?> targets, Steps steps, List<Defs.ModeDef> modes) {
        for (Defs.ModeDef m : modes) {
            CardCheck.Wrong wrong = ofTargets(m.target(), m.do_(), List.of());
            if (wrong != null) return wrong;
        }
        if (targets.isEmpty() || steps.isEmpty()) return null;
        for (String[] names : CardCheck.TARGETS) for (String name : names) if (speaksOf(steps, name)) return null;
        return new CardCheck.Wrong("target", "nothing is done with the target: the text never speaks of it (115.1)");
    }
}
