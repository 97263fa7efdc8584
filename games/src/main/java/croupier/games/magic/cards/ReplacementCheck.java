package croupier.games.magic.cards;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Destination;
import croupier.games.magic.words.Events;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** What card files may say of replacement effects (614, 615); runs only while they are read. */
public final class ReplacementCheck {
    private ReplacementCheck() {}

    /** An event that can be replaced; for others it says why not, and what there is in its place. */
    public static Defs.Replaced replaced(Event e) {
        Events.Row r = Events.of(e);
        if (r.asked() == null) throw new IllegalArgumentException(Events.whyNotReplaced(e));
        return new Defs.Replaced(e, r.asked(), r.number());
    }

    /** What a replacement of this event cannot say, or null. */
    public static @Nullable String wrong(Defs.Replaces r) {
        Event e = r.event();
        Events.Changeable number = r.before().number();
        int ways = (r.change() == null ? 0 : 1)
                + (r.to() == null ? 0 : 1)
                + (r.prevent() == null ? 0 : 1)
                + (r.instead() == null ? 0 : 1);
        if (e.is(TURNED_UP) && ways > 0)
            return "what happens as it is turned face up stands under 'do' (708.11); that it is turned cannot be replaced";
        if (r.change() != null && number != Events.Changeable.AMOUNT)
            return "'" + e.name() + "' has no number that 'change' could change: write "
                    + (number == Events.Changeable.ZONE
                            ? "'to' for where it goes, or 'instead'"
                            : "'instead', or 'do' for what comes with it");
        if (r.to() != null && number != Events.Changeable.ZONE)
            return "'" + e.name() + "' puts nothing anywhere: 'to' is for what changes zones";
        if (r.to() == Destination.BATTLEFIELD || r.to() == Destination.BOTTOM)
            return "'to' is exile, hand, graveyard or top; for others write 'instead'";
        if (r.prevent() != null && !r.before().asked().is(DAMAGED)) return "only damage is prevented (615.1)";
        if (r.fromAnywhere() && (!e.is(GOES_TO_GRAVEYARD) || r.of() != null))
            return "'from anywhere' is for what this itself does when it would go to a graveyard: 'before: goes to graveyard'"
                    + " without 'of'";
        if (ways > 1) return "one of 'change', 'to', 'prevent' and 'instead', not several";
        if (ways == 0 && r.do_().isEmpty())
            return "what happens in its place is missing: 'instead: [...]' ([] for nothing), 'change', 'to', 'prevent' or"
                    + " 'do'";
        return null;
    }
}
