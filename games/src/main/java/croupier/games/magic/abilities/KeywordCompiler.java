package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.Field;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Type;
import croupier.script.*;
import java.util.List;

/** Compiles the abilities that keywords of a card stand for (702); runs only while card files are read. */
record KeywordCompiler(MagicCards.Making all, AbilityCompiler card) {
    /** Ninjutsu (702.49a, c): it attacks whom the returned creature attacked. */
    private static final String NINJUTSU = "{ cost: [return 1 of my creatures where unblocked], works: hand, "
            + "do: [{ if: this is in a hand, then: [{ put: this, to: battlefield, tapped: true,"
            + " attacking: paid's defender }] }] }";

    /** What a suspended card does in exile (702.62a). */
    private static final String[] SUSPENDED = {
        "{ when: upkeep, works: exile, if: this's time counters > 0, "
                + "do: [{ remove counters: 1, kind: time, from: this }] }",
        "{ when: loses counters, works: exile, of: counter kind = time kind and this's time counters = 0, "
                + "do: [{ cast free: this, haste: true }] }"
    };

    void keywords() {
        Defs.CardDef d = card.def;
        if (d.equip() != null)
            add(
                    "equip " + d.equip().said(),
                    d.equip(),
                    card.text(List.of(yourCreature()), all.builtins.equip(), "Equip"),
                    true,
                    Defs.Works.BATTLEFIELD,
                    ActivatedAbility.Is.EQUIP);
        if (d.cycling() != null)
            add(
                    "cycling " + d.cycling().said(),
                    d.cycling().plus(Cost.DISCARD_THIS),
                    card.text(List.of(), all.builtins.cycling(), "Cycling"),
                    false,
                    Defs.Works.HAND,
                    ActivatedAbility.Is.CYCLING);
        if (d.crew() > 0) written(crew(d.crew()), Cost.of(ManaCost.FREE), "crew " + d.crew());
        if (d.ninjutsu() != null)
            written(NINJUTSU, d.ninjutsu(), "ninjutsu " + d.ninjutsu().said());
        if (d.suspend() != null)
            for (String trigger : SUSPENDED)
                card.triggered(all.library.definition(Defs.Triggered.class, trigger), card.heard);
        for (Defs.ChapterDef c : d.chapters()) chapter(c);
        if (d.madness() != null)
            card.madness =
                    card.text(List.of(), all.builtins.madness(), "Madness").triggeredBy(List.of());
        if (d.ward() != null) ward(d.ward());
    }

    private void ward(Cost cost) {
        Text text =
                card.text(List.of(), all.builtins.ward().apply(cost), "Ward").triggeredBy(List.of(TARGETED));
        TriggeredAbility made = new TriggeredAbility(
                card.next(), TARGETED, null, all.builtins.isWarded(), Defs.Works.BATTLEFIELD, text, false, false);
        card.part(made);
        card.heard.add(made);
    }

    /** Crew (702.122a). */
    private static String crew(int power) {
        return "{ cost: [crew " + power + "], do: [{ change: this, add types: [artifact, creature] }] }";
    }

    /** A keyword as a card file would say it, with a cost beside its own. */
    private void written(String ability, Cost cost, String said) {
        Defs.Activated d = all.library.definition(Defs.Activated.class, ability);
        Text text = card.text(d.target(), d.do_(), card.name + "'s ability");
        add(said, cost.plus(d.cost()), text, d.asSorcery(), d.works(), ActivatedAbility.Is.PLAIN);
    }

    private void add(String said, Cost cost, Text text, boolean asSorcery, Defs.Works works, ActivatedAbility.Is is) {
        card.activated.add(card.said(
                new ActivatedAbility(card.word(said), cost, text, null, asSorcery, false, works, false, 0, is)));
    }

    /** A chapter ability, one for each of its numbers (714.2b, c). */
    private void chapter(Defs.ChapterDef d) {
        Text text = card.text(d.target(), d.do_(), card.name + "'s ability").triggeredBy(List.of(GETS_COUNTERS));
        for (int n = d.chapter().least(); n <= d.chapter().most(); n++) {
            ChapterAbility made = new ChapterAbility(card.next(), n, text);
            card.part(made);
            card.heard.add(made);
        }
    }

    /** What an Aura enchants that was cast for its bestow cost (702.103b). */
    static Defs.TargetDef anyCreature() {
        return new Defs.TargetDef(new Field(Type.CREATURE.bit(), Field.Whose.ALL), new Span(1, 1), null, null, 0);
    }

    private static Defs.TargetDef yourCreature() {
        return new Defs.TargetDef(new Field(Type.CREATURE.bit(), Field.Whose.YOURS), new Span(1, 1), null, null, 0);
    }
}
