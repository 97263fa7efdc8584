package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.kernel.Layer;
import croupier.kernel.Word;
import croupier.script.Steps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles the abilities of one card; runs only while card files are read. */
final class Pages {
    private final Book.Making m;
    private int count;

    Pages(Book.Making m) {
        this.m = m;
    }

    void card() {
        Defs.CardDef d = m.def;
        m.subtypes = m.names.words(d.type().subtypes());
        m.mana = new ArrayList<>();
        m.activated = new ArrayList<>();
        m.heard = new ArrayList<>();
        m.statics = new ArrayList<>();
        m.defines = d.defines() == null ? -1 : part(new StaticPart.Defining(d.defines()));
        List<Defs.TargetDef> target = d.enchant() != null ? List.of(d.enchant()) : d.target();
        m.spell = new Text(
                m.texts.size(),
                m.card,
                target,
                d.play(),
                d.modes(),
                d.choose().least(),
                d.choose().most(),
                null,
                false,
                m.name);
        m.texts.add(m.spell);
        for (Defs.AbilityDef a : d.abilities()) ability(a);
        keywords(d);
    }

    private int part(Object part) {
        return m.part(m.name + "/" + count++, part);
    }

    /** A mistake of the card at its place; what a resolved effect gives has none of its own. */
    private RuntimeException wrong(String near, String message) {
        if (m.card == 0) return new IllegalArgumentException(message);
        return m.library.wrong(Defs.CardDef.class, m.name, near, m.name + ": " + message);
    }

    private int next() {
        return m.parts.size();
    }

    private void ability(Defs.AbilityDef a) {
        switch (a) {
            case Defs.Triggered t -> triggered(t, m.heard);
            case Defs.Activated x -> m.activated.add(activated(x));
            case Defs.Loyalty l -> m.activated.add(loyalty(l));
            case Defs.Mana x -> m.mana.add(mana(x));
            case Defs.Static s -> statics(s);
            case Defs.Ruled r -> {
                Ruling made = new Ruling(next(), RULES[r.rule().number()], r);
                part(made);
                m.heard.add(made);
            }
            case Defs.Replaces r -> {
                String amiss = Events.wrong(r);
                if (amiss != null) throw wrong(r.event().name(), amiss);
                Replacement made = new Replacement(next(), r, false);
                part(made);
                m.heard.add(made);
            }
        }
    }

    private void triggered(Defs.Triggered d, List<? super Trigger> into) {
        Text text = text(d);
        for (Event e : d.when()) {
            Trigger made = new Trigger(next(), e, d.of(), null, d.works(), text, d.isMana(), false);
            part(made);
            into.add(made);
        }
    }

    private Text text(Defs.Triggered d) {
        Text text = new Text(
                        m.texts.size(),
                        m.card,
                        d.target(),
                        d.do_(),
                        d.modes(),
                        d.choose().least(),
                        d.choose().most(),
                        d.if_(),
                        d.may(),
                        m.name + "'s ability")
                .triggeredBy(d.when());
        m.texts.add(text);
        return text;
    }

    private Activated activated(Defs.Activated d) {
        Text text = new Text(
                m.texts.size(),
                m.card,
                d.target(),
                d.do_(),
                d.modes(),
                d.choose().least(),
                d.choose().most(),
                null,
                false,
                m.name + "'s ability");
        m.texts.add(text);
        return said(new Activated(
                word(said(d)),
                d.cost(),
                text,
                d.if_(),
                d.asSorcery(),
                d.oncePerTurn(),
                d.works(),
                false,
                0,
                Activated.Is.PLAIN));
    }

    private ManaAbility mana(Defs.Mana d) {
        int number = m.manaAbilities.size();
        Word word = m.layout.word("mana of " + m.name + " " + number, "activate {a}: " + said(d));
        ManaAbility made = ManaAbility.of(number, d, word);
        m.manaAbilities.add(made);
        return made;
    }

    private Activated said(Activated a) {
        m.words.add(a);
        return a;
    }

    private Word word(String said) {
        return m.layout.word("activate " + m.name + " " + m.words.size(), "activate {a}: " + said);
    }

    /** An option says what the card says, without its full stop. */
    private String said(Defs.AbilityDef d) {
        String text = AbilityText.of(d, CardText.enchanting(m.def, m.library.teller()));
        return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }

    private Activated loyalty(Defs.Loyalty d) {
        String written = d.loyalty().strip().replace("+", "");
        boolean any = written.equalsIgnoreCase("-x");
        if (!any && !written.matches("-?[0-9]+"))
            throw wrong(d.loyalty(), "a loyalty ability costs a number, such as 1, -3 or -x");
        int change = any ? Activated.ANY_LOYALTY : Integer.parseInt(written);
        Text text = m.text(d.target(), d.do_(), m.name + "'s ability");
        return said(new Activated(
                word(said(d)),
                Cost.of(ManaCost.FREE),
                text,
                null,
                true,
                false,
                Defs.Works.BATTLEFIELD,
                true,
                change,
                Activated.Is.PLAIN));
    }

    // ---- abilities that keywords stand for

    private void keywords(Defs.CardDef d) {
        if (d.equip() != null)
            m.activated.add(said(new Activated(
                    word("equip " + d.equip().said()),
                    d.equip(),
                    m.text(List.of(Language.yourCreature()), new Steps(List.of(AttachVerbs.Attach.equip())), "Equip"),
                    null,
                    true,
                    false,
                    Defs.Works.BATTLEFIELD,
                    false,
                    0,
                    Activated.Is.EQUIP)));
        if (d.cycling() != null)
            m.activated.add(said(new Activated(
                    word("cycling " + d.cycling().said()),
                    d.cycling().plus(Cost.DISCARD_THIS),
                    m.text(List.of(), new Steps(List.of(CardVerbs.Draw.one())), "Cycling"),
                    null,
                    false,
                    false,
                    Defs.Works.HAND,
                    false,
                    0,
                    Activated.Is.CYCLING)));
        if (d.ward() != null) {
            Text text = m.text(List.of(), new Steps(List.of(new SpellVerbs.Ward(d.ward()))), "Ward")
                    .triggeredBy(List.of(TARGETED));
            Trigger made = new Trigger(
                    next(), TARGETED, null, SpellVerbs.Ward.BY_OPPONENT, Defs.Works.BATTLEFIELD, text, false, false);
            part(made);
            m.heard.add(made);
        }
    }

    // ---- static abilities, one part per layer

    private void statics(Defs.Static s) {
        List<Layer> layers = layers(s);
        Grant grant = s.grant().isEmpty() ? null : m.grant();
        StaticPart granting = null;
        for (Layer l : layers) {
            boolean first = l.is(layers.get(0));
            boolean grants = l.is(ABILITIES);
            StaticPart made = new StaticPart(s, l, first, first && layers.size() > 1, grants ? grant : null);
            if (grants) granting = made;
            m.statics.add(part(made));
        }
        if (grant == null || granting == null) return;
        List<Trigger> triggers = new ArrayList<>();
        for (Defs.AbilityDef a : s.grant()) {
            if (a instanceof Defs.Triggered t) triggered(t, triggers);
            else if (a instanceof Defs.Static inner) for (int n : lent(inner, grant, granting)) m.statics.add(n);
            else given(a, grant);
        }
        for (Trigger t : triggers) {
            Granted made = new Granted(next(), t, granting, grant);
            part(made);
            m.heard.add(made);
        }
    }

    private List<Layer> layers(Defs.Static s) {
        Defs.Changes c = s.changes();
        List<Layer> layers = new ArrayList<>();
        if (c.controller() != null) layers.add(CONTROL);
        if (!c.addTypes().isEmpty()
                || !c.types().isEmpty()
                || !c.addSubtypes().isEmpty()
                || !c.subtypes().isEmpty()
                || c.landType() != null) layers.add(TYPE);
        if (c.colors() != null || !c.addColors().isEmpty()) layers.add(COLOR);
        if (!c.gain().isEmpty()
                || !c.lose().isEmpty()
                || c.loseAll()
                || !s.grant().isEmpty()) layers.add(ABILITIES);
        if (c.basePower() != null || c.baseToughness() != null) layers.add(BASE);
        if (c.power() != null || c.toughness() != null) layers.add(CHANGED);
        if (c.switches()) layers.add(SWITCHED);
        if (layers.isEmpty()) throw wrong("affects", "'affects' needs something that it changes");
        return layers;
    }

    // ---- abilities that effects give

    /** What a resolved effect gives; its number is that of the definition. */
    void lent(Defs.GrantDef d) {
        Grant grant = m.grant();
        m.name = "given " + grant.number;
        List<Lent> triggers = new ArrayList<>();
        List<Integer> statics = new ArrayList<>();
        for (Defs.AbilityDef a : d.abilities()) {
            if (a instanceof Defs.Triggered t) lent(t, grant, triggers);
            else if (a instanceof Defs.Static s) statics.addAll(lent(s, grant, null));
            else given(a, grant);
        }
        grant.triggers = triggers.toArray(Lent[]::new);
        grant.statics = statics.stream().mapToInt(Integer::intValue).toArray();
    }

    private void lent(Defs.Triggered d, Grant grant, List<Lent> into) {
        Text text = text(d);
        for (Event e : d.when()) {
            Lent made = new Lent(next(), e, d, text, grant);
            part(made);
            into.add(made);
        }
    }

    /** The numbers of the parts of a static ability that others have. */
    private List<Integer> lent(Defs.Static s, Grant grant, @Nullable StaticPart by) {
        List<Integer> numbers = new ArrayList<>();
        if (!s.grant().isEmpty()) throw wrong("grant", "an ability that is given cannot give abilities itself");
        for (Layer l : layers(s)) {
            if (l.index() < ABILITIES.index())
                throw wrong(
                        "grant",
                        "an ability that is given begins in layer 6 and cannot change control, types or colors any"
                                + " more");
            numbers.add(part(new LentStatic(new StaticPart(s, l, true, false, null), grant, by)));
        }
        return numbers;
    }

    private void given(Defs.AbilityDef a, Grant grant) {
        switch (a) {
            case Defs.Activated x -> {
                grant.activated = Arrays.copyOf(grant.activated, grant.activated.length + 1);
                grant.activated[grant.activated.length - 1] = activated(x);
            }
            case Defs.Mana x -> {
                grant.mana = Arrays.copyOf(grant.mana, grant.mana.length + 1);
                grant.mana[grant.mana.length - 1] = mana(x);
                grant.plainMana = ManaAbility.plainMask(grant.mana);
            }
            default ->
                throw wrong(
                        "grant",
                        "'grant' gives triggered, activated, mana and static abilities; keywords stand under 'gain'");
        }
    }
}
