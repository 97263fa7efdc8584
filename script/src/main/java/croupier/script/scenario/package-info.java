/** Given a table, when these answers, then these facts: tests written in YAML. Uses script and kernel; games give a Stage. */
@NullMarked
package croupier.script.scenario;

import org.jspecify.annotations.NullMarked;
