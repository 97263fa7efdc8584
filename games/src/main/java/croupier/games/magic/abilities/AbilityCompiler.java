package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.AbilityText;
import croupier.games.magic.cards.CardText;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.HasThisAbility;
import croupier.games.magic.cards.ReplacementCheck;
import croupier.games.magic.words.ManaCost;
import croupier.kernel.*;
import croupier.script.*;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles the abilities of one card; runs only while card files are read. */
final class AbilityCompiler {
    private final MagicCards.Making all;
    final int card;
    final String name;
    final Defs.CardDef def;
    final List<ManaAbility> mana = new ArrayList<>();
    final List<ActivatedAbility> activated = new ArrayList<>();
    final List<EventAbility> heard = new ArrayList<>();
    final List<Integer> statics = new ArrayList<>();

    @Nullable
    Text madness;

    private int count;

    /** @param card its number, 0 for what is not a card */
    AbilityCompiler(MagicCards.Making all, int card, String name, Defs.CardDef def) {
        this.all = all;
        this.card = card;
        this.name = name;
        this.def = def;
    }

    /** The whole card, compiled. */
    Face face() {
        int defines = def.defines() == null ? -1 : part(new StaticPart.Defining(def.defines()));
        Text spell = spell();
        Text overloaded =
                def.overload() == null ? null : text(List.of(), def.overload().play(), name);
        Text bestowed = def.bestow() == null ? null : text(List.of(KeywordCompiler.anyCreature()), Steps.NONE, name);
        for (Defs.AbilityDef a : def.abilities()) {
            refuse(CardCheck.ofAbility(a));
            ability(a);
        }
        if (card != 0) refuse(CardCheck.ofCard(def));
        new KeywordCompiler(all, this).keywords();
        return new Face(this, spell, overloaded, bestowed, defines);
    }

    /** What it says as a spell; a fused spell says what both halves say, the left one first (702.102c). */
    private Text spell() {
        List<Defs.TargetDef> target = def.enchant() != null ? List.of(def.enchant()) : def.target();
        List<Defs.ModeDef> modes = def.modes();
        Span choose = def.choose();
        if (def.fuse()) {
            modes = new ArrayList<>();
            for (Ref<Defs.CardDef> half : def.halves())
                modes.add(
                        new Defs.ModeDef(FUSED, half.get().target(), half.get().play()));
            choose = new Span(modes.size(), modes.size());
        }
        return text(new Text(
                all.texts.size(), card, target, def.play(), modes, choose.least(), choose.most(), null, false, name));
    }

    /** The places of its subtypes. */
    int[] subtypes() {
        return all.names.words(def.type().subtypes());
    }

    /** The first card that is called so, perhaps this one. */
    int namesake(String called) {
        return all.namesake(called, card);
    }

    /** A mistake of a card is kept, so that all cards are looked at. */
    private void refuse(CardCheck.@Nullable Wrong wrong) {
        if (wrong == null) return;
        if (card == 0) throw wrong(wrong.near(), wrong.message());
        all.mistakes.add(all.library.mistake(Defs.CardDef.class, name, wrong.near(), name + ": " + wrong.message()));
    }

    private Text text(Text made) {
        for (Text.Mode m : made.modes) refuse(CardCheck.ofTargets(m.aims().length, m.steps()));
        all.texts.add(made);
        return made;
    }

    Text text(List<Defs.TargetDef> target, Steps steps, String said) {
        return text(new Text(all.texts.size(), card, target, steps, List.of(), 1, 1, null, false, said));
    }

    private Text modal(
            List<Defs.TargetDef> target,
            Steps steps,
            List<Defs.ModeDef> modes,
            Span choose,
            @Nullable Condition condition,
            boolean may) {
        int number = all.texts.size();
        String said = card == 0 ? "ability" : name + "'s ability";
        return text(new Text(number, card, target, steps, modes, choose.least(), choose.most(), condition, may, said));
    }

    int part(Object part) {
        return all.part(name + "/" + count++, part);
    }

    /** A mistake of the card at its place; what a resolved effect gives has none of its own. */
    private RuntimeException wrong(String near, String message) {
        if (card == 0) return new IllegalArgumentException(message);
        return all.library.wrong(Defs.CardDef.class, name, near, name + ": " + message);
    }

    int next() {
        return all.parts.size();
    }

    private void ability(Defs.AbilityDef a) {
        switch (a) {
            case Defs.Triggered t -> triggered(t, heard);
            case Defs.Activated x -> activated.add(activated(x));
            case Defs.Loyalty l -> activated.add(loyalty(l));
            case Defs.Mana x -> mana.add(mana(x));
            case Defs.Static s -> statics(s);
            case Defs.Ruled r -> {
                RuleChange made = new RuleChange(next(), RULES[r.rule().number()], r, false);
                part(made);
                heard.add(made);
            }
            case Defs.Replaces r -> {
                String amiss = ReplacementCheck.wrong(r);
                if (amiss != null) throw wrong(r.event().name(), amiss);
                ReplacementEffect made = new ReplacementEffect(next(), r, false);
                part(made);
                heard.add(made);
            }
        }
    }

    /** An ability that makes a copy which has this very ability is known to copies too. */
    void triggered(Defs.Triggered d, List<? super TriggeredAbility> into) {
        List<TriggeredAbility> made = new ArrayList<>();
        compile(d, made);
        if (Mentions.any(d.do_(), part -> part instanceof HasThisAbility h && h.hasThisAbility())) all.ofCopies(made);
        into.addAll(made);
    }

    private void compile(Defs.Triggered d, List<TriggeredAbility> into) {
        Text text = modal(d.target(), d.do_(), d.modes(), d.choose(), d.if_(), d.may())
                .triggeredBy(d.when());
        for (Event e : d.when()) {
            TriggeredAbility made = new TriggeredAbility(next(), e, d.of(), null, d.works(), text, d.isMana(), false);
            part(made);
            into.add(made);
        }
    }

    /** The bit of abilities that a copy has beside what it copies (707.9a). */
    int ofCopies(Defs.CopyHasDef d) {
        List<TriggeredAbility> made = new ArrayList<>();
        for (Defs.Triggered t : d.abilities()) compile(t, made);
        return all.ofCopies(made);
    }

    private ActivatedAbility activated(Defs.Activated d) {
        Text text = modal(d.target(), d.do_(), d.modes(), d.choose(), null, false);
        return said(new ActivatedAbility(
                word(said(d)),
                d.cost(),
                text,
                d.if_(),
                d.asSorcery(),
                d.oncePerTurn(),
                d.works(),
                false,
                0,
                ActivatedAbility.Is.PLAIN));
    }

    private ManaAbility mana(Defs.Mana d) {
        int number = all.manaAbilities.size();
        Word word = all.layout.word("mana of " + name + " " + number, "activate {a}: " + said(d));
        ManaAbility made = ManaAbility.of(number, d, word);
        all.manaAbilities.add(made);
        return made;
    }

    ActivatedAbility said(ActivatedAbility a) {
        all.words.add(a);
        return a;
    }

    Word word(String said) {
        return all.layout.word("activate " + name + " " + all.words.size(), "activate {a}: " + said);
    }

    /** An option says what the card says, without its full stop. */
    private String said(Defs.AbilityDef d) {
        String text = AbilityText.of(d, CardText.enchanting(def, all.library.teller()));
        return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }

    private ActivatedAbility loyalty(Defs.Loyalty d) {
        String written = d.loyalty().strip().replace("+", "");
        boolean any = written.equalsIgnoreCase("-x");
        if (!any && !written.matches("-?[0-9]+"))
            throw wrong(d.loyalty(), "a loyalty ability costs a number, such as 1, -3 or -x");
        int change = any ? ActivatedAbility.ANY_LOYALTY : Integer.parseInt(written);
        Text text = text(d.target(), d.do_(), name + "'s ability");
        return said(new ActivatedAbility(
                word(said(d)),
                Cost.of(ManaCost.FREE),
                text,
                null,
                true,
                false,
                Defs.Works.BATTLEFIELD,
                true,
                change,
                ActivatedAbility.Is.PLAIN));
    }

    // ---- static abilities, one part per layer

    private void statics(Defs.Static s) {
        List<Layer> layers = layers(s);
        GrantedAbilities grant = s.grant().isEmpty() ? null : all.grant();
        StaticPart granting = null;
        for (Layer l : layers) {
            boolean first = l.is(layers.get(0));
            boolean grants = l.is(ABILITIES);
            StaticPart made = new StaticPart(s, l, first, first && layers.size() > 1, grants ? grant : null);
            if (grants) granting = made;
            statics.add(part(made));
        }
        if (grant == null || granting == null) return;
        List<TriggeredAbility> triggers = new ArrayList<>();
        for (Defs.AbilityDef a : s.grant()) {
            if (a instanceof Defs.Triggered t) triggered(t, triggers);
            else if (a instanceof Defs.Static inner) for (int n : lent(inner, grant, granting)) statics.add(n);
            else given(a, grant);
        }
        for (TriggeredAbility t : triggers) {
            TriggerGrantedByStatic made = new TriggerGrantedByStatic(next(), t, granting, grant);
            part(made);
            heard.add(made);
        }
    }

    private List<Layer> layers(Defs.Static s) {
        List<Layer> layers = StaticPart.layers(s);
        if (layers.isEmpty()) throw wrong("affects", "'affects' needs something that it changes");
        return layers;
    }

    // ---- abilities that effects give

    /** What a resolved effect gives; its number is that of the definition. */
    void lent(Defs.GrantDef d) {
        GrantedAbilities grant = all.grant();
        List<TriggerGrantedByEffect> triggers = new ArrayList<>();
        List<Integer> statics = new ArrayList<>();
        for (Defs.AbilityDef a : d.abilities()) {
            if (a instanceof Defs.Triggered t) lent(t, grant, triggers);
            else if (a instanceof Defs.Static s) statics.addAll(lent(s, grant, null));
            else given(a, grant);
        }
        grant.triggers = triggers.toArray(TriggerGrantedByEffect[]::new);
        grant.statics = statics.stream().mapToInt(Integer::intValue).toArray();
    }

    private void lent(Defs.Triggered d, GrantedAbilities grant, List<TriggerGrantedByEffect> into) {
        Text text = modal(d.target(), d.do_(), d.modes(), d.choose(), d.if_(), d.may())
                .triggeredBy(d.when());
        for (Event e : d.when()) {
            TriggerGrantedByEffect made = new TriggerGrantedByEffect(next(), e, d, text, grant);
            part(made);
            into.add(made);
        }
    }

    /** The numbers of the parts of a static ability that others have. */
    private List<Integer> lent(Defs.Static s, GrantedAbilities grant, @Nullable StaticPart by) {
        List<Integer> numbers = new ArrayList<>();
        if (!s.grant().isEmpty()) throw wrong("grant", "an ability that is given cannot give abilities itself");
        for (Layer l : layers(s)) {
            if (l.index() < ABILITIES.index())
                throw wrong(
                        "grant",
                        "an ability that is given begins in layer 6 and cannot change control, types or colors any"
                                + " more");
            numbers.add(part(new GrantedStatic(new StaticPart(s, l, true, false, null), grant, by)));
        }
        return numbers;
    }

    private void given(Defs.AbilityDef a, GrantedAbilities grant) {
        switch (a) {
            case Defs.Activated x -> {
                grant.activated = Arrays.copyOf(grant.activated, grant.activated.length + 1);
                grant.activated[grant.activated.length - 1] = activated(x);
            }
            case Defs.Mana x -> {
                if (x.only() != null) throw wrong("only", "a mana ability that is given cannot say 'only'");
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
