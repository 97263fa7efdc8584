package croupier.games.duel;

import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Told;
import croupier.script.Verb;
import java.util.List;

/** An item: what it does when it is played, and what it does as long as it is held. */
@Doc("An item: what it does when it is played, and what it does as long as it is held.")
record Item(
        @Doc("The effects of playing it, in this order.") @Default("[]")
        Steps play,

        @Doc("What listens as long as the item is held.") @Default("[]")
        List<Listener> passive,

        @Doc("Whether random loadouts leave it out: it is there for tests.") @Default("false")
        boolean utility)
        implements Told {
    Item {
        for (Listener p : passive)
            if (!p.lasts() || p.stacks())
                throw new IllegalArgumentException("a passive lasts as long as its item: no charges, turns or stacks");
    }

    @Override
    public String text(Teller w) {
        StringBuilder text = new StringBuilder(play.isEmpty() ? "Does nothing when played." : play.text(w));
        for (Listener p : passive) text.append(" While held: ").append(p.text(w));
        for (Verb v : play)
            if (v instanceof Verbs.AddStatus s && text.indexOf(" (" + s.status().name() + ": ") < 0)
                text.append(" (" + s.status().name() + ": " + s.status().get().text(w) + ")");
        return text.toString();
    }
}
