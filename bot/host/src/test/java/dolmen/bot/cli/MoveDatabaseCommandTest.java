package dolmen.bot.cli;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.Run;
import dolmen.bot.match.HeapGame;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.rules.GameRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MoveDatabaseCommandTest {
    private static final GameRegistry GAMES = new GameRegistry(List.of(new HeapGame()));

    @TempDir
    private Path folder;

    private Path from() {
        return folder.resolve("dolmen.db");
    }

    private void play() {
        try (TestHost host = TestHost.on(TestDatabase.openAsHostsDo(from(), GAMES), GAMES, new SettableClock())) {
            host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
            host.ratings.settle();
        }
    }

    @Test
    void all_tables_are_told_while_they_are_moved_and_the_sum_of_them_in_the_end() throws Exception {
        play();
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder);
        Path secret =
                Files.writeString(folder.resolve("password"), server.password().orElseThrow());
        Map<String, String> environment = Map.of(
                "DOLMEN_DATABASE_USER", server.user().orElseThrow(),
                "DOLMEN_DATABASE_PASSWORD_FILE", secret.toString());

        Run there = Shell.runWithEnvironment(
                environment, "move-database", from().toString(), server.url().toString());

        assertThat(there.code()).isZero();
        assertThat(there.out())
                .startsWith("Everything in %s is in %s too: tables ".formatted(from(), server))
                .endsWith("all of them equal.%n".formatted());
        assertThat(there.err().lines()).containsSubsequence("moves: 2 of 2 rows", "moves: equal", "seats: equal");

        Path back = folder.resolve("back.db");
        Run andBack = Shell.runWithEnvironment(
                environment, "move-database", server.url().toString(), back.toString());
        assertThat(andBack.code()).isZero();
        assertThat(andBack.err()).isEqualTo(there.err());
        assertThat(Shell.run("verify", "--without-manifest", back.toString()))
                .isEqualTo(new Run(0, "Matches replayed: 1. Results judged again: 1. Faults: 0.%n".formatted(), ""));
    }

    @Test
    void what_cannot_be_moved_is_refused_in_one_line() {
        play();
        Run there = Shell.run("move-database", from().toString(), from().toString());
        assertThat(there)
                .isEqualTo(new Run(
                        ExitStatus.REFUSED,
                        "",
                        "dolmen: %s and %s are the same database.%n".formatted(from(), from())));
        assertThat(Shell.run("move-database", from().toString()).code()).isEqualTo(ExitStatus.MISUSED);
    }

    @Test
    void an_address_with_a_secret_in_it_is_refused_and_not_repeated() {
        Run refused = Shell.run("move-database", from().toString(), "postgresql://dolmen:hunter2@localhost/dolmen");
        assertThat(refused.code()).isEqualTo(ExitStatus.REFUSED);
        assertThat(refused.err())
                .contains("DOLMEN_DATABASE_USER and DOLMEN_DATABASE_PASSWORD")
                .doesNotContain("hunter2");
        assertThat(Shell.run("move-database", "mysql://localhost/dolmen", from().toString())
                        .err())
                .contains("is not the address of a database, such as postgresql://");
    }
}
