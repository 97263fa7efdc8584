package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.kernel.Rows;
import croupier.kernel.Table;

/** Objects enter the battlefield (614.12, 603.6). */
final class Entering {
    private Entering() {}

    /** One object enters under a player's control. */
    static void enter(Table t, int cause, int object, int seat) {
        int mark = t.mark();
        enterAll(t, cause, t.rows().add(object), seat, false);
        t.release(mark);
    }

    /** Under the control of their owners. */
    static final int OWNERS = -1;

    /** Objects enter at the same time, under a player's control or that of their owners. */
    static void enterAll(Table t, int cause, Rows objects, int seat, boolean tapped) {
        enterEach(t, cause, objects, t.rows().fill(objects.size(), seat), tapped);
    }

    /** Objects enter at the same time, each under the control of somebody. */
    static void enterEach(Table t, int cause, Rows objects, Rows seats, boolean tapped) {
        Rows entering = t.rows();
        for (int i = 0; i < objects.size(); i++) {
            int object = objects.get(i);
            int seat = seats.get(i) == OWNERS ? t.get(OWNER, object) : seats.get(i);
            if (!Moves.isTokenThatLeft(t, object) && arrive(t, cause, object, seat, tapped)) entering.add(object);
        }
        for (int i = 0; i < entering.size(); i++) land(t, entering.get(i));
        countWorlds(t, entering);
        for (int i = 0; i < entering.size(); i++)
            if (onBattlefield(t, entering.get(i))) t.did(ENTERS, cause, entering.get(i), 0);
    }

    /** World permanents that enter together have been world for the same time (704.5k). */
    static void countWorlds(Table t, Rows entering) {
        boolean counted = false;
        for (int i = 0; i < entering.size(); i++) {
            if ((t.printed(TYPES, entering.get(i)) & Type.WORLD.bit()) == 0) continue;
            if (!counted) t.add(WORLDS, 1);
            counted = true;
            t.set(WORLD_SINCE, entering.get(i), t.get(WORLDS));
        }
    }

    /** Before it enters: what changes how it enters, with all choices (614.12a); false if it does not enter. */
    private static boolean arrive(Table t, int cause, int object, int seat, boolean tapped) {
        Wording.enters(t, object);
        under(t, object, seat);
        t.set(SINCE, object, t.get(TURN));
        if (tapped) t.set(TAPPED, object, 1);
        if (!t.is(FACE_DOWN, object)) listen(t, object);
        if (!t.isHeard(ENTERS)) return true;
        int card = t.card(object);
        int mark = t.mark();
        Rows printed = asThere(t, object);
        int under = t.printed(CONTROLLER, object);
        boolean enters = t.would(ENTERS, cause, object, 0) != Event.NOTHING;
        boolean isCopy = t.card(object) != card;
        int now = t.printed(CONTROLLER, object);
        for (int s = 0; s < printed.size(); s++)
            if (!isCopy || !Copies.isCopiable(CHARACTERISTICS[s]))
                t.setPrinted(CHARACTERISTICS[s], object, printed.get(s));
        if (now != under) under(t, object, now);
        t.release(mark);
        if (enters && isCopy) enters = entersAsCopy(t, cause, object);
        if (!enters) staysAway(t, object);
        return enters;
    }

    /** What it says itself as the copy that it has become; the others have been asked (614.5). */
    private static boolean entersAsCopy(Table t, int cause, int object) {
        t.set(ENTERS_AS_COPY, 1);
        int result = t.would(ENTERS, cause, object, 0);
        t.set(ENTERS_AS_COPY, 0);
        return result != Event.NOTHING;
    }

    /** Something else has happened: a spell goes to the graveyard (608.3e), a token is not made, a card stays where it is now. */
    private static void staysAway(Table t, int object) {
        t.unlistenAll(object, LISTENS_FOR);
        t.set(IS_HEARD, object, 0);
        t.set(TAPPED, object, 0);
        t.set(ATTACHED, object, 0);
        if (t.zoneOf(object) == null) return;
        t.setPrinted(CONTROLLER, object, t.get(OWNER, object));
        if (t.isIn(STACK, object)) Moves.move(t, 0, object, GRAVEYARD);
        else if (t.isIn(ARRIVING, object)) t.remove(object);
        else if (t.isIn(GRAVEYARD, object)) listenElsewhere(t, object, Defs.Works.GRAVEYARD);
    }

    /**
     * What changes how it enters is judged by what it would be on the battlefield, with the effects there (614.12): so it is
     * shown there, and goes on with what it would be; what it was printed with is handed back.
     */
    private static Rows asThere(Table t, int object) {
        Rows printed = t.rows();
        if (t.firstModifier() == 0) return printed;
        croupier.kernel.Zone from = java.util.Objects.requireNonNull(t.zoneOf(object));
        int owner = t.ownerOf(object);
        int place = t.placeOf(object);
        t.move(object, BATTLEFIELD, 0);
        Rows there = t.rows();
        for (croupier.kernel.Stat s : CHARACTERISTICS) {
            printed.add(t.printed(s, object));
            there.add(t.stat(s, object));
        }
        t.moveTo(object, from, owner, place);
        for (int s = 0; s < CHARACTERISTICS.length; s++) t.setPrinted(CHARACTERISTICS[s], object, there.get(s));
        return printed;
    }

    /** What enters does so under this player's control (616.1b). */
    static void under(Table t, int object, int seat) {
        t.setPrinted(CONTROLLER, object, seat);
        t.set(KEPT_BY, object, seat);
    }

    private static void land(Table t, int object) {
        Face face = Book.face(t, object);
        int seat = t.printed(CONTROLLER, object);
        boolean down = t.is(FACE_DOWN, object);
        if (!down && face.is(Type.AURA) && t.get(ATTACHED, object) == 0 && !Attaching.choose(t, object, seat)) {
            t.unlistenAll(object, LISTENS_FOR);
            t.set(IS_HEARD, object, 0);
            return;
        }
        if (t.isIn(STACK, object)) Targets.drop(t, object);
        t.move(object, BATTLEFIELD, 0);
        if (down) return;
        apply(t, object);
        if (face.loyalty > 0) Counters.put(t, object, object, Counters.LOYALTY_KIND, face.loyalty);
    }

    /** The abilities of an object that answer or replace events, and those that rule, begin to work. */
    static void listen(Table t, int object) {
        Face face = Book.face(t, object);
        if (t.is(IS_HEARD, object) && !onBattlefield(t, object)) t.unlistenAll(object, LISTENS_FOR);
        if (face.has(Keyword.UMBRA_ARMOR)) {
            t.listen(DESTROYED, Shields.UMBRA, object, object);
            t.set(IS_HEARD, object, 1);
        }
        if (face.heard.length == 0) return;
        int holder = player(t, t.get(OWNER, object));
        for (Heard h : face.heard) if (h.works == Defs.Works.BATTLEFIELD) t.listen(h.event, h.number, object, holder);
        t.set(IS_HEARD, object, 1);
    }

    /** Abilities that work in another zone, such as a graveyard. */
    static void listenElsewhere(Table t, int object, Defs.Works where) {
        Face face = Book.face(t, object);
        for (Heard h : face.heard)
            if (h.works == where) {
                t.listen(h.event, h.number, object, player(t, t.get(OWNER, object)));
                t.set(IS_HEARD, object, 1);
            }
    }

    /** The static abilities of a permanent apply as soon as it is there (611.3c). */
    static void apply(Table t, int object) {
        Face face = Book.face(t, object);
        int holder = player(t, t.get(OWNER, object));
        if (face.defines >= 0) t.modify(DEFINED, face.defines, object, holder);
        int leader = 0;
        for (int n : face.statics) {
            if (Book.of(t).change(n) instanceof StaticPart part) {
                int m = t.modify(part.layer, n, object, holder, part.isLeader() ? 0 : leader);
                if (part.isLeader()) leader = m;
            } else if (Book.of(t).change(n) instanceof LentStatic lent) t.modify(lent.layer, n, object, holder);
        }
        if (face.defines >= 0 || face.statics.length > 0) t.set(IS_HEARD, object, 1);
    }

    /** Its printed abilities are silent; what effects, counters and delayed abilities made of it is not. */
    private static void silence(Table t, int object) {
        java.util.List<Event> all = t.game().layout().events();
        for (int e = 0; e < all.size(); e++)
            for (int l = t.firstListener(all.get(e)); l != 0; l = t.nextListener(l))
                if (t.sourceOf(l) == object && t.get(LISTENS_FOR, l) == 0 && isPrinted(t, t.abilityOf(l)))
                    t.unlisten(l);
    }

    private static boolean isPrinted(Table t, int ability) {
        croupier.kernel.Reaction r = Book.of(t).reaction(ability);
        return ability == Shields.UMBRA || (r instanceof Heard && !(r instanceof Lent));
    }

    /** The printed abilities of a permanent begin anew: it has become a copy, or was turned face up. */
    static void renew(Table t, int object) {
        silence(t, object);
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m))
            if (t.sourceOf(m) == object && t.abilityOf(m) >= Effects.Does.ALL.length) t.unmodify(m);
        listen(t, object);
        if (onBattlefield(t, object)) apply(t, object);
    }
}
