package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Nearest;
import croupier.kernel.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;

/** A rule of a match may be written as an option of the command: {@code --hero watcher} is {@code --options hero=watcher}. */
final class RuleArguments {
    private static final String RULES = "--options";

    private RuleArguments() {}

    /** Translates arguments into those that the commands know. */
    static String[] written(CommandLine line, String... args) {
        CommandLine command = args.length == 0 ? null : line.getSubcommands().get(args[0]);
        if (command == null) return args;
        Set<String> known = command.getCommandSpec().optionsMap().keySet();
        boolean allKnown = Arrays.stream(args).allMatch(arg -> !arg.startsWith("--") || known.contains(nameIn(arg)));
        Optional<String> name =
                Arrays.stream(args).filter(Games.names()::contains).findFirst();
        if (allKnown || name.isEmpty() || !known.contains(RULES)) return args;
        return written(known, Games.source(name.get()), args);
    }

    private static String[] written(Set<String> known, GameSource source, String... args) {
        Game game = source.load(source.content());
        List<String> rules = game.layout().options().stream().map(Option::name).toList();
        List<String> out = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            String name = nameIn(args[i]);
            if (!args[i].startsWith("--") || known.contains(name)) {
                out.add(args[i]);
                continue;
            }
            String rule = rule(name, rules);
            if (rule.isEmpty()) throw Trouble.wrong(unknown(name, known, game.name(), rules));
            boolean isWhole = args[i].length() > name.length();
            if (!isWhole && i + 1 == args.length) throw Trouble.wrong(name + " needs a value");
            out.add(RULES);
            out.add(rule + "=" + (isWhole ? args[i].substring(name.length() + 1) : args[++i]));
        }
        return out.toArray(String[]::new);
    }

    /** What stands before the sign of equality. */
    private static String nameIn(String arg) {
        int end = arg.indexOf('=');
        return end < 0 ? arg : arg.substring(0, end);
    }

    /** A rule of two words may be written with a hyphen. */
    private static String rule(String name, List<String> rules) {
        String bare = name.substring(2);
        return rules.stream()
                .filter(rule -> rule.equals(bare) || rule.replace(' ', '-').equals(bare))
                .findFirst()
                .orElse("");
    }

    private static String unknown(String name, Set<String> known, String game, List<String> rules) {
        List<String> all = new ArrayList<>(known);
        for (String rule : rules) all.add("--" + rule.replace(' ', '-'));
        return "there is no option '" + name + "', and " + game + " has no rule of that name. "
                + Nearest.hint(
                        name, all.stream().filter(n -> n.startsWith("--")).toList());
    }
}
