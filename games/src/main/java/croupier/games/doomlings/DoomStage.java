package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.Library;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How scenarios lay out a match: it begins in the first age, seat 1 has the turn. */
final class DoomStage implements Stage {
    private final Library library;

    DoomStage(Library library) {
        this.library = library;
    }

    @Override
    public Library library() {
        return library;
    }

    @Override
    public int row(Table t, int seat, String name) {
        return switch (name) {
            case "me" -> player(t, seat);
            case "target", "opponent" -> player(t, (seat + 1) % t.seats());
            default -> 0;
        };
    }

    @Override
    public Zone hand() {
        return HAND;
    }

    @Override
    public int make(Table t, Zone z, int seat, String name) {
        int card = t.game().cards().find(name);
        if (card == 0) return 0;
        int row = t.create(library.kindOf(card), card, z, seat);
        if (!t.is(TRAIT, row)) return row;
        Doomlings.printed(t, row);
        if (z.index() == TRAITS.index()) Piles.listen(t, Book.of(t), Book.of(t).trait(card), seat, row);
        return row;
    }

    @Override
    public List<String> words() {
        return List.of("age", "turn");
    }

    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        return false;
    }

    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        return null;
    }
}
