package dolmen.bot.console;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.function.Function;
import picocli.CommandLine;

/** A command line that was run in this process, and what came of it. */
public record Run(int code, String out, String err) {

    /**
     * Runs a command line.
     *
     * @param in what is typed or piped in
     */
    public static Run of(Function<Console, CommandLine> program, String in, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var console = new Console(
                new BufferedReader(new StringReader(in)), new PrintWriter(out, true), new PrintWriter(err, true));
        int code = program.apply(console).execute(args);
        return new Run(code, out.toString(), err.toString());
    }
}
