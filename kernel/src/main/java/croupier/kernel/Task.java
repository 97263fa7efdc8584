package croupier.kernel;

import java.util.List;

/**
 * One piece of work between two checkpoints.
 *
 * @param holds what its four numbers mean, so that a save can be written by names; plain numbers by default
 */
public record Task(String name, int index, Body body, List<Holds> holds) implements Constant<Task> {
    /** What a task does; never captures anything. */
    public interface Body {
        void run(Table t, int a, int b, int c, int d);
    }

    /** What a number of the task means: which is 0 to 3. */
    public Holds holds(int which) {
        return which < holds.size() ? holds.get(which) : Holds.NUMBER;
    }

    @Override
    public String toString() {
        return name;
    }
}
