package croupier.games.magic.cards;

import croupier.script.*;

/** Power and toughness as they are printed. */
public record PowerToughness(int power, int toughness) implements Told {
    @Override
    public String text(Teller w) {
        return power + "/" + toughness;
    }

    public static PowerToughness of(String written) {
        String[] parts = written.split("/");
        if (parts.length != 2 || !parts[0].matches("-?[0-9]{1,6}") || !parts[1].matches("-?[0-9]{1,6}"))
            throw new IllegalArgumentException("'" + written
                    + "' is no power and toughness: write 2/3; where the text defines them, 0/0 and 'defines'");
        return new PowerToughness(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
}
