package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.AsksWhoDamaged;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** A card as rules read it while playing: its printed characteristics and its abilities, compiled. */
public final class Face {
    /** How a spell is cast, beside the usual way. */
    public static final int FLASHBACK = 1;

    public static final int OTHERWISE = 2;
    public static final int DOWN = 3;

    /** Without paying its mana cost, as a text says (118.9). */
    public static final int FREE = 4;

    /** For its madness cost, when it was discarded (702.35a). */
    public static final int MADNESS = 5;

    /** For its bestow cost: as an Aura (702.103a). */
    public static final int BESTOW = 6;

    /** For its overload cost: without targets (702.96a). */
    public static final int OVERLOAD = 7;

    public static final int WAYS = 8;

    /** A multikicker cost is paid at most this often. */
    private static final int MOST_KICKS = 99;

    private static final int[] NO_SIDES = {};

    /** What a face-down spell costs (702.37a). */
    private static final Cost THREE = Cost.of(ManaCost.of("3"));

    /** What a copy of a face-down object is called, which has no name (707.2). */
    private static final String NAMELESS = "a creature without a name";

    final int card;
    /** How it is defined; its name is what it is called. */
    public final String name;

    public final String called;
    /** The first card of the same name; 0 for what has no name (708.2a). */
    public final int namesake;

    public final Defs.CardDef def;
    public final @Nullable Cost cost;
    /** The whole costs of casting it: each way as it is and kicked (601.2f). */
    private final @Nullable Cost[] whole = new Cost[2 * WAYS];
    /** With multikicker: the whole costs by way and times, from twice on. */
    private final Cost[][] kickedOften = new Cost[WAYS][0];

    int value;
    final int types;
    final int[] subtypes;
    final int colors;
    final int keywords;
    final int guards;
    final int power;
    final int toughness;
    public final int loyalty;
    public final Text spell;
    /** What it says when it is cast for its overload cost, or as an Aura; null if it never is. */
    private final @Nullable Text overloaded;

    private final @Nullable Text bestowed;
    /** What it enchants while it is bestowed. */
    public final Defs.@Nullable TargetDef bestowedOn;
    /** Its other faces or halves that can be cast or played too. */
    public final int[] sides;
    /** The face to which it transforms, 0 for none. */
    public final int back;
    /** The card of which this is a face or half, 0 for none. */
    public int front;
    /** Whether it transforms into that card. */
    public boolean isBack;
    /** Whether it is the instant or sorcery of an adventurer card (715). */
    public boolean isAdventure;
    /** Whether casting it needs a choice among several costs. */
    public final boolean hasWays;
    /** Whether a mana ability of it makes mana for some spells alone. */
    public final boolean hasRestrictedMana;
    /** Whether a static ability of it changes cards outside of the battlefield. */
    public final boolean reaches;
    /** Its mana abilities, without those of basic land types. */
    public final ManaAbility[] mana;
    /** What they make together, if all of them are plain; else -1. */
    public final int plainMana;
    /** Whether it does something of its own when it is tapped. */
    public final boolean answersTapping;
    /** The number of the last chapter of a Saga, 0 for what has no chapters (714.2d). */
    public final int lastChapter;
    /** Whether a text of it asks which sources dealt damage this turn. */
    public final boolean asksWhoDamaged;

    public final ActivatedAbility[] activated;
    public final EventAbility[] heard;
    /** Whether it says what happens where it would go to a graveyard from anywhere. */
    public final boolean replacesAnywhere;
    /** Numbers of the changes of its static abilities, each ability's parts one after the other. */
    public final int[] statics;
    /** What madness does when it was discarded; null without madness. */
    public final @Nullable Text madness;
    /** The number of its characteristic-defining change, -1 for none. */
    public final int defines;

    Face(AbilityCompiler m, Text spell, @Nullable Text overloaded, @Nullable Text bestowed, int defines) {
        card = m.card;
        name = m.name;
        def = m.def;
        called = card == 0 ? NAMELESS : def.token() ? tokenName(name, def.type().said(), def.called()) : name;
        namesake = card == 0 ? 0 : m.namesake(called);
        cost = def.cost() == null ? null : Cost.of(def.cost());
        setWhole(0, def.halves().isEmpty() || def.fuse() ? cost : null);
        setWhole(FLASHBACK, def.flashback());
        setWhole(OTHERWISE, def.alternative() == null ? null : def.alternative().cost());
        boolean neverFree =
                (def.type().bits() & Type.LAND.bit()) != 0 || !def.halves().isEmpty();
        setWhole(FREE, neverFree ? null : Cost.of(ManaCost.FREE));
        setWhole(MADNESS, def.madness());
        setWhole(BESTOW, def.bestow());
        setWhole(OVERLOAD, def.overload() == null ? null : def.overload().cost());
        whole[2 * DOWN] = def.morph() == null ? null : THREE;
        value = def.cost() == null ? 0 : def.cost().value();
        types = def.type().bits() | (def.keywords().contains(Keyword.CHANGELING) ? Type.CHANGELING.bit() : 0);
        subtypes = m.subtypes();
        colors =
                def.colors().isEmpty() ? (def.cost() == null ? 0 : def.cost().colors()) : StaticPart.mask(def.colors());
        keywords = StaticPart.bits(def.keywords(), false);
        guards = StaticPart.bits(def.keywords(), true);
        power = def.pt() == null ? 0 : def.pt().power();
        toughness = def.pt() == null ? 0 : def.pt().toughness();
        loyalty = def.loyalty();
        this.spell = spell;
        this.overloaded = overloaded;
        this.bestowed = bestowed;
        bestowedOn = def.bestow() == null ? null : KeywordCompiler.anyCreature();
        sides = sidesOf(def);
        back = def.back() == null ? 0 : def.back().card();
        hasWays = def.alternative() != null
                || def.morph() != null
                || def.kicker() != null
                || def.multikicker() != null
                || def.entwine() != null
                || def.buyback() != null
                || def.bestow() != null
                || def.overload() != null
                || sides.length > 0;
        reaches = def.abilities().stream().anyMatch(CardCheck::reachesElsewhere);
        mana = m.mana.toArray(ManaAbility[]::new);
        activated = m.activated.toArray(ActivatedAbility[]::new);
        plainMana = ManaAbility.plainMask(mana);
        hasRestrictedMana = m.mana.stream().anyMatch(a -> a.only != null);
        heard = m.heard.toArray(EventAbility[]::new);
        replacesAnywhere = m.heard.stream().anyMatch(h -> h instanceof ReplacementEffect r && r.isFromAnywhere());
        answersTapping = m.heard.stream().anyMatch(h -> h.event.is(TAPS) || h.event.is(TAPPED_FOR_MANA));
        statics = m.statics.stream().mapToInt(Integer::intValue).toArray();
        this.defines = defines;
        madness = m.madness;
        lastChapter =
                def.chapters().stream().mapToInt(c -> c.chapter().most()).max().orElse(0);
        asksWhoDamaged = Mentions.any(def, part -> part instanceof AsksWhoDamaged);
    }

    private void setWhole(int way, @Nullable Cost base) {
        if (base == null) return;
        Cost with = def.additional() == null ? base : base.plus(def.additional());
        whole[2 * way] = with;
        if (def.kicker() != null) whole[2 * way + 1] = with.plus(def.kicker());
        if (def.buyback() != null) whole[2 * way + 1] = with.plus(def.buyback());
        if (def.entwine() != null) whole[2 * way + 1] = with.plus(def.entwine());
        Cost again = def.multikicker();
        if (again == null) return;
        Cost[] often = new Cost[MOST_KICKS + 1];
        often[0] = with;
        for (int n = 1; n <= MOST_KICKS; n++) often[n] = often[n - 1].plus(again);
        whole[2 * way + 1] = often[1];
        kickedOften[way] = often;
    }

    private static int[] sidesOf(Defs.CardDef d) {
        if (d.adventure() != null) return new int[] {d.adventure().card()};
        if (d.otherSide() != null) return new int[] {d.otherSide().card()};
        return d.halves().isEmpty()
                ? NO_SIDES
                : d.halves().stream().mapToInt(croupier.script.Ref::card).toArray();
    }

    /** It is a face or half of that card; the back of what transforms has the mana value of its front (202.3b). */
    void isSideOf(Face card) {
        front = card.card;
        isBack = card.back == this.card;
        isAdventure = card.def.adventure() != null;
        if (isBack) value = card.value;
    }

    /** What it says as a spell that was cast in this way. */
    public Text text(int way) {
        Text other = way == OVERLOAD ? overloaded : way == BESTOW ? bestowed : null;
        return other == null ? spell : other;
    }

    /** Whether this is what it says as a spell. */
    public boolean isSpellText(Text text) {
        return text == spell || text == overloaded || text == bestowed;
    }

    public int power() {
        return power;
    }

    public int toughness() {
        return toughness;
    }

    public int colors() {
        return colors;
    }

    public int keywordCount() {
        return Integer.bitCount(keywords) + Integer.bitCount(guards);
    }

    /** Its printed card types and supertypes. */
    public int types() {
        return types;
    }

    /** What casting it this way costs, before effects change it; null if it has no such cost. */
    @Nullable
    public Cost cost(int way, boolean kicked) {
        return whole[2 * way + (kicked ? 1 : 0)];
    }

    /** The same where it is kicked this many times; null for more times than can be counted. */
    @Nullable
    public Cost cost(int way, int kicks) {
        if (kicks < 2) return cost(way, kicks == 1);
        return kicks < kickedOften[way].length ? kickedOften[way][kicks] : null;
    }

    /** A token is called what its maker says, otherwise its subtypes and the word Token (111.4). */
    public static String tokenName(String name, String type, @Nullable String called) {
        if (called != null) return called;
        int dash = type.indexOf(" - ");
        return dash < 0 ? name : type.substring(dash + 3) + " Token";
    }

    public boolean is(Type t) {
        return (types & t.bit()) != 0;
    }

    public boolean has(Keyword k) {
        return ((k.isSecond() ? guards : keywords) & k.bit()) != 0;
    }

    /** A creature without any text. */
    public boolean isPlain() {
        return is(Type.CREATURE)
                && keywords == 0
                && guards == 0
                && def.abilities().isEmpty()
                && activated.length + heard.length == 0;
    }

    public boolean isPermanent() {
        return (types & Type.PERMANENT) != 0;
    }

    public boolean isLand() {
        return is(Type.LAND);
    }

    /** Writes the printed characteristics into a row: these are its copiable values (707.2). */
    public void print(Table t, int row) {
        t.setPrinted(POWER, row, power);
        t.setPrinted(TOUGHNESS, row, toughness);
        t.setPrinted(TYPES, row, types);
        t.setPrinted(COLORS, row, colors);
        t.setPrinted(KEYWORDS, row, keywords);
        t.setPrinted(GUARDS, row, guards);
        for (int i = 0; i < SUBTYPES.length; i++) t.setPrinted(SUBTYPES[i], row, subtypes[i]);
    }
}
