package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.script.Condition;
import croupier.script.PerRow;
import croupier.script.Teller;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Events as triggered abilities and replacement effects tell them. */
final class Happens {
    private Happens() {}

    /** Whether abilities can answer an event: some are told to the log only, and rules are only asked. */
    static boolean isHeard(Event e) {
        if (e.is(LIFE_LOST) || e.is(CHANGES_ZONE) || e.is(CARRIED_OUT)) return false;
        if (e.is(MULLIGANED) || e.is(HAND_KEPT) || e.is(CHOOSES) || e.is(NOT_POSSIBLE)) return false;
        for (Event rule : RULES) if (e.is(rule)) return false;
        return true;
    }

    /** Whether it is one of the words for what happens to an object that goes to another zone: one event may be several of them. */
    static boolean isChangeOfZone(Event e) {
        return e.is(LEAVES)
                || e.is(DIES)
                || e.is(GOES_TO_GRAVEYARD)
                || e.is(DESTROYED)
                || e.is(SACRIFICED)
                || e.is(DISCARDS)
                || e.is(CYCLES);
    }

    /** "When this enters", "At the beginning of your upkeep". */
    static String when(Defs.Triggered t, Teller w) {
        if (t.when().get(0).is(STATE)) return "when " + (t.only() == null ? "always" : w.words(t.only()));
        List<String> all = new ArrayList<>();
        for (Event e : t.when()) all.add(told(e, subject(e, t.of(), w), t.of() == null));
        String first = all.get(0);
        boolean at = first.startsWith("at ");
        String head = at ? "" : t.of() == null && isOnce(t.when().get(0)) ? "when " : "whenever ";
        String only = t.only() == null ? "" : only(w.words(t.only()));
        String joined = String.join(
                " or ",
                all.stream()
                        .map(s -> s.equals(first) ? s : s.replaceFirst("^this ", ""))
                        .toList());
        return head + joined + only;
    }

    private static boolean isOnce(Event e) {
        return e.is(ENTERS) || e.is(DIES) || e.is(LEAVES) || e.is(TURNED_UP) || e.is(GOES_TO_GRAVEYARD) || e.is(CYCLES);
    }

    private static String only(String condition) {
        return switch (condition) {
            case "that player is player" -> " to a player";
            case "that player is player and that player is opposing" -> " to an opponent";
            case "attackers declared is 1" -> " alone";
            default -> " while " + condition;
        };
    }

    /** Who or what an event is about. */
    static String subject(Event e, @Nullable PerRow<Condition> of, Teller w) {
        if (of == null) return isOfPlayers(e) ? "you" : "this";
        String words = w.words(of);
        if (words.equals("always")) return isOfPlayers(e) ? "a player" : "a " + kind(e);
        if (words.equals("its owner is not you")) return "a card an opponent owns";
        if (words.startsWith("it is ")) {
            boolean noPlayer = kind(e).equals("permanent or player") && words.matches(".*\\bcreature\\b.*");
            String kind = noPlayer ? "permanent" : kind(e);
            String rest = words.substring(6).replace(" and it is ", " and is ").replace(" or it is ", " or is ");
            if (rest.equals("it")) return "it";
            if (rest.equals("you") || rest.startsWith("enchanted") || rest.startsWith("equipped")) return rest;
            if (rest.equals("opposing") && (isOfPlayers(e) || e.is(DISCARDS))) return "an opponent";
            if (rest.equals("opposing")) return "a " + kind(e) + " an opponent controls";
            if (e.is(GETS_COUNTERS)) rest = rest.replace(" and is not player", "");
            return Phrases.a(kind + "s that are " + rest)
                    .replaceFirst("^an? (other )?permanent (you|an opponent)", "a $1permanent $2");
        }
        return "a " + kind(e) + " (" + words + ")";
    }

    /** What "that" is in the text of an ability. */
    static String about(Event e) {
        String kind = kind(e);
        return isOfPlayers(e) ? "player" : kind.startsWith("permanent") ? "permanent" : kind;
    }

    private static String kind(Event e) {
        if (e.is(CASTS) || e.is(COUNTERED)) return "spell";
        if (e.is(DIES) || e.is(ATTACKS) || e.is(BLOCKS)) return "creature";
        if (e.is(DISCARDS) || e.is(CYCLES) || e.is(GOES_TO_GRAVEYARD)) return "card";
        if (e.is(DAMAGED) || e.is(COMBAT_DAMAGED)) return "permanent or player";
        return "permanent";
    }

    static boolean isOfPlayers(Event e) {
        return Replaceable.isSkippable(e)
                || e.is(GAINS_LIFE)
                || e.is(LOSES_LIFE)
                || e.is(DRAWS)
                || e.is(CREATES)
                || e.is(MILLS)
                || e.is(SCRIES)
                || e.is(SEARCHES)
                || e.is(LOSES);
    }

    private static String told(Event e, String s, boolean own) {
        if (e.is(UPKEEP) || e.is(DRAW_STEP) || e.is(END_STEP) || e.is(COMBAT) || e.is(MAIN_PHASE))
            return "at the beginning of " + (own ? "your " : s.equals("a player") ? "each " : s + "'s ") + e.name();
        if (e.is(CASTS))
            return s.endsWith(" you control") ? "you cast " + s.substring(0, s.length() - 12) : s + " is cast";
        if (e.is(GOES_TO_GRAVEYARD)) return s + " is put into a graveyard";
        if (e.is(TAPPED_FOR_MANA) || e.is(TURNED_UP)) return s + " is " + e.name();
        if (e.is(TAPS)) return s + " becomes tapped";
        if (e.is(DISCARDS)) return s + " discards a card";
        if (e.is(CYCLES)) return s.equals("this") ? "you cycle this" : "a player cycles " + s;
        if (e.is(DAMAGED)) return s + " is dealt damage";
        if (e.is(DRAWS)) return s + (s.equals("you") ? " draw" : " draws") + " a card";
        if (e.is(TARGETED)) return s + " becomes the target of a spell or ability";
        return s.equals("you") ? "you " + e.name().replaceFirst("s\\b", "") : s + " " + e.name();
    }

    /** A replacement effect: "If you would gain life, ...". */
    static String would(Event e, String s) {
        if (e.is(DAMAGED)) return s + " would be dealt damage";
        if (e.is(COMBAT_DAMAGED)) return s + " would be dealt combat damage";
        if (e.is(DEALS_DAMAGE)) return s + " would deal damage";
        if (e.is(DEALS_COMBAT_DAMAGE)) return s + " would deal combat damage";
        if (e.is(GOES_TO_GRAVEYARD)) return s + " would be put into a graveyard";
        if (e.is(DIES)) return s + " would die";
        if (e.is(LEAVES)) return s + " would leave the battlefield";
        if (e.is(ENTERS)) return s + " would enter the battlefield";
        if (e.is(DISCARDS)) return s + " would be discarded";
        if (e.is(TAPS) || e.is(UNTAPS)) return s + " would become " + (e.is(TAPS) ? "tapped" : "untapped");
        if (e.is(GETS_COUNTERS)) return s + " would get counters";
        if (e.is(CREATES)) return s + " would create tokens";
        if (e.is(DRAWS)) return s + " would draw a card";
        if (e.is(GAINS_LIFE)) return s + " would gain life";
        if (e.is(LOSES_LIFE)) return s + " would lose life";
        if (e.is(MILLS)) return s + " would mill cards";
        if (e.is(SCRIES)) return s + " would scry";
        if (e.is(SEARCHES)) return s + " would search a library";
        if (e.is(LOSES)) return s + " would lose the game";
        if (e.is(TURNED_UP) || e.is(TAPPED_FOR_MANA)) return s + " is " + e.name();
        if (e.is(TURN_BEGINS)) return s + " would begin a turn";
        if (Replaceable.isSkippable(e)) return s + " would begin " + (s.equals("you") ? "your " : "their ") + e.name();
        return s + " would be " + e.name();
    }

    /** The same where an effect must do it, and not a cost or a rule: "If an effect would put counters on it, ...". */
    static String effectWould(Event e, String s) {
        if (e.is(GETS_COUNTERS)) return "an effect would put counters on " + s;
        if (e.is(CREATES))
            return "an effect would create tokens under " + (s.equals("you") ? "your" : s + "'s") + " control";
        return would(e, s) + " because of an effect";
    }

    /** A step, phase or turn that somebody would begin. */
    static String next(Event e) {
        if (e.is(TURN_BEGINS)) return "a turn";
        return e.is(COMBAT) ? "a combat phase" : Phrases.a(e.is(UPKEEP) ? "upkeep steps" : e.name() + "s");
    }

    /** "You skip your upkeep steps." */
    static String skips(Event e, String s) {
        boolean you = s.equals("you");
        String who = you ? "you" : s.equals("a player") ? "players" : s.equals("an opponent") ? "your opponents" : s;
        String what = e.is(TURN_BEGINS)
                ? "turns"
                : e.is(COMBAT)
                        ? "combat phases"
                        : e.is(COMBAT_ENDS) ? "end of combat steps" : e.is(UPKEEP) ? "upkeep steps" : e.name() + "s";
        return who + " skip " + (you ? "your " : "their ") + what + ".";
    }
}
