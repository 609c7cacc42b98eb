package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.verification.Findings;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that checks a database, replays every match and reports inconsistencies. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Replays every match in the database and checks every table, even while the host runs.",
            "Reads a copy of a database file; the disk must have room for the copy. Prints one line for each fault.",
            "Reads a database on a server directly; the host must be stopped then."
        })
final class VerifyCommand implements Callable<Integer> {
    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A backup to verify instead of the host's database.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--without-manifest", description = "Verifies a file without a manifest.")
    private boolean withoutManifest;

    private final GameRegistry games;
    private final Console console;
    private final Map<String, String> environment;

    VerifyCommand(GameRegistry games, Console console, Map<String, String> environment) {
        this.games = games;
        this.console = console;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        try {
            DatabaseAddress address =
                    file.isPresent() ? new DatabaseAddress.File(file.get()) : option.hostDatabase(environment, console);
            return switch (address) {
                case DatabaseAddress.File(Path path) when Files.isRegularFile(path) -> verify(path.toAbsolutePath());
                case DatabaseAddress.File(Path path) ->
                    console.refuse(ExitStatus.REFUSED, "there is no database %s.".formatted(path));
                case DatabaseAddress.Server server -> lookThrough(server);
            };
        } catch (InvalidConfigurationException | UnusableDatabaseException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        } catch (IOException | UncheckedIOException failure) {
            return console.refuse(ExitStatus.REFUSED, "the database cannot be read: %s.".formatted(failure));
        }
    }

    private int verify(Path database) throws IOException {
        var stored = new StoredFile(database);
        List<String> damages = stored.damages();
        damages.forEach(damage -> console.out().println("file: " + damage));
        if (!damages.isEmpty()) {
            return console.refuse(ExitStatus.REFUSED, "%s is damaged, so no match was replayed.".formatted(database));
        }
        stored.require();
        if (file.isPresent() && !withoutManifest) {
            stored.requireManifest();
        }
        try (DatabaseCopy copy = DatabaseCopy.of(database);
                Database open = copy.open(games)) {
            return lookThrough(open);
        }
    }

    private int lookThrough(DatabaseAddress.Server server) {
        try (Database open = Database.open(server, games)) {
            return lookThrough(open);
        }
    }

    private int lookThrough(Database database) {
        var faults = new AtomicLong();
        Findings findings = told(faults);
        long matches = database.verify(Instant.now(), findings);
        Ratings.Recomputation ratings = new RatingService(
                        database.ratings().ratings(),
                        database.ratings().standings(),
                        new Judge(games),
                        InstantSource.system())
                .recompute();
        if (ratings.differences() > 0) {
            findings.fault("ratings: rows that do not follow from the results: %d; ratings recompute corrects them"
                    .formatted(ratings.differences()));
        }
        console.out()
                .println("Matches replayed: %d. Results judged again: %d. Faults: %d."
                        .formatted(matches, ratings.results(), faults.get()));
        return faults.get() == 0 ? ExitStatus.DONE : ExitStatus.REFUSED;
    }

    private Findings told(AtomicLong faults) {
        return new Findings() {
            @Override
            public void fault(String what) {
                faults.incrementAndGet();
                console.out().println(what);
            }

            @Override
            public void progress(long matches, long all) {
                console.err().println("%d of %d matches".formatted(matches, all));
            }
        };
    }
}
