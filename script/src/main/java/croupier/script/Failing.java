package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;

/** What a game does when something that a text requires is not so: its log may say why the text ends. */
@FunctionalInterface
public interface Failing {
    void tell(Table t, Scope s, Word why);
}
