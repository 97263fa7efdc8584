package croupier.script.forms;

import croupier.kernel.Api;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.files.Node;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A variant or house rule as data, in the folder {@code variants}: option values, and fields of definitions put in place of
 * those that are written.
 */
@Doc("A variant or house rule: other option values, other fields of definitions.")
@Api
public record Variant(
        @Doc("One line for a list of variants.") @Default("")
        String about,

        @Doc("Another variant that this one begins with.") @Nullable
        String base,

        @Doc("Option values, as people write them.") SequencedMap<String, String> options,

        @Doc("By folder and definition: fields that are put in place of those written.") @Default("{}")
        Node change) {}
