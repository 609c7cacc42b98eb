package dolmen.bot.cli;

import dolmen.bot.console.CommandLines;
import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.lab.Workshop;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.renderer.font.UnreadableFontsException;
import dolmen.rules.GameRegistry;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands of {@code dolmen}. */
@Command(name = "dolmen", mixinStandardHelpOptions = true, description = "Hosts obscure stone games on Discord.")
public final class CommandTree {
    private CommandTree() {}

    /**
     * The command line for these games, ready to execute.
     *
     * @param environment the environment variables of the service
     * @param nanoTime a clock for measuring, in nanoseconds
     */
    public static CommandLine of(
            GameRegistry games, Console console, Map<String, String> environment, LongSupplier nanoTime) {
        List<Object> host = List.of(
                new ServeCommand(games, console, environment),
                new SandboxCommand(console, environment),
                new ConfigCommand(console, environment),
                new DoctorCommand(console, environment, InstantSource.system()),
                new BackupCommand(console, environment),
                new RestoreCommand(console, environment),
                new MoveDatabaseCommand(console, environment),
                new VerifyCommand(games, console, environment),
                new ExportCommand(games, console, environment),
                new RatingsCommand(games, console, environment));
        List<Object> commands = Stream.concat(host.stream(), Workshop.commands(games, console, nanoTime).stream())
                .toList();
        return CommandLines.of(new CommandTree(), commands, console)
                .setExecutionExceptionHandler((failure, command, parsed) -> failed(console, failure));
    }

    /** Reports failures of the database and of the machine in any command as a message. */
    private static int failed(Console console, Exception failure) throws Exception {
        if (failure instanceof StorageFaultException
                || failure instanceof UnusableDatabaseException
                || failure instanceof UnreadableFontsException) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(failure.getMessage()));
        }
        throw failure;
    }
}
