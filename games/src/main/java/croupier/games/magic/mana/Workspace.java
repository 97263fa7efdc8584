package croupier.games.magic.mana;

import croupier.kernel.*;

/** What rules about costs compute in; no part of a match. */
public final class Workspace {
    public final Sources sources = new Sources();
    public final Payer payer = new Payer();
    public final Parts parts = new Parts();
    final Hosts hosts = new Hosts();
    public final Owed owed = new Owed();
    public final Keeping keeping = new Keeping();

    public static Workspace of(Table t) {
        return (Workspace) t.workspace();
    }
}
