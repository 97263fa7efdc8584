package croupier.games.spire.outlook;

import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.TextStep;
import croupier.games.spire.verbs.Gains;
import croupier.games.spire.verbs.Hits;
import croupier.games.spire.verbs.Whom;
import croupier.games.spire.words.SpireWords;
import croupier.kernel.*;
import croupier.script.*;

/** What a card does, roughly, in numbers: read once from its compiled text. What a text computes is taken as what the card names. */
final class CardSense {
    /** How much energy a card is expected to get that takes all. */
    private static final int USUAL_X = 3;

    private static final int UNKNOWN_NUMBER = 5;
    private static final int COMPUTED = Integer.MIN_VALUE;

    private final SpireCards book;
    private final SpireCards.Card card;
    float damage;
    float damageToAll;
    float hits;
    float block;
    float draws;
    float energy;
    float hpLost;
    float vulnerable;
    float weak;
    float strength;
    float dexterity;
    float poison;
    /** Powers of other kinds that it gives its player. */
    float powers;

    /** Steps whose worth is not known here. */
    float others;

    CardSense(SpireCards book, SpireCards.Card card) {
        this.book = book;
        this.card = card;
        for (TextStep step : card.play) read(step);
    }

    boolean isPower() {
        return card.def.type() == SpireCards.Type.POWER;
    }

    boolean isUnwanted() {
        return card.def.type() == SpireCards.Type.STATUS || card.def.type() == SpireCards.Type.CURSE;
    }

    private void read(TextStep step) {
        if (step.parts != null) for (TextStep part : step.parts) read(part);
        switch (step.verb) {
            case Hits.Damage d -> damage(number(d.damage(), "damage"), number(d.times(), "times"));
            case Hits.DamageRandom d -> damage(number(d.damage(), "damage"), number(d.times(), "times"));
            case Hits.DamageAll d -> damageToAll += number(d.damage(), "damage") * number(d.times(), "times");
            case Gains.Block b
            when b.to() == Whom.ME -> block += number(b.block(), "block") * number(b.times(), "times");
            case Gains.Draw d -> draws += number(d.draw(), "cards");
            case Gains.GainEnergy g -> energy += number(g.gainEnergy(), "energy");
            case Hits.LoseHp l when l.by() == Whom.ME && l.of() == null -> hpLost += number(l.loseHp(), "hp");
            case Gains.Apply a -> power(a);
            default -> {
                if (step.parts == null) others++;
            }
        }
    }

    private void damage(float each, float times) {
        damage += each * times;
        hits += times;
    }

    private void power(Gains.Apply a) {
        Column power = book.powers[a.apply().number()].column;
        float stacks = number(a.amount(), "");
        if (a.to() == Whom.ME) own(power, stacks);
        else if (power.equals(SpireWords.VULNERABLE)) vulnerable += stacks;
        else if (power.equals(SpireWords.WEAK)) weak += stacks;
        else if (power.equals(SpireWords.POISON)) poison += stacks;
        else if (power.equals(SpireWords.STRENGTH)) strength -= stacks;
        else others++;
    }

    private void own(Column power, float stacks) {
        if (power.equals(SpireWords.STRENGTH)) strength += stacks;
        else if (power.equals(SpireWords.DEXTERITY)) dexterity += stacks;
        else powers++;
    }

    /** A number as it is written; of what is computed, the number of that name, or the first. */
    private float number(Amount a, String name) {
        int written = Amount.written(a, COMPUTED);
        if (written != COMPUTED) return written;
        if (name.equals("times") && card.cost == SpireCards.X_COST) return USUAL_X;
        Numbers numbers = card.def.numbers();
        if (numbers == null || numbers.byName().isEmpty()) return name.equals("times") ? 1 : UNKNOWN_NUMBER;
        Integer named = numbers.byName().get(name);
        return named != null ? named : numbers.byName().firstEntry().getValue();
    }
}
