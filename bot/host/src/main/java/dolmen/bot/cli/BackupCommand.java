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

/** The command that copies the database while a host goes on. */
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = {
            "Copies the database as it stands at one moment, also while the host runs, and checks the copy.",
            "A manifest beside the copy says what it holds; verify and restore compare.",
            "The database is the one that the service uses, by the same settings."
        })
final class BackupCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    @Parameters(
            paramLabel = "FILE",
            description = "Where there is no file yet, or a folder, where the copy gets a name.")
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
                    ExitStatus.REFUSED, "there is a file %s, and it was left as it is.".formatted(taken.getFile()));
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
