package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.LoggerFactory;

/** Players are told when nothing can be stored, and go on when it can. */
@WithOneFile("another program holds a file")
class StorageFaultOnDiscordTest {
    private static final int PROMISE = 5;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void nobody_need_move_for_the_host_to_say_that_nothing_can_be_stored() throws SQLException {
        assertThat(discord.hosted().complaints()).isEmpty();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + discord.file);
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("BEGIN EXCLUSIVE");
            Instant began = Instant.now();

            discord.eventually(() -> assertThat(discord.hosted().complaints())
                    .anySatisfy(words -> assertThat(words).contains("Another program has locked the database")));
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
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + discord.file);
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

    @Test
    void an_outage_is_told_in_two_lines_however_many_press_meanwhile() throws SQLException {
        discord.playAtOnce(discord.astrid);
        String thread = discord.begin("murus-gallicus");
        var lines = new ListAppender<ILoggingEvent>();
        var log = (Logger) LoggerFactory.getLogger("dolmen.bot");
        Level before = log.getLevel();
        log.setLevel(Level.INFO);
        lines.start();
        log.addAppender(lines);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + discord.file);
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("BEGIN EXCLUSIVE");
            for (int presses = 0; presses < 3; presses++) {
                assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3"))
                        .contains("That was not done");
            }
            statement.execute("ROLLBACK");
            discord.play(thread, 1, "a1-a3");
        } finally {
            log.detachAppender(lines);
            log.setLevel(before);
        }
        List<String> told = lines.list.stream()
                .filter(line -> line.getLevel().isGreaterOrEqual(Level.INFO))
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
        assertThat(told).hasSize(2);
        assertThat(told.getFirst()).startsWith("Another program has locked the database.");
        assertThat(told.getLast()).matches("The database can be written again. Refused meanwhile: [0-9]+[.]");
        assertThat(lines.list)
                .allSatisfy(line -> assertThat(line.getThrowableProxy()).isNull());
    }

    @Test
    void whatever_is_asked_is_acknowledged_before_the_database_is() throws SQLException {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + discord.file);
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("BEGIN EXCLUSIVE");
            List<JsonNode> answers = List.of(
                    discord.astrid.command(discord.general, "play", "game", "obelisk", "opponent", "Ylva"),
                    discord.astrid.command(discord.general, "seek", "game", "obelisk"),
                    discord.astrid.press(board, "More"));
            statement.execute("ROLLBACK");
            assertThat(answers)
                    .allSatisfy(answer -> assertThat(firstAnswers(answer)).containsExactly(PROMISE));
            assertThat(answers.subList(0, 2))
                    .allSatisfy(
                            answer -> assertThat(Person.privateWords(answer)).contains("That was not done"));
        }
    }

    /** By Discord's numbers of their kinds. */
    private List<Integer> firstAnswers(JsonNode answer) {
        return discord
                .requests(
                        "POST",
                        "/interactions/%s/.*/callback"
                                .formatted(answer.path("interaction_id").asText()))
                .stream()
                .map(exchange -> exchange.request().path("type").asInt())
                .toList();
    }
}
