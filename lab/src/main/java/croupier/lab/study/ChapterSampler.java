package croupier.lab.study;

import croupier.kernel.Chapters;
import croupier.kernel.Match;
import croupier.kernel.Table;
import croupier.lab.data.Sheet;

/** The chapters of matches, and what each did to the number that the game follows: before, after, and how much was lost on the way. */
final class ChapterSampler {
    private static final int NONE = -1;

    private final Chapters chapters;
    private final Match match;
    private final Sheet to;
    private long number;
    private int chapter;
    private int now;
    private int place;
    private String kind = "";
    private String name = "";
    private final int[] before;
    private final int[] last;
    private final int[] lost;

    ChapterSampler(Chapters chapters, Match match, Sheet to) {
        this.chapters = chapters;
        this.match = match;
        this.to = to;
        int seats = match.setup().seats();
        before = new int[seats];
        last = new int[seats];
        lost = new int[seats];
    }

    static Sheet sheet() {
        return new Sheet()
                .with("match", Sheet.Holds.LONG)
                .ints("seat", "chapter", "place")
                .with("kind", Sheet.Holds.TEXT)
                .with("name", Sheet.Holds.TEXT)
                .with("measure", Sheet.Holds.TEXT)
                .ints("before", "after", "lost", "ended");
    }

    void next(long of) {
        number = of;
        chapter = 0;
        now = NONE;
    }

    void sample() {
        Table t = match.table();
        int is = chapters.now(t);
        if (now != NONE) follow(t);
        if (is == now) return;
        if (now != NONE) write(false);
        now = is;
        if (now != NONE) begin(t);
    }

    private void begin(Table t) {
        chapter++;
        place = chapters.place(t);
        kind = chapters.kind(t);
        name = chapters.name(t);
        for (int seat = 0; seat < before.length; seat++) {
            before[seat] = chapters.measured(t, seat);
            last[seat] = before[seat];
            lost[seat] = 0;
        }
    }

    private void follow(Table t) {
        for (int seat = 0; seat < before.length; seat++) {
            int is = chapters.measured(t, seat);
            lost[seat] += Math.max(0, last[seat] - is);
            last[seat] = is;
        }
    }

    /** The match is over; the chapter under way is the one in which it ended. */
    void finish() {
        if (now == NONE) return;
        follow(match.table());
        write(true);
        now = NONE;
    }

    private void write(boolean ended) {
        for (int seat = 0; seat < before.length; seat++)
            to.put(number)
                    .put(seat + 1)
                    .put(chapter)
                    .put(place)
                    .put(kind)
                    .put(name)
                    .put(chapters.measure())
                    .put(before[seat])
                    .put(last[seat])
                    .put(lost[seat])
                    .put(ended ? 1 : 0);
    }
}
