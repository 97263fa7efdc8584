package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Field;
import croupier.games.magic.casting.Targets;
import croupier.games.magic.combat.Blocking;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.forms.Vocabulary;

/** The objects and players that card files of Magic can name, alone and in sets. */
final class MagicNouns {
    private MagicNouns() {}

    static void nouns(Vocabulary v) {
        v.noun("me", OBJECT, (t, s) -> s.self).reading();
        v.noun("this", OBJECT, (t, s) -> s.card).reading();
        v.noun("that", OBJECT, (t, s) -> s.object).reading();
        v.noun("that card", OBJECT, (t, s) -> Scopes.nowOf(t, s.object)).reading();
        v.noun("this card", OBJECT, (t, s) -> Scopes.nowOf(t, s.card)).reading();
        v.noun("by", OBJECT, (t, s) -> s.source).reading();
        v.noun("target", OBJECT, (t, s) -> Targets.of(t, s, 0)).reading();
        v.noun("target 2", OBJECT, (t, s) -> Targets.of(t, s, 1)).reading();
        v.noun("target 3", OBJECT, (t, s) -> Targets.of(t, s, 2)).reading();
        v.noun("fourth target", OBJECT, (t, s) -> Targets.of(t, s, 3)).reading();
        v.noun("second target", OBJECT, (t, s) -> Targets.of(t, s, 1)).reading();
        v.noun("third target", OBJECT, (t, s) -> Targets.of(t, s, 2)).reading();
        v.noun("enchanted", OBJECT, (t, s) -> hostOf(t, s.card)).reading();
        v.noun("equipped", OBJECT, (t, s) -> hostOf(t, s.card)).reading();
        v.noun("remembered", OBJECT, MagicNouns::remembered).reading();
        v.noun("paid", OBJECT, MagicNouns::remembered).reading();
        v.noun("paid card", OBJECT, (t, s) -> Scopes.nowOf(t, remembered(t, s))).reading();
        v.noun("active player", OBJECT, (t, s) -> player(t, t.get(ACTIVE))).reading();
        v.noun("spell", OBJECT, (t, s) -> Scopes.spell(t, s)).reading();
    }

    static int hostOf(Table t, int object) {
        return t.is(OBJECT, object) ? t.get(ATTACHED, object) : 0;
    }

    private static int remembered(Table t, Scope s) {
        int spell = Scopes.spell(t, s);
        if (spell != 0) return t.get(REMEMBERED, spell);
        return s.listener != 0 && t.is(W.listener(), s.listener) ? t.get(LISTENS_ROW, s.listener) : 0;
    }

    static void sets(Vocabulary v) {
        field(v, "permanent", "permanents", 0);
        field(v, "creature", "creatures", Type.CREATURE.bit());
        field(v, "land", "lands", Type.LAND.bit());
        field(v, "artifact", "artifacts", Type.ARTIFACT.bit());
        field(v, "enchantment", "enchantments", Type.ENCHANTMENT.bit());
        field(v, "planeswalker", "planeswalkers", Type.PLANESWALKER.bit());
        field(
                v,
                "creature or planeswalker",
                "creatures and planeswalkers",
                Type.CREATURE.bit() | Type.PLANESWALKER.bit());
        field(v, "artifact or enchantment", "artifacts and enchantments", Type.ARTIFACT.bit() | Type.ENCHANTMENT.bit());
        v.set("players", OBJECT, MagicNouns::players).reading();
        v.set("opponents", OBJECT, MagicNouns::opponents).reading();
        v.set("any target", OBJECT, new AnyTarget()).reading(TYPES);
        v.set("players and planeswalkers", OBJECT, MagicNouns::playersAndPlaneswalkers)
                .reading(TYPES);
        v.set("spells", OBJECT, (t, s, out) -> stacked(t, true, out)).reading();
        v.set("abilities", OBJECT, (t, s, out) -> stacked(t, false, out)).reading();
        v.set("sources", OBJECT, MagicNouns::sources).reading();
        v.set("targets", OBJECT, (t, s, out) -> Targets.into(t, s, 0, out)).reading();
        v.set("second targets", OBJECT, (t, s, out) -> Targets.into(t, s, 1, out))
                .reading();
        v.set("graveyards", OBJECT, (t, s, out) -> everybodys(t, GRAVEYARD, out))
                .reading();
        v.set("everything", OBJECT, new Everything()).reading();
        v.set("exiled cards", OBJECT, (t, s, out) -> everybodys(t, EXILE, out)).reading();
        v.set("exiled by this", OBJECT, MagicNouns::exiledByThis).reading();
        v.set("attackers", OBJECT, (t, s, out) -> fighting(t, true, out)).reading();
        v.set("blockers", OBJECT, (t, s, out) -> fighting(t, false, out)).reading();
        v.set("hand", OBJECT, OBJECT, (t, s, row, out) -> zone(t, HAND, row, out))
                .reading();
        v.set("library", OBJECT, OBJECT, (t, s, row, out) -> zone(t, LIBRARY, row, out))
                .reading();
        v.set("graveyard", OBJECT, OBJECT, (t, s, row, out) -> zone(t, GRAVEYARD, row, out))
                .reading();
        v.set("attached", OBJECT, OBJECT, (t, s, row, out) -> attached(t, row, out))
                .reading();
        v.set("blocked by", OBJECT, OBJECT, (t, s, row, out) -> blockedBy(t, row, out))
                .reading();
    }

    private static void field(Vocabulary v, String one, String name, int types) {
        v.set(name, OBJECT, new Field(types, Field.Whose.ALL)).reading(TYPES);
        v.set("my " + name, OBJECT, new Field(types, Field.Whose.YOURS)).reading(TYPES, CONTROLLER);
        v.set("opposing " + name, OBJECT, new Field(types, Field.Whose.OPPOSING))
                .reading(TYPES, CONTROLLER);
        v.set(name, OBJECT, OBJECT, new OfPlayer(types)).reading(TYPES, CONTROLLER);
        v.say("my " + name, one + " you control|" + name + " you control");
        v.say("opposing " + name, one + " an opponent controls|" + name + " your opponents control");
        v.say("it." + name, one + " {who controls}|" + name + " {who controls}");
        v.say(name, one + "|" + name);
    }

    /** Permanents of some types that a player controls. */
    private record OfPlayer(int types) implements croupier.script.Members.RowsOf {
        @Override
        public void into(Table t, Scope s, int row, Rows out) {
            int seat = controller(t, row);
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                int object = t.at(BATTLEFIELD, 0, i);
                if ((types == 0 || (t.stat(TYPES, object) & types) != 0) && t.stat(CONTROLLER, object) == seat)
                    out.add(object);
            }
        }
    }

    /** Creatures, planeswalkers and players (115.4). */
    private record AnyTarget() implements croupier.script.Selection {
        private static final int TYPES_MEANT = Type.CREATURE.bit() | Type.PLANESWALKER.bit();

        @Override
        public void into(Table t, Scope s, Rows out) {
            players(t, s, out);
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                int row = t.at(BATTLEFIELD, 0, i);
                if ((t.stat(TYPES, row) & TYPES_MEANT) != 0) out.add(row);
            }
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            if (isPlayer(t, row)) return isIn(t, t.ownerOf(row));
            return onBattlefield(t, row) && (t.stat(TYPES, row) & TYPES_MEANT) != 0;
        }
    }

    /** Every card, spell and permanent, wherever it is; no abilities. */
    private record Everything() implements croupier.script.Selection {
        private static final Zone[] WHERE = {BATTLEFIELD, STACK, HAND, GRAVEYARD, EXILE, LIBRARY};

        @Override
        public void into(Table t, Scope s, Rows out) {
            for (Zone z : WHERE)
                for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                    for (int i = 0; i < t.count(z, owner); i++)
                        if (t.get(ABILITY, t.at(z, owner, i)) == 0) out.add(t.at(z, owner, i));
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            return t.is(OBJECT, row) && t.zoneOf(row) != null && t.get(ABILITY, row) == 0;
        }

        @Override
        public void among(Table t, Scope s, Rows rows, Rows out) {
            for (int i = 0; i < rows.size(); i++) if (has(t, s, rows.get(i))) out.add(rows.get(i));
        }
    }

    /** In turn order from the active player on (101.4). */
    private static void players(Table t, Scope s, Rows out) {
        int seat = t.get(ACTIVE);
        for (int i = 0; i < t.seats(); i++) {
            if (isIn(t, seat)) out.add(player(t, seat));
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
    }

    private static void opponents(Table t, Scope s, Rows out) {
        int seat = t.get(ACTIVE);
        for (int i = 0; i < t.seats(); i++) {
            if (seat != s.seat && isIn(t, seat)) out.add(player(t, seat));
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
    }

    private static void playersAndPlaneswalkers(Table t, Scope s, Rows out) {
        players(t, s, out);
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (isA(t, t.at(BATTLEFIELD, 0, i), Type.PLANESWALKER)) out.add(t.at(BATTLEFIELD, 0, i));
    }

    private static void stacked(Table t, boolean spells, Rows out) {
        for (int i = 0; i < t.count(STACK, 0); i++) {
            int row = t.at(STACK, 0, i);
            if ((t.get(ABILITY, row) == 0) == spells) out.add(row);
        }
    }

    /** What damage may come from (609.7a): permanents, spells, and what has left but has an ability on the stack. */
    private static void sources(Table t, Scope s, Rows out) {
        out.addAll(t, BATTLEFIELD, 0);
        for (int i = 0; i < t.count(STACK, 0); i++) {
            int row = t.at(STACK, 0, i);
            int source = t.get(ABILITY, row) == 0 ? row : t.get(SOURCE, row);
            if (!out.has(source)) out.add(source);
        }
    }

    private static void everybodys(Table t, Zone z, Rows out) {
        for (int seat = 0; seat < t.seats(); seat++) out.addAll(t, z, seat);
    }

    /** Cards in exile that this very object exiled: linked abilities (607.2a). */
    private static void exiledByThis(Table t, Scope s, Rows out) {
        for (int seat = 0; seat < t.seats(); seat++)
            out.addAll(t, EXILE, seat, (table, card, by) -> table.get(EXILED_BY, card) == by, s.card);
    }

    private static void fighting(Table t, boolean attacks, Rows out) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int row = t.at(BATTLEFIELD, 0, i);
            if (t.get(attacks ? ATTACKING : BLOCKING, row) != 0) out.add(row);
        }
    }

    private static void zone(Table t, Zone z, int row, Rows out) {
        int seat = controller(t, row);
        out.addAll(t, z, seat);
    }

    private static void attached(Table t, int row, Rows out) {
        out.addAll(t, BATTLEFIELD, 0, (table, other, to) -> table.get(ATTACHED, other) == to, row);
    }

    private static void blockedBy(Table t, int row, Rows out) {
        out.addAll(t, BATTLEFIELD, 0, Blocking::blocks, row);
    }
}
