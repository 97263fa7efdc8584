package croupier.kernel;

/** Fills in the options of one seat when several are asked at once; it does not ask or write. */
public interface Question {
    void fill(Table t, int seat, int arg, Ask ask);
}
