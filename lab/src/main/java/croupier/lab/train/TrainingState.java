package croupier.lab.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How far a training has come: kept in a file, from which it goes on. Each line has a name, its weight and how widely better ones are looked
 * for, separated by tabs; the first line counts the generations.
 */
public record TrainingState(int generation, float[] weights, float[] spreads) {
    private static final String GENERATION = "# generation ";

    /** The arrays are its own. */
    @Override
    public float[] weights() {
        return weights.clone();
    }

    @Override
    public float[] spreads() {
        return spreads.clone();
    }

    public List<String> lines(List<String> names) {
        List<String> lines = new ArrayList<>();
        lines.add(GENERATION + generation);
        for (int i = 0; i < weights.length; i++) lines.add(names.get(i) + "\t" + weights[i] + "\t" + spreads[i]);
        return lines;
    }

    /** What a file says; weights that it does not name are those of the start. */
    public static TrainingState read(List<String> lines, List<String> names, TrainingState start) {
        int generation = 0;
        Map<String, String[]> byName = new LinkedHashMap<>();
        for (String line : lines) {
            if (line.startsWith(GENERATION))
                generation =
                        Integer.parseInt(line.substring(GENERATION.length()).strip());
            String[] parts = line.split("\t", -1);
            if (!line.startsWith("#") && parts.length >= 2) byName.put(parts[0], parts);
        }
        float[] weights = start.weights();
        float[] spreads = start.spreads();
        for (int i = 0; i < weights.length; i++) {
            String[] parts = byName.get(names.get(i));
            if (parts == null) continue;
            weights[i] = Float.parseFloat(parts[1]);
            if (parts.length > 2) spreads[i] = Float.parseFloat(parts[2]);
        }
        return new TrainingState(generation, weights, spreads);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof TrainingState p
                && p.generation == generation
                && Arrays.equals(p.weights, weights)
                && Arrays.equals(p.spreads, spreads);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(weights) + generation;
    }

    @Override
    public String toString() {
        return "generation " + generation + " of " + weights.length + " weights";
    }
}
