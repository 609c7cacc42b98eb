package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.storage.BackupFolder;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command that copies the database, even while a host runs. */
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = {
            "Copies the database as of one moment, even while the host runs, and checks the copy.",
            "Writes a manifest next to the copy; verify and restore check the copy against it.",
            "The settings of the service select the database."
        })
final class BackupCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    @Parameters(paramLabel = "FILE", description = "A new file, or a folder in which the copy gets a generated name.")
    private Path target = Path.of("");

    private final Console console;
    private final Map<String, String> environment;

    BackupCommand(Console console, Map<String, String> environment) {
        this.console = console;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        try {
            Path database = option.databaseFile(environment, console, "copy it with pg_dump");
            if (!Files.exists(database)) {
                return console.refuse(ExitStatus.REFUSED, "there is no database %s.".formatted(database));
            }
            Path copy = copy(new StoredFile(database), Instant.now());
            console.out().println("%s (%d bytes)".formatted(copy, Files.size(copy)));
            return ExitStatus.DONE;
        } catch (InvalidConfigurationException | UnusableDatabaseException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        } catch (FileAlreadyExistsException taken) {
            return console.refuse(
                    ExitStatus.REFUSED, "there is a file %s already; it was not changed.".formatted(taken.getFile()));
        } catch (IOException failure) {
            return console.refuse(ExitStatus.REFUSED, "the backup cannot be written: %s.".formatted(failure));
        }
    }

    private Path copy(StoredFile database, Instant now) throws IOException {
        if (Files.isDirectory(target)) {
            return new BackupFolder(target).add(database, now);
        }
        database.backUpTo(target, now);
        return target;
    }
}
