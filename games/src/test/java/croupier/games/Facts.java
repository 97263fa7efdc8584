package croupier.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tables of names and numbers of published games, which the cards must agree with; the first line names the columns. */
public final class Facts {
    private Facts() {}

    /** The columns of every line. */
    public static List<String[]> of(String file) {
        return lines(file).stream().skip(1).map(line -> line.split("\t", -1)).toList();
    }

    /** The lines of a file, without those that begin with #. */
    public static List<String> lines(String file) {
        try (InputStream in = Facts.class.getResourceAsStream(file)) {
            return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** All numbers in a text but 0 and 1, for which texts have other words. */
    public static Set<Integer> numbers(String text) {
        String digits = text.replaceAll("\\btwo\\b|\\btwice\\b|\\bsecond\\b", "2")
                .replaceAll("\\bthree\\b|\\bthird\\b", "3")
                .replaceAll("\\bfour\\b", "4");
        Set<Integer> all = new TreeSet<>();
        Matcher m = NUMBER.matcher(digits);
        while (m.find()) if (Integer.parseInt(m.group()) > 1) all.add(Integer.parseInt(m.group()));
        return all;
    }
}
