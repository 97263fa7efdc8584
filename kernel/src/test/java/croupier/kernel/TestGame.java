package croupier.kernel;

/** What the games of these tests say of themselves. */
abstract class TestGame implements Game {
    private final String name;
    private final Layout layout;
    private final Catalogue cards;
    private final int maxSeats;

    TestGame(String name, Layout layout, Catalogue cards, int maxSeats) {
        this.name = name;
        this.layout = layout;
        this.cards = cards;
        this.maxSeats = maxSeats;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String about() {
        return "a toy";
    }

    @Override
    public Layout layout() {
        return layout;
    }

    @Override
    public Catalogue cards() {
        return cards;
    }

    @Override
    public final int minSeats() {
        return 1;
    }

    @Override
    public final int maxSeats() {
        return maxSeats;
    }

    @Override
    public int score(Seen seen, int seat) {
        return 0;
    }
}
