package croupier.kernel;

import java.util.Arrays;

/** The little memory of an effect while it is carried out: who, with what, on whom, and what its steps have named. */
public final class Scope {
    /** Who decides. */
    public int seat;
    /** Whom "my" means. */
    public int self;
    /** The card, item or relic whose text this is. */
    public int card;
    /** Whom the effect is aimed at, 0 for none. */
    public int target;
    /** Who caused the event that is answered. */
    public int source;
    /** To whom or what the event that is answered happened. */
    public int object;
    /** How much the event that is answered is about. */
    public int amount;
    /** The X of its cost. */
    public int x;
    /** What effects have changed in the words of the text, as the game counts it; 0 for nothing. */
    public int words;
    /** The listener whose text this is, 0 for none. */
    public int listener;
    /** Set by a step that ends the text. */
    public boolean stopped;

    private int[] numbers = new int[8];
    private Rows[] lists = new Rows[4];
    /** How many numbers and lists were used: only these are cleared. */
    private int usedNumbers;

    private int usedLists;

    Scope clear() {
        seat = self = card = target = source = object = amount = x = words = listener = 0;
        stopped = false;
        if ((usedNumbers | usedLists) != 0) forgetNames();
        return this;
    }

    private void forgetNames() {
        for (; usedNumbers > 0; usedNumbers--) numbers[usedNumbers - 1] = 0;
        for (; usedLists > 0; usedLists--) {
            Rows list = lists[usedLists - 1];
            if (list != null) list.clear();
        }
    }

    /** Takes over who, with what and on whom from another effect. */
    public Scope enter(Scope from) {
        seat = from.seat;
        self = from.self;
        card = from.card;
        target = from.target;
        source = from.source;
        object = from.object;
        amount = from.amount;
        x = from.x;
        words = from.words;
        listener = from.listener;
        return this;
    }

    /** Takes over what another effect has named in the slots below these. */
    public void names(Scope from, int numberSlots, int listSlots) {
        for (int i = 0; i < numberSlots; i++) number(i, from.number(i));
        for (int i = 0; i < listSlots; i++) {
            Rows own = rows(i);
            own.clear().addAll(from.rows(i));
        }
    }

    /** A number that an earlier step named. */
    public int number(int slot) {
        return slot < numbers.length ? numbers[slot] : 0;
    }

    public void number(int slot, int value) {
        if (slot >= numbers.length) numbers = Arrays.copyOf(numbers, slot + 8);
        numbers[slot] = value;
        usedNumbers = Math.max(usedNumbers, slot + 1);
    }

    /** The rows that an earlier step named; empty before. */
    public Rows rows(int slot) {
        if (slot >= lists.length) lists = Arrays.copyOf(lists, slot + 4);
        if (lists[slot] == null) lists[slot] = new Rows();
        usedLists = Math.max(usedLists, slot + 1);
        return lists[slot];
    }
}
