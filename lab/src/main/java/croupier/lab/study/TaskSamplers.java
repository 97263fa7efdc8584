package croupier.lab.study;

import croupier.kernel.Match;
import croupier.kernel.Prompt;
import org.jspecify.annotations.Nullable;

/** Looks at a match between two tasks, when the table is at rest, for all that a study asks for. */
final class TaskSamplers implements Match.Probe {
    final @Nullable CourseSampler course;
    final @Nullable ChapterSampler chapters;
    private boolean isSampled;

    TaskSamplers(@Nullable CourseSampler course, @Nullable ChapterSampler chapters) {
        this.course = course;
        this.chapters = chapters;
    }

    /**
     * The next match begins.
     *
     * @param sampled whether its course is written
     */
    void next(long match, boolean sampled) {
        isSampled = sampled;
        if (course != null) course.next(match);
        if (chapters != null) chapters.next(match);
    }

    boolean looks() {
        return chapters != null || course != null && isSampled;
    }

    @Override
    public void afterTask(Match m) {
        if (course != null && isSampled) course.sample();
        if (chapters != null) chapters.sample();
    }

    @Override
    public void asked(int seat, Prompt why) {
        // in the middle of a task the table is not looked at
    }

    void finish() {
        if (chapters != null) chapters.finish();
    }
}
