package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** <i>Solve from here</i> in the menu of a message. */
final class SolveFromHereTest {
    private static final String NOTHING = "There is nothing to solve here. Choose this on one of my boards or puzzles.";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_board_of_an_ended_match_becomes_a_task_that_a_computer_plays_on() {
        String thread = discord.begin("obelisk");
        List<String> moves = Playthrough.shortest("obelisk");
        discord.astrid.command(thread, "move", "move", moves.get(0));
        discord.bjorn.command(thread, "move", "move", moves.get(1));
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);
        discord.fastForward(1, moves.subList(2, moves.size()));
        discord.eventually(() -> assertThat(discord.match(1).live()).isFalse());

        JsonNode task = Solver.fromHere(
                discord.chiara, discord.astrid.message(thread, board.path("id").asText()));
        assertThat(Person.words(task))
                .isEqualTo("Match #1, turn 3: **Astrid** was to move. What would you have played?");
        assertThat(task.path("attachments").findValuesAsText("description"))
                .singleElement()
                .asString()
                .startsWith("Black to move.");
        assertThat(Person.buttons(task)).containsExactly("Try it from here", "Analysis");

        discord.chiara.press(task, "Try it from here");
        discord.eventually(() -> assertThat(discord.match(2).live()).isTrue());
        assertThat(Person.words(discord.chiara.press(task, "Try it from here").path("message")))
                .as("pressed again")
                .startsWith("You are playing **Torsten** already");
        var practice = discord.match(2);
        assertThat(practice.practice()).isTrue();
        assertThat(practice.seatOf(new PlayerId(Long.parseLong(discord.chiara.id))))
                .as("on the side to move")
                .hasValueSatisfying(seat -> assertThat(seat.index()).isZero());
        assertThat(practice.record().moves()).startsWith(moves.get(0), moves.get(1));
    }

    @Test
    void a_board_from_before_a_move_was_taken_back_poses_what_it_shows() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.playComputer("obelisk", "Ylva", "first", "rated", false);
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.astrid.command(thread, "move", "move", "c1-b2");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);
        List<String> first = discord.match(1).record().moves();
        JsonNode more = discord.astrid.press(board, "More").path("message");
        discord.astrid.press(more, "Take back");
        discord.eventually(() -> assertThat(discord.match(1).game().turn()).isEqualTo(1));
        discord.astrid.command(thread, "move", "move", "c1-d2");
        discord.eventually(() -> assertThat(discord.match(1).game().turn()).isEqualTo(3));
        JsonNode asked = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(asked, Person.buttons(asked).getFirst());
        discord.eventually(() -> assertThat(discord.match(1).live()).isFalse());

        JsonNode task = Solver.fromHere(
                discord.astrid, discord.astrid.message(thread, board.path("id").asText()));
        discord.astrid.press(task, "Try it from here");
        discord.eventually(() -> assertThat(discord.match(2).live()).isTrue());
        assertThat(discord.match(2).record().moves()).startsWith(first.toArray(String[]::new));
    }

    @Test
    void the_last_board_poses_the_last_decision() {
        String thread = discord.begin("obelisk");
        List<String> moves = Playthrough.shortest("obelisk");
        discord.fastForward(1, moves);
        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Analysis"));

        assertThat(Person.words(Solver.fromHere(discord.bjorn, result))).startsWith("Match #1, turn ");
    }

    @Test
    void a_match_that_goes_on_is_not_solved() {
        String thread = discord.begin("obelisk");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);

        assertThat(Person.words(Solver.fromHere(discord.astrid, board))).isEqualTo("This match is not over yet.");
    }

    @Test
    void hidden_cards_are_not_played_on_from() {
        String thread = discord.begin("mausoleum-cards");
        JsonNode board = discord.astrid.await(thread, Person::hasButtons);
        JsonNode asked = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(asked, Person.buttons(asked).getFirst());
        discord.eventually(() -> assertThat(discord.match(1).live()).isFalse());

        JsonNode answer = Solver.fromHere(
                discord.astrid, discord.astrid.message(thread, board.path("id").asText()));
        assertThat(Person.words(answer))
                .isEqualTo("Nobody can go on from this board: cards are hidden, or not everybody was in play.");
    }

    @Test
    void a_shared_puzzle_opens_and_everything_else_is_refused_in_words() {
        JsonNode puzzle = discord.astrid.command(discord.general, "puzzle").path("message");
        JsonNode solved = new Solver(discord.astrid).solve(puzzle);
        discord.astrid.press(solved, "Share here");
        JsonNode shared = discord.bjorn.await(
                discord.general, message -> Person.buttons(message).contains("Solve"));

        JsonNode own = Solver.fromHere(discord.bjorn, shared);
        assertThat(Person.words(new Solver(discord.bjorn).solve(own))).contains("**Solved.**");

        JsonNode said = discord.bjorn.say(discord.general, "Well done!");
        assertThat(Person.words(Solver.fromHere(discord.astrid, said))).isEqualTo(NOTHING);
        JsonNode invitation = discord.astrid.challenge(discord.general, discord.bjorn, "obelisk");
        assertThat(Person.words(Solver.fromHere(discord.astrid, invitation))).isEqualTo(NOTHING);
    }
}
