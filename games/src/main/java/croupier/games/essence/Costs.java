package croupier.games.essence;

import croupier.script.*;
import java.util.StringJoiner;

/** What is paid besides, or for an ability. */
@Doc("What is paid besides KL, or for an ability.")
record Costs(
        @Doc("KL.") @Default("0") int kl,
        @Doc("Essence.") @Default("0") int essence,
        @Doc("God Charges.") @Default("0") int charges,

        @Doc("How many Avatars are sacrificed.") @Default("0")
        int sacrifice,

        @Doc("How many other cards are discarded.") @Default("0")
        int discard,

        @Doc("The card itself becomes exhausted.") boolean exhaust)
        implements Told {
    static final Costs NONE = new Costs(0, 0, 0, 0, 0, false);

    Costs {
        if (kl < 0 || essence < 0 || charges < 0 || sacrifice < 0 || discard < 0)
            throw new IllegalArgumentException("a cost is a number from 0");
        if (charges > EssenceWords.MOST_CHARGES)
            throw new IllegalArgumentException("nobody has more than " + EssenceWords.MOST_CHARGES + " God Charges");
    }

    @Override
    public String text(Teller w) {
        return text("pay ");
    }

    /** "2 KL, 1 God Charge, sacrifice an Avatar"; before what is paid stands the word for it, if there is one. */
    String text(String pay) {
        StringJoiner all = new StringJoiner(", ");
        if (kl > 0) all.add(pay + kl + " KL");
        if (essence > 0) all.add(pay + essence + " Essence");
        if (charges > 0) all.add(pay + (charges == 1 ? "1 God Charge" : charges + " God Charges"));
        if (sacrifice > 0) all.add("sacrifice " + (sacrifice == 1 ? "an Avatar" : sacrifice + " Avatars"));
        if (discard > 0) all.add("discard " + (discard == 1 ? "a card" : discard + " cards"));
        if (exhaust) all.add("exhaust this");
        return all.toString();
    }
}
