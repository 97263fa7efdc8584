package croupier.script.forms;

import croupier.kernel.Prompt;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.NamedNumber;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Selection;
import croupier.script.Steps;
import java.lang.reflect.Type;
import java.util.Map;

/** What parameters of verbs mean that say nothing of themselves: by their key where it has one meaning, else by their type. */
final class UsualDocs {
    private static final Map<String, String> BY_KEY =
            Map.of("who", "Who.", "to", "To whom or what.", "by", "Who does it.", "count", "How many.");

    private static final Map<Type, String> BY_TYPE = Map.of(
            Amount.class, "How much or how many.",
            Choice.class, "Which.",
            Selection.class, "Which.",
            Noun.class, "Which.",
            Steps.class, "What happens.",
            Condition.class, "What must be true.",
            NamedRows.class, "A name for them, for later steps.",
            NamedNumber.class, "A name for the number, for later steps.",
            Prompt.class, "The question.");

    static String of(String key, Type type) {
        return BY_KEY.getOrDefault(key, BY_TYPE.getOrDefault(type, ""));
    }

    private UsualDocs() {}
}
