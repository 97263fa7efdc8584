package croupier.games.duel;

import croupier.script.*;
import java.util.List;

/** What the card files of the duel define. */
final class Defs {
    @Doc("An item: what it does when it is played, and what it does as long as it is held.")
    record Item(
            @Doc("The effects of playing it, in this order.")
            Steps play,

            @Doc("What listens as long as the item is held.")
            List<Numbered<Ability>> abilities,

            @Doc("Whether random loadouts leave it out: it is there for tests.")
            boolean utility)
            implements Told {
        @Override
        public String text(Teller w) {
            String plays = play.isEmpty() ? "Does nothing when played." : "{play:sentences}";
            StringBuilder text = new StringBuilder(w.say(plays + "[ While held: {abilities:lines}]", this));
            for (Verb v : play)
                if (v instanceof Verbs.AddStatus s
                        && text.indexOf(" (" + s.status().name() + ": ") < 0)
                    text.append(
                            " (" + s.status().name() + ": " + s.status().get().text(w) + ")");
            return text.toString();
        }
    }

    @Says("[{abilities:lines} ][{charges:times}. ][For {turns} of your turns. ][When it runs out, {end}.]")
    @Says(value = "[{abilities:lines} ]Until your turn ends.[ When it runs out, {end}.]", when = "turns: 1")
    @Says(
            value = "[{abilities:lines} ]Each time it has one charge less.[ When it runs out, {end}.] Charges add up.",
            when = "stacks: true")
    @Doc("A status: what it listens to and what it does then, how long it lasts, and what happens at its end.")
    record Status(
            @Doc("What listens as long as the status lasts.")
            List<Numbered<Ability>> abilities,

            @Doc("How many times it reacts.") @Default("0") int charges,

            @Doc("How many turns of its owner it lasts, the one in which it came included.") @Default("0")
            int turns,

            @Doc("What happens when its charges or turns have run out.")
            Steps end,

            @Doc("Whether the same status once more is added to the one that is there.")
            boolean stacks,

            @Doc("How much a bot likes to have it; below 0 for harm.") @Default("10")
            int worth)
            implements Told {
        Status {
            if (abilities.isEmpty() && turns == 0)
                throw new IllegalArgumentException("a status does something: write 'abilities', or 'turns' with 'end'");
            if (charges < 0 || turns < 0 || (charges > 0 && turns > 0))
                throw new IllegalArgumentException("a status lasts for charges or for turns");
            if (!end.isEmpty() && charges == 0 && turns == 0)
                throw new IllegalArgumentException("'end' needs 'charges' or 'turns'");
        }

        /** How many charges or turns it begins with. */
        int count() {
            return charges + turns;
        }

        @Override
        public String text(Teller w, String own) {
            return English.capitals(own);
        }
    }

    @Doc("A ready-made loadout.")
    record Loadout(
            @Doc("One line about it.") @Default("") String about,

            @Doc("Whether it shows something, rather than being meant to win as often as the others.")
            boolean demonstration,

            @Required @Doc("Its items, in order.") List<Ref<Item>> cards) {
        Loadout {
            if (cards.isEmpty()) throw new IllegalArgumentException("a loadout has at least one item");
        }
    }
}
