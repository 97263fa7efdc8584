package croupier.lab.own;

import croupier.kernel.Game;
import croupier.kernel.Policy;
import croupier.lab.BotSource;
import java.util.concurrent.Semaphore;

/** A bot that thinks for as long as a test wants: {@code pondering}. Each permit of {@code ANSWERS} is one answer. */
public final class PonderingSource implements BotSource {
    public static final Semaphore ANSWERS = new Semaphore(0);
    /** One permit for each question that it was asked. */
    public static final Semaphore ASKED = new Semaphore(0);

    /** It has not been asked anything, and answers nothing for now. */
    public static void reset() {
        ANSWERS.drainPermits();
        ASKED.drainPermits();
    }

    @Override
    public String name() {
        return "pondering";
    }

    @Override
    public Policy bot(Game game, String options) {
        return (_, _) -> {
            ASKED.release();
            ANSWERS.acquireUninterruptibly();
            return 0;
        };
    }
}
