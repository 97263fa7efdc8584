package croupier.games.spire.cards;

import croupier.script.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What card files say of a whole run: acts, events, blessings, the order of relics. */
public final class RunDefs {
    private RunDefs() {}

    @Doc("How likely an encounter is, against the others of its list.")
    public record Chance(Ref<MonsterDefs.EncounterDef> fight, int weight) {}

    @Doc("An encounter that is never the first strong one after this last weak one.")
    public record Exclusion(
            Ref<MonsterDefs.EncounterDef> after, @Required List<Ref<MonsterDefs.EncounterDef>> never) {}

    @Doc("An act: whom one meets, what happens in unknown rooms.")
    public record ActDef(
            @Default("0") @Doc("how many weak encounters come first")
            int weakCount,

            List<Chance> weak,
            List<Chance> strong,
            List<Exclusion> firstStrong,
            List<Chance> elites,
            List<Ref<MonsterDefs.EncounterDef>> bosses,
            @Doc("in the order in which chance picks them") List<Ref<EventDef>> events,
            List<Ref<EventDef>> shrines,

            @Doc("events that come at most once a run; told by the first act")
            List<Ref<EventDef>> once) {}

    @Doc("An event: a little story of nodes. The first node is entered first.")
    public record EventDef(
            @Nullable @Doc("when it can happen") Condition if_,
            @Doc("what is decided when it begins") Steps enter,
            @Required Map<String, NodeDef> nodes) {}

    @Doc("A moment of an event: what the player reads, what is done, what can be chosen.")
    public record NodeDef(
            @Default("") @Doc("what the player reads") String text,

            @Doc("what happens when it is entered; leaves if nothing can be chosen")
            Steps enter,

            List<OptionDef> options) {}

    @Doc("Something that can be chosen in an event.")
    public record OptionDef(
            @Doc("what it is called; {loss}, {gain}, {price} are the event's numbers, {row} what it has chosen")
            String say,

            @Nullable @Doc("only if") Condition if_,
            Steps do_,

            @Default("") @Doc("the node that follows; the event is over if none is named")
            String go) {}

    /** Which of the four offers at the start a blessing belongs to. */
    public enum Offer {
        FIRST,
        SECOND,
        WITH_DRAWBACK,
        SWAP
    }

    @Doc("A blessing at the start of a run.")
    public record BlessingDef(
            String say,
            Offer offer,
            @Doc("drawbacks it never comes with") List<Ref<DrawbackDef>> notWith,
            @Doc("a drawback that waits comes before it") boolean afterDrawback,
            @Required Steps do_)
            implements Told {
        @Override
        public String text(Teller w) {
            return Teller.sentence(say);
        }
    }

    @Doc("What a blessing costs.")
    public record DrawbackDef(
            String say,

            @Doc("comes after the blessing, if the blessing does not wait for it")
            boolean waits,

            @Required Steps do_)
            implements Told {
        @Override
        public String text(Teller w) {
            return Teller.sentence(say);
        }
    }

    @Doc("Relics of one rarity in the order before they are shuffled; a hero's own stand behind those of all.")
    public record RelicListDef(
            Defs.Rarity rarity,
            @Doc("whose relics they are") Defs.@Nullable Pool of,
            @Required List<Ref<Defs.RelicDef>> relics,

            @Nullable @Doc("what is found when the list is empty")
            Ref<Defs.RelicDef> whenEmpty) {}

    @Doc("Curses in the order in which chance picks them.")
    public record CurseListDef(@Required List<Ref<Defs.CardDef>> curses) {}

    @Doc("How the elite that carries a key is stronger.")
    public record BurningDef(@Required Steps do_) {}
}
