package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.CardGame;
import croupier.script.library.Sources;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Doomlings: two to six species, ages, and three catastrophes. */
public final class Doomlings extends CardGame implements Staged, TableArt {
    private static final String BASE = "base";
    /** Abilities of the first pack have numbers from 0, those of the second from here, and so on. */
    private static final int PACK = 10_000;

    private final Option pack;
    private final DoomCards[] packs;

    Doomlings(Sources sources) {
        super(
                sources,
                WORDS,
                "Two to six species grow traits, age after age, until the third catastrophe ends the world.",
                2,
                6);
        pack = Objects.requireNonNull(layout().option("pack"));
        List<DoomCards> all = new ArrayList<>(List.of(new DoomCards(library, BASE, 0)));
        for (String name : sources.variants())
            all.add(new DoomCards(sources.variant(name).compile(layout()), name, all.size() * PACK));
        packs = all.toArray(DoomCards[]::new);
    }

    /** One can play with the usual cards or with those of a pack. */
    @Override
    protected void declare(Sources sources, Layout into) {
        List<String> packs = new ArrayList<>(List.of(BASE));
        packs.addAll(sources.variants());
        into.choice("pack", packs, BASE, "Which cards are played with.");
    }

    /** The cards of the pack that is played with. */
    @Override
    public DoomCards cards(Table t) {
        return packs[t.option(pack)];
    }

    /** A text of a card is carried out by a player. */
    static Scope scope(Table t, int seat, int card) {
        Scope s = t.scope(seat, player(t, seat), card);
        s.source = s.self;
        return s;
    }

    /** A player carries out a text of a card. */
    static void carryOut(Table t, int seat, int card, Steps text) {
        if (text.isEmpty()) return;
        Scope s = scope(t, seat, card);
        text.run(t, s);
        t.done(s);
    }

    // ---- the table

    /** A gene pool of 5 each, and all cards. */
    @Override
    public void lay(Table t) {
        DoomCards cards = DoomCards.of(t);
        for (int seat = 0; seat < t.seats(); seat++) {
            t.set(PLAYER_ROWS, seat, t.create(PLAYER, 0, PLAYERS, seat));
            t.set(GENE_POOL, player(t, seat), GenePool.AT_START);
        }
        for (int card : cards.traitDeck) printed(t, t.create(TRAIT, card, DECK, 0));
        for (int card : cards.catastropheDeck) t.create(CATASTROPHE, card, BOX, 0);
        for (int card : cards.ageDeck) t.create(AGE, card, AGE_DECK, 0);
    }

    /** Five cards each, the age deck, and somebody who begins. */
    @Override
    public void setup(Table t) {
        t.shuffle(DECK, 0, SHUFFLE);
        for (int seat = 0; seat < t.seats(); seat++) Hands.draw(t, seat, GenePool.AT_START);
        AgeDeck.build(t, DoomCards.of(t));
        t.set(FIRST, t.roll(CHANCE, t.seats()));
        t.last(COURSE, REVEAL_TASK, 0, 0, 0, 0);
    }

    /** A new trait is as it is printed. */
    static void printed(Table t, int trait) {
        t.set(COLOR, trait, DoomCards.trait(t, trait).color().number());
        t.set(CHOSEN, trait, -1);
    }

    /** Effects under way come before the course of the round. */
    @Override
    public void step(Table t) {
        t.set(QUEUED, 0);
        t.set(WINDOWS_ASKED, 0);
        if (!t.runNext(EFFECTS)) t.runNext(COURSE);
    }

    /** Who leaves discards the hand; the traits stay. Who is left alone has won. */
    @Override
    public void leave(Table t, int seat) {
        Hands.discardAll(t, seat);
        if (t.get(FIRST) == seat) t.set(FIRST, t.nextSeat(seat));
    }

    @Override
    public Reaction reaction(int ability) {
        return packs[ability / PACK].abilities.get(ability % PACK);
    }

    /** The affected player first, then the others from the left of the acting player. */
    @Override
    public Order order() {
        return Order.ranked((t, listener, e, source, target) -> {
            int holder = t.ownerOf(t.holderOf(listener));
            if (t.is(PLAYER, target) && t.ownerOf(target) == holder) return 0;
            int actor = t.is(PLAYER, source) ? t.ownerOf(source) : t.get(FIRST);
            return 1 + (holder - actor + t.seats()) % t.seats();
        });
    }

    /** What is hidden of a pile of the age deck is in any order: one of its four cards is a catastrophe. */
    @Override
    public void rollSecrets(Table t, int seat) {
        AgeDeck.mixHidden(t, seat);
    }

    // ---- what it is

    /** Who begins the round; what the traits of a player are worth by their face values. */
    @Override
    public void show(Table t, int row, Map<String, Integer> numbers) {
        if (row == 0) numbers.put("first seat", t.get(FIRST) + 1);
        else if (t.is(PLAYER, row)) numbers.put("face values", Scoring.faceValues(t, t.ownerOf(row)));
    }

    @Override
    public String textOf(Table t, int row) {
        return cards(t).library.text(t.card(row), 0);
    }

    @Override
    public Prior prior() {
        return new DoomPrior(packs[0].traits);
    }

    @Override
    public int worth(Table t, int seat) {
        return Outlook.worth(t, seat);
    }

    @Override
    public Stage stage() {
        return new DoomStage(library);
    }

    @Override
    public List<String> result(Match m, int viewer, int width) {
        return ScoreSheet.of(m.table(), viewer, width);
    }

    @Override
    public boolean isInResult(Event e) {
        return e.is(TRAIT_SCORED) || e.is(TOTAL);
    }

    @Override
    public String aside(Table t, long code) {
        return Aside.of(t, code);
    }
}
