package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Catalogue;
import croupier.kernel.Event;
import croupier.kernel.Game;
import croupier.kernel.Layout;
import croupier.kernel.Match;
import croupier.kernel.Option;
import croupier.kernel.Order;
import croupier.kernel.Reaction;
import croupier.kernel.Scope;
import croupier.kernel.Seen;
import croupier.kernel.Table;
import croupier.kernel.TableArt;
import croupier.kernel.Zone;
import croupier.script.Glossary;
import croupier.script.Sources;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Doomlings: two to six species, ages, and three catastrophes. */
public final class Doomlings implements Game, Staged, TableArt {
    private static final String BASE = "base";
    /** Abilities of the first pack have numbers from 0, those of the second from here, and so on. */
    private static final int PACK = 10_000;

    private final Layout layout = new Layout(WORDS);
    private final Option pack;
    private final Option order;
    private final Option stacking;
    private final Option timeUp;
    private final Book[] books;
    private final DoomStage stage;

    Doomlings(Sources sources) {
        List<String> packs = new ArrayList<>(List.of(BASE));
        packs.addAll(sources.variants());
        pack = layout.choice("pack", packs, BASE, "Which cards are played with.");
        order = layout.choice(
                "reactions",
                List.of("targets-first", "in-turn", "together"),
                "targets-first",
                "Who is asked first in a reaction window.");
        stacking = layout.choice(
                "stacking",
                List.of("last-wins", "first-wins", "all-apply"),
                "last-wins",
                "Which of several reactions that interfere counts.");
        timeUp = layout.choice(
                "time-up", List.of("decline", "play"), "decline", "What a reaction window does when time runs out.");
        layout.close();
        books = new Book[packs.size()];
        for (int i = 0; i < books.length; i++) {
            Sources of = i == 0 ? sources : sources.variant(packs.get(i));
            books[i] = new Book(of.compile(layout), packs.get(i), i * PACK);
        }
        stage = new DoomStage(books[0].library);
    }

    static Doomlings of(Table t) {
        return (Doomlings) t.game();
    }

    Book book(Table t) {
        return books[t.option(pack)];
    }

    boolean asksTogether(Table t) {
        return t.option(order) == 2;
    }

    boolean asksTargetsFirst(Table t) {
        return t.option(order) == 0;
    }

    boolean firstWins(Table t) {
        return t.option(stacking) == 1;
    }

    boolean allApply(Table t) {
        return t.option(stacking) == 2;
    }

    boolean playsWhenTimeIsUp(Table t) {
        return t.option(timeUp) == 1;
    }

    /** A text of a card is carried out by a player. */
    static Scope scope(Table t, int seat, int card) {
        Scope s = t.scope();
        s.seat = seat;
        s.self = player(t, seat);
        s.source = s.self;
        s.card = card;
        return s;
    }

    // ---- the table

    /** A gene pool of 5 each, and all cards. */
    @Override
    public void lay(Table t) {
        Book book = book(t);
        for (int seat = 0; seat < t.seats(); seat++)
            t.set(GENE_POOL, t.create(PLAYER, 0, PLAYERS, seat), GenePool.AT_START);
        for (int card : book.traitDeck) newTrait(t, card);
        for (int card : book.catastropheDeck) t.create(CATASTROPHE, card, BOX, 0);
        for (int card : book.ageDeck) t.create(AGE, card, AGE_DECK, 0);
    }

    /** Five cards each, the age deck, and somebody who begins. */
    @Override
    public void setup(Table t) {
        t.shuffle(DECK, 0, SHUFFLE);
        for (int seat = 0; seat < t.seats(); seat++) Hands.draw(t, seat, GenePool.AT_START);
        AgeDeck.build(t, book(t));
        t.set(FIRST, t.roll(CHANCE, t.seats()));
        t.last(COURSE, REVEAL_TASK, 0, 0, 0, 0);
    }

    private static int newTrait(Table t, int card) {
        int trait = t.create(TRAIT, card, DECK, 0);
        printed(t, trait);
        return trait;
    }

    /** A new trait is as it is printed. */
    static void printed(Table t, int trait) {
        t.set(COLOR, trait, Book.of(t).color[t.card(trait)]);
        t.set(CHOSEN, trait, -1);
    }

    /** Effects under way come before the course of the round. */
    @Override
    public void step(Table t) {
        t.set(QUEUED, 0);
        if (!t.runNext(EFFECTS)) t.runNext(COURSE);
    }

    /** Who leaves discards the hand; the traits stay. Who is left alone has won. */
    @Override
    public void leave(Table t, int seat) {
        Hands.discardAll(t, seat);
        int there = 0;
        for (int other = 0; other < t.seats(); other++) if (!t.hasLeft(other)) there |= 1 << other;
        if (Integer.bitCount(there) == 1) throw t.finish(there);
        if (t.get(FIRST) == seat) t.set(FIRST, left(t, seat));
    }

    @Override
    public Reaction reaction(int ability) {
        return books[ability / PACK].abilities.get(ability % PACK);
    }

    /** Whoever is affected first, then from the left of whoever acts. */
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

    @Override
    public String name() {
        return "doomlings";
    }

    @Override
    public String about() {
        return "Two to six species grow traits, age after age, until the third catastrophe ends the world.";
    }

    @Override
    public Layout layout() {
        return layout;
    }

    @Override
    public Catalogue cards() {
        return books[0].library.cards();
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 6;
    }

    @Override
    public Map<String, String> glossary() {
        return Glossary.beside(Doomlings.class, "doomlings");
    }

    @Override
    public int turn(Table t) {
        return t.get(ROUND);
    }

    @Override
    public String nameOf(Table t, int row) {
        if (t.is(PLAYER, row)) return "seat " + (t.ownerOf(row) + 1);
        return cards().name(t.card(row));
    }

    @Override
    public String textOf(Table t, int row) {
        return book(t).library.text(t.card(row), 0);
    }

    @Override
    public int score(Seen seen, int seat) {
        return seen.worth();
    }

    @Override
    public int worth(Table t, int seat) {
        return Outlook.worth(t, seat);
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public List<String> draw(Match m, int viewer, int width) {
        return DoomArt.draw(m, viewer, width);
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
        return Asides.of(t, code);
    }

    @Override
    public @Nullable String moveText(@Nullable Zone from, @Nullable Zone to) {
        return MoveTexts.of(from, to);
    }
}
