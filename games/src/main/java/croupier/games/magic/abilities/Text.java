package croupier.games.magic.abilities;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a spell or ability says: what it is aimed at and what it does, in one or several modes. Every text has a number, by
 * which an ability on the stack knows it.
 */
public final class Text {
    /**
     * One instance of the word target.
     *
     * @param asksX whether what can be chosen depends on X
     */
    public record Aim(
            Selection of,
            boolean asksX,
            int least,
            int most,
            @Nullable Amount mostNow,
            @Nullable Amount divide,
            int extra) {
        private static final List<String> EARLIER =
                List.of("target", "second target", "third target", "target 2", "target 3", "targets", "second targets");

        static Aim of(Defs.TargetDef d) {
            return new Aim(d.of(), asksX(d), d.count().least(), d.count().most(), d.most(), d.divide(), d.extra());
        }

        private static boolean asksX(Defs.TargetDef d) {
            return Stream.of(d.of(), d.most(), d.divide()).anyMatch(part -> part != null && Mentions.number(part, "x"));
        }

        /** Whether what can be chosen depends on the targets chosen before: {@code target's creatures}. */
        boolean isDependent() {
            for (String earlier : EARLIER) if (of.mentions(earlier)) return true;
            return false;
        }
    }

    /**
     * A mode; a text without modes has one.
     *
     * @param linked whether some of its targets depend on others
     */
    public record Mode(@Nullable Word label, Aim[] aims, boolean linked, Steps steps) {
        static Mode of(@Nullable Word label, List<Defs.TargetDef> target, Steps steps) {
            Aim[] aims = Text.aims(target);
            return new Mode(label, aims, Arrays.stream(aims).anyMatch(Aim::isDependent), steps);
        }
    }

    private static final Aim[] NO_AIMS = {};

    public final int number;
    /** The card it stands on. */
    final int card;

    public final Mode[] modes;
    public final int least;
    public final int most;
    /** Intervening if (603.4). */
    public final @Nullable Condition ifStill;

    public final boolean may;
    public final String said;
    /** Several words of its trigger mean one event, such as dying and leaving: it triggers once all the same (603.2c). */
    private boolean saysOneEventTwice;
    /** So much more generic mana the targets cost that must be chosen. */
    public final int leastExtra;

    /** What can be its target depends on X. */
    public final boolean aimsByX;

    private boolean isTriggered;

    Text(
            int number,
            int card,
            List<Defs.TargetDef> target,
            Steps steps,
            List<Defs.ModeDef> modal,
            int least,
            int most,
            @Nullable Condition ifStill,
            boolean may,
            String said) {
        this.number = number;
        this.card = card;
        this.ifStill = ifStill;
        this.may = may;
        this.said = said;
        if (modal.isEmpty()) {
            modes = new Mode[] {Mode.of(null, target, steps)};
            this.least = 1;
            this.most = 1;
        } else {
            modes = new Mode[modal.size()];
            for (int i = 0; i < modes.length; i++) {
                Defs.ModeDef m = modal.get(i);
                modes[i] = Mode.of(m.label(), m.target(), m.do_());
            }
            this.least = least;
            this.most = most;
        }
        aimsByX = Arrays.stream(modes).flatMap(m -> Arrays.stream(m.aims)).anyMatch(Aim::asksX);
        int extra = 0;
        if (!isModal()) for (Aim a : modes[0].aims) extra += a.extra * Math.max(0, a.least - 1);
        leastExtra = extra;
    }

    /** It is that of a triggered ability. */
    Text triggeredBy(List<Event> events) {
        isTriggered = true;
        saysOneEventTwice =
                events.stream().filter(e -> Events.of(e).is(Events.Is.OF_ZONE)).count() > 1;
        return this;
    }

    public boolean isTriggered() {
        return isTriggered;
    }

    boolean saysOneEventTwice() {
        return saysOneEventTwice;
    }

    private static Aim[] aims(List<Defs.TargetDef> all) {
        return all.isEmpty() ? NO_AIMS : all.stream().map(Aim::of).toArray(Aim[]::new);
    }

    public boolean isModal() {
        return modes.length > 1;
    }

    public boolean hasTargets() {
        for (Mode m : modes) if (m.aims.length > 0) return true;
        return false;
    }

    /** Its words before it is on the stack; what others gave to the object is not changed with the object's text (612.3). */
    public int words(Table t, int object) {
        return card == t.card(object) ? Wording.of(t, object) : 0;
    }
}
