package dolmen.bot.cli;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.record.MatchRecords;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.rules.GameRegistry;
import dolmen.rules.record.MatchRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that writes stored matches as records. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = {
            "Writes finished matches to standard output, in the format of docs/records.md.",
            "Reads a copy of each database file, even while the host runs; the disk must have room for the copy.",
            "Reads a database on a server directly; the host must be stopped then."
        })
final class ExportCommand implements Callable<Integer> {
    private static final int BATCH = 500;

    @Mixin
    private final ConfigurationOption option = new ConfigurationOption();

    @Parameters(
            paramLabel = "[DATABASE...] MATCH",
            description = "Database files (default: the host's database), then the match number; no number with --all.")
    private List<String> arguments = List.of();

    @Option(names = "--all", description = "Exports every match.")
    private boolean all;

    @Option(names = "--running", description = "Includes running matches in which nothing is hidden from any player.")
    private boolean running;

    private final GameRegistry games;
    private final Console console;
    private final Map<String, String> environment;

    private int written;
    private int leftOut;

    ExportCommand(GameRegistry games, Console console, Map<String, String> environment) {
        this.games = games;
        this.console = console;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        Optional<MatchId> one = all ? Optional.empty() : number();
        if (!all && one.isEmpty()) {
            return console.refuse(ExitStatus.MISUSED, "name a match number at the end, or use --all.");
        }
        try {
            for (DatabaseAddress address : databases()) {
                switch (address) {
                    case DatabaseAddress.File(Path path) when Files.isRegularFile(path) -> exportCopy(path, one);
                    case DatabaseAddress.File(Path path) -> {
                        return console.refuse(ExitStatus.REFUSED, "there is no database %s.".formatted(path));
                    }
                    case DatabaseAddress.Server server -> export(server, one);
                }
            }
        } catch (InvalidConfigurationException | UnusableDatabaseException refused) {
            return console.refuse(ExitStatus.REFUSED, String.valueOf(refused.getMessage()));
        } catch (IOException failure) {
            return console.refuse(ExitStatus.REFUSED, "the database cannot be read: %s.".formatted(failure));
        }
        console.out().flush();
        return said(one);
    }

    private Optional<MatchId> number() {
        return arguments.isEmpty() || !arguments.getLast().matches("[0-9]{1,18}")
                ? Optional.empty()
                : Optional.of(new MatchId(Long.parseLong(arguments.getLast())));
    }

    private List<DatabaseAddress> databases() throws InvalidConfigurationException {
        List<String> named = all ? arguments : arguments.subList(0, arguments.size() - 1);
        return named.isEmpty()
                ? List.of(option.hostDatabase(environment, console))
                : named.stream()
                        .<DatabaseAddress>map(name -> new DatabaseAddress.File(Path.of(name)))
                        .toList();
    }

    private int said(Optional<MatchId> one) {
        if (one.isPresent() && written == 0) {
            return console.refuse(
                    ExitStatus.REFUSED,
                    leftOut == 0
                            ? "there is no match %s.".formatted(one.get())
                            : "match %s still runs%s."
                                    .formatted(
                                            one.get(),
                                            running
                                                    ? " and has hidden information"
                                                    : "; use --running to export it unfinished"));
        }
        if (all) {
            console.err().println("Matches written: %d. Running matches left out: %d.".formatted(written, leftOut));
        }
        return ExitStatus.DONE;
    }

    private void exportCopy(Path path, Optional<MatchId> one) throws IOException {
        try (DatabaseCopy copy = DatabaseCopy.of(path);
                Database open = copy.open(games)) {
            export(open, one);
        }
    }

    private void export(DatabaseAddress.Server server, Optional<MatchId> one) {
        try (Database open = Database.open(server, games)) {
            export(open, one);
        }
    }

    private void export(Database database, Optional<MatchId> one) {
        MatchRepository matches = database.matches().repository();
        var records = new MatchRecords(database.people().names());
        if (one.isPresent()) {
            matches.readable(List.of(one.get())).forEach(match -> write(match, records));
            return;
        }
        List<MatchId> some = matches.following(new MatchId(0), BATCH);
        while (!some.isEmpty()) {
            matches.readable(some).forEach(match -> write(match, records));
            some = matches.following(some.getLast(), BATCH);
        }
    }

    private void write(Match match, MatchRecords records) {
        Optional<MatchRecord> record = match.live() && !running ? Optional.empty() : records.of(match);
        if (record.isEmpty()) {
            leftOut++;
            return;
        }
        console.out().print((written == 0 ? "" : "\n") + record.get().text());
        written++;
    }
}
