package croupier.games.magic.cards;

/** A condition about the damage of this turn: where a card has it, damage is noted. */
public interface AsksWhoDamaged {}
