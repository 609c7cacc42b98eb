package dolmen.bot.lab;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.bot.console.LineOfPlayReader;
import dolmen.rules.GameRegistry;
import dolmen.rules.Position;
import dolmen.rules.play.Perft;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that counts move sequences, to compare the rules with other implementations and to measure them. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = {
            "Counts the move sequences from the start, with a line 'depth sequences seconds' for each depth.",
            "Standard error shows the positions per second at the end."
        })
final class PerftCommand implements Callable<Integer> {
    private static final double NANOS = 1e9;

    private final LineOfPlayReader reader;
    private final Console console;
    private final LongSupplier nanoTime;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Parameters(index = "1", paramLabel = "DEPTH", description = "Maximum number of plies, at least 1.")
    private int depth;

    PerftCommand(GameRegistry games, Console console, LongSupplier nanoTime) {
        this.reader = new LineOfPlayReader(games);
        this.console = console;
        this.nanoTime = nanoTime;
    }

    @Override
    public Integer call() {
        if (depth < 1) {
            return console.refuse(ExitStatus.MISUSED, "DEPTH must be at least 1, not " + depth + ".");
        }
        return switch (reader.read(variant, List.of())) {
            case LineOfPlay.Result.Reached(LineOfPlay<?> line) -> {
                count(line.standing().position());
                yield ExitStatus.DONE;
            }
            case LineOfPlay.Result.Refused(String why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private void count(Position<?> start) {
        long made = 0;
        double seconds = 0;
        for (int plies = 1; plies <= depth; plies++) {
            long begun = nanoTime.getAsLong();
            long sequences = Perft.count(start, plies);
            seconds = (nanoTime.getAsLong() - begun) / NANOS;
            console.out().println(String.format(Locale.ROOT, "%d %d %.3f", plies, sequences, seconds));
            // A count creates each position on the way once: as many as there are sequences of all depths up to it.
            made += sequences;
        }
        console.err().println(String.format(Locale.ROOT, "%,.0f positions per second", made / seconds));
    }
}
