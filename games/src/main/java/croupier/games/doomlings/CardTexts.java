package croupier.games.doomlings;

import croupier.script.Ability;
import croupier.script.Numbered;
import croupier.script.Steps;
import croupier.script.Teller;
import java.util.Locale;
import java.util.StringJoiner;

/** What traits, ages and catastrophes say, made from what they do. */
final class CardTexts {
    private CardTexts() {}

    static String of(Defs.TraitDef d, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        s.add(head(d));
        if (d.requires() != null) s.add("To play: " + w.words(d.requires()) + ".");
        if (!d.cost().isEmpty()) s.add("To play: " + w.clause(d.cost()) + ".");
        if (d.into() == Defs.Into.OPPONENTS) s.add("Goes into an opponent's pile.");
        if (d.genePool() != 0) s.add("Your gene pool " + signed(d.genePool()) + ".");
        if (d.allGenePools() != 0) s.add("All gene pools " + signed(d.allGenePools()) + ".");
        if (!d.enter().isEmpty()) s.add(w.sentences(d.enter()));
        if (!d.action().isEmpty()) s.add("Action: " + w.sentences(d.action()));
        if (d.reaction() != null) s.add(of(d.reaction(), w));
        for (Numbered<Ability> a : d.abilities()) s.add(a.value().text(w));
        if (d.worldsEnd() != null)
            s.add("World's End: " + w.sentences(d.worldsEnd().steps()));
        if (d.bonus() != null) s.add("Bonus: " + w.words(d.bonus()) + ".");
        if (d.worth() != null) s.add("Worth: " + w.words(d.worth()) + ".");
        if (d.eachOpponent() != null) s.add("Each opponent scores " + w.words(d.eachOpponent()) + ".");
        return s.toString();
    }

    /** "Red 3.", "Green dominant 7.", "Blue, variable." */
    private static String head(Defs.TraitDef d) {
        String color = Teller.sentence(d.color().name().toLowerCase(Locale.ROOT));
        String head = color.substring(0, color.length() - 1) + (d.dominant() ? " dominant" : "");
        return head + (d.worth() == null ? " " + d.value() + "." : ", variable.");
    }

    private static String of(Defs.ReactionDef r, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        String when = r.when() == null ? "" : " if " + w.words(r.when());
        s.add("Out of turn, " + when(r.to()) + when + ":");
        if (!r.steps().isEmpty()) s.add(w.clause(r.steps()) + (r.behavior() == Defs.Behavior.RESPOND ? "." : ", and"));
        switch (r.behavior()) {
            case CANCEL -> s.add(cancelled(r.to()));
            case REDIRECT ->
                s.add("it affects " + (r.onto() == null ? "another one." : w.words(r.onto()) + " instead."));
            case MODIFY -> s.add(amount(r.to()) + " is " + w.words(r.amount()) + ".");
            case RESPOND -> {
                if (r.steps().isEmpty()) s.add("play this.");
            }
        }
        return s.toString();
    }

    private static String cancelled(Trigger to) {
        return switch (to) {
            case PLAYED -> "its action does not happen.";
            case CATASTROPHE -> "it has no effect.";
            case RESTRICTION -> "it forbids nothing.";
            default -> "it does not happen.";
        };
    }

    /** What a modification changes. */
    private static String amount(Trigger to) {
        return switch (to) {
            case CATASTROPHE -> "its change of the gene pools";
            case BEFORE_STABILISING -> "the size of the hand";
            case MUST_DISCARD -> "the number of cards";
            default -> "its amount";
        };
    }

    private static String when(Trigger to) {
        return switch (to) {
            case ANY_TIME -> "at any time";
            case PLAYED -> "when a trait was played";
            case ACTION -> "when an action is about to happen";
            case TARGETED -> "when somebody is affected";
            case CATASTROPHE -> "when a catastrophe strikes";
            case RESTRICTION -> "when an age forbids traits";
            case BEFORE_STABILISING -> "before stabilising";
            case STABILISED -> "after stabilising";
            case STEALING -> "when a trait would be stolen";
            case DISCARDING -> "when a trait would be discarded";
            case WORLDS_END -> "at World's End";
            case MUST_DISCARD -> "when somebody must discard cards";
        };
    }

    static String of(Defs.AgeDef d, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        if (d.opens()) s.add("The first age: one trait a turn, then stabilise.");
        if (!d.instant().isEmpty()) s.add(w.sentences(d.instant()));
        if (d.forbids() != null) s.add("A trait cannot be played if " + w.words(d.forbids()) + ".");
        if (d.demands() != null) s.add("A trait can be played only if " + w.words(d.demands()) + ", by whoever can.");
        if (d.ignoresActions()) s.add("Actions do not happen.");
        if (d.protectsTraits()) s.add("Traits in piles cannot be swapped, stolen or discarded.");
        if (d.reversed()) s.add("The last player begins, and turns go round the other way.");
        if (d.another() != null)
            s.add("After playing a trait, if " + w.words(d.another()) + ", another such one may be played.");
        if (d.extraPlays() != 0) s.add("In a turn " + d.extraPlays() + " more may be played.");
        if (d.maySkipStabilising()) s.add("Stabilising may be skipped.");
        if (d.stabiliseTo() != null) s.add("Stabilise to " + w.words(d.stabiliseTo()) + " cards.");
        part(s, w, "Before your turn, ", d.beforeTurn());
        part(s, w, "Before stabilising, ", d.beforeStabilising());
        part(s, w, "Instead of stabilising you may ", d.insteadOfStabilising());
        part(s, w, "After stabilising, ", d.afterStabilising());
        return s.length() == 0 ? "Nothing special." : s.toString();
    }

    private static void part(StringJoiner s, Teller w, String when, Steps steps) {
        if (!steps.isEmpty()) s.add(when + w.clause(steps) + ".");
    }

    static String of(Defs.CatastropheDef d, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        if (d.genePool() != 0) s.add("All gene pools " + signed(d.genePool()) + ".");
        if (!d.reveal().isEmpty()) s.add(w.sentences(d.reveal()));
        for (Numbered<Ability> a : d.duringGame())
            s.add("Until the game ends: " + a.value().text(w));
        if (!d.worldsEnd().isEmpty()) s.add("World's End: " + w.sentences(d.worldsEnd()));
        return s.toString();
    }

    private static String signed(int n) {
        return n > 0 ? "+" + n : "−" + -n;
    }
}
