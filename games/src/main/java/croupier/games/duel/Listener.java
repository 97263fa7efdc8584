package croupier.games.duel;

import croupier.script.Condition;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Ref;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Told;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A status, or a passive of an item: what it listens to and what it does then. */
@Doc("A status, or a passive of an item: what it listens to and what it does then.")
record Listener(
        @Doc("Moments at which its effects are added: game start, turn start, turn end, my play, enemy play.")
        @Default("[]")
        List<Trigger> when,

        @Doc("Effects on its owner, behind which its effects are added.") @Default("[]")
        List<Trigger> after,

        @Doc("Effects on its owner, in place of which its effects happen.") @Default("[]")
        List<Trigger> before,

        @Doc("Effects on its owner that it swallows.") @Default("[]")
        List<Trigger> negate,

        @Doc("Effects on its owner whose amount it turns round.") @Default("[]")
        List<Trigger> invert,

        @Doc("Only this status is meant, where it listens to statuses.") @Nullable
        Ref<Listener> of,

        @Doc("Whether it reacts; 'amount' is that of the event.") @Nullable
        Condition if_,

        @Doc("Its effects.") @Default("[]") Steps do_,

        @Doc("How many times a status reacts.") @Default("0")
        int charges,

        @Doc("How many turns of its owner a status lasts, the one in which it came included.") @Default("0")
        int turns,

        @Doc("What happens when its charges or turns have run out.") @Default("[]")
        Steps end,

        @Doc("Whether the same status once more is added to the one that is there.") @Default("false")
        boolean stacks,

        @Doc("How much a bot likes to have it; below 0 for harm.") @Default("10")
        int worth)
        implements Told {
    Listener {
        int ways = 0;
        for (List<Trigger> way : List.of(when, after, before, negate, invert)) if (!way.isEmpty()) ways++;
        if (ways > 1 || (ways == 0 && turns == 0))
            throw new IllegalArgumentException("write one of 'when', 'after', 'before', 'negate' and 'invert'");
        for (Trigger w : when)
            if (w.isEffect())
                throw new IllegalArgumentException("'" + w.event.name() + "' is an effect: write it under 'after'");
        for (List<Trigger> way : List.of(after, before, negate))
            for (Trigger w : way)
                if (!w.isEffect())
                    throw new IllegalArgumentException("'" + w.event.name() + "' is no effect: write it under 'when'");
        for (Trigger w : invert)
            if (!w.isNumeric())
                throw new IllegalArgumentException("'" + w.event.name() + "' has no amount to turn round");
        if (charges < 0 || turns < 0 || (charges > 0 && turns > 0))
            throw new IllegalArgumentException("a status lasts for charges or for turns");
        if (!end.isEmpty() && charges == 0 && turns == 0)
            throw new IllegalArgumentException("'end' needs 'charges' or 'turns'");
    }

    Reacts reacts() {
        if (!negate.isEmpty()) return Reacts.NEGATES;
        if (!invert.isEmpty()) return Reacts.INVERTS;
        return before.isEmpty() ? Reacts.ADDS : Reacts.REPLACES;
    }

    List<Trigger> triggers() {
        for (List<Trigger> way : List.of(when, after, before, negate)) if (!way.isEmpty()) return way;
        return invert;
    }

    /** Whether it lasts for ever, or as long as its item. */
    boolean lasts() {
        return charges == 0 && turns == 0;
    }

    /** What it does, how often or how long, and what happens at its end. */
    @Override
    public String text(Teller w) {
        StringBuilder text = new StringBuilder(reaction(w));
        if (stacks) text.append(" Each time it has one charge less.");
        else if (charges > 0) text.append(charges == 1 ? " Once." : " " + charges + " times.");
        if (turns > 0) text.append(turns == 1 ? " Until your turn ends." : " For " + turns + " of your turns.");
        if (!end.isEmpty())
            text.append(" When it runs out, ").append(w.clause(end)).append('.');
        if (stacks) text.append(" Charges add up.");
        return text.toString().strip();
    }

    private String reaction(Teller w) {
        String which = Trigger.list(triggers(), of == null ? "a status" : of.name());
        String condition = if_ == null ? "" : " if " + w.words(if_);
        String effects = do_.isEmpty() ? "" : w.clause(do_);
        if (!when.isEmpty()) return "When " + which + condition + ", " + effects + ".";
        if (!after.isEmpty()) return "After " + which + condition + ", " + effects + ".";
        if (!before.isEmpty()) return "Instead of " + which + condition + ": " + turned(effects) + ".";
        String then = do_.isEmpty() ? "." : "; then " + effects + ".";
        if (!negate.isEmpty()) return "Negates " + which + condition + then;
        if (!invert.isEmpty()) return "Inverts " + which + condition + then;
        return "";
    }

    private static final Pattern SIDES =
            Pattern.compile("\\b(deal|take|the enemy gains|gain|the enemy loses|lose|heal the enemy by|heal"
                    + "|of yours|of the enemy|your (?=items|statuses)|the enemy's (?=items|statuses))");

    /** What replaces an event belongs to the player whose event it was: what that player deals, the bearer of this takes. */
    private static String turned(String effects) {
        return SIDES.matcher(effects).replaceAll(m -> switch (m.group()) {
            case "deal" -> "take";
            case "take" -> "deal";
            case "gain" -> "the enemy gains";
            case "the enemy gains" -> "gain";
            case "lose" -> "the enemy loses";
            case "the enemy loses" -> "lose";
            case "heal" -> "heal the enemy by";
            case "of yours" -> "of the enemy";
            case "of the enemy" -> "of yours";
            case "your " -> "the enemy's ";
            case "the enemy's " -> "your ";
            default -> "heal";
        });
    }
}
