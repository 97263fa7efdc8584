package croupier.games.magic;

import croupier.kernel.Table;

/** What rules about costs compute in; no part of a match. */
final class Workspace {
    final Sources sources = new Sources();
    final Payer payer = new Payer();
    final Parts parts = new Parts();
    final Hosts hosts = new Hosts();
    final Owed owed = new Owed();
    final Keeping keeping = new Keeping();

    static Workspace of(Table t) {
        return (Workspace) t.workspace();
    }
}
