package dolmen.bot.storage.moving;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.EveryPort;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests moves of all data from one database to another. */
final class DatabaseMoveTest {
    private static final String REFERENCES = """
            SELECT string_agg(conrelid::regclass || ' ' || conname || pg_get_constraintdef(oid) || convalidated, ', '
                              ORDER BY conrelid::regclass::text, conname)
            FROM pg_constraint WHERE contype = 'f'
            """;

    @TempDir
    private Path folder;

    private MovedDatabases databases;

    @BeforeEach
    void begin() {
        databases = new MovedDatabases(folder);
    }

    @Test
    void a_match_begins_in_a_file_continues_on_a_server_and_ends_in_another_file() throws Exception {
        DatabaseAddress file = databases.file("first");
        DatabaseAddress server = databases.bare("server");
        DatabaseAddress back = databases.file("back");
        Match begun;
        try (TestHost host = databases.host(file)) {
            host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
            host.ratings.settle();
            begun = host.play(host.begin("heap", BERT, CARL), "take-1");
        }

        MovedDatabases.move(file, server);
        try (TestHost host = databases.host(server)) {
            assertThat(found(host, begun.id())).isEqualTo(begun);
            begun = host.play(host.begin("heap", CARL, ANNA), "take-1");
            host.play(found(host, new MatchId(2)), "take-2");
            host.ratings.settle();
        }
        assertThat(databases.faults(server)).isEmpty();

        MovedDatabases.move(server, back);
        try (TestHost host = databases.host(back)) {
            Match found = found(host, begun.id());
            assertThat(found).isEqualTo(begun);
            assertThat(host.play(found, "take-2").live()).isFalse();
            host.ratings.settle();
            assertThat(host.ratings.recompute().results()).isEqualTo(3);
        }
        assertThat(databases.faults(back)).isEmpty();
        assertThat(databases.faults(file)).isEmpty();
        assertThat(Files.getPosixFilePermissions(databases.path("back")))
                .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    private static Match found(TestHost host, MatchId id) {
        return host.database.matches().find(id).orElseThrow();
    }

    /** The tables are those of the catalogue: a new table needs rows here, or this test fails. */
    @Test
    void every_table_that_there_is_arrives_with_its_rows() throws Exception {
        DatabaseAddress file = databases.file("full");
        try (TestHost host = databases.host(file)) {
            EveryPort.use(host);
        }
        fill(file);
        DatabaseAddress server = databases.onServer("server");

        SortedMap<String, Long> moved = MovedDatabases.move(file, server);

        assertThat(moved).hasSizeGreaterThan(25).doesNotContainValue(0L);
        try (Connection connection = databases.connect(server)) {
            assertThat(TableSchema.names(connection)).isEqualTo(moved.keySet());
        }
        assertThat(databases.text(server, REFERENCES))
                .isEqualTo(databases.text(databases.onServer("new"), REFERENCES))
                .contains("REFERENCES matches");
        assertThat(MovedDatabases.move(server, databases.bare("other"))).isEqualTo(moved);
        assertThat(MovedDatabases.move(server, databases.file("back"))).isEqualTo(moved);
        assertThat(MovedDatabases.move(databases.file("back"), databases.file("again")))
                .isEqualTo(moved);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "full.db", "full.db.lock", "back.db", "back.db.lock", "again.db", "again.db.lock");
        }
    }

    /** Adds rows to the tables that no port fills. */
    private void fill(DatabaseAddress file) throws SQLException {
        for (String row : new String[] {
            "blocks (owner_id, blocked_id) VALUES (1, 2)",
            "departures (guild_id, player_id, since) VALUES (1, 2, 3)",
            "messages (id, channel_id, take_at) VALUES (1, 2, 3)",
            "nicknames (player_id, guild_id, name) VALUES (1, 2, 'An')",
            "planned_lines (match_id, seat, number, base_ply, entries) VALUES (1, 0, 0, 0, 'take-1')",
            "seals (pseudonym, first, secret, hash, sealed_at) VALUES (1, 2, x'03', x'04', 5)",
            "shares (match_id, at) VALUES (1, 2)"
        }) {
            databases.execute(file, "INSERT INTO " + row);
        }
    }

    @Test
    void a_number_that_was_given_is_not_given_again() throws Exception {
        DatabaseAddress file = databases.file("first");
        DatabaseAddress server = databases.bare("server");
        DatabaseAddress back = databases.file("back");
        try (TestHost host = databases.host(file)) {
            host.begin("heap", ANNA, BERT);
            host.database.offer(host.draft("heap", ANNA, BERT), databases.clock.instant());
            host.database.offer(host.draft("heap", ANNA, CARL), databases.clock.instant());
        }
        databases.execute(file, "DELETE FROM chairs WHERE challenge_id > 1");
        databases.execute(file, "DELETE FROM challenges WHERE id > 1");

        MovedDatabases.move(file, server);
        try (TestHost host = databases.host(server)) {
            assertThat(host.begin("heap", ANNA, BERT).id()).isEqualTo(new MatchId(2));
            assertThat(databases.number(server, "SELECT max(id) FROM challenges"))
                    .isEqualTo(4);
        }
        databases.execute(server, "DELETE FROM chairs WHERE challenge_id = 4");
        databases.execute(server, "DELETE FROM seats WHERE match_id = 2");
        databases.execute(server, "DELETE FROM notices WHERE match_id = 2");
        databases.execute(server, "DELETE FROM matches WHERE id = 2");
        databases.execute(server, "DELETE FROM challenges WHERE id = 4");
        MovedDatabases.move(server, back);
        try (TestHost host = databases.host(back)) {
            assertThat(host.begin("heap", ANNA, BERT).id()).isEqualTo(new MatchId(3));
            assertThat(databases.number(back, "SELECT max(id) FROM challenges")).isEqualTo(5);
        }
    }

    @Test
    void an_empty_database_is_moved_too() throws Exception {
        DatabaseAddress file = databases.file("new");
        databases.host(file).close();
        DatabaseAddress server = databases.bare("server");
        MovedDatabases.move(file, server);
        try (TestHost host = databases.host(server)) {
            assertThat(host.begin("heap", ANNA, BERT).id()).isEqualTo(new MatchId(1));
        }
    }

    @Test
    void texts_bytes_and_fractions_of_every_sort_are_the_same_there_and_back() throws Exception {
        DatabaseAddress file = databases.file("odd");
        databases.host(file).close();
        databases.execute(file, """
                INSERT INTO players (id, name) VALUES (1, ''), (2, 'Þóra ''\\" 🪨'), (3, char(0x1F468) || char(0x200D)),
                    (-9223372036854775808, 'least'), (9223372036854775807, 'most')
                """);
        databases.execute(file, """
                INSERT INTO ratings (ladder, player_id, points, deviation, volatility, as_of, wins, draws, losses,
                                     provisional_from)
                VALUES ('a', 1, 0.1, 4.9e-324, 1.7976931348623157e308, 0, 0, 0, 0, 0), ('Z', 1, -0.0, 1500, 1e21, 0, 0, 0, 0, 0),
                    ('é', 1, 1, 2, 3, 0, 0, 0, 0, 0), ('z', 1, 1, 2, 3, 0, 0, 0, 0, 0)
                """);
        databases.execute(
                file,
                "INSERT INTO seals (pseudonym, first, secret, hash, sealed_at) VALUES (5, 6, x'00ff007f80', x'', 7)");
        DatabaseAddress server = databases.bare("server");
        DatabaseAddress back = databases.file("back");
        MovedDatabases.move(file, server);
        MovedDatabases.move(server, back);

        for (String table : new String[] {"players", "ratings", "seals"}) {
            assertThat(different(table)).isZero();
        }
    }

    private long different(String table) throws SQLException {
        try (Connection connection = databases.connect(databases.file("odd"));
                var statement = connection.createStatement()) {
            statement.execute("ATTACH '%s' AS back".formatted(databases.path("back")));
            try (var row = statement.executeQuery(
                    "SELECT count(*) FROM (SELECT * FROM main.%1$s EXCEPT SELECT * FROM back.%1$s)".formatted(table))) {
                row.next();
                return row.getLong(1);
            }
        }
    }

    @Test
    void a_character_that_the_server_cannot_hold_is_taken_for_lost_as_a_host_does() throws Exception {
        DatabaseAddress file = databases.file("odd");
        databases.host(file).close();
        databases.execute(file, "INSERT INTO players (id, name) VALUES (1, 'a' || char(0) || 'b')");
        DatabaseAddress server = databases.bare("server");

        MovedDatabases.move(file, server);

        assertThat(databases.number(server, "SELECT count(*) FROM players WHERE name = U&'a\\FFFDb'"))
                .isEqualTo(1);
    }
}
