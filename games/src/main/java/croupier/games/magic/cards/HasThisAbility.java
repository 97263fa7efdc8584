package croupier.games.magic.cards;

/** A verb that makes a copy which may have the very ability that made it (707.9a). */
public interface HasThisAbility {
    boolean hasThisAbility();
}
