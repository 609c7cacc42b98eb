package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Which list opens where somebody names no game. */
final class UsualLeaderboardTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private long begun;

    private String board(Person person, String channel, Object... options) {
        return Person.words(person.command(channel, "leaderboard", options).path("message"));
    }

    private String finished(Person other, String game, boolean rated) {
        JsonNode challenge = discord.astrid.challenge(discord.general, other, game, "side", "first", "rated", rated);
        other.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        other.await(thread, Person::hasButtons);
        begun++;
        IntStream.range(0, 2).forEach(turn -> {
            var match = discord.match(begun);
            boolean astrid = match.playerToMove().orElseThrow().toString().equals(discord.astrid.id);
            String move =
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst();
            assertThat((astrid ? discord.astrid : other).privately(thread, "move", "move", move))
                    .contains("You played");
            other.awaitBoard(thread, begun, match.ply() + 1);
        });
        other.press(other.command(thread, "resign").path("message"), "Resign");
        discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
        return thread;
    }

    @Test
    void it_is_that_of_the_thread_then_the_one_played_last_then_the_most_rated_then_the_first() {
        String first = board(discord.chiara, discord.general);
        assertThat(first).contains("this server\nNobody").doesNotContain("Obelisk");

        String thread = finished(discord.bjorn, "obelisk", true);
        assertThat(board(discord.chiara, discord.general)).startsWith("**Obelisk** · this server · 2 players");

        finished(discord.chiara, "mausoleum", false);
        assertThat(board(discord.chiara, discord.general))
                .startsWith("**Mausoleum** · this server\nNobody")
                .contains("Nobody is rated here yet.", "Your matches so far were friendly; rated ones count here.");
        assertThat(board(discord.chiara, discord.general, "game", "obelisk"))
                .contains("You have no rating in Obelisk yet: play a rated match.")
                .doesNotContain("friendly");
        assertThat(board(discord.astrid, discord.general)).startsWith("**Mausoleum** ");
        assertThat(board(discord.chiara, thread)).startsWith("**Obelisk** ");

        finished(discord.bjorn, "obelisk", false);
        discord.begin("mausoleum");
        begun++;
        assertThat(board(discord.astrid, discord.general))
                .as("a match that has only begun does not count")
                .startsWith("**Obelisk** ");
        finished(discord.chiara, "obelisk", false);
        assertThat(board(discord.chiara, discord.general, "game", "obelisk"))
                .contains("You have no rating in Obelisk yet: play a rated match. Your matches so far were friendly");
    }
}
