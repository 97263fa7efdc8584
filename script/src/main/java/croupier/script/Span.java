package croupier.script;

/** From the least to the most, written {@code 40..44}, or one number alone. */
public record Span(int least, int most) {
    public Span {
        if (least > most) throw new IllegalArgumentException("a range goes from the smaller number to the larger");
    }

    public int size() {
        return most - least + 1;
    }

    @Override
    public String toString() {
        return least == most ? Integer.toString(least) : least + ".." + most;
    }
}
