package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;

/** The command that lets other programs request moves, by a line protocol modelled on UCI. */
@Command(
        name = "engine",
        mixinStandardHelpOptions = true,
        description = {
            "Answers other programs that request moves, line by line on standard input.",
            "The lines are uci, isready, setoption name Hash value MB, setoption name Tables value FOLDER,",
            "position VARIANT [moves MOVE ...], go nodes N, go movetime MS, go depth N, go infinite, stop and quit.",
            "The answer to an unknown line is 'error' and the reason; such a line has no effect.",
            "docs/engine.md explains all lines."
        })
public final class EngineCommand implements Callable<Integer> {
    private final GameRegistry games;
    private final Console console;
    private final LongSupplier nanoTime;

    public EngineCommand(GameRegistry games, Console console, LongSupplier nanoTime) {
        this.games = games;
        this.console = console;
        this.nanoTime = nanoTime;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var engine = new Engine(games, console.out(), nanoTime);
        String line = console.in().readLine();
        while (line != null && !line.strip().equals("quit")) {
            engine.hear(line.strip());
            line = console.in().readLine();
        }
        if (line == null) {
            engine.finish();
        } else {
            engine.stop();
        }
        return ExitStatus.DONE;
    }
}
