package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Shards;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.moving.MoveProgress;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the first start of a release to come, which has one more migration than this one, on a database of this one.
 */
final class UpgradeTest {
    private static final List<String> OF_THE_RELEASE_TO_COME = List.of("db/migration", "dolmen/bot/storage/planted");

    private final GameRegistry games = TestHost.allGames();
    private final SettableClock clock = new SettableClock();

    private Path folder;
    private Path backups;
    private DatabaseAddress file;

    @BeforeEach
    void choose(@TempDir Path folder) {
        this.folder = folder;
        this.backups = folder.resolve("backups");
        this.file = new DatabaseAddress.File(folder.resolve("dolmen.db"));
    }

    @Test
    void a_file_is_backed_up_before_its_tables_change() throws IOException {
        play(file);

        upgrade(file).close();

        assertThat(version(file)).isEqualTo("1000");
        StoredFile backup = onlyBackup();
        backup.requireManifest();
        try (TestHost before = host(new DatabaseAddress.File(backup.path()))) {
            assertThat(before.database.matches().following(new MatchId(0), 10)).hasSize(1);
        }
    }

    @Test
    void a_database_of_a_server_is_backed_up_into_a_file_that_can_be_moved_back() throws IOException {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("first"));
        play(server);

        upgrade(server).close();

        assertThat(version(server)).isEqualTo("1000");
        StoredFile backup = onlyBackup();
        backup.requireManifest();
        DatabaseAddress.Server other = TestServer.ofProcess().database(folder.resolve("other"));
        new DatabaseMove(new DatabaseAddress.File(backup.path()), other).run(MoveProgress.UNSEEN);
        try (TestHost before = host(other)) {
            assertThat(before.database.matches().following(new MatchId(0), 10)).hasSize(1);
        }
    }

    @Test
    void the_first_of_several_processes_makes_one_backup_for_all() throws IOException {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("first"));
        play(server);
        Shards lower = Shards.parse("0-1/4").orElseThrow();
        Shards upper = Shards.parse("2-3/4").orElseThrow();

        try (Database first = Database.open(server, games, lower, toCome(server));
                Database second = Database.open(server, games, upper, toCome(server))) {
            assertThat(List.of(first.damage(), second.damage())).containsOnly(Optional.empty());
        }

        assertThat(version(server)).isEqualTo("1000");
        onlyBackup().requireManifest();
    }

    @Test
    void without_a_backup_nothing_changes_and_the_operator_reads_why() throws IOException {
        play(file);
        Files.writeString(backups, "a file where the folder should be");

        assertThatThrownBy(() -> upgrade(file))
                .isInstanceOf(UnusableDatabaseException.class)
                .hasMessageContaining("changes the tables of %s from version ".formatted(file))
                .hasMessageContaining("cannot make a backup first")
                .hasMessageContaining("--without-backup");

        assertThat(version(file)).isNotEqualTo("1000");
        host(file).close();
    }

    @Test
    void without_a_backup_the_database_of_a_server_stays_as_it_is_too() throws IOException {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("first"));
        Files.writeString(backups, "a file where the folder should be");

        assertThatThrownBy(() -> upgrade(server)).hasMessageContaining("cannot make a backup first");

        assertThat(version(server)).isNotEqualTo("1000");
        host(server).close();
    }

    @Test
    void a_new_database_and_one_of_the_same_release_need_no_backup() {
        upgrade(file).close();
        upgrade(file).close();

        assertThat(backups).doesNotExist();
    }

    @Test
    void after_the_upgrade_the_older_release_refuses_the_database_and_makes_no_backup() {
        upgrade(file).close();

        assertThatThrownBy(
                        () -> Database.open(file, games, Upgrade.with(new BackupBeforeUpgrade(file, backups, clock))))
                .hasMessageContaining("was written by a newer release of Dolmen");

        assertThat(backups).doesNotExist();
    }

    @Test
    void a_command_that_makes_no_backup_refuses_an_older_database() throws IOException {
        play(file);

        assertThatThrownBy(() ->
                        Database.open(file, games, new Upgrade(OF_THE_RELEASE_TO_COME, Upgrade.REFUSED.precaution())))
                .hasMessageContaining("was written by an older release of Dolmen");
    }

    private Upgrade toCome(DatabaseAddress database) {
        return new Upgrade(OF_THE_RELEASE_TO_COME, new BackupBeforeUpgrade(database, backups, clock));
    }

    private Database upgrade(DatabaseAddress database) {
        return Database.open(database, games, toCome(database));
    }

    private TestHost host(DatabaseAddress database) {
        return TestHost.on(new TestDatabase(Database.open(database, games, Upgrade.UNGUARDED)), games, clock);
    }

    private void play(DatabaseAddress database) {
        try (TestHost host = host(database)) {
            host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
        }
    }

    private String version(DatabaseAddress database) {
        try (Database open = Database.open(database, games, new Upgrade(OF_THE_RELEASE_TO_COME, step -> {
            throw new UnusableDatabaseException(step.from());
        }))) {
            return open.transactions()
                    .read(handle -> handle.createQuery(
                                    "SELECT version FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1")
                            .mapTo(String.class)
                            .one());
        } catch (UnusableDatabaseException older) {
            return String.valueOf(older.getMessage());
        }
    }

    private StoredFile onlyBackup() throws IOException {
        try (Stream<Path> files = Files.list(backups)) {
            List<Path> all =
                    files.filter(path -> path.toString().endsWith(".db")).toList();
            assertThat(all).hasSize(1);
            return new StoredFile(all.getFirst());
        }
    }
}
