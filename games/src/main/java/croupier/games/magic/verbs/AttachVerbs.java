package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.casting.Targets;
import croupier.games.magic.effects.Attaching;
import croupier.games.magic.zones.FaceDown;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs of attaching and of turning face up. */
public final class AttachVerbs {
    private AttachVerbs() {}

    @Doc("Attaches this, or another object, to something.")
    @Says("Attach {attach} to {to}.")
    public record Attach(
            @MainArgument @Default("this") @Doc("what is attached")
            Noun attach,

            @Default("target") @Doc("to what") Noun to)
            implements Verb {
        /** This is attached to the target: what equipping does. */
        static Attach equip() {
            return new Attach((t, s) -> s.card, (t, s) -> Targets.of(t, s, 0));
        }

        @Override
        public void run(Table t, Scope s) {
            int object = attach.of(t, s);
            int host = to.of(t, s);
            if (object != 0 && host != 0) Attaching.attach(t, object, host);
        }
    }

    @Doc("Turns face-down permanents face up.")
    @Says("Turn {turnFaceUp:all} face up.")
    public record TurnFaceUp(@MainArgument Selection turnFaceUp) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = turnFaceUp.rows(t, s);
            for (int i = 0; i < all.size(); i++) {
                if (!t.is(FACE_DOWN, all.get(i)) || !onBattlefield(t, all.get(i))) continue;
                FaceDown.reveal(t, all.get(i));
                t.did(TURNED_UP, s.card, all.get(i), 0);
            }
        }
    }

    @Doc("Turns permanents face down: each is a 2/2 creature without anything else.")
    @Says("Turn {turnFaceDown:all} face down.")
    public record TurnFaceDown(@MainArgument Selection turnFaceDown) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            turnFaceDown.rows(t, s).each(t, FaceDown::turnDown);
        }
    }
}
