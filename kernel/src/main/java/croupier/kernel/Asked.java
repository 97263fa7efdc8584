package croupier.kernel;

/**
 * A question as a policy gets it: to read, and nothing else. The question itself could be filled, and its filters would be called
 * with the table.
 */
final class Asked implements Decision {
    private final Ask ask;

    Asked(Ask ask) {
        this.ask = ask;
    }

    @Override
    public int number() {
        return ask.number();
    }

    @Override
    public int seat() {
        return ask.seat();
    }

    @Override
    public Prompt why() {
        return ask.why();
    }

    @Override
    public Purpose purpose() {
        return ask.purpose();
    }

    @Override
    public int seconds() {
        return ask.seconds();
    }

    @Override
    public boolean isAlike() {
        return ask.isAlike();
    }

    @Override
    public int because() {
        return ask.because();
    }

    @Override
    public int size() {
        return ask.size();
    }

    @Override
    public long code(int i) {
        return ask.code(i);
    }

    @Override
    public boolean several() {
        return ask.several();
    }

    @Override
    public int min() {
        return ask.min();
    }

    @Override
    public int max() {
        return ask.max();
    }

    @Override
    public boolean ordered() {
        return ask.ordered();
    }

    @Override
    public int picked() {
        return ask.picked();
    }

    @Override
    public long pick(int i) {
        return ask.pick(i);
    }

    @Override
    public boolean together() {
        return ask.together();
    }

    @Override
    public long otherwise() {
        return ask.otherwise();
    }

    /** What people may do besides is nothing for policies. */
    @Override
    public int besides() {
        return 0;
    }

    @Override
    public long besidesCode(int i) {
        throw new IndexOutOfBoundsException(i);
    }

    @Override
    public int refused() {
        return ask.refused();
    }

    @Override
    public long refusedCode(int i) {
        return ask.refusedCode(i);
    }

    @Override
    public Reason refusedReason(int i) {
        return ask.refusedReason(i);
    }

    @Override
    public int refusedNumber(int i) {
        return ask.refusedNumber(i);
    }

    @Override
    public boolean secret() {
        return ask.secret();
    }

    @Override
    public long look(int i) {
        return ask.look(i);
    }

    @Override
    public long key(int i) {
        return ask.key(i);
    }
}
