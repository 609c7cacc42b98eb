package dolmen.bot.cli;

import dolmen.bot.cli.console.Console;
import dolmen.bot.match.HeapGame;
import dolmen.rules.GameRegistry;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** A command line that was run in this process, and what came of it; every look at its clock takes a second. */
record Run(int code, String out, String err) {

    static Run of(String... args) {
        return withInput("", args);
    }

    static Run withInput(String in, String... args) {
        return with(in, Map.of(), args);
    }

    static Run withEnvironment(Map<String, String> environment, String... args) {
        return with("", environment, args);
    }

    /** With the games that are hosted, instead of the small one. */
    static Run withGames(GameRegistry games, String in, String... args) {
        return with(games, in, Map.of(), args);
    }

    private static Run with(String in, Map<String, String> environment, String... args) {
        return with(new GameRegistry(List.of(new HeapGame())), in, environment, args);
    }

    static Run with(GameRegistry games, String in, Map<String, String> environment, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var console = new Console(
                new BufferedReader(new StringReader(in)), new PrintWriter(out, true), new PrintWriter(err, true));
        var seconds = new AtomicLong();
        int code = CommandTree.of(games, console, environment, () -> seconds.getAndIncrement() * 1_000_000_000)
                .execute(args);
        return new Run(code, out.toString(), err.toString());
    }
}
