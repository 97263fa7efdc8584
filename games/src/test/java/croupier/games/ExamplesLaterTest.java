package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.files.Yaml;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** Card files of all games are the same whether their examples are read at once or later. */
class ExamplesLaterTest {
    @Test
    void everyFileIsTheSame() {
        int files = 0;
        for (GameSource game : ServiceLoader.load(GameSource.class)) {
            Content content = game.content();
            for (Content.CardFile file : content.inOrder()) {
                String text = content.files().getOrDefault(file.key(), "");
                Mistakes mistakes = new Mistakes();
                Node now = Yaml.read(file.called(), text, mistakes);
                Node later = Yaml.readWithoutExamples(file.called(), text, mistakes);
                mistakes.check();
                if (now == null || later == null) throw new AssertionError(file + " is empty");
                assertThat(told(later)).as(file.called()).isEqualTo(told(now));
                files++;
            }
        }
        assertThat(files).isGreaterThan(100);
    }

    private static String told(Node node) {
        StringBuilder out = new StringBuilder();
        tell(node, out);
        return out.toString();
    }

    private static void tell(Node node, StringBuilder out) {
        out.append(node.place()).append(' ').append(node.text()).append('\n');
        if (node instanceof Node.Sequence q) for (Node n : q.items()) tell(n, out);
        if (node instanceof Node.Mapping m)
            for (Node.Entry e : m.entries()) {
                tell(e.key(), out);
                tell(e.value(), out);
            }
    }
}
