package croupier.kernel;

/** Why a seat is asked; a declared constant. */
public record Prompt(String name, int index, String text) implements Purpose, Constant<Prompt> {
    @Override
    public String toString() {
        return name;
    }
}
