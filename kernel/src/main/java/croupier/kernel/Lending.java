package croupier.kernel;

import java.util.Arrays;

/** Lists and scopes that the table lends to rules until the task is done, so that nothing is allocated while simulating. */
final class Lending {
    private Rows[] pool = new Rows[16];
    private int lent;
    private Scope[] scopes = new Scope[8];
    private int lentScopes;
    private Answers[] answers = new Answers[4];
    private int lentAnswers;

    Lending() {
        for (int i = 0; i < pool.length; i++) pool[i] = new Rows();
        for (int i = 0; i < scopes.length; i++) scopes[i] = new Scope();
        for (int i = 0; i < answers.length; i++) answers[i] = new Answers();
    }

    /** Nothing is lent any more. */
    void giveBack() {
        lent = 0;
        lentScopes = 0;
        lentAnswers = 0;
    }

    /** An empty list. */
    Rows rows() {
        if (lent == pool.length) moreRows();
        return pool[lent++].clear();
    }

    private void moreRows() {
        pool = Arrays.copyOf(pool, lent * 2);
        for (int i = lent; i < pool.length; i++) pool[i] = new Rows();
    }

    /** An empty memory for an effect. */
    Scope scope() {
        if (lentScopes == scopes.length) moreScopes();
        return scopes[lentScopes++].clear();
    }

    private void moreScopes() {
        scopes = Arrays.copyOf(scopes, lentScopes * 2);
        for (int i = lentScopes; i < scopes.length; i++) scopes[i] = new Scope();
    }

    /** Gives back the scope lent last, when its effect is done. */
    void done(Scope s) {
        if (lentScopes > 0 && scopes[lentScopes - 1] == s) lentScopes--;
    }

    /** The number of a lent memory, for a {@link Question} that needs it. */
    int numberOf(Scope s) {
        for (int i = lentScopes - 1; i >= 0; i--) if (scopes[i] == s) return i;
        throw new IllegalStateException("this scope is not lent by this table");
    }

    /** The lent memory of that number. */
    Scope scope(int number) {
        return scopes[number];
    }

    Answers answers() {
        if (lentAnswers == answers.length) {
            answers = Arrays.copyOf(answers, lentAnswers * 2);
            for (int i = lentAnswers; i < answers.length; i++) answers[i] = new Answers();
        }
        return answers[lentAnswers++].clear();
    }

    /** How many scopes are lent now: an attempt that is taken back gives back those lent since. */
    int scopesLent() {
        return lentScopes;
    }

    void giveBackScopes(int to) {
        lentScopes = to;
    }

    /** How much is lent now, to give back what is lent from here on. */
    int mark() {
        return lent;
    }

    void release(int mark) {
        lent = mark;
    }
}
