package dolmen.bot.lab;

import dolmen.bot.console.Console;
import dolmen.bot.lab.picture.RenderCommand;
import dolmen.bot.lab.picture.SheetCommand;
import dolmen.bot.lab.puzzle.PuzzlesCommand;
import dolmen.bot.lab.record.RecordsCommand;
import dolmen.bot.lab.record.ReplayCommand;
import dolmen.bot.lab.search.AnalyseCommand;
import dolmen.bot.lab.search.DuelCommand;
import dolmen.bot.lab.search.EngineCommand;
import dolmen.bot.lab.search.LadderCommand;
import dolmen.bot.lab.search.OpponentsCommand;
import dolmen.bot.lab.search.SelfPlayCommand;
import dolmen.bot.lab.search.TuneCommand;
import dolmen.bot.lab.search.YardsticksCommand;
import dolmen.bot.lab.solve.SolveCommand;
import dolmen.rules.GameRegistry;
import java.time.InstantSource;
import java.util.List;
import java.util.function.LongSupplier;

/** The commands of the workshop. */
public final class Workshop {
    private Workshop() {}

    /**
     * All commands, in the order of the help.
     *
     * @param nanoTime a clock for measuring, in nanoseconds
     */
    public static List<Object> commands(GameRegistry games, Console console, LongSupplier nanoTime) {
        InstantSource clock = InstantSource.system();
        return List.of(
                new MovesCommand(games, console),
                new ReadCommand(games, console),
                new AnalyseCommand(games, console),
                new PerftCommand(games, console, nanoTime),
                new EngineCommand(games, console, nanoTime),
                new SelfPlayCommand(games, console, nanoTime),
                new DuelCommand(games, console, nanoTime),
                new OpponentsCommand(games, console),
                new LadderCommand(games, console, clock),
                new YardsticksCommand(games, console),
                new TuneCommand(games, console, clock),
                SolveCommand.of(games, console, nanoTime),
                PuzzlesCommand.of(games, console, clock),
                new RenderCommand(games, console),
                new SheetCommand(games, console),
                new RecordsCommand(games, console),
                new ReplayCommand(games, console));
    }
}
