package croupier.script;

/** How a record is written in card files. */
final class Shape {
    private Shape() {}

    /** The key of a verb. */
    static String keyOf(Class<?> type) {
        Name name = type.getAnnotation(Name.class);
        return name != null ? name.value() : Words.of(type.getSimpleName());
    }
}
