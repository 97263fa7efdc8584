package croupier.kernel;

/** Which rows are meant; captures nothing and writes nothing. */
public interface Filter {
    boolean test(Table t, int row, int arg);
}
