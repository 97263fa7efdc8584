package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Node;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.library.Sources;
import croupier.script.steps.Repeat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Turns what the card files define into the arrays of a {@link SpireCards}. */
public final class Pages {
    final List<TextStep> steps = new ArrayList<>();
    final List<Hook> hooks = new ArrayList<>();
    final SpireCards.Power[] powers;
    final SpireCards.Card[][] cards;
    final SpireCards.Monster[] monsters;
    final SpireCards.Relic[] relics;
    final SpireCards.Potion[][] potions;
    final SpireCards.Encounter[] encounters;
    final SpireCards.Orb[] orbs;
    final int[] orbKinds;
    final Pools pools;
    private final Library library;

    Pages(Library library, Layout layout, Map<String, Integer> moves) {
        this.library = library;
        int size = library.cards().size();
        powers = powers(layout);
        cards = new SpireCards.Card[size][];
        monsters = new SpireCards.Monster[size];
        relics = new SpireCards.Relic[size];
        potions = new SpireCards.Potion[size][];
        Definitions<Defs.CardDef> c = library.definitions(Defs.CardDef.class);
        for (int i = 0; i < c.size(); i++) cards[c.cardOf(i)] = levels(c, i);
        Definitions<MonsterDefs.MonsterDef> m = library.definitions(MonsterDefs.MonsterDef.class);
        for (int i = 0; i < m.size(); i++) monsters[m.cardOf(i)] = monster(m.name(i), m.get(i), moves);
        Definitions<Defs.RelicDef> r = library.definitions(Defs.RelicDef.class);
        for (int i = 0; i < r.size(); i++) relics[r.cardOf(i)] = relic(r.name(i), r.get(i));
        Definitions<Defs.PotionDef> p = library.definitions(Defs.PotionDef.class);
        for (int i = 0; i < p.size(); i++) potions[p.cardOf(i)] = strengths(p, i);
        pools = new Pools(library, cards);
        orbs = new SpireCards.Orb[size];
        Definitions<Defs.OrbDef> o = library.definitions(Defs.OrbDef.class);
        if (o.size() > CHANNELLED.count())
            throw library.wrong(
                    Defs.OrbDef.class,
                    o.name(CHANNELLED.count()),
                    "evoke",
                    "there can be at most " + CHANNELLED.count() + " kinds of orbs, and this is one more");
        orbKinds = new int[o.size()];
        for (int i = 0; i < o.size(); i++) {
            orbKinds[i] = o.cardOf(i);
            orbs[orbKinds[i]] = orb(i, o.get(i));
        }
        Definitions<MonsterDefs.EncounterDef> e = library.definitions(MonsterDefs.EncounterDef.class);
        encounters = new SpireCards.Encounter[e.size()];
        for (int i = 0; i < e.size(); i++)
            encounters[i] = new SpireCards.Encounter(
                    e.name(i), e.get(i).act(), e.get(i).meeting(), text(e.get(i).monsters(), null));
    }

    SpireCards.Power power(String name) {
        for (SpireCards.Power p : powers) if (p.column.name().equals(name)) return p;
        throw new IllegalStateException("the content has no power called " + name);
    }

    /** A power's stacks lie in the column of its name in lower case. */
    public static String columnOf(String power) {
        return power.toLowerCase(Locale.ROOT);
    }

    /** The moves of all monsters get numbers, so that plans can compare them. */
    public static Map<String, Integer> moves(Sources sources) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (String monster : sources.names("monsters"))
            if (sources.node("monsters", monster) instanceof Node.Mapping m
                    && m.get("moves") instanceof Node.Mapping moves)
                for (Node.Entry e : moves.entries()) numbers.putIfAbsent(e.key().text(), numbers.size() + 1);
        return numbers;
    }

    private SpireCards.Relic relic(String name, Defs.RelicDef d) {
        return new SpireCards.Relic(name, d, hooks(d.abilities(), null));
    }

    private SpireCards.Power[] powers(Layout layout) {
        Definitions<Defs.PowerDef> all = library.definitions(Defs.PowerDef.class);
        SpireCards.Power[] made = new SpireCards.Power[all.size()];
        int bits = 0;
        for (int i = 0; i < made.length; i++) {
            Defs.PowerDef d = all.get(i);
            Column column = layout.column(CREATURE, columnOf(all.name(i)));
            if (column == null) throw new IllegalStateException("no column for the power " + all.name(i));
            boolean counted = d.ticks() || d.settles();
            if (counted && bits == Integer.SIZE)
                throw library.wrong(
                        Defs.PowerDef.class,
                        all.name(i),
                        "ticks",
                        "at most " + Integer.SIZE + " powers can tick or settle, and this is one more");
            int bit = counted ? 1 << bits++ : 0;
            made[i] = new SpireCards.Power(all.name(i), i, column, d, bit);
        }
        for (int i = 0; i < made.length; i++) {
            made[i].hooks = hooks(all.get(i).abilities(), made[i]);
            made[i].whenGone = text(all.get(i).whenGone(), made[i]);
        }
        return made;
    }

    private TextStep[] text(Steps text, SpireCards.@Nullable Power power) {
        int alone = 0;
        while (alone < text.size() && !Mentions.names((Record) text.get(alone))) alone++;
        TextStep[] made = new TextStep[Math.min(alone + 1, text.size())];
        for (int i = 0; i < made.length; i++) {
            Verb verb = text.get(i);
            if (i == alone) verb = new NamingSteps(new Steps(text.subList(i, text.size())));
            made[i] = step(verb, power);
        }
        return made;
    }

    private TextStep step(Verb verb, SpireCards.@Nullable Power power) {
        TextStep[] parts = null;
        TextStep[] otherwise = SpireCards.NO_STEPS;
        switch (verb) {
            case If i
            when waits(i.then()) && waits(i.otherwise()) -> {
                parts = text(i.then(), power);
                otherwise = text(i.otherwise(), power);
            }
            case Repeat r when waits(r.steps()) -> parts = text(r.steps(), power);
            case Waits.Next n -> parts = text(n.next(), power);
            case Waits.Later l -> parts = text(l.later(), power);
            default -> {}
        }
        TextStep made = new TextStep(steps.size(), verb, power, parts, otherwise);
        steps.add(made);
        return made;
    }

    /** Steps that deal damage or give block inside of other steps. */
    private static TextStep[] held(TextStep[] play) {
        List<TextStep> held = new ArrayList<>();
        for (TextStep step : play) addHeld(step, held);
        for (int i = 0; i < held.size(); i++) held.get(i).held = i;
        return held.toArray(TextStep[]::new);
    }

    private static void addHeld(TextStep step, List<TextStep> held) {
        List<TextStep> inside = new ArrayList<>(List.of(step.otherwise));
        if (step.parts != null) inside.addAll(0, List.of(step.parts));
        for (TextStep part : inside) {
            if (Waits.isFixedAtUse(part.verb)) held.add(part);
            else addHeld(part, held);
        }
    }

    /** Whether steps can wait in the queue one by one: no step names something for a later one. */
    private static boolean waits(Steps text) {
        for (Verb v : text) {
            boolean can = switch (v) {
                case If i -> waits(i.then()) && waits(i.otherwise());
                case Repeat r -> waits(r.steps());
                default -> v instanceof Action || v instanceof Waits.Next || v instanceof Waits.Later;
            };
            if (!can) return false;
        }
        return true;
    }

    private Hook[] hooks(List<Defs.HookDef> defs, SpireCards.@Nullable Power power) {
        List<Hook> made = new ArrayList<>();
        for (Defs.HookDef d : defs) {
            TextStep[] text = text(d, power);
            for (Event event : d.ability().events())
                made.add(new Hook(hooks.size() + made.size(), event, d, text, power));
        }
        hooks.addAll(made);
        return made.toArray(Hook[]::new);
    }

    private TextStep[] text(Defs.HookDef d, SpireCards.@Nullable Power power) {
        Steps instead = d.ability().instead();
        return text(instead != null ? instead : d.ability().do_(), power);
    }

    /** What the hooks of a card do on its next level. */
    private void addLevel(Hook[] hooks, List<Defs.HookDef> defs) {
        int n = 0;
        for (Defs.HookDef d : defs) {
            TextStep[] text = text(d, null);
            for (int i = d.ability().events().size(); i > 0; i--) hooks[n++].addLevel(text);
        }
    }

    private SpireCards.Orb orb(int place, Defs.OrbDef d) {
        return new SpireCards.Orb(
                place,
                d.charge(),
                d.grows(),
                d.evokedFirst(),
                text(d.atTurnStart(), null),
                text(d.atTurnEnd(), null),
                text(d.evoke(), null));
    }

    private SpireCards.Card[] levels(Definitions<Defs.CardDef> all, int place) {
        SpireCards.Card[] made = new SpireCards.Card[all.levels(place)];
        for (int level = 0; level < made.length; level++)
            made[level] = card(all.name(place), all.get(place, level), made.length > 1);
        made[0].hooks = hooks(all.get(place).abilities(), null);
        for (int level = 1; level < made.length; level++) {
            made[level].hooks = made[0].hooks;
            addLevel(made[0].hooks, all.get(place, level).abilities());
        }
        return made;
    }

    private SpireCards.Card card(String name, Defs.CardDef d, boolean hasLevels) {
        SpireCards.Card c = new SpireCards.Card(name, d, hasLevels);
        c.play = text(d.play(), null);
        c.held = held(c.play);
        c.atTurnEnd = text(d.atTurnEnd(), null);
        c.whenExhausted = text(d.whenExhausted(), null);
        c.whenDrawn = text(d.whenDrawn(), null);
        c.whenDiscarded = text(d.whenDiscarded(), null);
        c.whenOtherPlayed = text(d.whenOtherPlayed(), null);
        return c;
    }

    /** For each hero its own potions and then those that all share, in the order of the files. */
    int[][] potionPools() {
        Defs.Pool[] heroes = Defs.Pool.values();
        int[][] pools = new int[heroes.length][];
        for (Defs.Pool hero : heroes)
            pools[hero.number] =
                    IntStream.concat(potionsOf(hero), potionsOf(null)).toArray();
        return pools;
    }

    private IntStream potionsOf(Defs.@Nullable Pool hero) {
        return IntStream.range(0, potions.length)
                .filter(kind -> potions[kind] != null && potions[kind][0].def().pool() == hero);
    }

    private SpireCards.Potion[] strengths(Definitions<Defs.PotionDef> all, int place) {
        SpireCards.Potion[] made = new SpireCards.Potion[all.levels(place)];
        for (int level = 0; level < made.length; level++) {
            Defs.PotionDef d = all.get(place, level);
            made[level] = new SpireCards.Potion(all.name(place), d, hooks(d.abilities(), null), text(d.drink(), null));
        }
        return made;
    }

    private SpireCards.Monster monster(String name, MonsterDefs.MonsterDef d, Map<String, Integer> numbers) {
        SpireCards.Monster m = new SpireCards.Monster(name, d, numbers.size() + 1);
        d.moves().forEach((move, def) -> putMove(m, numbers.getOrDefault(move, 0), move, def));
        m.plan = text(d.plan(), null);
        m.whenMade = text(d.whenMade(), null);
        m.beforeBattle = text(d.beforeBattle(), null);
        m.hooks = hooks(d.abilities(), null);
        return m;
    }

    private void putMove(SpireCards.Monster m, int number, String name, MonsterDefs.MoveDef d) {
        m.moves[number] = new SpireCards.Move(
                name, library.layout().word(name, name).index(), m, d, text(d.do_(), null), text(d.then(), null));
    }
}
