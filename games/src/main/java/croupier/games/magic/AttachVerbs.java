package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Noun;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;
import org.jspecify.annotations.Nullable;

/** Verbs of attaching and of turning face up. */
final class AttachVerbs {
    private AttachVerbs() {}

    @Doc("Attaches this, or another object, to something.")
    public record Attach(
            @Main @Nullable @Doc("what is attached; this unless told")
            Noun attach,

            @Nullable @Doc("to what; the target unless told")
            Noun to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int object = attach == null ? s.card : attach.of(t, s);
            int host = to == null ? Targets.of(t, s, 0) : to.of(t, s);
            if (object != 0 && host != 0) Attaching.attach(t, object, host);
        }

        @Override
        public String text(Teller w) {
            return "attach " + (attach == null ? "this" : w.words(attach)) + " to "
                    + (to == null ? "the target" : w.words(to)) + ".";
        }
    }

    @Doc("Turns face-down permanents face up.")
    public record TurnFaceUp(@Main Selection turnFaceUp) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows all = turnFaceUp.rows(t, s);
            for (int i = 0; i < all.size(); i++) {
                if (!t.is(FACE_DOWN, all.get(i)) || !onBattlefield(t, all.get(i))) continue;
                FaceDown.reveal(t, all.get(i));
                t.did(TURNED_UP, s.card, all.get(i), 0);
            }
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return "turn " + Saying.all(w.words(turnFaceUp)) + " face up.";
        }
    }

    @Doc("Turns permanents face down: each is a 2/2 creature without anything else.")
    public record TurnFaceDown(@Main Selection turnFaceDown) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows all = turnFaceDown.rows(t, s);
            for (int i = 0; i < all.size(); i++) FaceDown.turnDown(t, all.get(i));
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return "turn " + Saying.all(w.words(turnFaceDown)) + " face down.";
        }
    }
}
