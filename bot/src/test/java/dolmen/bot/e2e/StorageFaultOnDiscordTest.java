package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.DiscordRefusedException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players are told when nothing can be stored, and go on when it can. */
@WithOneFile("another program holds a file")
class StorageFaultOnDiscordTest {
    @TempDir
    private Path folder;

    private LocalDiscord discord;

    @BeforeEach
    void open() throws DiscordRefusedException, InterruptedException {
        discord = new LocalDiscord(folder);
    }

    @AfterEach
    void close() {
        discord.close();
    }

    @Test
    void nobody_need_move_for_the_host_to_say_that_nothing_can_be_stored() throws SQLException {
        assertThat(discord.hosted().complaints()).isEmpty();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("dolmen.db"));
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("BEGIN EXCLUSIVE");
            Instant began = Instant.now();

            discord.eventually(() -> assertThat(discord.hosted().complaints())
                    .anySatisfy(words -> assertThat(words).contains("Another program holds the database locked")));
            assertThat(Duration.between(began, Instant.now())).isLessThan(Duration.ofSeconds(10));
            assertThat(discord.hosted().metrics()).contains("dolmen_database_writable 0.0");

            statement.execute("ROLLBACK");
        }
        discord.eventually(() -> assertThat(discord.hosted().complaints()).isEmpty());
        assertThat(discord.hosted().metrics()).contains("dolmen_database_writable 1.0");
    }

    @Test
    void whoever_moves_while_another_program_holds_the_database_is_told_so_and_moves_later() throws SQLException {
        discord.playAtOnce(discord.astrid);
        String thread = discord.begin("murus-gallicus");
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("dolmen.db"));
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("BEGIN EXCLUSIVE");

            assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3"))
                    .contains("That was not done", "another program holds my database", "Please try again in a moment");
            discord.astrid.say(thread, "<@%s> a1-a3".formatted(discord.botId()));
            discord.bjorn.await(
                    thread, message -> message.path("content").asText().startsWith("That was not done"));
            assertThat(discord.match(1).ply()).isZero();

            statement.execute("ROLLBACK");
        }
        discord.play(thread, 1, "a1-a3");
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
    }
}
