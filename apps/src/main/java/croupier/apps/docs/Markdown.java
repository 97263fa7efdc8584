package croupier.apps.docs;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** Markdown as HTML; headings have names that links can lead to, as on GitHub. */
final class Markdown {
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer HTML = HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .escapeHtml(true)
            .attributeProviderFactory(_ -> new Anchors()::write)
            .build();

    /** The names of the headings of one page. */
    private static final class Anchors {
        private final Map<String, Integer> seen = new HashMap<>();

        void write(Node node, String tag, Map<String, String> attributes) {
            if (node instanceof Heading)
                attributes.put(
                        "id",
                        unique(anchor(TextContentRenderer.builder().build().render(node))));
        }

        private String unique(String name) {
            int before = seen.merge(name, 1, Integer::sum) - 1;
            return before == 0 ? name : name + "-" + before;
        }
    }

    private Markdown() {}

    private static String anchor(String heading) {
        String plain = heading.strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_ -]", "");
        return plain.replace(' ', '-');
    }

    /** @param leads where a link of the text leads on the site; empty to leave its words alone */
    static String html(String text, UnaryOperator<String> leads) {
        Node page = PARSER.parse(text);
        page.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                visitChildren(link);
                String place = leads.apply(link.getDestination());
                if (place.isEmpty()) unlink(link);
                else link.setDestination(place);
            }
        });
        return HTML.render(page);
    }

    private static void unlink(Link link) {
        for (Node child = link.getFirstChild(); child != null; child = link.getFirstChild()) link.insertBefore(child);
        link.unlink();
    }
}
