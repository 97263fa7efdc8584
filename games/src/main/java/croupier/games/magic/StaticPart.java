package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Change;
import croupier.kernel.Layer;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Stat;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.PerRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a static ability does in one layer; the first of its parts says which objects all of them change (613.6). */
final class StaticPart implements Change {
    private final Defs.Static of;
    final Layer layer;
    private final boolean leads;
    private final boolean leader;
    private final long reads;
    private final long writes;
    /** Abilities that it gives, which are no keywords. */
    private final @Nullable Grant grant;

    StaticPart(Defs.Static of, Layer layer, boolean leader, boolean leads, @Nullable Grant grant) {
        this.of = of;
        this.layer = layer;
        this.leader = leader;
        this.leads = leads;
        this.grant = grant;
        reads = readsOf();
        writes = writesOf();
    }

    private long readsOf() {
        long bits = of.affects().reads() | (of.holds() == null ? 0 : of.holds().reads());
        if (layer.is(BASE)) bits |= reads(of.basePower()) | reads(of.baseToughness());
        if (layer.is(CHANGED)) bits |= reads(of.power()) | reads(of.toughness());
        if (layer.is(CONTROL)) bits |= bit(CONTROLLER);
        return bits | bit(LOST);
    }

    private static long reads(@Nullable PerRow<Amount> a) {
        return a == null ? 0 : a.value().reads();
    }

    private static long bit(Stat s) {
        return 1L << s.index();
    }

    private long writesOf() {
        if (layer.is(CONTROL)) return bit(CONTROLLER);
        if (layer.is(COLOR)) return bit(COLORS);
        if (layer.is(ABILITIES))
            return bit(KEYWORDS)
                    | bit(GUARDS)
                    | (of.loseAll() ? bit(LOST) | bit(GRANTED) : 0)
                    | (grant != null ? bit(GRANTED) : 0);
        if (!layer.is(TYPE)) return bit(POWER) | bit(TOUGHNESS);
        long bits = bit(TYPES) | (of.landType() != null ? bit(LOST) | bit(KEYWORDS) | bit(GUARDS) : 0);
        boolean sets = of.landType() != null
                || !of.types().isEmpty()
                || !of.subtypes().isEmpty()
                || !of.addSubtypes().isEmpty();
        if (sets) for (Stat s : SUBTYPES) bits |= bit(s);
        return bits;
    }

    boolean isLeader() {
        return leader;
    }

    @Override
    public boolean leads() {
        return leads;
    }

    @Override
    public boolean holds(Table t, int m) {
        return t.stat(LOST, t.sourceOf(m)) == 0 && holdsFor(t, m, t.sourceOf(m));
    }

    @Override
    public boolean affects(Table t, int m, int row) {
        return affects(t, m, t.sourceOf(m), row);
    }

    @Override
    public void affected(Table t, int m, Rows rows, Rows out) {
        Scope s = enter(t, m, t.sourceOf(m));
        of.affects().among(t, s, rows, out);
        t.done(s);
    }

    @Override
    public void apply(Table t, int m, int row) {
        apply(t, m, t.sourceOf(m), row);
    }

    // the same for any object that has the ability

    boolean holdsFor(Table t, int m, int object) {
        if (of.holds() == null) return true;
        Scope s = enter(t, m, object);
        boolean is = of.holds().test(t, s);
        t.done(s);
        return is;
    }

    boolean affects(Table t, int m, int object, int row) {
        Scope s = enter(t, m, object);
        boolean is = of.affects().has(t, s, row);
        t.done(s);
        return is;
    }

    private static Scope enter(Table t, int m, int object) {
        Scope s = t.scope();
        Scopes.object(t, s, object, controller(t, object));
        s.words = Wording.ofText(t, m);
        s.listener = m;
        return s;
    }

    void apply(Table t, int m, int object, int row) {
        if (layer.is(CONTROL)) control(t, m, object, row);
        else if (layer.is(TYPE)) types(t, m, row);
        else if (layer.is(COLOR)) colors(t, m, row);
        else if (layer.is(ABILITIES)) abilities(t, m, row);
        else if (layer.is(SWITCHED)) switched(t, row);
        else numbers(t, m, object, row);
    }

    private void control(Table t, int m, int object, int row) {
        Scope s = enter(t, m, object);
        if (of.controller() != null)
            t.change(CONTROLLER, row, controller(t, of.controller().of(t, s)));
        t.done(s);
    }

    private void types(Table t, int m, int row) {
        int words = Wording.ofText(t, m);
        if (of.landType() != null)
            Effects.setLandType(t, row, Wording.types(words, of.landType().bit()));
        if (!of.types().isEmpty()) Effects.setTypes(t, row, bits(of.types()));
        if (!of.addTypes().isEmpty())
            t.change(TYPES, row, t.stat(TYPES, row) | Wording.types(words, bits(of.addTypes())));
        if (!of.subtypes().isEmpty()) Effects.setSubtype(t, row, -1);
        addSubtypes(t, row, of.subtypes());
        addSubtypes(t, row, of.addSubtypes());
    }

    private static void addSubtypes(Table t, int row, List<Subtype> all) {
        for (int i = 0; i < all.size(); i++)
            Effects.addSubtype(t, row, all.get(i).number());
    }

    static int bits(List<Type> types) {
        int bits = 0;
        for (int i = 0; i < types.size(); i++) bits |= types.get(i).bit();
        return bits;
    }

    private void colors(Table t, int m, int row) {
        int words = Wording.ofText(t, m);
        int colors = of.colors() == null ? t.stat(COLORS, row) : Wording.colors(words, mask(of.colors()));
        t.change(COLORS, row, colors | Wording.colors(words, mask(of.addColors())));
    }

    static int mask(List<Color> colors) {
        int bits = 0;
        for (int i = 0; i < colors.size(); i++) bits |= colors.get(i).bit();
        return bits;
    }

    private void abilities(Table t, int m, int row) {
        if (of.loseAll()) Effects.loseAll(t, row);
        int words = Wording.ofText(t, m);
        Effects.lose(t, row, bits(of.lose(), false), Wording.guards(words, bits(of.lose(), true)));
        Effects.gain(t, row, bits(of.gain(), false), Wording.guards(words, bits(of.gain(), true)));
        if (grant != null) grant.give(t, row);
    }

    /** The bits of keywords in the first or the second word. */
    static int bits(List<Keyword> keywords, boolean second) {
        int bits = 0;
        for (int i = 0; i < keywords.size(); i++)
            if (keywords.get(i).isSecond() == second) bits |= keywords.get(i).bit();
        return bits;
    }

    private static void switched(Table t, int row) {
        int power = t.stat(POWER, row);
        t.change(POWER, row, t.stat(TOUGHNESS, row));
        t.change(TOUGHNESS, row, power);
    }

    private void numbers(Table t, int m, int object, int row) {
        Scope s = enter(t, m, object);
        if (layer.is(BASE)) {
            if (of.basePower() != null)
                t.change(POWER, row, of.basePower().with(s, row).of(t, s));
            if (of.baseToughness() != null)
                t.change(TOUGHNESS, row, of.baseToughness().with(s, row).of(t, s));
        } else {
            int power = of.power() == null ? 0 : of.power().with(s, row).of(t, s);
            int toughness =
                    of.toughness() == null ? 0 : of.toughness().with(s, row).of(t, s);
            Effects.add(t, row, power, toughness);
        }
        t.done(s);
    }

    @Override
    public long reads() {
        return reads;
    }

    @Override
    public long writes() {
        return writes;
    }

    /** A characteristic-defining ability for power and toughness (604.3), in layer 7a. */
    record Defining(Defs.DefinesDef of) implements Change {
        @Override
        public boolean affects(Table t, int m, int row) {
            return t.sourceOf(m) == row;
        }

        @Override
        public void affected(Table t, int m, Rows rows, Rows out) {
            out.addIfAmong(rows, t.sourceOf(m));
        }

        @Override
        public boolean holds(Table t, int m) {
            return t.stat(LOST, t.sourceOf(m)) == 0;
        }

        @Override
        public void apply(Table t, int m, int row) {
            t.change(POWER, row, value(t, row, of.power()));
            t.change(TOUGHNESS, row, value(t, row, of.toughness()));
        }

        static int value(Table t, int row, Amount a) {
            Scope s = t.scope();
            Scopes.object(t, s, row, controller(t, row));
            int n = a.of(t, s);
            t.done(s);
            return n;
        }

        @Override
        public long reads() {
            return of.power().reads() | of.toughness().reads();
        }

        @Override
        public long writes() {
            return bit(POWER) | bit(TOUGHNESS);
        }
    }
}
