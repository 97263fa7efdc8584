package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import org.jspecify.annotations.Nullable;

/**
 * Why a text ends, given to a step by what it requires: in words made from the condition, unless the card has its own.
 *
 * @param how what the game does with it; null if it says nothing
 */
public record Failure(@Nullable Failing how, @Nullable Word usual) {
    public static final Failure NONE = new Failure(null, null);

    public void tell(Table t, Scope s, @Nullable Word own) {
        Word why = own == null ? usual : own;
        if (how != null && why != null) how.tell(t, s, why);
    }
}
