package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.EventAbility;
import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.GrantedStatic;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.StaticPart;
import croupier.games.magic.abilities.TriggerGrantedByEffect;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.effects.Attaching;
import croupier.games.magic.effects.ChosenTargets;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.effects.Shields;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;

/** Objects enter the battlefield (614.12, 603.6). */
public final class Entering {
    /** In the place of a seat: each enters under its owner's control. */
    public static final int OWNERS = -1;

    private Entering() {}

    /** One object enters under a player's control. */
    public static void enter(Table t, int cause, int object, int seat) {
        int mark = t.mark();
        enterAll(t, cause, t.rows().add(object), seat, false);
        t.release(mark);
    }

    /** Objects enter at the same time, under a player's control or that of their owners; what each of them is then. */
    public static Rows enterAll(Table t, int cause, Rows objects, int seat, boolean tapped) {
        return enterEach(t, cause, objects, t.rows().fill(objects.size(), seat), tapped);
    }

    /** Objects enter at the same time, each under the control of somebody; what each is then, 0 for one that does not enter. */
    public static Rows enterEach(Table t, int cause, Rows objects, Rows seats, boolean tapped) {
        Rows entering = t.rows().fill(objects.size(), 0);
        for (int i = 0; i < objects.size(); i++) {
            int object = objects.get(i);
            if (!canEnter(t, object)) continue;
            int is = Moves.isLaidOut(t, object) ? another(t, object) : object;
            int seat = seats.get(i) == OWNERS ? t.get(OWNER, object) : seats.get(i);
            if (arrive(t, cause, is, seat, tapped) && isAttached(t, is)) entering.set(i, is);
            else staysAway(t, object, is);
        }
        for (int i = 0; i < entering.size(); i++) if (entering.get(i) != 0) land(t, objects.get(i), entering.get(i));
        countWorlds(t, entering);
        for (int i = 0; i < entering.size(); i++)
            if (onBattlefield(t, entering.get(i))) t.did(ENTERS, cause, entering.get(i), 0);
        return entering;
    }

    /** What is there already does not enter, nor a token that has left (111.8), nor an instant or sorcery card (400.4a). */
    private static boolean canEnter(Table t, int object) {
        croupier.kernel.Zone z = t.zoneOf(object);
        if (z == null || z.is(BATTLEFIELD) || Moves.isTokenThatLeft(t, object)) return false;
        return t.is(FACE_DOWN, object) || MagicCards.face(t, object).isPermanent();
    }

    /** The object that a card in a graveyard or in exile becomes (400.7); the card stays there until it has entered. */
    private static int another(Table t, int card) {
        int now = t.create(OBJECT, t.card(card), ARRIVING, 0);
        Moves.dress(t, now, t.get(OWNER, card));
        return now;
    }

    /** World permanents that enter together have been world for the same time (704.5k). */
    public static void countWorlds(Table t, Rows entering) {
        boolean counted = false;
        for (int i = 0; i < entering.size(); i++) {
            if (entering.get(i) == 0 || (t.printed(TYPES, entering.get(i)) & Type.WORLD.bit()) == 0) continue;
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
        if (!isReplaced(t)) return true;
        int card = t.card(object);
        int before = t.get(ARRIVES);
        t.set(ARRIVES, object);
        boolean enters = enters(t, cause, object) && (t.card(object) == card || entersAsCopy(t, cause, object));
        t.set(ARRIVES, before);
        return enters;
    }

    private static boolean isReplaced(Table t) {
        for (int l = t.firstListener(ENTERS); l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)).isBefore()) return true;
        return false;
    }

    /** Asks what changes how it enters, by what it would be on the battlefield. */
    private static boolean enters(Table t, int cause, int object) {
        int mark = t.mark();
        int card = t.card(object);
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
        return enters;
    }

    /** What it says itself as the copy that it has become; the others have been asked (614.5). */
    private static boolean entersAsCopy(Table t, int cause, int object) {
        t.set(ENTERS_AS_COPY, 1);
        boolean enters = enters(t, cause, object);
        t.set(ENTERS_AS_COPY, 0);
        return enters;
    }

    /** Something else has happened: a spell goes to the graveyard (608.3e), a token is not made, a card stays where it is now. */
    private static void staysAway(Table t, int card, int object) {
        t.unlistenAll(object, LISTENS_FOR);
        t.set(IS_HEARD, object, 0);
        t.set(TAPPED, object, 0);
        t.set(ATTACHED, object, 0);
        if (card != object && !t.isIn(ARRIVING, object)) leave(t, card);
        if (t.zoneOf(object) == null) return;
        t.setPrinted(CONTROLLER, object, t.get(OWNER, object));
        if (t.isIn(STACK, object)) Moves.move(t, 0, object, GRAVEYARD);
        else if (t.isIn(ARRIVING, object)) t.remove(object);
        else if (t.isIn(GRAVEYARD, object)) listenElsewhere(t, object, Defs.Works.GRAVEYARD);
    }

    /** The card has left its graveyard or exile. */
    private static void leave(Table t, int card) {
        t.remove(card);
        Moves.forget(t, card);
    }

    /** An Aura that was not cast is attached as it enters, to something that is there already (303.4f); false if it cannot be. */
    private static boolean isAttached(Table t, int object) {
        if (t.is(FACE_DOWN, object) || !MagicCards.face(t, object).is(Type.AURA) || t.get(ATTACHED, object) != 0)
            return true;
        return Attaching.choose(t, object, t.printed(CONTROLLER, object));
    }

    /**
     * What changes how it enters is judged by what it would be on the battlefield, with the effects there (614.12): so it is
     * shown there, and goes on with what it would be; what it was printed with is handed back.
     */
    private static Rows asThere(Table t, int object) {
        Rows printed = t.rows();
        Face face = MagicCards.face(t, object);
        boolean own = face.defines >= 0 || face.statics.length > 0;
        if (t.firstModifier() == 0 && !own) return printed;
        croupier.kernel.Zone from = java.util.Objects.requireNonNull(t.zoneOf(object));
        int owner = t.ownerOf(object);
        int place = t.placeOf(object);
        t.move(object, BATTLEFIELD, 0);
        if (own) apply(t, object);
        Rows there = t.rows();
        for (croupier.kernel.Stat s : CHARACTERISTICS) {
            printed.add(t.printed(s, object));
            there.add(t.stat(s, object));
        }
        if (own) endOwn(t, object);
        t.moveTo(object, from, owner, place);
        for (int s = 0; s < CHARACTERISTICS.length; s++) t.setPrinted(CHARACTERISTICS[s], object, there.get(s));
        return printed;
    }

    /** What enters does so under this player's control (616.1b). */
    public static void under(Table t, int object, int seat) {
        t.setPrinted(CONTROLLER, object, seat);
        t.set(KEPT_BY, object, seat);
    }

    private static void land(Table t, int card, int object) {
        if (card != object) leave(t, card);
        if (t.isIn(STACK, object)) ChosenTargets.drop(t, object);
        t.move(object, BATTLEFIELD, 0);
        if (t.is(FACE_DOWN, object)) return;
        apply(t, object);
        int loyalty = MagicCards.face(t, object).loyalty;
        if (loyalty > 0) enterWith(t, object, Counters.LOYALTY_KIND, loyalty);
        if (MagicCards.face(t, object).lastChapter > 0 && t.stat(LOST, object) == 0)
            enterWith(t, object, Counters.LORE_KIND, 1);
    }

    /** A planeswalker enters with its loyalty, a Saga with a lore counter: an effect of its own puts these counters (306.5b, 714.3a, 614.16). */
    private static void enterWith(Table t, int object, int kind, int many) {
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 0);
        Counters.put(t, object, object, kind, many);
        t.set(BY_RULE, byRule);
    }

    /** The abilities of an object that answer or replace events, and those that rule, begin to work. */
    public static void listen(Table t, int object) {
        Face face = MagicCards.face(t, object);
        if (t.is(IS_HEARD, object) && !onBattlefield(t, object)) t.unlistenAll(object, LISTENS_FOR);
        if (face.has(Keyword.UMBRA_ARMOR)) {
            t.listen(DESTROYED, Shields.UMBRA, object, object);
            t.set(IS_HEARD, object, 1);
        }
        int more = t.get(COPY_HAS, object);
        if (face.heard.length == 0 && more == 0) return;
        int holder = player(t, t.get(OWNER, object));
        for (; more != 0; more &= more - 1)
            for (EventAbility h : MagicCards.of(t).ofCopies[Integer.numberOfTrailingZeros(more)])
                t.listen(h.event, h.number, object, holder);
        for (EventAbility h : face.heard)
            if (h.works == Defs.Works.BATTLEFIELD) t.listen(h.event, h.number, object, holder);
        t.set(IS_HEARD, object, 1);
    }

    /** Abilities that work in another zone, such as a graveyard. */
    public static void listenElsewhere(Table t, int object, Defs.Works where) {
        Face face = MagicCards.face(t, object);
        for (EventAbility h : face.heard)
            if (h.works == where) {
                t.listen(h.event, h.number, object, player(t, t.get(OWNER, object)));
                t.set(IS_HEARD, object, 1);
            }
    }

    /** The static abilities of a permanent apply as soon as it is there (611.3c). */
    public static void apply(Table t, int object) {
        Face face = MagicCards.face(t, object);
        int holder = player(t, t.get(OWNER, object));
        if (face.defines >= 0 && t.get(UNDEFINED, object) == 0) t.modify(DEFINED, face.defines, object, holder);
        int leader = 0;
        for (int n : face.statics) {
            if (MagicCards.of(t).change(n) instanceof StaticPart part) {
                int m = t.modify(part.layer, n, object, holder, part.isLeader() ? 0 : leader);
                if (part.isLeader()) leader = m;
            } else if (MagicCards.of(t).change(n) instanceof GrantedStatic lent)
                t.modify(lent.layer, n, object, holder);
        }
        if (face.reaches && t.get(REACHES) == 0) t.set(REACHES, 1);
        if (face.defines >= 0 || face.statics.length > 0) t.set(IS_HEARD, object, 1);
    }

    /** Its printed abilities are silent; what effects, counters and delayed abilities made of it is not. */
    private static void silence(Table t, int object) {
        t.unlistenAll(
                (table, l, its) -> table.sourceOf(l) == its
                        && table.get(LISTENS_FOR, l) == 0
                        && isPrinted(table, table.abilityOf(l)),
                object);
    }

    private static boolean isPrinted(Table t, int ability) {
        croupier.kernel.Reaction r = MagicCards.of(t).reaction(ability);
        return ability == Shields.UMBRA || (r instanceof EventAbility && !(r instanceof TriggerGrantedByEffect));
    }

    /** Its own static abilities change nothing any more. */
    private static void endOwn(Table t, int object) {
        t.unmodifyAll(
                (table, m, its) ->
                        table.sourceOf(m) == its && isOwn(MagicCards.of(table).change(table.abilityOf(m))),
                object);
    }

    private static boolean isOwn(croupier.kernel.Change c) {
        return c instanceof StaticPart
                || c instanceof StaticPart.Defining
                || (c instanceof GrantedStatic l && l.isOwn());
    }

    /** The printed abilities of a permanent begin again: it has become a copy, or was turned face up. */
    static void renew(Table t, int object) {
        silence(t, object);
        endOwn(t, object);
        listen(t, object);
        if (onBattlefield(t, object)) apply(t, object);
    }
}
