package croupier.script.library;

import croupier.script.files.Place;
import java.util.List;

/**
 * A definition as people look it up.
 *
 * @param folder the folder of its kind
 * @param upgraded its text at the levels above the first, as long as each differs from the one before
 * @param written the lines that define it
 * @param namedBy the definitions that name it
 */
public record Page(
        String folder,
        String name,
        String text,
        List<String> upgraded,
        Place place,
        String written,
        List<String> namedBy) {}
