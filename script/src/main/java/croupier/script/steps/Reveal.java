package croupier.script.steps;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Says;
import croupier.script.Selection;
import croupier.script.Verb;
import org.jspecify.annotations.Nullable;

/** Cards are shown to everybody, or to some players. */
@Says("Reveal {reveal:all}.")
@Says(value = "Show {reveal:all} to {to}.", when = "to")
@Doc("Cards are shown to everybody, or to some players.")
public record Reveal(
        @MainArgument @Doc("Which.") Selection reveal,
        @Doc("To whom; to everybody by default.") @Nullable Selection to) implements Verb {
    @Override
    public void run(Table t, Scope s) {
        Rows cards = reveal.rows(t, s);
        Rows players = to == null ? null : to.rows(t, s);
        if (players == null) t.reveal(cards);
        for (int p = 0; players != null && p < players.size(); p++)
            for (int i = 0; i < cards.size(); i++) t.lookAt(cards.get(i), t.ownerOf(players.get(p)));
    }
}
