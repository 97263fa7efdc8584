package croupier.apps.table;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines that a person types, with editing, history and completion of commands. */
public final class TerminalLines implements Lines {
    private final Terminal terminal;
    private final LineReader reader;

    private TerminalLines(Terminal terminal, List<String> commands) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer(new StringsCompleter(commands))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    public static TerminalLines open(List<String> commands) throws IOException {
        return new TerminalLines(TerminalBuilder.builder().system(true).build(), commands);
    }

    public PrintWriter out() {
        return terminal.writer();
    }

    public int width() {
        int columns = terminal.getSize().getColumns();
        return columns > 0 ? columns : 100;
    }

    @Override
    public @Nullable String read(String prompt) {
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException e) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            // nobody can do anything about it, and the match is saved
        }
    }
}
