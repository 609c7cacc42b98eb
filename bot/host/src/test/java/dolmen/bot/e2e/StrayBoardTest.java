package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A board that a host had sent when it was killed, and that came to stand when the next had looked for it. */
final class StrayBoardTest {

    @Test
    void a_board_of_which_nobody_knows_loses_its_buttons_soon_after_the_next_start() {
        var clock = new SettableClock();
        try (var discord = new LocalDiscord(InstantSource.system(), clock)) {
            discord.playAtOnce(discord.astrid);
            String thread = discord.begin("murus-gallicus");
            JsonNode stray = discord.astrid.awaitBoard(thread, 1, 0);
            discord.fault(
                    Map.of("kind", "status", "status", 500, "times", 1_000, "route", "PATCH /channels/.*/messages/.*"));
            discord.play(thread, 1, "a1-a3");
            JsonNode board = discord.bjorn.awaitBoard(thread, 1, 1);
            PostedMessages messages = discord.hosted().database.messages();
            discord.eventually(() -> assertThat(messages.live(new MatchId(1), PostedMessages.Kind.BOARD))
                    .contains(posted(thread, board)));
            messages.forget(posted(thread, stray));
            discord.restartBot();
            discord.clearFaults();

            discord.eventually(() -> {
                clock.advance(Duration.ofSeconds(1));
                assertThat(Person.hasButtons(
                                discord.astrid.message(thread, stray.path("id").asText())))
                        .isFalse();
            });
            assertThat(Person.hasButtons(
                            discord.bjorn.message(thread, board.path("id").asText())))
                    .isTrue();
        }
    }

    private static PostedMessage posted(String thread, JsonNode message) {
        return new PostedMessage(
                new ChannelId(Long.parseUnsignedLong(thread)),
                new MessageId(Long.parseUnsignedLong(message.path("id").asText())));
    }
}
