package croupier.apps.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The small pictures of the web table's page and the words that call for them, read from its {@code icons.js}. */
final class Icons {
    private static final Pattern ICON = Pattern.compile("(?m)^  (\\w+):\\s*'([^']+)',$");
    private static final Pattern CALL = Pattern.compile("(?m)^  \\[/(.+)/i, '(\\w+)'\\],$");

    private record Call(Pattern words, String icon) {}

    private final Map<String, String> paths = new LinkedHashMap<>();
    private final List<Call> calls = new ArrayList<>();

    Icons() {
        String script = Resources.text("/croupier/web/app/icons.js");
        Matcher icons = ICON.matcher(script);
        while (icons.find()) paths.put(icons.group(1), icons.group(2));
        Matcher words = CALL.matcher(script);
        while (words.find())
            calls.add(new Call(Pattern.compile(words.group(1), Pattern.CASE_INSENSITIVE), words.group(2)));
        if (paths.isEmpty() || calls.isEmpty()) throw new IllegalStateException("icons.js has another form now");
    }

    /** The outline of the picture for a name; if the name calls for none, the text may; empty for none. */
    String pathFor(String name, String text) {
        String icon = called(name);
        if (icon.isEmpty()) icon = called(text);
        return paths.getOrDefault(icon, "");
    }

    private String called(String words) {
        for (Call c : calls) if (c.words.matcher(words).find()) return c.icon;
        return "";
    }
}
