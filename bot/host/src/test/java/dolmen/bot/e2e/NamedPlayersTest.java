package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Players are called by their names wherever a game knows them by their seats only. */
class NamedPlayersTest {
    private static final Pattern SEAT = Pattern.compile("\\b[Ss]eat [1-9]");
    private static final int MOVES = 4;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void nothing_that_a_player_reads_calls_anybody_by_a_seat() {
        String thread = discord.beginTable("mausoleum-cards(players=3)", List.of(discord.bjorn, discord.chiara));
        JsonNode first = discord.messagesOfBot(thread).getFirst();
        assertThat(first.path("content").asText()).contains("your turn ends");
        assertThat(first.path("attachments").path(0).path("description").asText())
                .contains("Astrid", "Björn", "Chiara")
                .containsPattern("Shop: 37 [A-Z]");
        for (int move = 0; move < MOVES; move++) {
            Match match = discord.match(1);
            Seat seat = match.toMove().orElseThrow();
            Person mover = mover(match, seat);
            checked(mover.command(thread, "board"));
            checked(mover.command(thread, "board", "text", true));
            checked(mover.typing(thread, "move", "move", "@").toString());
            checked(mover.privately(thread, "move", "move", "4@9"));
            checked(mover.privately(thread, "move", "move", "18@2"));
            List<String> legal = discord.match(1).standing().legalMoves(seat);
            checked(mover.command(thread, "move", "move", legal.getFirst()));
        }
        checked(discord.astrid.command(thread, "history"));
        discord.messagesOfBot(thread).forEach(NamedPlayersTest::checked);
    }

    @Test
    void whoever_reads_what_they_did_is_you_in_all_of_the_sentence() {
        String thread = discord.beginTable("mausoleum-cards(players=3)", List.of(discord.bjorn, discord.chiara));
        Match match = discord.match(1);
        Person mover = mover(match, match.toMove().orElseThrow());
        Person other = mover == discord.chiara ? discord.bjorn : discord.chiara;
        mover.command(thread, "move", "move", "deck");

        assertThat(mover.privately(thread, "board")).contains("You drew a card.");
        assertThat(mover.privately(thread, "history")).contains("1. You drew a card. It is ");
        assertThat(other.privately(thread, "board"))
                .containsPattern("\\S+ drew a card\\.")
                .doesNotContain("It is the ")
                .doesNotContain("You ");
    }

    private Person mover(Match match, Seat seat) {
        return List.of(discord.astrid, discord.bjorn, discord.chiara).stream()
                .filter(person -> person.id.equals(match.player(seat).toString()))
                .findFirst()
                .orElseThrow();
    }

    private static void checked(JsonNode answer) {
        checked(answer.toString());
    }

    private static void checked(String words) {
        assertThat(words).doesNotContainPattern(SEAT);
    }
}
