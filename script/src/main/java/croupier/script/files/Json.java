package croupier.script.files;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and truths as JSON. */
public final class Json {
    private final StringBuilder out = new StringBuilder();

    private Json() {}

    public static String write(Object value) {
        Json json = new Json();
        json.value(value, 0);
        return json.out.append('\n').toString();
    }

    private void value(Object value, int depth) {
        switch (value) {
            case Map<?, ?> m -> map(m, depth);
            case List<?> l -> list(l, depth);
            case String s -> text(s);
            default -> out.append(value);
        }
    }

    private void map(Map<?, ?> map, int depth) {
        out.append('{');
        Iterator<? extends Map.Entry<?, ?>> all = map.entrySet().iterator();
        while (all.hasNext()) {
            Map.Entry<?, ?> e = all.next();
            line(depth + 1);
            text((String) e.getKey());
            out.append(": ");
            value(e.getValue(), depth + 1);
            if (all.hasNext()) out.append(',');
        }
        if (!map.isEmpty()) line(depth);
        out.append('}');
    }

    private void list(List<?> list, int depth) {
        out.append('[');
        for (int i = 0; i < list.size(); i++) {
            if (i > 0) out.append(", ");
            value(list.get(i), depth);
        }
        out.append(']');
    }

    private void line(int depth) {
        out.append('\n').append("  ".repeat(depth));
    }

    private void text(String s) {
        out.append('"');
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ') out.append("\\u%04x".formatted((int) c));
            else out.append(c);
        }
        out.append('"');
    }
}
