package croupier.apps;

import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine;

/** A command as somebody types it, and what came of it. */
record Typed(int exit, String out, String err) {

    static Typed run(Path home, String input, String... args) {
        return run(home, new HashMap<>(), input, args);
    }

    static Typed run(Path home, Map<String, String> environment, String input, String... args) {
        environment.put("CROUPIER_HOME", home.toString());
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine(
                        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), environment::get, false)
                .setOut(new PrintWriter(new BufferedWriter(out)))
                .setErr(new PrintWriter(new BufferedWriter(err)));
        int exit = Main.run(line, args);
        return new Typed(exit, out.toString(), err.toString());
    }
}
