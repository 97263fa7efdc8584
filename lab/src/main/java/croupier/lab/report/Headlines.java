package croupier.lab.report;

import croupier.lab.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What stands out in a study, in sentences: the first thing a designer reads. */
final class Headlines {
    private static final int NAMED = 3;
    private static final int MOST_VERBS = 12;
    private static final int MOST_OWN = 6;

    private final Findings findings;
    private final double low;
    private final double high;
    private final List<String> all = new ArrayList<>();

    /** @param low lower end of the band in which decks should win */
    Headlines(Findings findings, double low, double high) {
        this.findings = findings;
        this.low = low;
        this.high = high;
    }

    List<String> all() {
        decks();
        seats();
        runs();
        unused();
        return all;
    }

    static boolean isOutside(Share s, double low, double high) {
        return s.low() > high || s.high() < low;
    }

    private void decks() {
        List<Findings.Rate> decks = findings.byDeck();
        if (decks.size() < 2) return;
        List<Findings.Rate> outside =
                decks.stream().filter(r -> isOutside(r.share(), low, high)).toList();
        all.add(String.format(
                Locale.ROOT,
                "%d of %d decks lie outside %.0f to %.0f %% for certain.",
                outside.size(),
                decks.size(),
                100 * low,
                100 * high));
        for (Findings.Rate r : outside) all.add(deck(r));
    }

    private String deck(Findings.Rate r) {
        boolean isStrong = r.share().share() > high;
        return String.format(
                        Locale.ROOT,
                        "%s wins %.1f %% (%.1f to %.1f): too %s.",
                        r.name(),
                        100 * r.share().share(),
                        100 * r.share().low(),
                        100 * r.share().high(),
                        isStrong ? "strong" : "weak")
                + cause(r.name(), isStrong);
    }

    /** Which card does it, as far as draws or what only this deck has can say it. */
    private String cause(String deck, boolean isStrong) {
        List<String> cards = findings.causes(deck).stream()
                .filter(CardFinding::holds)
                .filter(f -> f.difference().difference() > 0 == isStrong)
                .sorted((a, b) -> Double.compare(
                        Math.abs(b.difference().difference()),
                        Math.abs(a.difference().difference())))
                .limit(NAMED)
                .map(f -> String.format(
                        Locale.ROOT,
                        "%s (%+.1f points when drawn)",
                        f.card(),
                        100 * f.difference().difference()))
                .toList();
        if (!cards.isEmpty()) return " It goes with " + String.join(", ", cards) + ".";
        List<String> own = findings.onlyIn(deck);
        return own.isEmpty() || own.size() > MOST_OWN ? "" : " Only this deck has " + String.join(", ", own) + ".";
    }

    private void seats() {
        List<Findings.Rate> seats = findings.bySeat();
        if (seats.size() < 2) return;
        Findings.Rate best = seats.stream()
                .max((a, b) -> Double.compare(a.share().share(), b.share().share()))
                .orElseThrow();
        boolean isEven = best.share().low() <= 1.0 / seats.size();
        if (isEven) all.add("No seat has an advantage that chance does not explain.");
        else
            all.add(String.format(
                    Locale.ROOT,
                    "%s has an advantage: %.1f %% (%.1f to %.1f).",
                    capital(best.name()),
                    100 * best.share().share(),
                    100 * best.share().low(),
                    100 * best.share().high()));
    }

    private static String capital(String s) {
        return s.substring(0, 1).toUpperCase(Locale.ROOT) + s.substring(1);
    }

    private void runs() {
        RunFindings runs = findings.runs();
        if (runs == null) return;
        Share won = findings.bySeat().getFirst().share();
        all.add(String.format(
                Locale.ROOT,
                "%.1f %% of the runs are won (%.1f to %.1f). They come to place %.1f on average; half of them end before place %d.",
                100 * won.share(),
                100 * won.low(),
                100 * won.high(),
                runs.reached().mean(),
                runs.compared() + 1));
        List<RunFindings.Encounter> worst = runs.encounters();
        if (!worst.isEmpty())
            all.add(String.format(
                    Locale.ROOT,
                    "%s costs most, %.1f %s on average, and ends %.1f %% of the runs that meet it.",
                    worst.getFirst().name(),
                    worst.getFirst().lost().mean(),
                    runs.measure(),
                    100 * worst.getFirst().ended().share()));
        List<RunFindings.Offer> offers =
                runs.offers().stream().filter(RunFindings.Offer::holds).toList();
        if (offers.size() < 2) return;
        all.add(String.format(
                Locale.ROOT,
                "Of what is offered, %s leads furthest when it is taken (%+.1f places), %s least far (%+.1f).",
                offers.getFirst().card(),
                offers.getFirst().difference().difference(),
                offers.getLast().card(),
                offers.getLast().difference().difference()));
    }

    private void unused() {
        List<String> verbs = findings.uses().stream()
                .filter(u -> u.uses() == 0 && u.kind().equals("verb"))
                .map(Findings.Use::name)
                .toList();
        List<Findings.Use> cards = findings.unusedCards();
        long unplayed =
                cards.stream().filter(u -> u.kind().equals("never played")).count();
        if (!cards.isEmpty())
            all.add(cards.size() - unplayed + " things of the game were never seen; " + unplayed
                    + " were there and never played.");
        if (!verbs.isEmpty())
            all.add("Verbs that nothing used: "
                    + String.join(", ", verbs.subList(0, Math.min(MOST_VERBS, verbs.size())))
                    + (verbs.size() > MOST_VERBS ? " and " + (verbs.size() - MOST_VERBS) + " more." : "."));
    }
}
