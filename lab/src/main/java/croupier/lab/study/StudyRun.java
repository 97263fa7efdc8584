package croupier.lab.study;

import croupier.lab.Share;
import croupier.lab.data.Answer;
import croupier.lab.data.Lake;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Has a study played and written part by part. A part is whole or not there, so a run that was interrupted goes on where it stopped.
 * The files do not depend on who plays them.
 */
public final class StudyRun {
    /** How far a run has come. */
    public interface Watch {
        /** Called now and then, by any thread. */
        void played(long matches, long of);

        /** A round is done.
         *
         * @param width of the widest interval
         */
        default void round(int round, double width) {}
    }

    private final Study study;
    private final StudyFolder folder;
    private final Crew crew;
    private final Watch watch;

    public StudyRun(Study study, StudyFolder folder, Crew crew, Watch watch) {
        this.study = study;
        this.folder = folder;
        this.crew = crew;
        this.watch = watch;
    }

    public StudyRun(Study study, StudyFolder folder, int threads, Watch watch) {
        this(study, folder, new ThreadCrew(threads), watch);
    }

    /** Plays what is still missing; how many rounds there are in the end. */
    public int run() {
        try (Lake lake = Lake.open().limit(1, "512MB")) {
            PartPlayer.writeNames(study, folder, lake);
            for (int round = 0; round < study.rounds(); round++) {
                play(round);
                double width = study.width() > 0 || round == study.rounds() - 1 ? widest(lake) : 1;
                watch.round(round, width);
                if (study.width() > 0 && width <= study.width()) return round + 1;
            }
            return study.rounds();
        } finally {
            folder.tidy();
        }
    }

    private void play(int round) {
        List<Long> missing = new ArrayList<>();
        long first = (long) round * study.partsOfRound();
        for (long part = first; part < first + study.partsOfRound(); part++)
            if (!folder.isDone(part)) missing.add(part);
        if (missing.isEmpty()) return;
        AtomicLong played = new AtomicLong();
        long all = Math.min(study.matchesOfRound(), (long) missing.size() * study.matchesOfPart());
        crew.play(study, folder, missing, more -> watch.played(played.addAndGet(more), all));
    }

    /** The widest interval of a win rate: that of a deck, or of a seat and its bot where there are no decks. */
    private double widest(Lake lake) {
        lake.view("seats", folder.home().resolve("seats"));
        Answer a = lake.ask("SELECT count(*) AS n, sum(CASE WHEN result > 0 THEN 2 WHEN result = 0 THEN 1 ELSE 0 END)"
                + " AS halves FROM seats GROUP BY deck, CASE WHEN deck = '' THEN seat ELSE 0 END, bot");
        double widest = 0;
        for (int i = 0; i < a.size(); i++) {
            Share s = Share.ofPart(a.number(i, "halves") / 2.0, a.number(i, "n"));
            widest = Math.max(widest, s.high() - s.low());
        }
        return widest;
    }
}
