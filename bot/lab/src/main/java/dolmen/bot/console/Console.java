package dolmen.bot.console;

import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Argument;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * The streams of a command.
 *
 * @param in the typed or piped input
 * @param out the answers
 * @param err refusals and remarks
 */
public record Console(BufferedReader in, PrintWriter out, PrintWriter err) {

    /** The streams of this process. */
    public static Console ofProcess() {
        return new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(System.out, true, System.out.charset()),
                new PrintWriter(System.err, true, System.err.charset()));
    }

    /**
     * Writes the reason for a refusal in one line.
     *
     * @return the given exit code
     */
    public int refuse(int exitCode, String why) {
        err.println("dolmen: " + why);
        return exitCode;
    }

    /** As above; the command line is in English. */
    public int refuse(int exitCode, Argument why) {
        return refuse(exitCode, Wordings.ENGLISH.of(why));
    }
}
