package croupier.kernel;

/** Names an option by what it means, not by numbers that change from match to match. */
final class Keys {
    private Keys() {}

    static long of(Table t, Ask a, long code) {
        long h = a.why.name().hashCode();
        h = Generator.mix(h ^ t.layout.word(Code.word(code)).name().hashCode());
        if (Code.word(code) == Code.NUMBER) return Generator.mix(h ^ Code.a(code));
        Word word = t.layout.word(Code.word(code));
        if (word.hasNumber()) {
            int number = word.hasCard() ? t.game.cards().name(Code.a(code)).hashCode() : Code.a(code);
            return row(t, a.seat, Generator.mix(h ^ number), Code.b(code));
        }
        return row(t, a.seat, row(t, a.seat, h, Code.a(code)), Code.b(code));
    }

    private static long row(Table t, int seat, long h, int row) {
        if (row == 0) return Generator.mix(h);
        if (t.is(t.layout.words.listener(), row) || t.is(t.layout.words.modifier(), row))
            return row(
                    t,
                    seat,
                    Generator.mix(h ^ t.game.nameOfAbility(t.abilityOf(row)).hashCode()),
                    t.sourceOf(row));
        Zone z = t.zoneOf(row);
        if (z == null) return Generator.mix(h);
        h = Generator.mix(h ^ z.name().hashCode() ^ t.ownerOf(row));
        int card = t.card(row);
        if (card == 0 || !t.sees(row, seat)) return Generator.mix(h ^ t.placeOf(row));
        return Generator.mix(h ^ t.game.cards().name(card).hashCode());
    }
}
