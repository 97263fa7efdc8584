/**
 * How every type of a definition is written in card files: read to values, checked, and described for editors and readers.
 *
 * <p>Where a new line belongs: what a game's files may say in {@code Vocabulary}; which form a Java type has in {@code Forms};
 * how a record is read in {@code RecordForm} and {@code Shape}, lists and maps in {@code Lists}; what is read once for the whole
 * content in {@code Compilation}; levels of a definition in {@code Levels}; its text in the words of its file in
 * {@code OwnWords}; the JSON Schema in {@code Schema}, the reference page in {@code Reference}.
 */
@NullMarked
package croupier.script.forms;

import org.jspecify.annotations.NullMarked;
