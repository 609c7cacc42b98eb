package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.Seat;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Matches against computer players, from the command to the result. */
final class ComputerMatchTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @BeforeEach
    void open() {
        discord.playAtOnce(discord.astrid);
    }

    @Test
    void a_match_begins_at_once_and_its_first_board_is_the_only_message_in_its_thread() {
        String thread = discord.playComputer("obelisk", "Ylva", "first");

        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);

        assertThat(Person.words(board)).contains(discord.astrid.mention());
        assertThat(discord.messagesOfBot(thread)).hasSize(1);
        Match match = discord.match(1);
        assertThat(match.rated()).isFalse();
        assertThat(match.players()).containsExactly(idOf(discord.astrid), ComputerPlayers.idOf(Opponent.ALL.get(0)));
    }

    @Test
    void a_chosen_opponent_is_acknowledged_with_words_in_place_of_the_menu() {
        JsonNode menu = discord.astrid
                .command(discord.general, "play", "game", "mausoleum-cards")
                .path("message");

        JsonNode chosen = discord.astrid.chooseIn(menu, "computer-opponent", "Ylva");

        String callback = "/interactions/%s/.*/callback"
                .formatted(chosen.path("interaction_id").asText());
        discord.eventually(() -> assertThat(discord.requests("POST", callback))
                .singleElement()
                .satisfies(acknowledged -> {
                    JsonNode shown = acknowledged.request().path("data");
                    assertThat(shown.path("content").asText()).isEqualTo("Setting up the board …");
                    assertThat(shown.path("components")).isEmpty();
                }));
        discord.eventually(() -> assertThat(discord.astrid.messages(discord.general))
                .noneMatch(message -> message.path("id").equals(menu.path("id"))));
    }

    @Test
    void a_chosen_opponent_whose_match_cannot_begin_leaves_the_reason_in_place_of_the_acknowledgement() {
        JsonNode menu = discord.astrid
                .command(discord.general, "play", "game", "obelisk")
                .path("message");
        discord.hosted()
                .database
                .transactions()
                .write(handle -> handle.execute("ALTER TABLE challenges RENAME TO lost"));

        discord.astrid.chooseIn(menu, "computer-opponent", "Ylva");

        discord.eventually(() -> assertThat(discord.astrid.messages(discord.general))
                .extracting(Person::words)
                .anyMatch(words -> words.startsWith("Something went wrong here"))
                .doesNotContain("Setting up the board …"));
    }

    @Test
    void the_computers_answer_and_the_persons_turn_are_one_board_that_calls_the_person_once() {
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first");
        discord.astrid.awaitBoard(thread, 1, 0);

        discord.astrid.privately(thread, "move", "move", "a1-a3");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);

        assertThat(Person.words(board))
                .contains(discord.astrid.mention(), "**Ylva** played")
                .doesNotContain("a1-a3");
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void a_computer_that_moves_first_has_moved_on_the_first_board() {
        String thread = discord.playComputer("gardsdansen", "Brenna", "second");

        discord.astrid.await(thread, Person::hasButtons);

        assertThat(discord.messagesOfBot(thread)).hasSize(1);
        assertThat(discord.match(1).playerToMove()).contains(idOf(discord.astrid));
    }

    @Test
    void a_whole_match_is_played_to_its_end() {
        String thread = discord.playComputer("obelisk", "Odd", "first");
        discord.astrid.awaitBoard(thread, 1, 0);

        while (discord.match(1).live()) {
            Match match = discord.match(1);
            String move =
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst();
            discord.astrid.privately(thread, "move", "move", move);
            discord.eventually(() -> assertThat(answered(match)).isTrue());
        }

        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(Person.words(result)).contains("Odd");
    }

    @Test
    void at_a_larger_table_the_other_seats_are_taken_by_different_computers() {
        String thread = discord.playComputer("murus-gallicus(goal=escape,players=3)", "Brenna", "first");
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
    void what_computers_play_on_at_cards_after_somebody_resigned_is_left_to_the_history() {
        String thread = discord.playComputer("mausoleum-cards(players=3)", "Ylva", "first");
        discord.astrid.await(thread, message -> Person.words(message).contains("your turn"));
        JsonNode question = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(question, "Resign");

        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));

        assertThat(Person.words(result))
                .contains("3. " + discord.astrid.mention())
                .doesNotContain("played");
    }

    @Test
    void a_thought_that_a_stop_has_cut_off_is_thought_after_it() throws Exception {
        String thread = discord.playComputer("murus-gallicus", "Hallvard", "first");
        discord.astrid.awaitBoard(thread, 1, 0);

        discord.astrid.privately(thread, "move", "move", "a1-a3");
        discord.restartBot();

        discord.astrid.awaitBoard(thread, 1, 2);
        assertThat(discord.match(1).ply()).isEqualTo(2);
    }

    @Test
    void whoever_chooses_nothing_is_asked_for_the_game_and_then_for_the_opponent() {
        JsonNode games = discord.astrid.command(discord.general, "play").path("message");
        JsonNode opponents = discord.astrid.press(games, "Mausoleum").path("message");

        assertThat(Choices.offered(opponents)).containsExactlyElementsOf(names());
        discord.astrid.chooseInMenu(opponents, "Torsten");

        discord.astrid.await(discord.general, message -> message.toString().contains("Open the board"));
        assertThat(discord.match(1).players())
                .contains(ComputerPlayers.idOf(Opponent.named("Torsten").orElseThrow()));
    }

    @Test
    void every_game_has_a_button_and_one_more_leads_to_variants() {
        JsonNode games = discord.astrid.command(discord.general, "play").path("message");

        assertThat(Person.buttons(games))
                .containsExactly(
                        "Gårdsdansen",
                        "Mausoleum",
                        "Mausoleum, the card game",
                        "Murus Gallicus",
                        "Obelisk",
                        "Variants");
        JsonNode variants = discord.astrid.press(games, "Variants").path("message");
        assertThat(Person.described(variants)).isEmpty();
        JsonNode opponents =
                discord.astrid.chooseInMenu(variants, "obelisk(mode=bounded)").path("message");
        assertThat(Person.words(opponents)).contains("Obelisk · Bounded");
    }

    @Test
    void in_practice_a_turn_is_taken_back_at_once() {
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first");
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.astrid.privately(thread, "move", "move", "a1-a3");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);

        JsonNode more = discord.astrid.press(board, "More").path("message");
        String words = Person.privateWords(discord.astrid.press(more, "Take back"));

        assertThat(words).startsWith("Your last turn is taken back");
        assertThat(discord.match(1).standing().position().ply()).isZero();
        discord.astrid.awaitBoard(thread, 1, discord.match(1).ply());
    }

    @Test
    void in_rated_play_nothing_is_taken_back_and_no_draw_agreed() {
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first", "rated", true);
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.astrid.privately(thread, "move", "move", "a1-a3");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);
        JsonNode more = discord.astrid.press(board, "More").path("message");

        assertThat(Person.privateWords(discord.astrid.press(more, "Take back"))).contains("Nothing is taken back");
        assertThat(Person.privateWords(discord.astrid.press(more, "Offer a draw")))
                .contains("no draw");
        assertThat(discord.match(1).request()).isEmpty();
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void a_rematch_begins_at_once() {
        String thread = discord.playComputer("obelisk", "Odd", "first");
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.astrid.privately(
                thread,
                "move",
                "move",
                discord.match(1).standing().legalMoves(new Seat(0)).getFirst());
        discord.astrid.awaitBoard(thread, 1, 2);
        JsonNode asked = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(asked, Person.buttons(asked).getFirst());
        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));

        assertThat(discord.astrid.privately(thread, "move", "move", "e2-e1"))
                .contains("</play:")
                .doesNotContain("challenge");
        String words = Person.privateWords(discord.astrid.press(result, "Rematch"));

        assertThat(words).startsWith("The rematch has begun");
        discord.eventually(() -> assertThat(discord.match(2).playerToMove()).contains(idOf(discord.astrid)));
        assertThat(discord.match(2).players())
                .containsExactly(ComputerPlayers.idOf(Opponent.ALL.get(1)), idOf(discord.astrid));
    }

    @Test
    void whoever_has_won_in_practice_is_offered_the_next_level_by_name() {
        JsonNode result = won(1, discord.playComputer("obelisk", "Ylva", "first"));

        assertThat(Person.buttons(result)).startsWith("Rematch", "Play Torsten, level 2", "Another game");
        assertThat(Person.privateWords(discord.astrid.press(result, "Play Torsten, level 2")))
                .startsWith("Your [match](");
        discord.eventually(() -> assertThat(discord.match(2).players())
                .contains(
                        idOf(discord.astrid),
                        ComputerPlayers.idOf(Opponent.named("Torsten").orElseThrow())));
        assertThat(discord.match(2).practice()).isTrue();
    }

    @Test
    void whoever_has_lost_in_practice_or_beaten_the_best_is_offered_the_same_again() {
        String thread = discord.playComputer("obelisk", "Ylva", "first");
        discord.astrid.awaitBoard(thread, 1, 0);
        discord.astrid.privately(thread, "move", "move", firstMove());
        discord.astrid.awaitBoard(thread, 1, 2);
        JsonNode asked = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(asked, Person.buttons(asked).getFirst());
        assertThat(Person.buttons(result(thread))).startsWith("Rematch", "Another game");

        assertThat(Person.buttons(won(2, discord.playComputer("mausoleum", "Hallvard", "first"))))
                .startsWith("Rematch", "Another game");
    }

    private String firstMove() {
        return discord.match(1).standing().legalMoves(new Seat(0)).getFirst();
    }

    private JsonNode result(String thread) {
        return discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
    }

    /** The result of the match of that number, which a moderator gives to Astrid. */
    private JsonNode won(int number, String thread) {
        discord.astrid.awaitBoard(thread, number, 0);
        String role = discord.role("Keepers", Permission.MODERATE_MEMBERS, discord.chiara);
        discord.astrid.privately(discord.general, "settings-server", "moderators", role);
        JsonNode question = discord.chiara
                .part(thread, "moderate", "end", "winner", discord.astrid.id)
                .path("message");
        discord.chiara.press(question, "End the match");
        return result(thread);
    }

    @Test
    void the_free_seats_of_a_table_are_filled_with_computers_by_whoever_made_it() {
        JsonNode table = discord.astrid
                .command(discord.general, "seek", "game", "murus-gallicus(goal=escape,players=3)")
                .path("message");
        discord.bjorn.press(table, "Join");

        assertThat(Person.privateWords(discord.bjorn.press(table, "Fill with computers")))
                .contains("Astrid");
        JsonNode asked = discord.astrid.press(table, "Fill with computers").path("message");
        discord.astrid.chooseInMenu(asked, "Torsten");

        discord.astrid.await(table.path("id").asText(), Person::hasButtons);
        assertThat(discord.match(1).players())
                .containsExactlyInAnyOrder(
                        idOf(discord.astrid),
                        idOf(discord.bjorn),
                        ComputerPlayers.idOf(Opponent.named("Torsten").orElseThrow()));
    }

    @Test
    void whoever_challenges_a_program_or_nobody_is_offered_a_computer() {
        JsonNode refused = discord.astrid
                .command(discord.general, "challenge", "opponent", discord.botId(), "game", "mausoleum")
                .path("message");

        JsonNode opponents = discord.astrid.press(refused, "Play a computer").path("message");

        assertThat(Choices.offered(opponents)).containsExactlyElementsOf(names());
        assertThat(Person.words(opponents)).contains("Mausoleum");
    }

    @Test
    void whoever_chooses_a_computer_for_a_larger_table_reads_who_comes_and_what_the_ratings_are_of() {
        JsonNode refused = discord.astrid
                .command(
                        discord.general, "challenge", "opponent", discord.botId(), "game", "mausoleum-cards(players=5)")
                .path("message");

        JsonNode opponents = discord.astrid.press(refused, "Play a computer").path("message");

        assertThat(Person.words(opponents)).contains("3 others of about the same strength sit down, too.");
        assertThat(opponents.path("attachments").path(0).path("description").asText())
                .startsWith("Mausoleum, the card game: Computer opponents · Five players.");
    }

    @Test
    void a_declined_challenge_offers_a_computer_to_everybody() {
        JsonNode challenge = discord.challenge("obelisk");
        discord.bjorn.submit(discord.bjorn.press(challenge, "Decline"), "reason", "no time");

        discord.eventually(() -> assertThat(Person.buttons(discord.astrid.message(
                        discord.general, challenge.path("id").asText())))
                .containsExactly("Play a computer"));
    }

    @Test
    void two_computers_play_each_other_once_at_a_time_on_a_server() {
        JsonNode begun = discord.astrid
                .command(discord.general, "watch", "game", "obelisk", "first", "Ylva", "second", "Odd")
                .path("message");
        JsonNode board = discord.bjorn.await(
                begun.path("id").asText(),
                message -> !message.path("attachments").isEmpty());

        assertThat(Person.words(board)).contains("Ylva").doesNotContain("<@");
        assertThat(Person.buttons(board)).doesNotContain("Type a move");
        assertThat(discord.match(1).amongComputers()).isTrue();
        assertThat(discord.bjorn.privately(discord.general, "watch", "game", "mausoleum"))
                .contains("match #1");
    }

    /** True once the computer has moved, or there is nothing more to move. */
    private boolean answered(Match before) {
        Match now = discord.match(1);
        boolean again = now.ply() > before.ply() && now.playerToMove().equals(before.playerToMove());
        return again || !now.live();
    }

    private static List<String> names() {
        return Opponent.ALL.stream().map(Opponent::name).toList();
    }

    private static PlayerId idOf(Person person) {
        return new PlayerId(Long.parseUnsignedLong(person.id));
    }
}
