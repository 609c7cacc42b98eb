package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.opponent.Opponent;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches against computer players, from the command to the result. */
final class ComputerMatchTest {
    @TempDir
    private Path folder;

    private LocalDiscord discord;

    @BeforeEach
    void open() throws DiscordRefusedException, InterruptedException {
        discord = new LocalDiscord(folder);
        discord.playAtOnce(discord.astrid);
    }

    @AfterEach
    void close() {
        discord.close();
    }

    @Test
    void a_match_begins_at_once_and_its_first_board_is_the_only_message_in_its_thread() {
        String thread = play("obelisk", "Ylva", "first");

        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);

        assertThat(Person.words(board)).contains(discord.astrid.mention());
        assertThat(discord.messagesOfBot(thread)).hasSize(1);
        Match match = discord.match(1);
        assertThat(match.rated()).isFalse();
        assertThat(match.players()).containsExactly(idOf(discord.astrid), ComputerPlayers.idOf(Opponent.ALL.get(0)));
    }

    @Test
    void the_computers_answer_and_the_persons_turn_are_one_board_that_calls_the_person_once() {
        String thread = play("murus-gallicus", "Ylva", "first");
        discord.astrid.awaitBoard(thread, 1, 0);

        discord.astrid.privately(thread, "move", "move", "a1-a3");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);

        assertThat(Person.words(board)).contains(discord.astrid.mention(), "Ylva", "a1-a3");
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void a_computer_that_moves_first_has_moved_on_the_first_board() {
        String thread = play("gardsdansen", "Brenna", "second");

        discord.astrid.await(thread, Person::hasButtons);

        assertThat(discord.messagesOfBot(thread)).hasSize(1);
        assertThat(discord.match(1).playerToMove()).contains(idOf(discord.astrid));
    }

    @Test
    void a_whole_match_is_played_to_its_end() {
        String thread = play("obelisk", "Odd", "first");
        discord.astrid.awaitBoard(thread, 1, 0);

        while (discord.match(1).live()) {
            Match match = discord.match(1);
            String move =
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst();
            discord.astrid.privately(thread, "move", "move", move);
            discord.eventually(() -> assertThat(!discord.match(1).live()
                            || discord.match(1).playerToMove().equals(match.playerToMove())
                                    && discord.match(1).ply() > match.ply())
                    .isTrue());
        }

        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(Person.words(result)).contains("Odd");
    }

    @Test
    void at_a_larger_table_the_other_seats_are_taken_by_different_computers() {
        String thread = play("murus-gallicus(goal=escape,players=3)", "Brenna", "first");
        discord.astrid.awaitBoard(thread, 1, 0);

        String move = discord.match(1)
                .standing()
                .legalMoves(discord.match(1).toMove().orElseThrow())
                .getFirst();
        discord.astrid.privately(thread, "move", "move", move);
        discord.astrid.awaitBoard(thread, 1, 3);

        assertThat(discord.messagesOfBot(thread)).hasSize(2);
        assertThat(discord.match(1).players()).doesNotHaveDuplicates().hasSize(3);
    }

    @Test
    void a_thought_that_a_stop_has_cut_off_is_thought_after_it() throws Exception {
        String thread = play("murus-gallicus", "Hallvard", "first");
        discord.astrid.awaitBoard(thread, 1, 0);

        discord.astrid.privately(thread, "move", "move", "a1-a3");
        discord.restartBot();

        discord.astrid.awaitBoard(thread, 1, 2);
        assertThat(discord.match(1).ply()).isEqualTo(2);
    }

    @Test
    void whoever_chooses_nothing_is_asked_for_the_game_and_then_for_the_opponent() {
        JsonNode games = discord.astrid.command(discord.general, "play").path("message");
        JsonNode opponents = discord.astrid.chooseInMenu(games, "mausoleum").path("message");

        assertThat(Choices.offered(opponents)).containsExactlyElementsOf(names());
        JsonNode begun = discord.astrid.chooseInMenu(opponents, "Torsten").path("message");

        discord.astrid.await(begun.path("id").asText(), Person::hasButtons);
        assertThat(discord.match(1).players())
                .contains(ComputerPlayers.idOf(Opponent.named("Torsten").orElseThrow()));
    }

    private static List<String> names() {
        return Opponent.ALL.stream().map(Opponent::name).toList();
    }

    private static PlayerId idOf(Person person) {
        return new PlayerId(Long.parseUnsignedLong(person.id));
    }

    /** The thread of a match of Astrid against a computer. */
    private String play(String game, String opponent, String side) {
        return discord.astrid
                .command(discord.general, "play", "game", game, "opponent", opponent, "side", side)
                .path("message")
                .path("id")
                .asText();
    }
}
