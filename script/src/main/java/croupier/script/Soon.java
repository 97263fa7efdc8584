package croupier.script;

/** Declared, not yet written. */
final class Soon {
    private Soon() {}

    @SuppressWarnings({"DoNotCallSuggester", "TypeParameterUnusedInFormals"})
    static <T> T yet() {
        throw new UnsupportedOperationException("not yet written");
    }
}
