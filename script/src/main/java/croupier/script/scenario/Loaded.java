package croupier.script.scenario;

import croupier.kernel.Game;
import croupier.script.library.Library;

/** A game with the cards of a case, ready to be played. */
record Loaded(Game game, Library library, Stage stage) {}
