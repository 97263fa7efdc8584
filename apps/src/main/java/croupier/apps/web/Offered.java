package croupier.apps.web;

import java.util.SortedMap;

/**
 * A pack that matches of a game may be played with.
 *
 * @param from where its files were found
 * @param about one line for those who choose
 * @param files by the places they would have in the game's own folder
 */
public record Offered(String game, String name, String from, String about, SortedMap<String, String> files) {}
