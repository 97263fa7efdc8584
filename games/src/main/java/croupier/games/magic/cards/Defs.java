package croupier.games.magic.cards;

import croupier.games.magic.words.Color;
import croupier.games.magic.words.DeckFormat;
import croupier.games.magic.words.Destination;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.TypeLine;
import croupier.kernel.*;
import croupier.script.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the card files of Magic define. */
public final class Defs {
    private Defs() {}

    @Doc("A card, or a token.")
    public record CardDef(
            @Nullable @Doc("mana cost, such as 2RR; none for lands and what cannot be cast")
            ManaCost cost,

            @Doc("type line, such as Creature - Elf Warrior")
            TypeLine type,

            @Nullable @Doc("power and toughness, such as 2/3")
            PowerToughness pt,

            @Default("0") @Doc("loyalty a planeswalker enters with")
            int loyalty,

            @Doc("colors, if not those of the mana cost") List<Color> colors,
            @Doc("abilities without parameters") List<Keyword> keywords,

            @Doc("what the spell is aimed at, one for each 'target' of its text")
            List<TargetDef> target,

            @Doc("what the spell does") Steps play,
            @Doc("the modes of a modal spell") List<ModeDef> modes,
            @Default("1") @Doc("how many modes are chosen") Span choose,

            @Nullable @Doc("costs to be paid beside the mana cost")
            Cost additional,

            @Nullable @Doc("another cost that may be paid instead of the mana cost")
            AlternativeDef alternative,

            @Nullable @Doc("may be cast from the graveyard for this cost, then it is exiled")
            Cost flashback,

            @Nullable @Doc("an additional cost that may be paid")
            Cost kicker,

            @Nullable @Doc("an additional cost that may be paid any number of times; 'times kicked' says how often")
            Cost multikicker,

            @Nullable @Doc("an additional cost that may be paid: then all modes are chosen")
            Cost entwine,

            @Nullable @Doc("another cost; cast for it the spell has no targets and does something else")
            OverloadDef overload,

            @Nullable @Doc("may be cast for this cost as an Aura that enchants a creature")
            Cost bestow,

            @Nullable @Doc("the instant or sorcery as which this creature card can be cast first")
            Ref<CardDef> adventure,

            @Nullable @Doc("the back face of a card that transforms")
            Ref<CardDef> back,

            @Nullable @Doc("the other face of a modal double-faced card, which can be cast or played too")
            Ref<CardDef> otherSide,

            @Doc("the two halves of a split card") List<Ref<CardDef>> halves,

            @Doc("both halves of a split card may be cast together from a hand")
            boolean fuse,

            @Nullable
            @Doc("an additional cost that may be paid: then the spell goes to its owner's hand as it resolves")
            Cost buyback,

            @Nullable @Doc("so much generic mana less it costs to cast, as its own text says")
            Amount costsLess,

            @Nullable @Doc("if it is discarded it is exiled, and may then be cast for this cost")
            Cost madness,

            @Nullable @Doc("cost of discarding it to draw a card")
            Cost cycling,

            @Nullable @Doc("may be cast face down for 3; cost of turning it face up")
            Cost morph,

            @Nullable @Doc("cost of attaching it to your creature as a sorcery")
            Cost equip,

            @Default("0") @Doc("creatures of this total power are tapped to make the Vehicle a creature")
            int crew,

            @Nullable @Doc("cost of exchanging it for an unblocked attacker")
            Cost ninjutsu,

            @Nullable @Doc("may be exiled with time counters, and is cast when the last of them is removed")
            SuspendDef suspend,

            @Doc("the chapters of a Saga") List<ChapterDef> chapters,
            @Nullable @Doc("what the Aura can enchant") TargetDef enchant,

            @Nullable @Doc("opponents pay this when they target it, or their spell is countered")
            Cost ward,

            @Nullable @Doc("when it can be cast at all") Condition castOnly,

            @Doc("goes to exile instead of the graveyard when it resolves")
            boolean exilesItself,

            @Doc("its owner may begin the game with it on the battlefield, if it is in their opening hand")
            boolean mayBeginInPlay,

            @Nullable @Doc("its power and toughness as its text defines them, in every zone")
            DefinesDef defines,

            @Doc("its abilities") List<AbilityDef> abilities,
            @Doc("a token: not part of decks") boolean token,

            @Doc("a face or half of another card: not part of decks")
            boolean side,

            @Nullable
            @Doc("the name of a token, where what creates it says one; its subtypes and the word Token by default")
            String called)
            implements Told {
        @Override
        public String text(Teller w) {
            return CardText.of(this, w);
        }

        @Override
        public String text(Teller w, String own) {
            return CardText.of(this, w, own);
        }
    }

    @Doc("One instance of the word target.")
    public record TargetDef(
            @MainArgument @Doc("what can be chosen") Selection of,
            @Default("1") @Doc("how many, such as 0..2") Span count,

            @Nullable @Doc("how many at most, where it is computed: X")
            Amount most,

            @Nullable @Doc("so much is divided among them as the player chooses")
            Amount divide,

            @Default("0") @Doc("so much generic mana more for each target beyond the first")
            int extra) {}

    @Doc("One of the modes of a spell or ability.")
    public record ModeDef(
            @Name("option") @Doc("how the mode is called") Word label,
            @Doc("what it is aimed at") List<TargetDef> target,
            @Doc("what it does") Steps do_) {}

    @Doc("What a spell costs and does when it is overloaded.")
    public record OverloadDef(
            @Doc("for which cost") Cost cost,
            @Required @Doc("what it does then") Steps play) {}

    @Doc("How a card is suspended.")
    public record SuspendDef(
            @Doc("with how many time counters") int time,
            @Doc("for which cost") Cost cost) {}

    @Doc("A chapter ability of a Saga.")
    public record ChapterDef(
            @MainArgument @Doc("which chapter, or which chapters: 1..2")
            Span chapter,

            @Doc("what it is aimed at") List<TargetDef> target,
            @Required @Doc("what it does") Steps do_) {}

    @Doc("Another cost.")
    public record AlternativeDef(
            @MainArgument @Doc("the cost") Cost cost,
            @Nullable @Doc("whether it may be paid") Condition if_) {}

    @Doc("A characteristic-defining ability for power and toughness.")
    public record DefinesDef(Amount power, Amount toughness) {}

    /** An ability of an object (113.3). */
    public sealed interface AbilityDef extends Told
            permits Triggered, Activated, Loyalty, Mana, Static, Ruled, Replaces {
        @Override
        default String text(Teller w) {
            return AbilityText.of(this, w);
        }
    }

    @Name("when")
    @Doc("A triggered ability: when, whenever or at.")
    public record Triggered(
            @MainArgument @Doc("the event") List<Event> when,

            @Nullable
            @Of("object")
            @Doc(
                    "which of these events are meant; 'it' is what the event is about: this object or you where nothing is said of it, anything for 'true'")
            PerRow<Condition> of,

            @Nullable @Doc("an intervening if: tested when it triggers and again when it resolves")
            Condition if_,

            @Doc("what it is aimed at") List<TargetDef> target,
            List<ModeDef> modes,
            @Default("1") Span choose,
            @Doc("you may") boolean may,

            @Default("battlefield") @Doc("the zone in which it works")
            Works works,

            @Doc("adds mana and uses no stack") boolean isMana,
            @Doc("what it does") Steps do_)
            implements AbilityDef {}

    /** The zone in which an ability works (113.6). */
    public enum Works {
        BATTLEFIELD,
        GRAVEYARD,
        HAND,
        STACK,
        EXILE
    }

    @Name("activate")
    @Doc("An activated ability: cost, then what it does.")
    public record Activated(
            @MainArgument @Doc("the cost, such as [1R, tap, sacrifice this]")
            Cost cost,

            @Doc("what it is aimed at") List<TargetDef> target,
            List<ModeDef> modes,
            @Default("1") Span choose,
            @Nullable @Doc("only if") Condition if_,
            @Doc("only as a sorcery") boolean asSorcery,
            @Doc("only once each turn") boolean oncePerTurn,

            @Default("battlefield") @Doc("the zone in which it works")
            Works works,

            @Required @Doc("what it does") Steps do_)
            implements AbilityDef {}

    @Name("loyalty")
    @Doc("A loyalty ability.")
    public record Loyalty(
            @MainArgument @Doc("counters put on it, with a minus removed; -x for any number")
            String loyalty,

            @Doc("what it is aimed at") List<TargetDef> target,
            @Required @Doc("what it does") Steps do_)
            implements AbilityDef {}

    @Name("mana")
    @Doc("A mana ability.")
    public record Mana(
            @MainArgument @Doc("what it adds: G, CC, W/U for one of two, any for any color")
            String mana,

            @Default("tap") @Doc("its cost") Cost cost,
            @Nullable @Doc("how many times") Amount times,
            @Nullable @Doc("only if") Condition if_,
            @Doc("what else happens") Steps then,

            @Nullable
            @Of("object")
            @Doc("what the mana may be spent on, as 'it': the spell, or the source of the ability")
            PerRow<Condition> only)
            implements AbilityDef {}

    @Name("affects")
    @Doc("A static ability that changes characteristics, layer by layer.")
    public record Static(
            @MainArgument @Doc("the objects it changes") Selection affects,

            @Name("while") @Nullable @Doc("as long as this is true")
            Condition holds,

            @Beside Changes changes,
            @Doc("other abilities they have") List<AbilityDef> grant)
            implements AbilityDef {}

    @Name("rule")
    @Doc("A static ability that changes the rules of the game.")
    public record Ruled(
            @MainArgument @Doc("which rule") Rule rule,

            @Nullable @Of("object") @Doc("for which objects or players, as 'it'; for you by default")
            PerRow<Condition> of,

            @Nullable @Doc("only if") Condition if_,
            @Default("1") @Doc("how much") Amount amount,

            @Nullable @Doc("colored mana that is not paid, for 'costs less'")
            ManaCost mana)
            implements AbilityDef {}

    @Name("before")
    @Doc("A replacement or prevention effect: instead of an event, or with it.")
    public record Replaces(
            @MainArgument @Doc("the event") Replaced before,

            @Nullable
            @Of("object")
            @Doc(
                    "which of these events are meant; 'it' is what the event is about: this object or you where nothing is said of it, anything for 'true'")
            PerRow<Condition> of,

            @Nullable @Doc("only if") Condition if_,

            @Doc("only if an effect does it, not a cost or a rule")
            boolean byEffect,

            @Doc("from every zone, not from the battlefield alone")
            boolean fromAnywhere,

            @Nullable @Doc("the number the event goes on with")
            Amount change,

            @Nullable @Doc("where what changes zones goes: exile, hand, graveyard, top of the library")
            Destination to,

            @Nullable @Doc("so much of the damage is prevented; 'amount' for all")
            Amount prevent,

            @Nullable @Doc("what happens instead") Steps instead,
            @Doc("what happens with it: as it enters") Steps do_,
            @Doc("you may") boolean may)
            implements AbilityDef {
        public Event event() {
            return before.event();
        }
    }

    /** An event that can be replaced: somebody is asked before it happens. */
    public record Replaced(Event event, Event asked, Events.Changeable number) {}

    @Doc("Abilities that an effect gives.")
    public record GrantDef(
            @MainArgument @Doc("triggered, activated, mana and static abilities")
            List<AbilityDef> abilities) {}

    @Doc("Abilities that a copy has beside what it copies.")
    public record CopyHasDef(
            @MainArgument @Doc("triggered abilities") List<Triggered> abilities) {}

    @Doc("A source of damage that is chosen.")
    public record SourceDef(
            @MainArgument @Doc("which: 1 of sources where red")
            Choice source) {}

    @Doc("What a delayed or reflexive triggered ability does.")
    public record LaterDef(
            @Nullable @Doc("the event that it waits for; at once, for 'when you do'")
            Event at,

            @Nullable
            @Of("object")
            @Doc("which of these events are meant, 'it' is what the event is about; of you by default")
            PerRow<Condition> of,

            @Doc("what it is aimed at") List<TargetDef> target,
            @Required @Doc("what it does") Steps do_) {}

    @Doc("A deck; how many cards it must have is a matter of its format.")
    public record DeckDef(
            @Default("") @Doc("what kind of deck it is") String about,

            @Default("constructed") @Doc("by which rules it is built")
            DeckFormat format,

            @Required @Doc("how many of each card") Map<Ref<CardDef>, Integer> cards,

            @Doc("cards beside the deck, of which none is played in a single match")
            Map<Ref<CardDef>, Integer> sideboard)
            implements Told {
        @Override
        public String text(Teller w) {
            return about;
        }
    }
}
