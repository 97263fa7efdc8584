package croupier.games.magic.words;

import static croupier.games.magic.words.Events.About.CARD;
import static croupier.games.magic.words.Events.About.CREATURE;
import static croupier.games.magic.words.Events.About.PERMANENT;
import static croupier.games.magic.words.Events.About.SPELL;
import static croupier.games.magic.words.Events.Changeable.*;
import static croupier.games.magic.words.Events.Is.*;
import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What abilities can answer or replace: a row for each event. The words for it stand in the grammar file. A new event gets its
 * row here and its words there.
 */
public final class Events {
    /** Who or what an event is about: the noun for anything that it may be about. */
    public enum About {
        PLAYER("player"),
        PERMANENT("permanent"),
        CREATURE("creature"),
        CARD("card"),
        SPELL("spell"),
        ABILITY("ability"),
        /** A player or a permanent is dealt damage. */
        DAMAGED("permanent");

        public final String noun;

        About(String noun) {
            this.noun = noun;
        }
    }

    /** What the number of an event is, for a replacement that changes it. */
    public enum Changeable {
        NONE,
        AMOUNT,
        ZONE
    }

    /** What else is true of an event. */
    public enum Is {
        /** It happens once to an object: "when", not "whenever". */
        ONCE,
        /** Abilities look back in time to see whether it triggers them (603.10a). */
        LOOKING_BACK,
        /** One of the words for an object that goes to another zone; one such event may be several of them (603.2c). */
        OF_ZONE,
        /** It is an object on the battlefield that goes elsewhere. */
        FROM_BATTLEFIELD,
        TO_GRAVEYARD,
        /** A player does it to something: "you cast a spell", not "a spell is cast". */
        BY_PLAYER,
        /** It is about what deals damage, not about what is dealt it. */
        OF_SOURCE,
        IN_COMBAT,
        /** A step, phase or turn (614.10). */
        SKIPPABLE
    }

    /**
     * One event.
     *
     * @param asked the event before which somebody is asked, as several words may mean one event, such as dying and leaving; null
     *     if it cannot be replaced
     * @param number what a replacement may change of it
     * @param whyNot why it cannot be replaced, and what there is in its place
     */
    public record Row(Event event, About about, @Nullable Event asked, Changeable number, String whyNot, Set<Is> is) {
        public boolean is(Is what) {
            return is.contains(what);
        }

        public boolean isOfPlayers() {
            return about == About.PLAYER;
        }
    }

    // why some events cannot be replaced, and what there is in place of it
    private static final String CYCLING =
            "cycling is activating an ability (702.29a); its cost can be replaced with 'before: discards'";
    private static final String CASTING =
            "a player chooses to cast (601.2); write 'rule: cant cast', or 'when: casts' with 'counter: that'";
    private static final String ACTIVATING =
            "a player chooses to activate (602.2); write 'gain: [cant activate]', or answer it with 'when: activates'";
    private static final String TRIGGERING =
            "an ability triggers by itself (603.2); answer it with 'when: triggers', or"
                    + " take it away with 'lose all: true'";
    private static final String RESOLVING =
            "what resolves is carried out (608.2); replace what it does, such as 'draws',"
                    + " or write 'before: countered'";
    private static final String TARGETING =
            "targets are chosen (601.2c); write 'gain: [hexproof]', 'gain: [shroud]', or"
                    + " answer it with 'when: targeted'";
    private static final String ATTACKERS = "attackers are declared by choice (508.1); write 'gain: [cant attack]',"
            + " 'rule: cant attack you' or 'rule: attack cost'";
    private static final String BLOCKERS =
            "blockers are declared by choice (509.1); write 'gain: [cant block]' or 'rule: cant block this'";

    private static final String COUNTERS_REMOVED =
            "removing counters is a cost or what an effect does (122.1); answer it with 'when: loses counters'";

    private static final String TRANSFORMING =
            "a permanent transforms because a text says so (701.27); answer it with 'when: transforms'";

    private static final List<Row> ALL = new ArrayList<>();

    private Events() {}

    private static void row(Event event, About about, Event asked, Changeable number, Is... is) {
        ALL.add(new Row(event, about, asked, number, "", Set.of(is)));
    }

    private static void never(Event event, About about, String whyNot, Is... is) {
        ALL.add(new Row(event, about, null, Changeable.NONE, whyNot, Set.of(is)));
    }

    static {
        // zones (603.6, 614.1c, d)
        row(ENTERS, PERMANENT, ENTERS, NONE, ONCE);
        row(LEAVES, PERMANENT, CHANGES_ZONE, ZONE, ONCE, LOOKING_BACK, OF_ZONE, FROM_BATTLEFIELD);
        row(DIES, CREATURE, CHANGES_ZONE, ZONE, ONCE, LOOKING_BACK, OF_ZONE, FROM_BATTLEFIELD, TO_GRAVEYARD);
        row(GOES_TO_GRAVEYARD, CARD, CHANGES_ZONE, ZONE, ONCE, LOOKING_BACK, OF_ZONE, TO_GRAVEYARD);
        row(DISCARDS, CARD, DISCARDS, ZONE, OF_ZONE, BY_PLAYER);
        never(CYCLES, CARD, CYCLING, ONCE, OF_ZONE, BY_PLAYER);
        row(DESTROYED, PERMANENT, DESTROYED, NONE, LOOKING_BACK, OF_ZONE);
        row(SACRIFICED, PERMANENT, SACRIFICED, NONE, LOOKING_BACK, OF_ZONE, BY_PLAYER);
        // spells and abilities (601 to 608)
        never(CASTS, SPELL, CASTING, BY_PLAYER);
        row(COUNTERED, SPELL, COUNTERED, ZONE);
        never(ACTIVATES, About.ABILITY, ACTIVATING, BY_PLAYER);
        never(TRIGGERS, About.ABILITY, TRIGGERING);
        never(RESOLVES, SPELL, RESOLVING);
        never(TARGETED, PERMANENT, TARGETING);
        never(STATE, PERMANENT, "nothing happens, it is only looked at (603.8)");
        // combat and damage (508 to 510, 120)
        never(ATTACKS, CREATURE, ATTACKERS);
        never(BLOCKS, CREATURE, BLOCKERS);
        never(BECOMES_BLOCKED, CREATURE, BLOCKERS);
        row(DAMAGED, About.DAMAGED, DAMAGED, AMOUNT);
        row(COMBAT_DAMAGED, About.DAMAGED, DAMAGED, AMOUNT, IN_COMBAT);
        row(DEALS_DAMAGE, PERMANENT, DAMAGED, AMOUNT, OF_SOURCE);
        row(DEALS_COMBAT_DAMAGE, PERMANENT, DAMAGED, AMOUNT, OF_SOURCE, IN_COMBAT);
        // permanents (701.26, 122.6, 708.11, 106.12)
        row(TAPS, PERMANENT, TAPS, NONE);
        row(UNTAPS, PERMANENT, UNTAPS, NONE);
        row(GETS_COUNTERS, PERMANENT, GETS_COUNTERS, AMOUNT);
        never(LOSES_COUNTERS, PERMANENT, COUNTERS_REMOVED);
        row(TURNED_UP, PERMANENT, TURNED_UP, NONE, ONCE);
        never(TRANSFORMS, PERMANENT, TRANSFORMING);
        row(TAPPED_FOR_MANA, PERMANENT, TAPPED_FOR_MANA, AMOUNT);
        // players (119, 121, 701)
        row(GAINS_LIFE, About.PLAYER, GAINS_LIFE, AMOUNT);
        row(LOSES_LIFE, About.PLAYER, LOSES_LIFE, AMOUNT);
        row(DRAWS, About.PLAYER, DRAWS, NONE);
        row(MILLS, About.PLAYER, MILLS, AMOUNT);
        row(SCRIES, About.PLAYER, SCRIES, AMOUNT);
        row(SEARCHES, About.PLAYER, SEARCHES, AMOUNT);
        row(CREATES, About.PLAYER, CREATES, AMOUNT);
        row(LOSES, About.PLAYER, LOSES, NONE);
        // steps, phases and turns (500, 614.10)
        row(UPKEEP, About.PLAYER, UPKEEP, NONE, SKIPPABLE);
        row(DRAW_STEP, About.PLAYER, DRAW_STEP, NONE, SKIPPABLE);
        row(MAIN_PHASE, About.PLAYER, MAIN_PHASE, NONE, SKIPPABLE);
        row(COMBAT, About.PLAYER, COMBAT, NONE, SKIPPABLE);
        row(COMBAT_ENDS, About.PLAYER, COMBAT_ENDS, NONE, SKIPPABLE);
        row(END_STEP, About.PLAYER, END_STEP, NONE, SKIPPABLE);
        row(TURN_BEGINS, About.PLAYER, TURN_BEGINS, NONE, SKIPPABLE);
    }

    private static final @Nullable Row[] BY_EVENT = byEvent();

    private static @Nullable Row[] byEvent() {
        Row[] rows = new Row[ALL.stream().mapToInt(r -> r.event.index()).max().orElse(0) + 1];
        for (Row r : ALL) rows[r.event.index()] = r;
        return rows;
    }

    /** The events before which somebody is asked, each once. */
    public static final Event[] ASKED = ALL.stream()
            .map(Row::asked)
            .filter(java.util.Objects::nonNull)
            .distinct()
            .toArray(Event[]::new);

    /** Whether abilities can answer an event: some are for the log only, and rules are only asked. */
    public static boolean isHeard(Event e) {
        return e.index() < BY_EVENT.length && BY_EVENT[e.index()] != null;
    }

    public static Row of(Event e) {
        return java.util.Objects.requireNonNull(BY_EVENT[e.index()]);
    }

    /** Why an event cannot be replaced, what there is in its place, and what can be. */
    public static String whyNotReplaced(Event e) {
        List<String> names = ALL.stream()
                .filter(x -> x.asked != null)
                .map(x -> x.event.name())
                .toList();
        return "'" + e.name() + "' cannot be replaced: " + of(e).whyNot + ". What can be: " + String.join(", ", names);
    }
}
