package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The words of boards whose turns are over. The bot's time stands still, since a clock runs from the moment at which
 * its board stands, and the deadline on the board would be a second early if that second ends meanwhile.
 */
class OldBoardTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), new SettableClock());

    @Test
    void an_old_board_says_what_was_played_and_calls_nobody_any_more() {
        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3", "a7-a5");

        discord.eventually(() -> {
            List<JsonNode> boards = discord.messagesOfBot(thread);
            assertThat(boards.getFirst().path("content").asText())
                    .isEqualTo("**Match #1 · Murus Gallicus** · Rated.\n**Astrid** moves first.");
            assertThat(boards.get(1).path("content").asText())
                    .isEqualTo(
                            "**Astrid** played `a1-a3`: The tower on a1 falls towards a3, making walls on a2 and a3.");
            assertThat(boards.getLast().path("content").asText())
                    .startsWith("**Björn** played `a7-a5`. <@%s>, your turn ends <t:%s:R>."
                            .formatted(discord.astrid.id, deadline()));
            assertThat(boards)
                    .allSatisfy(board -> assertThat(board.path("attachments")).hasSize(1));
        });
    }

    private long deadline() {
        return discord.hosted()
                .services
                .matches()
                .calendars()
                .deadline(discord.match(1))
                .orElseThrow()
                .getEpochSecond();
    }
}
