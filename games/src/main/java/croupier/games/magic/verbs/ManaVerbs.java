package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.AddsMana;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.ManaCost;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs of mana. */
public final class ManaVerbs {
    private ManaVerbs() {}

    @Doc("Adds mana.")
    public record AddMana(
            @MainArgument @Doc("such as RRR, or 'same' for the kind that was made")
            String addMana,

            @Default("1") @Doc("how many times") Amount times,
            @Default("me") @Doc("who gets it") Noun who)
            implements Verb, AddsMana {
        public AddMana {
            if (!addMana.equals("same")
                    && !addMana.equals("any")
                    && ManaCost.of(addMana).pips().isEmpty())
                throw new IllegalArgumentException("write the letters W U B R G C, such as RRR, or same, or any");
        }

        @Override
        public boolean isSame() {
            return addMana.equals("same");
        }

        @Override
        public boolean isAny() {
            return addMana.equals("any");
        }

        @Override
        public int adds(int kind) {
            if (isSame() || isAny()) return 0;
            char sign = kind < Color.ALL.length ? Color.ALL[kind].sign : 'C';
            int n = 0;
            for (int i = 0; i < addMana.length(); i++) if (addMana.charAt(i) == sign) n++;
            return n;
        }

        @Override
        public void run(Table t, Scope s) {
            int player = who.of(t, s);
            for (int n = times.of(t, s); n > 0 && player != 0; n--) add(t, s, player);
        }

        private void add(Table t, Scope s, int player) {
            if (isSame()) t.add(POOL[Math.min(s.amount, POOL.length - 1)], player, 1);
            else if (isAny()) t.add(POOL[LaterVerbs.color(t, s.seat, s.card)], player, 1);
            else for (int c = 0; c < POOL.length; c++) t.add(POOL[c], player, adds(c));
        }

        @Override
        public String text(Teller w) {
            String made = isSame() ? "one mana of the kind it made" : ManaCost.signs(addMana);
            return w.say("{who adds} ", this) + made + w.say("[ {times:times}].", this);
        }
    }
}
