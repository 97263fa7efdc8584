package croupier.kernel;

/** One piece of work between two checkpoints. Its numbers say what they hold, so that a save can be written by names. */
public record Task(String name, int index, Body body) {
    /** What a task does; never captures anything. */
    public interface Body {
        void run(Table t, int a, int b, int c, int d);
    }

    @Override
    public String toString() {
        return name;
    }
}
