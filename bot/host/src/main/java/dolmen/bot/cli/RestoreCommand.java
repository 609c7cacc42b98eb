package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that replaces the database of a stopped host with a backup. */
@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        description = {
            "Replaces the database with a backup, and keeps the old one under another name. The host must be stopped.",
            "The settings of the service select the database."
        })
final class RestoreCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    @Parameters(paramLabel = "FILE", description = "The backup to restore; it does not change.")
    private Path backup = Path.of("");

    @Option(names = "--without-manifest", description = "Restores a file unverified, such as one that was kept aside.")
    private boolean withoutManifest;

    private final Console console;
    private final Map<String, String> environment;

    RestoreCommand(Console console, Map<String, String> environment) {
        this.console = console;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        try {
            Path database = option.databaseFile(environment, console, "put a copy back with pg_restore");
            if (!Files.isRegularFile(backup)) {
                return console.refuse(ExitStatus.REFUSED, "there is no backup %s.".formatted(backup));
            }
            var stored = new StoredFile(backup);
            stored.require();
            if (!withoutManifest) {
                stored.requireManifest();
            }
            Optional<Path> aside = stored.restoreTo(database, Instant.now());
            console.out().println("%s is restored.".formatted(database));
            aside.ifPresent(old -> console.out().println("The previous database is now %s.".formatted(old)));
            return ExitStatus.DONE;
        } catch (InvalidConfigurationException | UnusableDatabaseException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        } catch (IOException failure) {
            return console.refuse(ExitStatus.REFUSED, "the backup cannot be restored: %s.".formatted(failure));
        }
    }
}
