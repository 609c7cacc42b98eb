package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.Shards;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.DatabaseMove;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.WayToServer;
import dolmen.bot.storage.moving.MoveProgress;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that an overloaded server, which answers late, prevents no start. */
final class SlowServerTest {
    private static final Duration LATE = Duration.ofSeconds(3);

    @TempDir
    private Path folder;

    @Test
    void a_start_waits_for_a_server_that_is_late_with_its_first_answer() throws IOException {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
        Instant began = Instant.now();
        try (var way = new ServerSocket(0, 0, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> connect(way, server.url().getPort()));
            var address = new DatabaseAddress.Server(
                    URI.create("postgresql://127.0.0.1:%d%s"
                            .formatted(way.getLocalPort(), server.url().getPath())),
                    server.user(),
                    server.password(),
                    server.connections());

            Database.open(address, new GameRegistry(List.of())).close();
        }
        assertThat(Duration.between(began, Instant.now())).isGreaterThan(LATE);
    }

    /** A server with a limit of connections: each step of a start meets one that fails. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void a_start_beside_a_server_that_takes_nobody_more_ends_in_words(int taken) throws IOException {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
        var games = new GameRegistry(List.of());
        var empty = new DatabaseAddress.File(folder.resolve("empty.db"));
        Database.open(empty, games).close();
        try (WayToServer way = WayToServer.to(server.url())) {
            way.admitOnly(taken);
            assertThatThrownBy(() -> new DatabaseMove(empty, way.of(server)).run(MoveProgress.UNSEEN))
                    .isInstanceOf(UnusableDatabaseException.class)
                    .hasMessageContaining("The database server does not respond");
            way.admitOnly(taken);
            assertThatThrownBy(() -> Database.open(way.of(server), games, Shards.ALL, Upgrade.REFUSED)
                            .close())
                    .isInstanceOf(UnusableDatabaseException.class)
                    .hasMessageContaining("The database server does not respond");
        }
    }

    /** Only the first connection is late. */
    private static void connect(ServerSocket way, int port) {
        try {
            for (Duration late = LATE; ; late = Duration.ZERO) {
                Socket here = way.accept();
                Thread.sleep(late);
                var there = new Socket(InetAddress.getLoopbackAddress(), port);
                Thread.ofVirtual().start(() -> carry(here, there));
                Thread.ofVirtual().start(() -> carry(there, here));
            }
        } catch (IOException closed) {
            return;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void carry(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException closed) {
            return;
        }
    }
}
