package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Changes;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Subtype;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.TypeWording;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import croupier.script.*;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a static ability does in one layer; the first of its parts says which objects all of them change (613.6). */
public final class StaticPart implements Change {
    private final Defs.Static of;
    private final Changes is;
    public final Layer layer;
    private final boolean leads;
    private final boolean leader;
    private final long reads;
    private final long writes;
    /** Abilities that it gives, which are not keywords. */
    private final @Nullable GrantedAbilities grant;

    StaticPart(Defs.Static of, Layer layer, boolean leader, boolean leads, @Nullable GrantedAbilities grant) {
        this.of = of;
        this.is = of.changes();
        this.layer = layer;
        this.leader = leader;
        this.leads = leads;
        this.grant = grant;
        reads = readsOf();
        writes = writesOf();
    }

    /** The layers in which a static ability does something, in their order (613.1). */
    static List<Layer> layers(Defs.Static s) {
        Changes c = s.changes();
        List<Layer> layers = new ArrayList<>();
        if (c.controller() != null) layers.add(CONTROL);
        if (!c.addTypes().isEmpty()
                || !c.types().isEmpty()
                || !c.addSubtypes().isEmpty()
                || !c.subtypes().isEmpty()
                || c.chosenSubtype()
                || c.landType() != null) layers.add(TYPE);
        if (c.colors() != null || !c.addColors().isEmpty() || c.addChosenColor()) layers.add(COLOR);
        if (!c.gain().isEmpty()
                || !c.lose().isEmpty()
                || c.loseAll()
                || c.loseAllButMana()
                || !s.grant().isEmpty()) layers.add(ABILITIES);
        if (c.basePower() != null || c.baseToughness() != null) layers.add(BASE);
        if (c.power() != null || c.toughness() != null) layers.add(CHANGED);
        if (c.switches()) layers.add(SWITCHED);
        return layers;
    }

    private long readsOf() {
        long bits = of.affects().reads() | (of.holds() == null ? 0 : of.holds().reads());
        if (layer.is(BASE)) bits |= reads(is.basePower()) | reads(is.baseToughness());
        if (layer.is(CHANGED)) bits |= reads(is.power()) | reads(is.toughness());
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
                    | (is.loseAll() || is.loseAllButMana() ? bit(LOST) | bit(GRANTED) : 0)
                    | (grant != null ? bit(GRANTED) : 0);
        if (!layer.is(TYPE)) return bit(POWER) | bit(TOUGHNESS);
        long bits = bit(TYPES) | (is.landType() != null ? bit(LOST) | bit(KEYWORDS) | bit(GUARDS) : 0);
        boolean sets = is.landType() != null
                || !is.types().isEmpty()
                || !is.subtypes().isEmpty()
                || is.chosenSubtype()
                || !is.addSubtypes().isEmpty();
        if (sets) for (Stat s : SUBTYPES) bits |= bit(s);
        return bits;
    }

    public boolean isLeader() {
        return leader;
    }

    @Override
    public boolean leads() {
        return leads;
    }

    @Override
    public boolean holds(Table t, int m) {
        int source = t.sourceOf(m);
        return onBattlefield(t, source) && t.stat(LOST, source) == 0 && holdsFor(t, m, source);
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
        else if (layer.is(TYPE)) types(t, m, object, row);
        else if (layer.is(COLOR)) colors(t, m, object, row);
        else if (layer.is(ABILITIES)) abilities(t, m, row);
        else if (layer.is(SWITCHED)) switched(t, row);
        else numbers(t, m, object, row);
    }

    private void control(Table t, int m, int object, int row) {
        Scope s = enter(t, m, object);
        if (is.controller() != null)
            t.change(CONTROLLER, row, controller(t, is.controller().of(t, s)));
        t.done(s);
    }

    private void types(Table t, int m, int object, int row) {
        int words = Wording.ofText(t, m);
        if (is.landType() != null)
            Characteristics.setLandType(
                    t, row, Wording.types(words, is.landType().bit()));
        if (!is.types().isEmpty()) Characteristics.setTypes(t, row, bits(is.types()));
        if (!is.addTypes().isEmpty())
            t.change(TYPES, row, t.stat(TYPES, row) | Wording.types(words, bits(is.addTypes())));
        if (!is.subtypes().isEmpty()) Characteristics.setSubtype(t, row, -1);
        if (is.chosenSubtype() && t.get(CHOSEN, object) > 0)
            Characteristics.setSubtype(t, row, t.get(CHOSEN, object) - 1);
        addSubtypes(t, object, row, is.subtypes());
        addSubtypes(t, object, row, is.addSubtypes());
    }

    private static void addSubtypes(Table t, int object, int row, List<Subtype> all) {
        for (int i = 0; i < all.size(); i++)
            Characteristics.addSubtype(
                    t, row, TypeWording.of(t, object, all.get(i).number()));
    }

    public static int bits(List<Type> types) {
        int bits = 0;
        for (int i = 0; i < types.size(); i++) bits |= types.get(i).bit();
        return bits;
    }

    private void colors(Table t, int m, int object, int row) {
        int words = Wording.ofText(t, m);
        int colors = is.colors() == null ? t.stat(COLORS, row) : Wording.colors(words, mask(is.colors()));
        if (is.addChosenColor() && t.get(CHOSEN, object) > 0) colors |= 1 << (t.get(CHOSEN, object) - 1);
        t.change(COLORS, row, colors | Wording.colors(words, mask(is.addColors())));
    }

    public static int mask(List<Color> colors) {
        int bits = 0;
        for (int i = 0; i < colors.size(); i++) bits |= colors.get(i).bit();
        return bits;
    }

    private void abilities(Table t, int m, int row) {
        if (is.loseAll()) Characteristics.loseAll(t, row);
        if (is.loseAllButMana()) Characteristics.loseAllButMana(t, row);
        int words = Wording.ofText(t, m);
        Characteristics.lose(t, row, bits(is.lose(), false), Wording.guards(words, bits(is.lose(), true)));
        Characteristics.gain(t, row, bits(is.gain(), false), Wording.guards(words, bits(is.gain(), true)));
        if (grant != null) grant.give(t, row);
    }

    /** The bits of keywords in the first or the second word. */
    public static int bits(List<Keyword> keywords, boolean second) {
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
            if (is.basePower() != null)
                t.change(POWER, row, is.basePower().with(s, row).of(t, s));
            if (is.baseToughness() != null)
                t.change(TOUGHNESS, row, is.baseToughness().with(s, row).of(t, s));
        } else {
            int power = is.power() == null ? 0 : is.power().with(s, row).of(t, s);
            int toughness =
                    is.toughness() == null ? 0 : is.toughness().with(s, row).of(t, s);
            Characteristics.add(t, row, power, toughness);
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
    public record Defining(Defs.DefinesDef of) implements Change {
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
