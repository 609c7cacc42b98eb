package dolmen.bot.cli;

import dolmen.bot.cli.console.Console;
import dolmen.bot.cli.console.ExitStatus;
import dolmen.bot.cli.picture.RenderCommand;
import dolmen.bot.cli.picture.SheetCommand;
import dolmen.bot.cli.puzzle.PuzzlesCommand;
import dolmen.bot.cli.record.ImportCommand;
import dolmen.bot.cli.record.ReplayCommand;
import dolmen.bot.cli.search.AnalyseCommand;
import dolmen.bot.cli.search.EngineCommand;
import dolmen.bot.cli.search.LadderCommand;
import dolmen.bot.cli.search.OpponentsCommand;
import dolmen.bot.cli.search.SelfPlayCommand;
import dolmen.bot.cli.search.TuneCommand;
import dolmen.bot.cli.solve.SolveCommand;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.Release;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.rules.GameRegistry;
import java.time.InstantSource;
import java.util.Map;
import java.util.function.LongSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** The commands of {@code dolmen}. */
@Command(name = "dolmen", mixinStandardHelpOptions = true, description = "Hosts obscure stone games on Discord.")
public final class CommandTree {
    private CommandTree() {}

    /**
     * The command line over these games, ready to be executed.
     *
     * @param environment the environment variables of the service
     * @param nanoTime a clock for measuring, in nanoseconds
     */
    public static CommandLine of(
            GameRegistry games, Console console, Map<String, String> environment, LongSupplier nanoTime) {
        var tree = new CommandLine(new CommandTree())
                .addSubcommand(new MovesCommand(games, console))
                .addSubcommand(new ReadCommand(games, console))
                .addSubcommand(new AnalyseCommand(games, console))
                .addSubcommand(new PerftCommand(games, console, nanoTime))
                .addSubcommand(new EngineCommand(games, console, nanoTime))
                .addSubcommand(new SelfPlayCommand(games, console, nanoTime))
                .addSubcommand(new OpponentsCommand(games, console))
                .addSubcommand(new LadderCommand(games, console, InstantSource.system()))
                .addSubcommand(new TuneCommand(games, console, InstantSource.system()))
                .addSubcommand(new SolveCommand(games, console, nanoTime))
                .addSubcommand(PuzzlesCommand.of(games, console, InstantSource.system()))
                .addSubcommand(new RenderCommand(games, console))
                .addSubcommand(new SheetCommand(games, console))
                .addSubcommand(new RatingsCommand(games, console, environment))
                .addSubcommand(new ServeCommand(games, console, environment))
                .addSubcommand(new SandboxCommand(console, environment))
                .addSubcommand(new ConfigCommand(console, environment))
                .addSubcommand(new DoctorCommand(console, environment, InstantSource.system()))
                .addSubcommand(new BackupCommand(console, environment))
                .addSubcommand(new RestoreCommand(console, environment))
                .addSubcommand(new MoveDatabaseCommand(console, environment))
                .addSubcommand(new VerifyCommand(games, console, environment))
                .addSubcommand(new ExportCommand(games, console, environment))
                .addSubcommand(new ImportCommand(games, console))
                .addSubcommand(new ReplayCommand(games, console))
                .setExpandAtFiles(false)
                .setOut(console.out())
                .setErr(console.err())
                .setParameterExceptionHandler((wrong, args) -> misused(console, wrong))
                .setExecutionExceptionHandler((failure, command, parsed) -> failed(console, failure));
        tree.getCommandSpec().version(Release.name());
        tree.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().version(Release.name()));
        return tree;
    }

    /** Reports failures of the database in words, from any command. */
    private static int failed(Console console, Exception failure) throws Exception {
        if (failure instanceof StorageFaultException || failure instanceof UnusableDatabaseException) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(failure.getMessage()));
        }
        throw failure;
    }

    private static int misused(Console console, ParameterException wrong) {
        String reason = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
        return console.refuse(
                ExitStatus.MISUSED,
                "%s (see %s --help)"
                        .formatted(
                                reason, wrong.getCommandLine().getCommandSpec().qualifiedName()));
    }
}
