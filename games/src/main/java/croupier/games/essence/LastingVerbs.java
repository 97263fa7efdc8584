package croupier.games.essence;

import croupier.kernel.*;
import croupier.script.*;
import java.util.List;

/** What cards give for some time. */
final class LastingVerbs {
    @Doc("Cards or players get abilities and changes for some time; 'this' is the card that bears them.")
    record Give(
            @MainArgument Choice give,
            @Doc("How long.") @Default("end of turn") Until until,
            @Doc("Abilities.") List<Numbered<Hook>> abilities,
            @Name("while") @Doc("Changes.") List<Numbered<Modifier>> changes)
            implements Verb {
        Give {
            if (abilities.isEmpty() && changes.isEmpty())
                throw new IllegalArgumentException("'give' needs 'abilities' or 'while'");
        }

        @Override
        public void run(Table t, Scope s) {
            Rows rows = give.take(t, s);
            for (int i = 0; i < rows.size(); i++) {
                int subject = rows.get(i);
                for (int n = 0; n < abilities.size(); n++)
                    Lasting.give(t, abilities.get(n).number(), s.card, s.self, subject, until);
                for (int n = 0; n < changes.size(); n++)
                    Lasting.change(t, changes.get(n).number(), s.card, s.self, subject, until);
            }
            Zones.checkGuards(t);
        }

        @Override
        public String text(Teller w) {
            StringBuilder all = new StringBuilder();
            for (Numbered<Hook> h : abilities) all.append(w.words(h)).append(' ');
            for (Numbered<Modifier> m : changes)
                all.append(Teller.sentence(w.words(m))).append(' ');
            String says = all.toString().strip();
            String whom = w.words(give);
            if (whom.equals("you")) return until.text + English.small(says);
            return until.text + w.say("{give gains}", this) + ": " + says;
        }
    }

    /** The abilities of a Deity are not said by the card itself, so no list of abilities can be written for them. */
    @Doc("Until end of turn the card has the abilities of its player's Deity.")
    @Says("Until end of turn this has the abilities of your Deity.")
    record CopyDeity() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Defs.Card deity = Essence.printed(t, GodCode.deity(t, s.self));
            for (Numbered<Hook> hook : deity.abilities())
                Lasting.give(t, hook.number(), s.card, s.self, s.card, Until.END_OF_TURN);
        }
    }
}
