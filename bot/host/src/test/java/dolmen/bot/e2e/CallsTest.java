package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How players are called to their turns, as each has chosen. It is a Saturday noon when every test begins. */
class CallsTest {
    /** The flag of messages that keep devices quiet. */
    private static final int SUPPRESS_NOTIFICATIONS = 1 << 12;

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    /** The board that waits for Björn. */
    private JsonNode board() {
        String thread = discord.begin("mausoleum");
        discord.play(thread, 1, anyMove());
        return discord.bjorn.awaitBoard(thread, 1, 1);
    }

    private String anyMove() {
        return discord.match(1)
                .standing()
                .legalMoves(discord.match(1).toMove().orElseThrow())
                .getFirst();
    }

    @Test
    void who_wants_a_digest_is_only_named_and_told_once_a_day_what_waits() {
        assertThat(discord.bjorn.privately(discord.general, "settings", "digest", "18"))
                .contains("You are called: **once a day, at 18:00**");
        JsonNode board = board();
        assertThat(board.path("content").asText()).contains("**Björn**, your turn ends");
        assertThat(board.path("mentions")).isEmpty();

        String direct = discord.control
                .post("dms?as=" + discord.bjorn.id, Map.of("user_id", discord.botId()))
                .path("id")
                .asText();
        assertThat(discord.bjorn.messages(direct)).isEmpty();
        discord.eventually(() -> assertThat(discord.hosted().databases)
                .as("the host of these people has planned the digest")
                .allSatisfy(database ->
                        assertThat(database.digests().due(clock.instant(), 1)).isEmpty()));
        clock.advance(Duration.ofHours(6));

        JsonNode digest = discord.bjorn.await(
                direct, message -> message.path("content").asText().startsWith("**A match waits for you.**"));
        assertThat(digest.path("content").asText())
                .contains("#1 Mausoleum against Astrid: your turn in <#", "time runs out <t:");
        assertThat(discord.bjorn.privately(discord.general, "settings", "digest", "off"))
                .contains("You are called: **at every turn**");
    }

    @Test
    void in_quiet_hours_a_call_makes_no_sound() {
        discord.bjorn.privately(discord.general, "settings", "quiet", "10:00-14:00");
        JsonNode board = board();
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.bjorn.id);
        assertThat(board.path("flags").asInt() & SUPPRESS_NOTIFICATIONS).isNotZero();
    }

    @Test
    void a_time_that_is_none_changes_nothing() {
        assertThat(discord.bjorn.privately(discord.general, "settings", "digest", "at dusk"))
                .contains("“at dusk” is not a time of day", "Nothing was changed.");
    }
}
