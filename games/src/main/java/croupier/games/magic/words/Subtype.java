package croupier.games.magic.words;

import croupier.kernel.*;
import croupier.script.files.Node;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A subtype that only cards name, such as a creature type.
 *
 * @param number its place among all of them
 */
public record Subtype(int number, String name) {
    /** Creature types of the rulebook that an effect may give though no card has them (205.3m). */
    private static final Set<String> KNOWN = Set.of(
            ("advisor alien assembly-worker ally angel antelope ape archer archon army artificer assassin atog avatar badger barbarian bard basilisk"
                            + " bat bear beast berserker bird boar camel carrier cat centaur chimera cleric cockatrice construct"
                            + " crab crocodile cyclops demon devil dinosaur djinn dog dragon drake druid dryad dwarf efreet egg"
                            + " elder eldrazi elemental elephant elf elk eye faerie fish fox frog fungus gargoyle giant gnome goat"
                            + " goblin god golem gorgon gremlin griffin hag harpy hippo homunculus horror horse human hydra hyena"
                            + " illusion imp insect jackal jellyfish kavu kithkin knight kobold kor kraken leviathan lizard"
                            + " manticore mercenary merfolk minion minotaur mole monk monkey moonfolk mutant myr naga nightmare"
                            + " ninja nomad noble nymph octopus ogre ooze orc ox peasant pegasus phoenix pirate plant praetor rat"
                            + " rebel rhino rogue samurai saproling satyr scarecrow scorpion scout serpent shade shaman"
                            + " shapeshifter shark sheep siren skeleton sliver slug snake soldier specter spellshaper sphinx spider"
                            + " spike spirit squid squirrel starfish thopter thrull treefolk troll turtle unicorn vampire viashino"
                            + " wall warlock warrior whale wizard wolf wolverine wombat worm wraith wurm yeti zombie")
                    .split(" "));

    /** The subtype of the rulebook for which this is a slip of the pen: a letter wrong, missing, too many, or two exchanged; null for none. */
    public static @Nullable String slipOf(String written) {
        if (written.length() < 4 || KNOWN.contains(written)) return null;
        for (String known : KNOWN) if (known.length() > 3 && isSlip(written, known)) return known;
        return null;
    }

    private static boolean isSlip(String a, String b) {
        int from = 0;
        int most = Math.min(a.length(), b.length());
        while (from < most && a.charAt(from) == b.charAt(from)) from++;
        int end = 0;
        while (end < most - from && a.charAt(a.length() - 1 - end) == b.charAt(b.length() - 1 - end)) end++;
        int inA = a.length() - from - end;
        int inB = b.length() - from - end;
        if (inA == 2 && inB == 2) return a.charAt(from) == b.charAt(from + 1) && a.charAt(from + 1) == b.charAt(from);
        return inA <= 1 && inB <= 1;
    }

    public static Subtype of(String written, List<String> all) {
        String name = written.toLowerCase(Locale.ROOT);
        int place = all.indexOf(name);
        if (place < 0)
            throw new IllegalArgumentException("no card has the subtype '" + written + "', and the rulebook has none"
                    + " (205.3). " + Nearest.hint(name, all));
        return new Subtype(place, name);
    }

    /** How rules text says it: "Assembly-Worker". */
    public static String said(String name) {
        StringBuilder said = new StringBuilder(name);
        for (int i = 0; i < said.length(); i++)
            if (i == 0 || said.charAt(i - 1) == '-' || said.charAt(i - 1) == ' ')
                said.setCharAt(i, Character.toUpperCase(said.charAt(i)));
        return said.toString();
    }

    /** How an expression says it: {@code assembly worker}, {@code urzas}. */
    public static String inExpressions(String name) {
        return name.replace('-', ' ').replace("'", "");
    }

    /** Adds the subtypes of a type line, and those that effects of the card give. */
    public static void collect(@Nullable Node node, List<String> all) {
        if (node instanceof Node.Sequence q) for (Node n : q.items()) collect(n, all);
        if (!(node instanceof Node.Mapping m)) return;
        for (Node.Entry e : m.entries()) {
            String key = e.key().text();
            if (key.equals("subtypes") || key.equals("add subtypes")) addNamed(e.value(), all);
            else if (key.equals("type") && e.value() instanceof Node.Scalar line)
                for (String subtype : TypeLine.subtypesOf(line.text())) add(subtype, all);
            else collect(e.value(), all);
        }
    }

    private static void addNamed(Node node, List<String> all) {
        if (node instanceof Node.Sequence q) for (Node n : q.items()) addNamed(n, all);
        else if (node instanceof Node.Scalar s && KNOWN.contains(s.text().toLowerCase(Locale.ROOT)))
            add(s.text().toLowerCase(Locale.ROOT), all);
    }

    private static void add(String subtype, List<String> all) {
        if (!all.contains(subtype)) all.add(subtype);
    }
}
