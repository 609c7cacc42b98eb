package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** While a match is paused nobody moves, and afterwards everybody reads how much time there is. */
final class PausedMatchTest {
    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private String thread = "";

    @BeforeEach
    void open() {
        thread = discord.begin("murus-gallicus");
        discord.eventually(() -> assertThat(discord.match(1).clock().running()).isPresent());
        discord.astrid.press(panel(discord.astrid), "Pause");
        discord.bjorn.press(
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Agree")), "Agree");
        discord.eventually(() -> assertThat(discord.match(1).clock().stopped()).isTrue());
    }

    @Test
    void whoever_types_a_move_reads_that_the_match_is_paused() {
        assertThat(discord.astrid.typing(thread, "move", "move", "a1"))
                .extracting(choice -> choice.path("name").asText())
                .containsExactly("Match #1 is paused by agreement. Any player can resume it with More.");
    }

    @Test
    void the_board_tells_the_new_deadline_when_the_match_goes_on() {
        Instant before = deadline();
        assertThat(words(board())).contains("<t:" + before.getEpochSecond() + ":R>");
        clock.advance(Duration.ofHours(5));
        discord.astrid.press(panel(discord.astrid), "Go on");
        discord.eventually(() -> assertThat(discord.match(1).clock().stopped()).isFalse());

        String now = "<t:"
                + discord.hosted()
                        .services
                        .matches()
                        .calendars()
                        .deadline(discord.match(1))
                        .orElseThrow()
                        .getEpochSecond()
                + ":R>";
        discord.eventually(() -> assertThat(words(board()))
                .contains(now, discord.astrid.mention() + ", your turn ends")
                .doesNotContain("<t:" + before.getEpochSecond()));
        assertThat(Person.buttons(board())).contains("More");
        assertThat(board().path("attachments")).hasSize(1);
        discord.astrid.await(thread, message -> words(message).contains("still waits"));
    }

    /** The one that the board told when the match began. */
    private Instant deadline() {
        return clock.instant().plus(Duration.ofDays(3));
    }

    private static String words(JsonNode message) {
        return message.path("content").asText();
    }

    private JsonNode board() {
        return discord.chiara.await(thread, message -> Person.buttons(message).contains("More"));
    }

    private JsonNode panel(Person person) {
        return person.press(board(), "More").path("message");
    }
}
