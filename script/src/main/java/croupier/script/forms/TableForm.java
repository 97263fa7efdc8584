package croupier.script.forms;

import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.files.Node;
import croupier.script.language.Tables;
import croupier.script.language.WrongExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An amount, or what it is by a number of the game: {@code {0: 3, 2: 4, 17: 5}} is 3, from 2 on 4, from 17 on 5. Which number
 * that is the game says once, {@link Vocabulary#tables}.
 */
record TableForm(Form amount) implements Form {
    @Override
    public @Nullable Object read(Node node, Reading r) {
        if (!(node instanceof Node.Mapping m)) return amount.read(node, r);
        List<Integer> from = new ArrayList<>();
        List<Amount> values = new ArrayList<>();
        int before = r.mistakeCount();
        for (Node.Entry e : m.entries()) {
            try {
                from.add(Tables.key(Forms.integer(e.key()), from));
            } catch (WrongExpression w) {
                r.mistake(e.key(), w.at, w.said);
            }
            if (amount.read(e.value(), r) instanceof Amount value) values.add(value);
        }
        if (m.entries().isEmpty()) r.mistake(node, "a table has an amount from 0 on: {0: 3, 2: 4}");
        return r.mistakeCount() > before ? null : new Amounts.ByLevel(Tables.by(r.c.meanings), from, values);
    }

    @Override
    public String expected() {
        return amount.expected();
    }

    @Override
    public Map<String, Object> schema(Schema s) {
        return Map.of("type", List.of("string", "integer", "object"));
    }
}
