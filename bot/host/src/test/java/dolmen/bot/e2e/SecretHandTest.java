package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Boards that everybody reads tell nothing of a hand, whenever they are posted. */
class SecretHandTest {
    private static final String CARDS = "mausoleum-cards";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @BeforeEach
    void open() {
        discord.playAtOnce(discord.astrid, discord.bjorn);
    }

    @Test
    void a_board_that_comes_late_is_that_of_the_last_turn_and_tells_no_hand() {
        String thread = discord.begin(CARDS);
        discord.astrid.command(thread, "move", "move", "deck");
        discord.fault(Map.of("kind", "status", "status", 500, "times", 50, "route", "POST /channels/.*/messages"));
        discord.astrid.command(thread, "move", "move", discard(Seat.FIRST));
        assertThat(discord.match(1).turnBegan()).isEqualTo(discord.match(1).ply());
        int turnBegan = discord.match(1).ply();

        discord.bjorn.command(thread, "move", "move", "pile");
        assertThat(discord.match(1).amidTurn()).isTrue();
        discord.clearFaults();

        JsonNode late = discord.astrid.awaitBoard(thread, 1, turnBegan);
        assertThat(late.path("content").asText())
                .contains("-# Astrid ", discord.bjorn.mention())
                .doesNotContain("takes");
        assertThat(late.path("attachments").findValuesAsText("filename"))
                .containsExactly("match-1-%d.png".formatted(turnBegan));
        assertThat(Choices.offered(late)).contains("deck", "pile");

        discord.bjorn.command(thread, "move", "move", discard(Seat.SECOND));
        discord.eventually(() -> assertThat(
                        discord.messagesOfBot(thread).getLast().path("content").asText())
                .contains("-# Björn discarded ", discord.astrid.mention()));
        discord.eventually(() -> assertThat(boardsWithButtons(thread)).hasSize(1));
    }

    @Test
    void a_board_posted_since_somebody_left_the_table_tells_no_hand_of_the_player_amid_a_turn() {
        String thread = discord.beginTable(CARDS + "(players=3)", List.of(discord.bjorn, discord.chiara));
        discord.astrid.command(thread, "move", "move", "deck");
        discord.astrid.command(thread, "move", "move", discard(Seat.FIRST));
        discord.bjorn.awaitBoard(thread, 1, discord.match(1).ply());
        discord.bjorn.command(thread, "move", "move", "pile");

        JsonNode question = discord.chiara.command(thread, "resign").path("message");
        discord.chiara.press(question, "Resign");

        JsonNode board = discord.astrid.await(
                thread, message -> message.path("content").asText().contains("**Chiara** resigned."));
        assertThat(Choices.offers(board)).isFalse();
        assertThat(board.path("content").asText()).doesNotContain("choose below");
        discord.bjorn.command(thread, "move", "move", discard(Seat.SECOND));
        discord.eventually(() -> assertThat(boardsWithButtons(thread))
                .singleElement()
                .satisfies(latest -> assertThat(latest.path("content").asText()).contains(discord.astrid.mention())));
    }

    /** What lets the seat discard any card. */
    private String discard(Seat seat) {
        Match match = discord.match(1);
        return match.standing().legalMoves(seat).stream()
                .filter(move -> move.startsWith("-"))
                .findFirst()
                .orElseThrow();
    }

    private List<JsonNode> boardsWithButtons(String thread) {
        return discord.messagesOfBot(thread).stream().filter(Person::hasButtons).toList();
    }
}
