package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.Orbs;
import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.Aimed;
import croupier.games.spire.cards.Attack;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Verbs that hurt. */
public final class Hits {
    private Hits() {}

    /** The base of an attack: what relics and the like add to a card's own number. */
    private static int base(Table t, Scope s, Amount amount) {
        int base = amount.of(t, s);
        return t.is(CARD, s.card) ? t.would(ATTACK_BASE, s.self, s.card, base) : base;
    }

    /** Attacks the target; the number is fixed when the card is used. */
    @Doc("Attacks the target.")
    @Says(
            "Deal {damage:of damage}[ {times:times}][; strength counts {strength:times}][ and heal by the HP lost{drains}].[ If this kills,"
                    + " {ifFatal}.]"
                    + "[ Then {then}.]")
    public record Damage(
            @MainArgument Amount damage,
            @Default("1") Amount times,
            @Default("1") @Doc("how often strength counts") Amount strength,
            @Doc("the attacker heals by the HP lost") boolean drains,

            @Nullable @Doc("what happens if it kills the target")
            Steps ifFatal,

            @Nullable @Doc("what happens then; amount is the HP lost")
            Steps then)
            implements Action, Aimed, Attack {
        @Override
        public boolean isAimed() {
            return true;
        }

        @Override
        public int callSite() {
            return 1;
        }

        @Override
        public boolean isFixedAtUse() {
            return true;
        }

        @Override
        public int fix(Table t, Scope s) {
            int base = base(t, s, damage);
            return t.is(CARD, s.card) ? attackDamage(t, s, base) : base;
        }

        private int attackDamage(Table t, Scope s, int base) {
            return Creatures.attackDamage(t, s.self, s.target, base, strength.of(t, s));
        }

        @Override
        public Amount repeats() {
            return times;
        }

        /** Of a monster's number only the base is fixed: powers may change between two hits. */
        @Override
        public void act(Table t, Scope s, int fixed) {
            if (s.target == 0 || !Creatures.isAlive(t, s.target)) return;
            int now = t.is(CARD, s.card) ? fixed : attackDamage(t, s, fixed);
            int lost = drains ? Creatures.drain(t, s.self, s.target, now) : Creatures.strike(t, s.self, s.target, now);
            if (then != null) {
                s.amount = lost;
                then.run(t, s);
            }
            if (ifFatal != null && Creatures.isSlain(t, s.target)) ifFatal.run(t, s);
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    /** Attacks every enemy with one and the same use. */
    @Doc("Attacks all enemies.")
    @Says("Deal {damage:of damage} to all enemies[ {times:times}].[ Then {then}.]")
    public record DamageAll(
            @MainArgument Amount damage,
            @Default("1") Amount times,

            @Nullable @Doc("what happens then; amount is the HP lost by all")
            Steps then)
            implements Action {
        @Override
        public boolean isFixedAtUse() {
            return true;
        }

        public int against(Table t, Scope s, int monster) {
            return Creatures.attackDamage(t, s.self, monster, base(t, s, damage));
        }

        @Override
        public int fix(Table t, Scope s) {
            int base = base(t, s, damage);
            int count = t.count(MONSTERS, 0);
            for (int i = 0; i < count; i++) {
                int monster = t.at(MONSTERS, 0, i);
                t.set(INCOMING, monster, Creatures.attackDamage(t, s.self, monster, base));
            }
            return base;
        }

        @Override
        public Amount repeats() {
            return times;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows all = Whom.ENEMIES.rows(t, s);
            int lost = 0;
            for (int i = 0; i < all.size(); i++)
                lost += Creatures.attack(t, s.self, all.get(i), t.get(INCOMING, all.get(i)));
            if (then == null) return;
            s.amount = lost;
            then.run(t, s);
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    /**
     * Attacks an enemy drawn when the hit comes; the number is computed then.
     * One card of this hero uses it; hits that draw their target are a kind of their own in the rulebook, and other heroes have many.
     */
    @Doc("Attacks a random enemy.")
    @Says("Deal {damage:of damage} to a random enemy[ {times:times}].")
    public record DamageRandom(
            @MainArgument Amount damage, @Default("1") Amount times) implements Action {
        public int against(Table t, Scope s, int monster) {
            return Creatures.attackDamage(t, s.self, monster, base(t, s, damage));
        }

        @Override
        public Amount repeats() {
            return times;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            int monster = Monsters.random(t);
            if (monster == 0) return;
            Creatures.attack(t, s.self, monster, against(t, s, monster));
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    /** Damage that is not an attack: powers do not change it, block absorbs it. */
    @Doc("Deals damage that is not an attack: powers do not change it, block absorbs it.")
    @Says("Deal {harm:of damage} to {to}[, or to all enemies if {allIf}].")
    public record Harm(
            @MainArgument Amount harm,
            @Default("target") Whom to,

            @Default("true") @Doc("whether it counts as dealt by the one who acts")
            boolean own,

            @Doc("dealt by an orb: Lock-On counts") boolean byOrb,

            @Nullable @Doc("then it is dealt to all enemies")
            Condition allIf)
            implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return harm.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            boolean hitsAll = allIf != null && allIf.test(t, s);
            Rows all = (hitsAll ? Whom.ENEMIES : to).rows(t, s);
            for (int i = 0; i < all.size(); i++) {
                int damage = byOrb ? Orbs.damage(t, all.get(i), fixed) : fixed;
                Creatures.harm(t, own ? s.self : 0, all.get(i), damage);
            }
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    /** HP is lost, past any block. */
    @Doc("HP are lost, past any block.")
    @Says("{by loses} {loseHp:of HP}.")
    @Says(value = "Lose {loseHp:of HP}.", when = "by: me")
    @Says(value = "{of loses} {loseHp:of HP}.", when = "of")
    public record LoseHp(
            @MainArgument Amount loseHp,
            @Default("me") Whom by,

            @Nullable @Doc("those who lose them, in place of 'by'")
            Selection of,

            @Default("true") @Doc("whether it counts as done by the one who acts")
            boolean own)
            implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return loseHp.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows all = of == null ? by.rows(t, s) : of.rows(t, s);
            for (int i = 0; i < all.size(); i++) Creatures.loseHp(t, own ? s.self : 0, all.get(i), fixed);
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }
}
