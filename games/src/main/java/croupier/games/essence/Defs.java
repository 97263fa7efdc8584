package croupier.games.essence;

import croupier.script.*;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the card files of essence define. */
final class Defs {
    /** A number that only some cards have: 0 for the others. */
    static int orNone(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    /** A card as its file says it. */
    @Doc("A card.")
    record Card(
            @Doc("Its code, such as EC-001.") @Default("") String id,
            @Doc("Its type.") Type type,

            @Doc("Aspects and other tags: Glow, Void, Gray, Beast, Basic.")
            List<String> subtypes,

            @Doc("The Domains it belongs to.") List<String> domains,

            @Doc("Shard, Adept, Master, Mythic or Arcane.") @Default("")
            String rarity,

            @Doc("What it costs in KL.") @Default("0") int cost,
            @Doc("How much KL less it costs.") @Nullable Amount costsLess,
            @Doc("What is paid besides.") @Nullable Costs additional,
            @Doc("Power, of those that fight.") @Nullable Integer power,
            @Doc("Guard, of those that fight.") @Nullable Integer guard,

            @Doc("Essence at the start, of a Deity.") @Nullable
            Integer essence,

            @Doc("Base KL, of a Deity.") @Nullable Integer kl,
            @Doc("Whether it is a Guardian.") boolean guardian,
            @Nullable Numbers numbers,

            @Doc("KL that it adds when its controller's KL is counted at the start of a turn.") @Nullable
            Amount klBonus,

            @Doc("What happens when it is played or enters.")
            Steps play,

            @Doc("Where a Spell or Rite goes afterwards, if not to the Crypt: null zone, hand, deck.") @Nullable
            Where then,

            @Doc("Abilities that answer or change events.") List<Numbered<Hook>> abilities,

            @Name("while") @Doc("What it changes as long as it is there.")
            List<Numbered<Modifier>> lasting,

            @Doc("Abilities that its controller uses in a Main Phase.")
            List<Use> use,

            @Doc("The God Code of a Deity.") Steps godCode,

            @Doc("Abilities that are printed and do nothing.")
            List<Note> notes)
            implements Told {
        Card {
            if (type.fights() && (power == null || guard == null))
                throw new IllegalArgumentException("an Avatar or Token needs 'power' and 'guard'");
            if (!type.fights() && (power != null || guard != null))
                throw new IllegalArgumentException("only Avatars and Tokens have 'power' and 'guard'");
            if (type == Type.DEITY && (essence == null || kl == null))
                throw new IllegalArgumentException("a Deity needs 'essence' and 'kl'");
            if (type != Type.DEITY && (essence != null || kl != null || !godCode.isEmpty()))
                throw new IllegalArgumentException("only a Deity has 'essence', 'kl' and a 'god code'");
            if (cost < 0) throw new IllegalArgumentException("a cost is a number from 0");
            if (guardian && !type.fights()) throw new IllegalArgumentException("only Avatars and Tokens are Guardians");
            if (then != null && !type.isCast())
                throw new IllegalArgumentException("'then' is for Spells and Rites: others stay where they are played");
            if (type.isCast() && !(abilities.isEmpty() && lasting.isEmpty() && use.isEmpty() && klBonus == null))
                throw new IllegalArgumentException("a Spell or Rite does not stay: what it gives stands in 'play'");
            if (use.size() > 2) throw new IllegalArgumentException("a card has at most two abilities to use");
        }

        /** Whether any number of copies may be in a deck. */
        boolean isBasic() {
            for (String s : subtypes) if (s.toLowerCase(Locale.ROOT).equals("basic")) return true;
            return false;
        }

        Costs costs() {
            return additional == null ? Costs.NONE : additional;
        }

        /** Whether something of it listens or counts while it is there. */
        boolean isActive() {
            return !abilities.isEmpty() || !lasting.isEmpty();
        }

        private static final String BEFORE =
                "[Guardian.{guardian} ][Costs {costsLess} KL less. ][To play this, also {additional}. ]";

        private static final String AFTER = "[{then} ][KL bonus: {klBonus}. ][{abilities:lines} ][{lasting:lines} ]"
                + "[{use:lines} ][God Code: {godCode:sentences} ][{notes:lines} ]";

        @Override
        public String text(Teller w) {
            String plays = type.isCast() ? "[{play:sentences} ]" : "[Enter: {play:sentences} ]";
            String text = w.say(BEFORE + plays + AFTER, this).strip();
            return text.isEmpty() ? "No ability." : text;
        }
    }

    /** Where a Spell or Rite goes when it is done. */
    enum Where implements Told {
        NULL_ZONE("Then nullify this."),
        HAND("Then return this to your hand."),
        VEILED_DECK("Then shuffle this into your deck.");

        private final String says;

        Where(String says) {
            this.says = says;
        }

        @Override
        public String text(Teller w) {
            return says;
        }
    }

    /** An ability that is used in a Main Phase. */
    @Doc("An ability that its controller uses in a Main Phase.")
    record Use(
            @Doc("What it costs.") @Nullable Costs cost,
            @Name("if") @Nullable Condition when,

            @Doc("How often: any time, a turn, a game.") @Default("a turn")
            Once once,

            @Required @Name("do") Steps steps)
            implements Told {
        Costs costs() {
            return cost == null ? Costs.NONE : cost;
        }

        @Override
        public String text(Teller w) {
            String price = costs().text("");
            String condition = when == null ? "" : ", if " + w.words(when);
            String head = once.says + (once.says.isEmpty() || price.isEmpty() ? "" : ", ") + price + condition;
            return (head.isEmpty() ? "Use" : English.capital(head)) + ": " + w.sentences(steps);
        }
    }

    /** An ability that is printed and does nothing. */
    @Says("[{label}: ]{says}")
    @Doc("An ability that is printed and does nothing.")
    record Note(
            @Doc("Its name.") @Default("") String label,
            @Doc("What it says.") @Default("") String says) implements Told {}

    /** A ready-made deck. */
    @Doc("A ready-made deck: 40 to 60 cards, at most 3 of each that is not Basic, and the Deity that leads it.")
    record Deck(
            @Doc("One line about it.") @Default("") String about,
            @Doc("The Deity that leads it.") Ref<Card> deity,

            @Doc("Whether size and copies are left as they are.")
            boolean unchecked,

            @Required @Doc("How many of each card.") Map<Ref<Card>, Integer> cards) {}
}
