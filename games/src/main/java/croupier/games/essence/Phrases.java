package croupier.games.essence;

import croupier.script.Choice;
import croupier.script.Teller;

/** How texts speak of what is chosen: "an opponent loses", "your Avatars get". */
final class Phrases {
    private Phrases() {}

    /** "an opponent", "up to 2 enemy Avatars", "your hand", "the taken". */
    static String what(Teller w, Choice c) {
        String words = c.how() == Choice.How.ALL ? w.words(c.from()) : w.words(c);
        if (!words.startsWith("1 ")) return words;
        String rest = words.substring(2);
        if (rest.startsWith("of ")) return "one " + rest;
        return ("AEIOUaeiou".indexOf(rest.charAt(0)) >= 0 ? "an " : "a ") + rest;
    }

    /** The same as the one of whom something is said, with the verb in its right form. */
    static String does(Teller w, Choice c, String one, String many) {
        String who = what(w, c);
        boolean plural = who.equals("you") || (!isOne(who) && c.how() == Choice.How.ALL) || who.startsWith("up to");
        return who + " " + (plural ? many : one);
    }

    private static boolean isOne(String who) {
        return who.startsWith("that ")
                || who.startsWith("a ")
                || who.startsWith("an ")
                || who.startsWith("one ")
                || who.startsWith("the ")
                || who.startsWith("this")
                || who.endsWith("controller")
                || who.endsWith("'s Deity")
                || who.equals("it");
    }
}
