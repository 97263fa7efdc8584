package croupier.games.spire.cards;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Node;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.library.Sources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The content of a run as rules read it while playing: arrays by number, nothing is looked up by name. */
public final class RunCards {
    /** Tiers of relics in the order in which their lists are shuffled. */
    public static final int COMMON = 0;

    public static final int UNCOMMON = 1;
    public static final int RARE = 2;
    public static final int SHOP = 3;
    public static final int BOSS = 4;

    private static final Defs.Rarity[] TIERS = {
        Defs.Rarity.COMMON, Defs.Rarity.UNCOMMON, Defs.Rarity.RARE, Defs.Rarity.SHOP, Defs.Rarity.BOSS
    };

    /** Encounters with their chances added up, the least likely first. */
    public record Chances(int[] fights, float[] below) {
        /** The first that the roll is below; counted without leaving the loop, since where it ends nobody can foresee. */
        public int pick(float roll) {
            int place = 0;
            for (int i = 0; i < below.length - 1; i++) place += roll < below[i] ? 0 : 1;
            return fights[place];
        }
    }

    public record Act(
            int weakCount,
            Chances weak,
            Chances strong,
            int[][] firstStrong,
            Chances elites,
            int[] bosses,
            int[] events,
            int[] shrines) {
        /** Whether this encounter may be the first strong one after that last weak one. */
        public boolean mayFollow(int strong, int weak) {
            for (int[] e : firstStrong) {
                if (e[0] != weak) continue;
                for (int i = 1; i < e.length; i++) if (e[i] == strong) return false;
            }
            return true;
        }
    }

    public record EventPage(String name, @Nullable Condition when, Steps enter, NodePage[] nodes) {}

    public record NodePage(int number, String text, Steps enter, OptionPage[] options) {}

    /** An option: its number counts over all nodes of the event, so that it means the same everywhere. */
    public record OptionPage(
            int number, String say, @Nullable Condition when, Steps text, int go) {}

    /** A relic as it is found: its tier, and the relic whose place it takes; -1 and 0 for none. */
    public record Relic(Defs.RelicDef def, int tier, int replaces) {}

    public final Act[] acts;
    public final int[] once;
    public final EventPage[] events;
    public final RunDefs.BlessingDef[] blessings;
    public final RunDefs.DrawbackDef[] drawbacks;
    public final RunDefs.BurningDef[] burnings;
    /** By hero, then by tier. */
    private final int[][][] relicLists = new int[Defs.Pool.values().length][TIERS.length][];
    /** By hero the card that stands for it, 0 for none. */
    public final int[] ownCards = new int[Defs.Pool.values().length];
    /** By tier the relic that is found when the list is empty. */
    public final int[] standIns = new int[TIERS.length];

    public final @Nullable Relic[] relics;
    public final CardLists lists;
    private final Option note;
    /** By the number that the option has: the card. */
    private final int[] noteCards;

    RunCards(Library library, SpireCards book, Map<String, Integer> nodes) {
        Definitions<RunDefs.ActDef> a = library.definitions(RunDefs.ActDef.class);
        acts = new Act[a.size() + 1];
        for (int i = 0; i < a.size(); i++) acts[i + 1] = act(a.get(i));
        once = a.size() == 0 ? new int[0] : numbers(a.get(0).once());
        Definitions<RunDefs.EventDef> e = library.definitions(RunDefs.EventDef.class);
        events = new EventPage[e.size()];
        for (int i = 0; i < events.length; i++) events[i] = event(library, e.name(i), e.get(i), nodes);
        Definitions<RunDefs.BlessingDef> b = library.definitions(RunDefs.BlessingDef.class);
        blessings = new RunDefs.BlessingDef[b.size()];
        for (int i = 0; i < blessings.length; i++) blessings[i] = b.get(i);
        Definitions<RunDefs.DrawbackDef> d = library.definitions(RunDefs.DrawbackDef.class);
        drawbacks = new RunDefs.DrawbackDef[d.size()];
        for (int i = 0; i < drawbacks.length; i++) drawbacks[i] = d.get(i);
        Definitions<RunDefs.BurningDef> burns = library.definitions(RunDefs.BurningDef.class);
        burnings = new RunDefs.BurningDef[burns.size()];
        for (int i = 0; i < burnings.length; i++) burnings[i] = burns.get(i);
        relics = new Relic[library.cards().size()];
        relics(library);
        lists = new CardLists(library, book);
        Definitions<Defs.HeroDef> heroes = library.definitions(Defs.HeroDef.class);
        for (int i = 0; i < heroes.size(); i++)
            ownCards[heroes.get(i).pool().number] = heroes.get(i).ownCard().card();
        note = Objects.requireNonNull(library.layout().option("note card"));
        Definitions<Defs.CardDef> cards = library.definitions(Defs.CardDef.class);
        noteCards = new int[cards.size()];
        for (int i = 0; i < noteCards.length; i++) noteCards[i] = cards.cardOf(i);
    }

    public static RunCards of(Table t) {
        return ((SpireContent) t.game()).run;
    }

    /** The card that an earlier run has left. */
    public int noteCard(Table t) {
        return noteCards[t.option(note)];
    }

    /** Nodes of all events get numbers, so that steps can name them. */
    public static Map<String, Integer> nodes(Sources sources) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (String event : sources.names("events"))
            if (sources.node("events", event) instanceof Node.Mapping m && m.get("nodes") instanceof Node.Mapping nodes)
                for (Node.Entry e : nodes.entries()) numbers.putIfAbsent(e.key().text(), numbers.size() + 1);
        return numbers;
    }

    private void relics(Library library) {
        Definitions<Defs.RelicDef> r = library.definitions(Defs.RelicDef.class);
        for (int i = 0; i < r.size(); i++) {
            Defs.RelicDef def = r.get(i);
            Ref<Defs.RelicDef> replaces = def.replaces();
            relics[r.cardOf(i)] = new Relic(def, tier(def.rarity()), replaces == null ? 0 : replaces.card());
        }
        Definitions<RunDefs.RelicListDef> l = library.definitions(RunDefs.RelicListDef.class);
        for (Defs.Pool hero : Defs.Pool.values())
            for (int tier = 0; tier < TIERS.length; tier++)
                relicLists[hero.number][tier] = IntStream.concat(relics(l, tier, null), relics(l, tier, hero))
                        .toArray();
        for (int i = 0; i < l.size(); i++) {
            Ref<Defs.RelicDef> standIn = l.get(i).whenEmpty();
            if (standIn != null) standIns[tier(l.get(i).rarity())] = standIn.card();
        }
    }

    private static IntStream relics(Definitions<RunDefs.RelicListDef> lists, int tier, Defs.@Nullable Pool of) {
        return IntStream.range(0, lists.size())
                .mapToObj(lists::get)
                .filter(list -> list.of() == of && tier(list.rarity()) == tier)
                .flatMapToInt(list -> list.relics().stream().mapToInt(Ref::card));
    }

    /** The relics of a tier that a hero may find, in the order before they are shuffled. */
    public int[] relicList(int hero, int tier) {
        return relicLists[hero][tier];
    }

    private static int tier(Defs.Rarity rarity) {
        for (int i = 0; i < TIERS.length; i++) if (TIERS[i] == rarity) return i;
        return -1;
    }

    private static int[] numbers(List<? extends Ref<?>> refs) {
        return refs.stream().mapToInt(Ref::number).toArray();
    }

    private static Act act(RunDefs.ActDef d) {
        int[][] exclusions = new int[d.firstStrong().size()][];
        for (int i = 0; i < exclusions.length; i++) {
            RunDefs.Exclusion x = d.firstStrong().get(i);
            exclusions[i] = new int[x.never().size() + 1];
            exclusions[i][0] = x.after().number();
            for (int j = 0; j < x.never().size(); j++)
                exclusions[i][j + 1] = x.never().get(j).number();
        }
        return new Act(
                d.weakCount(),
                chances(d.weak()),
                chances(d.strong()),
                exclusions,
                chances(d.elites()),
                numbers(d.bosses()),
                numbers(d.events()),
                numbers(d.shrines()));
    }

    /** Sorted by weight, those of the same weight in the order of the file; then the shares are added up as floats. */
    private static Chances chances(List<RunDefs.Chance> all) {
        List<RunDefs.Chance> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparingInt(RunDefs.Chance::weight));
        float total = 0;
        for (RunDefs.Chance c : sorted) total += c.weight();
        int[] fights = new int[sorted.size()];
        float[] below = new float[sorted.size()];
        float sum = 0;
        for (int i = 0; i < fights.length; i++) {
            fights[i] = sorted.get(i).fight().number();
            sum += sorted.get(i).weight() / total;
            below[i] = sum;
        }
        return new Chances(fights, below);
    }

    private static EventPage event(Library library, String name, RunDefs.EventDef d, Map<String, Integer> numbers) {
        List<String> names = List.copyOf(d.nodes().keySet());
        NodePage[] nodes = new NodePage[names.size()];
        int number = 0;
        int n = 0;
        for (Map.Entry<String, RunDefs.NodeDef> node : d.nodes().entrySet()) {
            RunDefs.NodeDef is = node.getValue();
            OptionPage[] options = new OptionPage[is.options().size()];
            for (int i = 0; i < options.length; i++)
                options[i] = option(library, name, names, is.options().get(i), number++);
            nodes[n++] = new NodePage(numbers.getOrDefault(node.getKey(), 0), is.text(), is.enter(), options);
        }
        return new EventPage(name, d.if_(), d.enter(), nodes);
    }

    private static OptionPage option(
            Library library, String event, List<String> nodes, RunDefs.OptionDef o, int number) {
        int go = o.go().isEmpty() ? -1 : nodes.indexOf(o.go());
        if (go < 0 && !o.go().isEmpty())
            throw library.wrong(
                    RunDefs.EventDef.class,
                    event,
                    o.go(),
                    "this event has no node '" + o.go() + "'. " + croupier.kernel.Nearest.hint(o.go(), nodes));
        return new OptionPage(number, o.say(), o.if_(), o.do_(), go);
    }
}
