package dolmen.bot.storage;

import dolmen.bot.analysis.Analyses;
import dolmen.bot.history.Histories;
import dolmen.bot.history.Lessons;
import dolmen.bot.id.Players;
import dolmen.bot.id.Shards;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.challenge.BlockLists;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.computer.Exhibitions;
import dolmen.bot.match.computer.Thoughts;
import dolmen.bot.match.delivery.Digests;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.plan.Plans;
import dolmen.bot.match.preference.PreferenceRepository;
import dolmen.bot.match.privacy.Traces;
import dolmen.bot.match.silence.Silences;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.match.timekeeping.Departures;
import dolmen.bot.opening.Openings;
import dolmen.bot.puzzle.DailyPuzzles;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Standings;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.bot.tournament.TournamentRepository;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A database for tests: all its stores, and open to any statement. New ones are copies of one that was made once, since
 * all migrations take long.
 */
public record TestDatabase(Database opened) implements AutoCloseable {
    /** True if tests that name a file get a database of a PostgreSQL server instead. */
    public static final boolean ON_SERVER = "postgres".equals(System.getProperty("dolmen.database"));

    /** Opens the database, empty if there is no such file. */
    public static TestDatabase open(Path file, GameRegistry games) {
        return ON_SERVER ? openOnServer(file, games) : openFile(file, games);
    }

    /** Opens the server's database that represents the file, empty if it is new. */
    public static TestDatabase openOnServer(Path file, GameRegistry games) {
        return new TestDatabase(Database.open(TestServer.ofProcess().database(file), games));
    }

    /** Opens the server's database that represents the file, for a process with some of all shards. */
    public static TestDatabase openOnServer(Path file, GameRegistry games, Shards shards) {
        return new TestDatabase(Database.open(TestServer.ofProcess().database(file), games, shards, Upgrade.REFUSED));
    }

    private static TestDatabase openFile(Path file, GameRegistry games) {
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.write(file, Made.WITHOUT_ROWS);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return openAsHostsDo(file, games);
    }

    private static final class Made {
        private static final byte[] WITHOUT_ROWS = make();
    }

    /** Opens the database as a host does, with all migrations. */
    public static TestDatabase openAsHostsDo(Path file, GameRegistry games) {
        return new TestDatabase(Database.open(new DatabaseAddress.File(file), games, Upgrade.UNGUARDED));
    }

    private static byte[] make() {
        try {
            Path folder = Files.createTempDirectory("dolmen");
            Path file = folder.resolve("dolmen.db");
            Database.open(file, new GameRegistry(List.of())).close();
            byte[] made = Files.readAllBytes(file);
            try (var left = Files.list(folder)) {
                for (Path path : left.toList()) {
                    Files.delete(path);
                }
            }
            Files.delete(folder);
            return made;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public MatchRepository matches() {
        return opened.matches().repository();
    }

    public Thoughts thoughts() {
        return opened.matches().thoughts();
    }

    public Exhibitions exhibitions() {
        return opened.matches().exhibitions();
    }

    public Plans plans() {
        return opened.matches().plans();
    }

    public NoticeQueue notices() {
        return opened.matches().notices();
    }

    public PostedMessages messages() {
        return opened.matches().messages();
    }

    public Silences silences() {
        return opened.matches().silences();
    }

    public Analyses analyses() {
        return opened.matches().analyses();
    }

    public Openings openings() {
        return opened.matches().openings();
    }

    public Histories histories() {
        return opened.matches().histories();
    }

    public ChallengeRepository challenges() {
        return opened.challenges().repository();
    }

    public PostedChallenges postedChallenges() {
        return opened.challenges().posted();
    }

    /** Stores the challenge without checks of other open ones. */
    public Challenge offer(Challenge.Draft draft, Instant shownBy) {
        return switch (challenges().add(draft, shownBy, open -> Optional.empty())) {
            case ChallengeRepository.Added.Stored(Challenge challenge) -> challenge;
            case ChallengeRepository.Added.Refused refused -> throw new IllegalStateException("refused: " + refused);
        };
    }

    public SeekAlerts seekAlerts() {
        return opened.challenges().alerts();
    }

    public TournamentRepository tournaments() {
        return opened.tournaments();
    }

    public BlockLists blocks() {
        return opened.challenges().blocks();
    }

    public Players players() {
        return opened.people().names();
    }

    public PreferenceRepository preferences() {
        return opened.people().preferences();
    }

    public TimeOff timeOff() {
        return opened.people().timeOff();
    }

    public Departures departures() {
        return opened.people().departures();
    }

    public Lessons lessons() {
        return opened.people().lessons();
    }

    public Digests digests() {
        return opened.people().digests();
    }

    public PuzzleScores puzzleScores() {
        return opened.puzzles().scores();
    }

    public DailyPuzzles dailyPuzzles() {
        return opened.puzzles().daily();
    }

    public Traces traces() {
        return opened.people().traces();
    }

    public Ratings ratings() {
        return opened.ratings().ratings();
    }

    public Standings standings() {
        return opened.ratings().standings();
    }

    public Transactions transactions() {
        return opened.transactions();
    }

    @Override
    public void close() {
        opened.close();
    }
}
