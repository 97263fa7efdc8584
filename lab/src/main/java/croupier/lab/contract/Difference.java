package croupier.lab.contract;

/** Something that should be the same is not. */
final class Difference extends RuntimeException {
    private static final long serialVersionUID = 1;

    Difference(String what) {
        super(what);
    }
}
