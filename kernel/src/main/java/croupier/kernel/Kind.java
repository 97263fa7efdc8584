package croupier.kernel;

import java.util.ArrayList;
import java.util.List;

/** A kind of row: creature, card, listener. Its columns are declared once, before the first table is made. */
public final class Kind {
    /** Header of every row: its kind, counted from 1; with a minus when the row is free. */
    static final int KIND = 0;
    /** Header of an entity: its card, where it lies, who knows it, and the number that screens know it by. */
    static final int CARD = 1;

    static final int PLACE = 2;
    static final int KNOWN = 3;
    static final int TAG = 4;
    static final int ENTITY_HEADER = 5;
    /** For kinds with sparse columns: presence bits and first cell, right behind the header. */
    static final int PRESENT = 5;

    static final int CELLS = 6;

    private final String name;
    private final int index;
    private final boolean entity;
    private final boolean cells;
    private List<Column> columns = new ArrayList<>();
    private List<Stat> stats = new ArrayList<>();
    private int width;
    private int sparse;
    private boolean closed;

    Kind(String name, int index, boolean entity, boolean withSparse) {
        this.name = name;
        this.index = index;
        this.entity = entity;
        this.cells = withSparse;
        this.width = entity ? (withSparse ? CELLS + 1 : ENTITY_HEADER) : 1;
    }

    /** A copy of a kind, for a layout that adds columns of its own. */
    Kind(Kind from) {
        this(from.name, from.index, from.entity, from.cells);
        width = from.width;
        sparse = from.sparse;
        columns.addAll(from.columns);
        stats.addAll(from.stats);
    }

    public String name() {
        return name;
    }

    public int index() {
        return index;
    }

    /** Whether rows of this kind lie in zones. */
    public boolean isEntity() {
        return entity;
    }

    /** Whether rows of this kind may have sparse columns. */
    boolean hasCells() {
        return cells;
    }

    /** How many ints a row of this kind takes. */
    public int width() {
        return width;
    }

    public List<Column> columns() {
        return List.copyOf(columns);
    }

    public List<Stat> stats() {
        return List.copyOf(stats);
    }

    public Column number(String name) {
        return add(name, Holds.NUMBER, false);
    }

    public Column flag(String name) {
        return add(name, Holds.FLAG, false);
    }

    /** A column that names another row; 0 names none. */
    public Column row(String name) {
        return add(name, Holds.ROW, false);
    }

    /** A column that names a card of the catalogue; 0 names none. */
    public Column card(String name) {
        return add(name, Holds.CARD, false);
    }

    public Column seat(String name) {
        return add(name, Holds.SEAT, false);
    }

    /** A number that few rows of the kind have: it takes no place in the others. At most 64 per kind; the first 32 are faster. */
    public Column sparse(String name) {
        return add(name, Holds.NUMBER, true);
    }

    /** A sparse column that names another row; 0 names none. */
    public Column sparseRow(String name) {
        return add(name, Holds.ROW, true);
    }

    /** A number that layers may change; its printed value is a column of the same name. */
    public Stat stat(String name) {
        Column printed = number(name).counting(Column.ALWAYS);
        Stat stat = new Stat(printed, stats.size());
        stats.add(stat);
        return stat;
    }

    void close() {
        closed = true;
        columns = List.copyOf(columns);
        stats = List.copyOf(stats);
    }

    Column add(String name, Holds holds, boolean isSparse) {
        if (closed) throw new IllegalStateException("kind " + this.name + " is closed: declare " + name + " earlier");
        for (Column c : columns)
            if (c.name().equals(name)) throw new IllegalStateException(this.name + "." + name + " is declared twice");
        if (isSparse && !cells) throw new IllegalStateException("declare " + this.name + " as a sparse entity");
        if (isSparse && sparse == 64) throw new IllegalStateException("more than 64 sparse columns in " + this.name);
        Column c = new Column(this, name, isSparse ? sparse++ : width++, holds, isSparse, 0, false, null, "");
        columns.add(c);
        return c;
    }

    Column replace(Column old, Column now) {
        if (closed) throw new IllegalStateException("kind " + name + " is closed: say what " + old + " is earlier");
        columns.replaceAll(c -> c.name().equals(old.name()) ? now : c);
        return now;
    }

    @Override
    public String toString() {
        return name;
    }
}
