package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.kernel.Layer;
import croupier.kernel.Word;
import croupier.script.Steps;
import java.util.ArrayList;
import java.util.List;

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
                d.do_(),
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

    private int next() {
        return m.parts.size();
    }

    private void ability(Defs.AbilityDef a) {
        switch (a) {
            case Defs.Triggered t -> triggered(t, m.heard);
            case Defs.Activated x -> m.activated.add(activated(x));
            case Defs.Loyalty l -> m.activated.add(loyalty(l));
            case Defs.Mana x -> mana(x);
            case Defs.Static s -> statics(s);
            case Defs.Ruled r -> {
                Ruling made = new Ruling(next(), RULES[r.rule().number()], r);
                part(made);
                m.heard.add(made);
            }
            case Defs.Replaces r -> {
                Replacement made = new Replacement(next(), r);
                part(made);
                m.heard.add(made);
            }
        }
    }

    private void triggered(Defs.Triggered d, List<Heard> into) {
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
                m.name + "'s ability");
        m.texts.add(text);
        for (Event e : d.when()) {
            Trigger made = new Trigger(next(), e, d.of(), d.only(), d.works(), text, d.isMana(), false);
            part(made);
            into.add(made);
        }
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
                word(d.cost().said() + ": " + m.library.text(d.do_())),
                d.cost(),
                text,
                d.if_(),
                d.asSorcery(),
                d.oncePerTurn(),
                d.works(),
                false,
                0,
                Activated.Is.PLAIN,
                null));
    }

    /** A mana ability that costs mana is activated like any other, but uses no stack; the payer uses the others by itself. */
    private void mana(Defs.Mana d) {
        ManaAbility made = ManaAbility.of(d);
        if (!d.cost().hasMana) {
            m.mana.add(made);
            return;
        }
        m.activated.add(said(new Activated(
                word(d.cost().said() + ": add " + d.mana()),
                d.cost(),
                m.text(List.of(), Steps.NONE, m.name + "'s mana ability"),
                d.if_(),
                false,
                false,
                Defs.Works.BATTLEFIELD,
                false,
                0,
                Activated.Is.PLAIN,
                made)));
    }

    private Activated said(Activated a) {
        m.words.add(a);
        return a;
    }

    private Word word(String said) {
        String short_ = said.length() > 80 ? said.substring(0, 79) + "…" : said;
        String name = "activate " + m.name + " " + m.words.size();
        return m.layout.word(name, "activate {a}: " + short_.replace('[', '(').replace(']', ')'));
    }

    private Activated loyalty(Defs.Loyalty d) {
        String written = d.loyalty().strip().replace("+", "");
        boolean any = written.equalsIgnoreCase("-x");
        if (!any && !written.matches("-?[0-9]+"))
            throw new IllegalArgumentException(m.name + ": a loyalty ability costs a number, such as 1, -3 or -x");
        int change = any ? Activated.ANY_LOYALTY : Integer.parseInt(written);
        Text text = m.text(d.target(), d.do_(), m.name + "'s ability");
        return said(new Activated(
                word((change > 0 ? "+" : "") + d.loyalty().strip().replace("+", "") + " - " + m.library.text(d.do_())),
                Cost.of(ManaCost.FREE),
                text,
                null,
                true,
                false,
                Defs.Works.BATTLEFIELD,
                true,
                change,
                Activated.Is.PLAIN,
                null));
    }

    // ---- abilities that keywords stand for

    private void keywords(Defs.CardDef d) {
        if (d.equip() != null)
            m.activated.add(said(new Activated(
                    word("equip " + d.equip().said()),
                    d.equip(),
                    m.text(
                            List.of(Language.yourCreature()),
                            new Steps(List.of(new AttachVerbs.Attach(null, null))),
                            "Equip"),
                    null,
                    true,
                    false,
                    Defs.Works.BATTLEFIELD,
                    false,
                    0,
                    Activated.Is.EQUIP,
                    null)));
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
                    Activated.Is.CYCLING,
                    null)));
        if (d.ward() != null) {
            Text text = m.text(List.of(), new Steps(List.of(new SpellVerbs.Ward(d.ward()))), "Ward");
            Trigger made = new Trigger(
                    next(), TARGETED, null, SpellVerbs.Ward.BY_OPPONENT, Defs.Works.BATTLEFIELD, text, false, false);
            part(made);
            m.heard.add(made);
        }
    }

    // ---- static abilities, one part per layer

    private void statics(Defs.Static s) {
        List<Layer> layers = new ArrayList<>();
        if (s.controller() != null) layers.add(CONTROL);
        if (!s.addTypes().isEmpty()
                || !s.types().isEmpty()
                || !s.addSubtypes().isEmpty()
                || !s.subtypes().isEmpty()
                || s.landType() != null) layers.add(TYPE);
        if (s.colors() != null || !s.addColors().isEmpty()) layers.add(COLOR);
        if (!s.gain().isEmpty()
                || !s.lose().isEmpty()
                || s.loseAll()
                || !s.grant().isEmpty()) layers.add(ABILITIES);
        if (s.basePower() != null || s.baseToughness() != null) layers.add(BASE);
        if (s.power() != null || s.toughness() != null) layers.add(CHANGED);
        if (s.switches()) layers.add(SWITCHED);
        if (layers.isEmpty())
            throw new IllegalArgumentException(m.name + ": 'affects' needs something that it changes");
        List<Activated> activated = new ArrayList<>();
        List<ManaAbility> mana = new ArrayList<>();
        List<Heard> heard = new ArrayList<>();
        for (Defs.AbilityDef a : s.grant()) granted(a, activated, mana, heard);
        StaticPart granting = null;
        for (Layer l : layers) {
            boolean first = same(l, layers.get(0));
            boolean grants = same(l, ABILITIES);
            StaticPart made = new StaticPart(
                    s,
                    l,
                    first,
                    first && layers.size() > 1,
                    m.names,
                    grants ? activated : List.of(),
                    grants ? mana : List.of());
            if (grants) granting = made;
            m.statics.add(part(made));
        }
        for (Heard h : heard) {
            Granted made = new Granted(next(), (Trigger) h, java.util.Objects.requireNonNull(granting));
            part(made);
            m.heard.add(made);
        }
    }

    private void granted(Defs.AbilityDef a, List<Activated> activated, List<ManaAbility> mana, List<Heard> heard) {
        switch (a) {
            case Defs.Triggered t -> triggered(t, heard);
            case Defs.Activated x -> activated.add(activated(x));
            case Defs.Mana x -> mana.add(ManaAbility.of(x));
            default ->
                throw new IllegalArgumentException(m.name
                        + ": 'grant' gives triggered, activated and mana abilities; keywords stand under 'gain'");
        }
    }
}
