package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.storage.DatabaseMove;
import dolmen.bot.storage.moving.MoveProgress;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command that copies a whole database into another one, of the same or another kind. */
@Command(
        name = "move-database",
        mixinStandardHelpOptions = true,
        description = {
            "Copies a whole database into an empty one, and verifies that both are equal.",
            "Each is a file, or a PostgreSQL address such as postgresql://host:5432/dolmen, with the user and password",
            "of the settings. No host may use either. FROM does not change; afterwards configure the host to use TO."
        })
final class MoveDatabaseCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    @Parameters(index = "0", paramLabel = "FROM", description = "The database to copy.")
    private String from = "";

    @Parameters(index = "1", paramLabel = "TO", description = "A new file, or an empty database.")
    private String to = "";

    private final Console console;
    private final Map<String, String> environment;

    MoveDatabaseCommand(Console console, Map<String, String> environment) {
        this.console = console;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        try {
            DatabaseAddress origin = option.database(environment, from);
            DatabaseAddress destination = option.database(environment, to);
            SortedMap<String, Long> moved = new DatabaseMove(origin, destination).run(told());
            console.out()
                    .println("Everything in %s is in %s too: tables %d, rows %d, all of them equal."
                            .formatted(
                                    origin,
                                    destination,
                                    moved.size(),
                                    moved.values().stream()
                                            .mapToLong(Long::longValue)
                                            .sum()));
            return ExitStatus.DONE;
        } catch (InvalidConfigurationException | UnusableDatabaseException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        } catch (UncheckedIOException failure) {
            return console.refuse(ExitStatus.REFUSED, "nothing was moved: %s.".formatted(failure.getCause()));
        }
    }

    private MoveProgress told() {
        return new MoveProgress() {
            @Override
            public void copied(String table, long rows, long all) {
                console.err().println("%s: %d of %d rows".formatted(table, rows, all));
            }

            @Override
            public void equal(String table, long rows) {
                console.err().println("%s: equal".formatted(table));
            }
        };
    }
}
