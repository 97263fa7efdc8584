package croupier.script.reading;

import croupier.script.files.Node;
import croupier.script.language.Spots;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.library.Recompiler;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** All that the texts of a game say: the sentences of its verbs and definitions, and the phrases of its cards. */
final class Phrases {
    private final Library library;
    private final Recompiler recompiler;
    private final Reminders reminders;
    private final Rules rules = new Rules();
    /** By folder the keys that texts tell. */
    private final Map<String, Set<String>> told = new HashMap<>();

    Phrases(Library library, Recompiler recompiler, Reminders reminders) {
        this.library = library;
        this.recompiler = recompiler;
        this.reminders = reminders;
        verbs();
        for (String folder : library.folders()) names(library.folder(folder));
        for (String folder : library.folders()) folder(folder);
        rules.sort();
    }

    Rules rules() {
        return rules;
    }

    Set<String> told(String folder) {
        return told.getOrDefault(folder, Set.of());
    }

    private void verbs() {
        for (List<Class<? extends Record>> all : library.vocabulary().verbs.values())
            for (Class<? extends Record> type : all)
                for (Rule rule : TemplateRules.of(recompiler.shape(type))) {
                    rules.add(rule, "");
                    rules.add(Rule.of("words|Verb", List.of(new Rule.Gap(rule.symbol(), 0)), Pieces.hole(0)), "");
                }
    }

    private void names(Definitions<?> all) {
        for (int i = 0; i < all.size(); i++) {
            Rule.Part name = new Rule.Words(all.name(i).toLowerCase(Locale.ROOT));
            rules.add(Rule.of("words|Ref", List.of(name), Pieces.scalar(all.name(i))), "");
        }
    }

    private void folder(String folder) {
        Definitions<?> all = library.folder(folder);
        String type = all.type().getName();
        for (Rule rule : TemplateRules.of(recompiler.shape(folder))) rules.add(rule, "");
        for (int i = 0; i < all.size(); i++) definition(folder, all.name(i));
        rules.preferSentences(type);
        List<Rule> wholes = rules.of("definition|" + type);
        boolean sentences = wholes.stream().noneMatch(r -> r.source() instanceof Node.Mapping);
        Set<String> keys = new HashSet<>();
        for (Rule rule : sentences ? rules.of("sentence|" + type) : wholes)
            if ((!sentences || rule.origins().isEmpty()) && rule.source() instanceof Node.Mapping m)
                for (Node.Entry e : m.entries()) keys.add(e.key().text());
        told.put(folder, keys);
    }

    private void definition(String folder, String name) {
        Recompiler.Compiled made = recompiler.again(folder, name);
        if (!made.isRight() || made.spots() == null) return;
        Class<?> type = library.folder(folder).type();
        Learner learner = new Learner(rules, recompiler, made.spots(), reminders, type, folder + "/" + name);
        for (int level = 0; level < made.levels().size(); level++) {
            Object one = made.levels().get(level);
            Node fields = made.fields().get(level).fields();
            if (!recompiler.hasOwnWords(one))
                learner.learn(recompiler.trace(one), new Spots.Spot(fields, -1, -1, false));
        }
    }
}
