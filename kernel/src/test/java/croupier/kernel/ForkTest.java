package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A copy has everything: each field of each class of which a match consists is listed here with what a copy does with it, and
 * what is listed as copied is changed by reflection and must arrive. A new field fails until somebody has decided.
 */
class ForkTest {
    /** All classes that hold state of a match. */
    private static final List<Class<?>> CLASSES = List.of(
            Match.class,
            Course.class,
            Decisions.class,
            Recorder.class,
            Replay.class,
            Table.class,
            Facts.class,
            Reclaiming.class,
            Places.class,
            Knowledge.class,
            Witness.class,
            Rolling.class,
            Imagined.class,
            Agenda.class,
            Listening.class,
            Layering.class,
            Lending.class,
            Departures.class,
            Ending.class,
            Attempts.class,
            Asking.class,
            Tape.class,
            Log.class);

    /**
     * What becomes of a field. table: copied with a table, so by every checkpoint, savepoint and fork. forked: copied by fork and
     * forkInto. fork: copied by fork alone, which keeps journal and log. no: not copied, with the reason. Final fields are left out
     * here, except for arrays and lists: they name a part, or something that never changes.
     */
    private static final String FATES = """
        Facts.mem table
        Facts.used table
        Facts.lists table
        Facts.now no: copied row by row, see LayeringTest.copiesKeepWhatWasComputed
        Facts.written table
        Facts.writtenBefore table
        Facts.statsReadFrom table
        Facts.settledFrom table
        Facts.read no: cleared before stats are computed
        Facts.noting no: set while stats are computed
        Facts.unnoticed no: of a test
        Facts.layered no: of the layout
        Facts.doing no: a copy stands where a rule may begin
        Facts.taped no: follows from the mode of the match
        Facts.log no: every match has its own; Log is copied by fork
        Facts.logged no: whether there is a log
        Facts.observer no: imagined matches are not observed, and a fork is not what is counted
        Facts.reported no: whether there is a log or an observer
        Facts.widths no: of the layout
        Facts.entities no: of the layout
        Reclaiming.leaving table
        Reclaiming.leavingCount table
        Reclaiming.stillNamed table
        Reclaiming.cells no: of the layout
        Reclaiming.naming no: of the layout
        Reclaiming.sparseNaming no: of the layout
        Reclaiming.left no: computed when rows are freed
        Reclaiming.named no: computed when rows are freed
        Places.used table
        Places.wasted table
        Places.spare no: an unused block
        Places.zoneAt no: of the layout
        Places.ownerAt no: of the layout
        Places.zoneNumberAt no: of the layout
        Knowledge.disclosed table
        Knowledge.seersAt no: of the layout
        Rolling.script table
        Rolling.streams no: of the layout
        Agenda.entries table
        Agenda.used table
        Agenda.tasks no: of the words
        Agenda.bodies no: of the words
        Listening.applied table
        Listening.appliedCount table
        Layering.touched no: copied with the rows it names, see LayeringTest.copiesKeepWhatWasComputed
        Layering.touchedUsed no: copied with the rows it names, see LayeringTest.copiesKeepWhatWasComputed
        Layering.computing no: nothing is being computed in a copy
        Layering.computed no: counted for benchmarks
        Layering.places no: of the layout
        Layering.begins no: of the layout
        Layering.ends no: of the layout
        Layering.layered no: of the layout
        Layering.everywhere no: of the layout
        Layering.kept no: of one computation
        Layering.alone no: of one computation
        Layering.behind no: of one computation
        Layering.reaches no: of one computation
        Layering.led no: of one computation
        Layering.explaining no: of one computation
        Layering.ledUsed no: of one computation
        Lending.pool no: nothing is lent at a checkpoint
        Lending.lent no: nothing is lent at a checkpoint
        Lending.scopes no: nothing is lent at a checkpoint
        Lending.lentScopes no: nothing is lent at a checkpoint
        Lending.answers no: nothing is lent at a checkpoint
        Lending.lentAnswers no: nothing is lent at a checkpoint
        Attempts.savepoints no: nothing is under way at a checkpoint
        Attempts.seats no: nothing is under way at a checkpoint
        Attempts.marks no: nothing is under way at a checkpoint
        Attempts.count no: nothing is under way at a checkpoint
        Attempts.byChoice no: nothing is under way at a checkpoint
        Table.workspace no: no part of the match
        Table.cards table
        Table.seed no: for setup only, and imagined tables have none
        Imagined.seat forked
        Imagined.seed forked
        Imagined.freshFrom forked
        Imagined.replays no: set again when the task is run again
        Imagined.expected no: of one playout
        Imagined.expectedSight no: of one playout
        Witness.toldRows forked
        Witness.toldEyes forked
        Witness.toldCount forked
        Witness.told no: begins again with the task
        Witness.eyes no: seen again when the task is run again
        Witness.shuffledTo no: seen again when the task is run again
        Witness.touched no: seen again when the task is run again
        Witness.touchedCount no: seen again when the task is run again
        Witness.rows no: seen again when the task is run again
        Witness.eyesThere no: seen again when the task is run again
        Witness.count no: seen again when the task is run again
        Witness.stream no: seeded again when the task is run again
        Witness.free no: of one shuffle
        Tape.codes forked
        Tape.size forked
        Tape.given forked
        Tape.at no: begins again with the task
        Asking.policies no: nobody sits in a copy
        Asking.seen no: a look at its own table
        Asking.match no: the match it belongs to
        Asking.probe no: of a test
        Asking.moment no: counted while a task runs
        Asking.begun no: counted while a task runs
        Asking.sight no: computed once for each question
        Asking.sightOf no: computed once for each question
        Asking.sightAt no: computed once for each question
        Asking.decisions no: counted for benchmarks
        Asking.optionsOffered no: counted for benchmarks
        Asking.reversed no: of a test
        Decisions.gathered forked
        Decisions.answered forked
        Decisions.ahead forked
        Decisions.open no: opened again when the task is run again
        Decisions.spare no: to be used again
        Recorder.journal fork
        Recorder.named fork
        Recorder.disclosedAfter fork
        Replay.journal no: a copy goes on by itself
        Replay.read no: a copy goes on by itself
        Course.stand no: a copy in a task is behind until somebody looks
        Course.laid no: for playouts
        Course.checkpoint no: shared, as long as nobody moves on
        Course.spare no: to be used again
        Course.script fork
        Course.logAtCheckpoint fork
        Log.entries fork
        Log.size fork
        Log.table no: every log has its own
        Match.mode no: a fork of a match without journal is searched
        Match.waitsForAll fork
        Match.asksForActs fork
        Match.broken no: of the match in which it broke
        Match.probe no: of a test
        """;

    private static Map<String, String> fates() {
        Map<String, String> fates = new LinkedHashMap<>();
        for (String line : FATES.split("\n")) {
            String[] parts = line.split(" ", 2);
            assertThat(fates.put(parts[0], parts[1]))
                    .as(parts[0] + " is listed twice")
                    .isNull();
        }
        return fates;
    }

    private static String name(Field f) {
        return f.getDeclaringClass().getSimpleName() + "." + f.getName();
    }

    private static boolean mayChange(Field f) {
        boolean container = f.getType().isArray() || List.class.isAssignableFrom(f.getType());
        return !Modifier.isStatic(f.getModifiers()) && (container || !Modifier.isFinal(f.getModifiers()));
    }

    @Test
    void everyFieldIsListed() {
        List<String> there = new ArrayList<>();
        for (Class<?> c : CLASSES) for (Field f : c.getDeclaredFields()) if (mayChange(f)) there.add(name(f));
        assertThat(fates().keySet()).containsExactlyInAnyOrderElementsOf(there);
    }

    @Test
    void everyPartOfAMatchIsListed() throws IllegalAccessException {
        Match m = rich();
        for (Object part : parts(m)) assertThat(CLASSES).contains(part.getClass());
        // what a part names is a part too, or never changes, or is made for one question
        for (Object part : parts(m))
            for (Class<?> c = part.getClass(); c != Object.class; c = c.getSuperclass())
                for (Field f : c.getDeclaredFields()) {
                    Class<?> type = f.getType();
                    boolean mutable = type.getPackage() == Match.class.getPackage()
                            && !type.isInterface()
                            && !type.isRecord()
                            && !type.isEnum();
                    if (Modifier.isStatic(f.getModifiers()) || !mutable) continue;
                    assertThat(type == Ask.class
                                    || type == Asked.class
                                    || type == Sights.class
                                    || type == Layout.class
                                    || type == Setup.class
                                    || type == Imagining.class
                                    || type == Checkpoint.class
                                    || type == Explaining.class
                                    || type == Journal.class
                                    || CLASSES.contains(type))
                            .as(name(f) + " is a " + type.getSimpleName())
                            .isTrue();
                }
    }

    @Test
    void aTableIsCopiedWhole() throws IllegalAccessException {
        for (String name : fates().keySet()) {
            if (!fates().get(name).equals("table")) continue;
            Table from = rich().course.saved();
            Object planted = plant(part(tableParts(from), name), field(name));
            Table to = new Table(from.game, from.seats);
            to.copyFrom(from);
            assertThat(holds(part(tableParts(to), name), field(name), planted))
                    .as(name)
                    .isTrue();
        }
    }

    @Test
    void aForkHasEverything() throws IllegalAccessException {
        for (String name : fates().keySet()) {
            String fate = fates().get(name);
            if (fate.startsWith("no")) continue;
            Match from = rich();
            Object planted = plant(part(parts(from), name), field(name));
            Match fork = from.fork();
            assertThat(holds(part(parts(fork), name), field(name), planted))
                    .as(name + " of a fork")
                    .isTrue();
            if (fate.equals("fork")) continue;
            Match kept = from.seen(0).scratch();
            // another match lay there before
            rich().forkInto(kept);
            from.forkInto(kept);
            assertThat(holds(part(parts(kept), name), field(name), planted))
                    .as(name + " of a kept fork")
                    .isTrue();
        }
    }

    @Test
    void aCopyThatForgetsAFieldIsFound() throws IllegalAccessException {
        Table from = rich().course.saved();
        Object planted = plant(from.knowledge, field("Knowledge.disclosed"));
        Table to = new Table(from.game, from.seats);
        assertThat(holds(to.knowledge, field("Knowledge.disclosed"), planted)).isFalse();
    }

    // ---- what forks share

    @Test
    void forksShareACheckpointUntilOneMovesOn() {
        int[] runs = {0};
        Match m = Match.start(Setup.of(asking(runs), 2, 1));
        m.answer(0, m.open(0).code(1));
        Match one = m.forkInto(m.seen(0).scratch());
        Match two = m.forkInto(m.seen(0).scratch());
        assertThat(one.course.saved()).isSameAs(m.course.saved());
        assertThat(two.course.saved()).isSameAs(m.course.saved());
        long stands = m.standing();
        assertThat(two.standing()).isEqualTo(stands);
        m.forkInto(one);
        m.forkInto(two);
        assertThat(one.answer(1, one.open(0).code(1)).ok()).isTrue();
        assertThat(one.course.saved()).isNotSameAs(m.course.saved());
        assertThat(two.course.saved()).isSameAs(m.course.saved());
        assertThat(m.answer(1, m.open(0).code(1)).ok()).isTrue();
        assertThat(m.hash()).isEqualTo(one.hash());
        assertThat(two.course.saved()).isNotSameAs(m.course.saved());
        assertThat(two.standing()).isEqualTo(stands);
        assertThat(two.answer(1, two.open(0).code(1)).ok()).isTrue();
        assertThat(two.hash()).isEqualTo(one.hash());
    }

    /** Two questions in a task, with a shuffle and a roll between them. */
    private static Small asking(int[] runs) {
        Small s = new Small();
        s.setup = t -> {
            for (int i = 1; i <= 5; i++) thing(t, i < 3 ? BOARD : HAND, 1, i);
        };
        s.step = t -> {
            runs[0]++;
            t.ask(0, WHAT).option(GO).option(STAY).code();
            t.roll(DICE, 6);
            t.shuffle(HAND, 1, MIX);
            t.reveal(t.top(HAND, 1));
            t.ask(1, WHAT).option(GO).option(STAY).code();
        };
        return s;
    }

    // ---- a match with something of everything

    private static Match rich() {
        Small s = new Small();
        s.order = Order.OLDEST_FIRST;
        s.reactions.add((t, listener, source, target, amount) -> true);
        s.changes.add(new Change() {
            @Override
            public boolean affects(Table t, int modifier, int row) {
                return true;
            }

            @Override
            public void apply(Table t, int modifier, int row) {
                t.change(POWER, row, t.stat(POWER, row) + 1);
            }
        });
        s.setup = t -> {
            for (int i = 1; i <= 5; i++) thing(t, i < 3 ? BOARD : HAND, i % 2, i);
            t.listen(HIT, 0, t.top(BOARD, 0), 0);
            t.modify(FIRST, 0, t.top(BOARD, 0), 0);
            t.last(LINE, NOTHING, 1, 2, 3, 4);
            t.remove(t.top(HAND, 0));
        };
        s.step = t -> {
            t.ask(0, WHAT).option(GO).option(STAY).code();
            t.roll(DICE, 6);
            t.stat(POWER, t.top(BOARD, 0));
            t.shuffle(HAND, 1, MIX);
            t.ask(1, WHAT).option(GO).option(STAY).code();
            t.ask(0, WHAT).option(GO).option(STAY).code();
        };
        Match m = Match.start(Setup.of(s, 2, 1));
        for (int i = 0; i < 5; i++)
            assertThat(m.answer(m.open(0).seat(), m.open(0).code(0)).ok()).isTrue();
        m.course.saved().stat(POWER, m.course.saved().top(BOARD, 0));
        return m;
    }

    private static List<Object> parts(Match m) {
        List<Object> parts = new ArrayList<>(List.of(m, m.course, m.decisions, m.recorder, m.replay, m.table.log));
        // a fork in the middle of a task has the table of its checkpoint, and the rest of its own
        parts.addAll(tableParts(m.course.saved()));
        parts.removeIf(p -> p instanceof Imagined || p instanceof Witness || p instanceof Asking || p instanceof Tape);
        parts.addAll(List.of(m.table.imagined, m.table.knowledge.witness, m.table.asking, m.table.asking.tape));
        return parts;
    }

    private static List<Object> tableParts(Table t) {
        return List.of(
                t,
                t.reclaiming,
                t.places,
                t.knowledge,
                t.knowledge.witness,
                t.rolling,
                t.imagined,
                t.agenda,
                t.listening,
                t.layering,
                t.lending,
                t.departures,
                t.ending,
                t.attempts,
                t.asking,
                t.asking.tape);
    }

    private static Field field(String name) {
        for (Class<?> c : CLASSES)
            for (Field f : c.getDeclaredFields())
                if (name(f).equals(name)) {
                    f.setAccessible(true);
                    return f;
                }
        throw new AssertionError(name);
    }

    private static Object part(List<Object> parts, String name) {
        for (Object p : parts) if (field(name).getDeclaringClass().isInstance(p)) return p;
        throw new AssertionError("nothing has " + name);
    }

    // ---- planting

    /** Gives a field a value that it did not have, one that its neighbours can live with; that value. */
    private static Object plant(Object part, Field f) throws IllegalAccessException {
        Object is = f.get(part);
        if (f.getType().isArray()) return plantInArray(part, f, is);
        if (is instanceof List<?> list) return plantInList(list);
        Object other = switch (is) {
            case null -> "something";
            case Integer i -> i > 0 ? i - 1 : 1;
            case Long l -> l + 1;
            case Boolean b -> !b;
            case Journal j -> j.first(1);
            default -> throw new AssertionError("say here how " + name(f) + " is planted");
        };
        f.set(part, other);
        return other;
    }

    private static Object plantInArray(Object part, Field f, Object is) throws IllegalAccessException {
        if (is == null || Array.getLength(is) == 0) {
            is = new int[] {4, 3, 2, 1};
            f.set(part, is);
        }
        if (f.getName().equals("applied")) set(part, "Listening.appliedCount", 3);
        if (f.getName().equals("leaving")) set(part, "Reclaiming.leavingCount", 3);
        if (f.getName().startsWith("told")) set(part, "Witness.toldCount", 3);
        Object first = Array.get(is, 0);
        Object other = switch (first) {
            case Integer i -> i + 1;
            case Long l -> l + 1;
            case Boolean b -> !b;
            default -> throw new AssertionError("say here how " + name(f) + " is planted");
        };
        Array.set(is, 0, other);
        return other;
    }

    private static void set(Object part, String name, int value) throws IllegalAccessException {
        field(name).set(part, value);
    }

    @SuppressWarnings("unchecked")
    private static Object plantInList(List<?> list) {
        ((List<Object>) list).add(Save.Named.leaving(1));
        return list.size();
    }

    /** Whether a field has what was planted. */
    private static boolean holds(Object part, Field f, Object planted) throws IllegalAccessException {
        Object is = f.get(part);
        if (f.getType().isArray())
            return is != null && Array.getLength(is) > 0 && Array.get(is, 0).equals(planted);
        if (is instanceof List<?> list) return planted.equals(list.size());
        if (is instanceof Journal j) return j.size() == ((Journal) planted).size();
        return planted.equals(is);
    }
}
