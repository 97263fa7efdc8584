package croupier.script.language;

import croupier.script.Amount;
import croupier.script.Amounts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sums and products; what is known when loading is computed when loading. */
public final class Fold {
    private Fold() {}

    static int number(Lexer.Token token) {
        try {
            return Integer.parseInt(token.text());
        } catch (NumberFormatException e) {
            throw new WrongExpression(
                    token.at(), "'" + shown(token.text()) + "' is too large: a number has at most nine digits");
        }
    }

    private static String shown(String digits) {
        return digits.length() <= 20 ? digits : digits.substring(0, 20) + "...";
    }

    static Amount sum(Amount a, Amount b, boolean plus, int at) {
        if (b instanceof Amounts.Fixed none && none.value() == 0) return a;
        if (!(a instanceof Amounts.Fixed x) || !(b instanceof Amounts.Fixed y))
            return plus ? new Amounts.Plus(a, b) : new Amounts.Minus(a, b);
        long sum = plus ? (long) x.value() + y.value() : (long) x.value() - y.value();
        return fixed(sum, at);
    }

    static Amount product(String sign, Amount a, Amount b, int at) {
        if (!sign.equals("*") && b instanceof Amounts.Fixed by && by.value() == 0)
            throw new WrongExpression(at, "nothing can be divided by zero");
        if (!(a instanceof Amounts.Fixed x) || !(b instanceof Amounts.Fixed y))
            return sign.equals("*") ? new Amounts.Times(a, b) : new Amounts.Over(a, b, sign.equals("%"));
        if (sign.equals("*")) return fixed((long) x.value() * y.value(), at);
        return new Amounts.Fixed(Amounts.Over.of(x.value(), y.value(), sign.equals("%")));
    }

    static Amount negative(Amount a) {
        return a instanceof Amounts.Fixed f ? new Amounts.Fixed(-f.value()) : new Amounts.Negative(a);
    }

    /** What an amount below 0 takes away; null for others. */
    public static @Nullable Amount positive(Amount a) {
        return switch (a) {
            case Amounts.Fixed f -> f.value() < 0 ? new Amounts.Fixed(-f.value()) : null;
            case Amounts.Minus m when m.a() instanceof Amounts.Fixed f && f.value() == 0 -> m.b();
            case Amounts.ByLevel t -> {
                List<Amount> all = new ArrayList<>();
                for (Amount value : t.values()) {
                    Amount one = positive(value);
                    if (one == null) yield null;
                    all.add(one);
                }
                yield new Amounts.ByLevel(t.by(), t.from(), all);
            }
            default -> null;
        };
    }

    private static Amount fixed(long value, int at) {
        if (value != (int) value) throw new WrongExpression(at, "this becomes too large");
        return new Amounts.Fixed((int) value);
    }
}
