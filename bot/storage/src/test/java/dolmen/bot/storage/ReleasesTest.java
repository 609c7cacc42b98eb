package dolmen.bot.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.verification.Findings;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that databases of every version of the schema are migrated with all their rows.
 *
 * <p>Builds of their time wrote the rows of the first version, a dump of the tables after a few matches of
 * {@link TestHost}: matches that are live, finished, resigned, for two and for three. Every later version adds
 * statements that fill its new tables and columns.
 */
final class ReleasesTest {
    private static final int LIVE = 2;

    @TempDir
    private Path folder;

    @Test
    void every_migration_has_the_rows_of_its_version() throws Exception {
        assertThat(versions())
                .as("add src/test/resources/dolmen/bot/storage/releases/V….sql for a new migration")
                .containsExactlyInAnyOrderElementsOf(names("/db/migration/sqlite")
                        .map(name -> name.replaceFirst("V(.*)__.*", "$1"))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("versions")
    void data_of_every_release_survives_all_migrations_and_is_played_on(String version) throws Exception {
        Path file = folder.resolve("dolmen.db");
        migrateTo(version, file);
        for (String earlier : versions().subList(0, versions().indexOf(version) + 1)) {
            execute(file, Files.readString(resource("/dolmen/bot/storage/releases/V%s.sql".formatted(earlier))));
        }
        List<String> before = moves(file);
        assertThat(before).hasSizeGreaterThan(30);

        try (TestHost host = TestHost.open(file)) {
            host.ratings.settle();
            host.database.openings().read(1000);
            var faults = new ArrayList<String>();
            long matches = host.database.opened().verify(host.clock.instant(), into(faults));

            assertThat(faults).isEmpty();
            assertThat(matches).isGreaterThanOrEqualTo(6);
            assertThat(host.ratings.recompute().differences()).isZero();
            Match live = host.database.matches().find(new MatchId(LIVE)).orElseThrow();
            Match played = host.play(live, "a1-a3");
            assertThat(played.ply()).isEqualTo(8);
            assertThat(host.ratings.recompute().results()).isGreaterThanOrEqualTo(3);
        }
        assertThat(moves(file)).containsAll(before);
    }

    static List<String> versions() throws IOException, URISyntaxException {
        return names("/dolmen/bot/storage/releases")
                .map(name -> name.substring(1, name.length() - ".sql".length()))
                .sorted(Comparator.comparingInt(Integer::parseInt))
                .toList();
    }

    private static Stream<String> names(String folder) throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(resource(folder))) {
            return files.map(file -> file.getFileName().toString()).toList().stream();
        }
    }

    private static Path resource(String name) throws URISyntaxException {
        URI place = Objects.requireNonNull(ReleasesTest.class.getResource(name), name)
                .toURI();
        return Path.of(place);
    }

    private static Findings into(List<String> faults) {
        return new Findings() {
            @Override
            public void fault(String what) {
                faults.add(what);
            }

            @Override
            public void progress(long matches, long all) {}
        };
    }

    private static List<String> moves(Path file) throws SQLException {
        var moves = new ArrayList<String>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT match_id, ply, move FROM moves")) {
            while (rows.next()) {
                moves.add("%d.%d %s".formatted(rows.getLong(1), rows.getInt(2), rows.getString(3)));
            }
        }
        return moves;
    }

    /** Makes the tables of a version in an empty file, or brings a file to that version. */
    static void migrateTo(String version, Path file) {
        Flyway.configure(ReleasesTest.class.getClassLoader())
                .locations("classpath:db/migration/sqlite")
                .dataSource("jdbc:sqlite:" + file, null, null)
                .target(version)
                .load()
                .migrate();
    }

    private static void execute(Path file, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
