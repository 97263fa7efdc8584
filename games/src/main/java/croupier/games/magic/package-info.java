/**
 * Magic: the machinery of its rules in Java, its cards as data. Rule numbers are those of the Comprehensive Rules of 2025-09-19. Uses
 * kernel and script, no other game. The chapters, each of which uses only those before it: words, cards, abilities, mana, effects, zones,
 * casting, combat, turn, verbs, limited; here is what the rest of the program sees of the game.
 *
 * <p>Where a new line belongs: a rule in its chapter; a verb or key of card files in the list of {@code MagicLanguage}, what they
 * can name in {@code MagicNouns}, ask or count in {@code MagicTraits}; how the table is drawn
 * in {@code MagicArt}; how scenarios lay it out in {@code MagicStage}. Cards are YAML.
 */
@NullMarked
package croupier.games.magic;

import org.jspecify.annotations.NullMarked;
