package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be replaced (614.1). Several words may mean one event, such as dying and leaving: whoever would do it is asked once,
 * so that the affected player chooses among all that apply (616.1).
 */
final class Replaceable {
    private Replaceable() {}

    /** What the number of an event is, for {@code change}. */
    enum Changes {
        NONE,
        AMOUNT,
        ZONE
    }

    private record Row(Event event, Event asked, Changes number) {}

    private static final List<Row> ALL = List.of(
            new Row(ENTERS, ENTERS, Changes.NONE),
            new Row(LEAVES, CHANGES_ZONE, Changes.ZONE),
            new Row(DIES, CHANGES_ZONE, Changes.ZONE),
            new Row(GOES_TO_GRAVEYARD, CHANGES_ZONE, Changes.ZONE),
            new Row(DISCARDS, DISCARDS, Changes.ZONE),
            new Row(COUNTERED, COUNTERED, Changes.ZONE),
            new Row(DAMAGED, DAMAGED, Changes.AMOUNT),
            new Row(COMBAT_DAMAGED, DAMAGED, Changes.AMOUNT),
            new Row(DEALS_DAMAGE, DAMAGED, Changes.AMOUNT),
            new Row(DEALS_COMBAT_DAMAGE, DAMAGED, Changes.AMOUNT),
            new Row(GAINS_LIFE, GAINS_LIFE, Changes.AMOUNT),
            new Row(LOSES_LIFE, LOSES_LIFE, Changes.AMOUNT),
            new Row(CREATES, CREATES, Changes.AMOUNT),
            new Row(GETS_COUNTERS, GETS_COUNTERS, Changes.AMOUNT),
            new Row(MILLS, MILLS, Changes.AMOUNT),
            new Row(SCRIES, SCRIES, Changes.AMOUNT),
            new Row(SEARCHES, SEARCHES, Changes.AMOUNT),
            new Row(TAPPED_FOR_MANA, TAPPED_FOR_MANA, Changes.AMOUNT),
            new Row(DRAWS, DRAWS, Changes.NONE),
            new Row(TAPS, TAPS, Changes.NONE),
            new Row(UNTAPS, UNTAPS, Changes.NONE),
            new Row(DESTROYED, DESTROYED, Changes.NONE),
            new Row(SACRIFICED, SACRIFICED, Changes.NONE),
            new Row(TURNED_UP, TURNED_UP, Changes.NONE),
            new Row(LOSES, LOSES, Changes.NONE),
            new Row(UPKEEP, UPKEEP, Changes.NONE),
            new Row(DRAW_STEP, DRAW_STEP, Changes.NONE),
            new Row(MAIN_PHASE, MAIN_PHASE, Changes.NONE),
            new Row(COMBAT, COMBAT, Changes.NONE),
            new Row(COMBAT_ENDS, COMBAT_ENDS, Changes.NONE),
            new Row(END_STEP, END_STEP, Changes.NONE),
            new Row(TURN_BEGINS, TURN_BEGINS, Changes.NONE));

    /** The events before which somebody is asked, each once. */
    static final Event[] ASKED = ALL.stream().map(Row::asked).distinct().toArray(Event[]::new);

    /** The steps, phases and turns that can be skipped (614.10). */
    static boolean isSkippable(Event e) {
        return e.is(UPKEEP)
                || e.is(DRAW_STEP)
                || e.is(MAIN_PHASE)
                || e.is(COMBAT)
                || e.is(COMBAT_ENDS)
                || e.is(END_STEP)
                || e.is(TURN_BEGINS);
    }

    static Defs.Replaced of(Event e) {
        List<String> names = new ArrayList<>();
        for (Row r : ALL) {
            if (r.event.is(e)) return new Defs.Replaced(e, r.asked, r.number);
            names.add(r.event.name());
        }
        throw new IllegalArgumentException(
                "'" + e.name() + "' cannot be replaced: " + whyNot(e) + ". What can be: " + String.join(", ", names));
    }

    /** Why the rules know no replacement of an event, and what there is in its place. */
    private static String whyNot(Event e) {
        if (e.is(CASTS))
            return "a player chooses to cast (601.2); write 'rule: cant cast', or 'when: casts' with 'counter: that'";
        if (e.is(ACTIVATES))
            return "a player chooses to activate (602.2); write 'gain: [cant activate]', or answer it with 'when: activates'";
        if (e.is(CYCLES))
            return "cycling is activating an ability (702.29a); its cost can be replaced with 'replace: discards'";
        if (e.is(ATTACKS))
            return "attackers are declared by choice (508.1); write 'gain: [cant attack]', 'rule: cant attack you' or"
                    + " 'rule: attack cost'";
        if (e.is(BLOCKS) || e.is(BECOMES_BLOCKED))
            return "blockers are declared by choice (509.1); write 'gain: [cant block]' or 'rule: cant block this'";
        if (e.is(TARGETED))
            return "targets are chosen (601.2c); write 'gain: [hexproof]', 'gain: [shroud]', or answer it with 'when: targeted'";
        if (e.is(TRIGGERS))
            return "an ability triggers by itself (603.2); answer it with 'when: triggers', or take it away with 'lose all: true'";
        if (e.is(RESOLVES))
            return "what resolves is carried out (608.2); replace what it does, such as 'draws', or write 'replace: countered'";
        return "nothing happens, it is only looked at (603.8)";
    }

    /** What a replacement of this event cannot say, or null. */
    static @org.jspecify.annotations.Nullable String wrong(Defs.Replaces r) {
        Event e = r.event();
        boolean changes = r.change() != null;
        if (e.is(TURNED_UP) && (changes || r.instead() != null))
            return "what happens as it is turned face up stands under 'also' (708.11); that it is turned cannot be replaced";
        if (changes && r.replace().number() == Changes.NONE)
            return "'" + e.name()
                    + "' has no number that 'change' could change: write 'instead', or 'also' for what comes with it";
        if (changes && r.instead() != null) return "either 'change' or 'instead', not both";
        if (!changes && r.instead() == null && r.also().isEmpty())
            return "what happens in its place is missing: 'instead: [...]' ([] for nothing), 'change' or 'also'";
        if (r.prevents() && !r.replace().asked().is(DAMAGED)) return "only damage is prevented (615.1)";
        return null;
    }
}
