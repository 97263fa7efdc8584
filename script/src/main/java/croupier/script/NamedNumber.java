package croupier.script;

import croupier.kernel.Scope;

/** A parameter that gives a number a name for the steps that follow: {@code as: n}. */
public record NamedNumber(String name, int slot) {
    public int in(Scope s) {
        return s.number(slot);
    }

    public void set(Scope s, int value) {
        s.number(slot, value);
    }
}
