package croupier.lab.toy;

/** Does what rules must not do, so that the test that forbids it can be tested. */
final class Sinner {
    private Sinner() {}

    static int catches(String number) {
        try {
            return Integer.parseInt(number);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    static boolean namesACard(String card) {
        return card.equals("Kite");
    }
}
