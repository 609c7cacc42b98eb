package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Moves are chosen in menus, looked at, and confirmed. */
class MoveByMenuTest {
    /** Discord's numbers for the styles of buttons. */
    private static final int PRIMARY = 1;

    private static final int DANGER = 4;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_move_is_a_piece_a_target_and_a_confirmation() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        assertThat(Choices.offered(board)).containsExactly("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");

        JsonNode targets = discord.astrid.choose(board, "a1").path("message");
        assertThat(Choices.offered(targets)).containsExactly("a3", "c3");
        assertThat(Choices.labels(board)).startsWith("a1", "b1");
        assertThat(Choices.labels(targets)).containsExactly("a3", "c3");
        assertThat(targets.path("attachments")).hasSize(1);
        assertThat(Choices.style(targets, "c3")).isEqualTo(PRIMARY);
        assertThat(targets.path("components")).as("rows").hasSize(2);
        assertThat(targets.path("flags").asInt() & 64).as("private").isEqualTo(64);

        JsonNode preview = discord.astrid.choose(targets, "c3").path("message");
        assertThat(preview.path("content").asText()).contains("Preview", "`a1-c3`", "The tower on a1 falls towards c3");
        assertThat(discord.match(1).ply()).isZero();

        JsonNode played = discord.astrid.press(preview, "Play it").path("message");
        assertThat(played.path("content").asText()).contains("You played `a1-c3`");
        assertThat(played.path("components")).isEmpty();
        assertThat(discord.match(1).record().moves()).containsExactly("a1-c3");
    }

    @Test
    void danger_is_said_in_the_menu_in_the_suggestions_and_before_the_move_is_played() {
        String thread = discord.begin("mausoleum");
        discord.play(thread, 1, "b3-g6", "h2-d1", "b5-h2", "d1-g2");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 4);

        JsonNode targets = discord.astrid.choose(board, "g6").path("message");
        assertThat(Choices.offered(targets)).endsWith("g3");
        assertThat(targets.path("content").asText())
                .contains(
                        "**g3**: Takes your own stone on h2 · The stone on g6 glides to g3; this captures White's h2.");
        assertThat(Choices.style(targets, "g3")).isEqualTo(DANGER);

        JsonNode preview = discord.astrid.choose(targets, "g3").path("message");
        assertThat(preview.path("content").asText()).contains("**This takes your own stone on h2.**");

        assertThat(discord.astrid.typing(thread, "move", "move", "g6"))
                .last()
                .satisfies(choice -> assertThat(choice.path("name").asText())
                        .startsWith("g6-g3 — Takes your own stone on h2 · The stone on g6 glides to g3"));
    }

    @Test
    void a_swap_says_what_it_does() {
        String thread = discord.begin("murus-gallicus(opening=special)");
        discord.play(thread, 1, "a1,a2,b2");

        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(Choices.labels(board)).anyMatch(label -> label.endsWith("Swap sides"));
        JsonNode preview = discord.bjorn.choose(board, "swap").path("message");
        assertThat(preview.path("content").asText())
                .contains("`swap`", "The sides are swapped, and the second player takes the Romans over");
    }

    @Test
    void a_move_that_wins_says_so() {
        String thread = discord.begin("murus-gallicus");
        discord.play(
                thread,
                1,
                "g1-g3 a7-c5 e1-e3 c7-e5 d1-d3 d7-d5 a1-a3 d6-b4 h1-h3 c5-c7 c1-e1 e7-g5 f1-h1 b7-b5 b1-b3"
                        .split(" ", -1));
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 15);

        String piece = Choices.offered(board).getFirst();
        JsonNode targets = discord.bjorn.choose(board, piece).path("message");
        JsonNode preview = discord.bjorn
                .choose(targets, Choices.offered(targets).getFirst())
                .path("message");

        assertThat(preview.path("content").asText()).contains("Preview", "**This wins.**");
        assertThat(discord.bjorn
                        .typing(thread, "move", "move", "")
                        .getFirst()
                        .path("name")
                        .asText())
                .contains(" — Wins · ");
    }

    @Test
    void whoever_thinks_better_of_it_starts_over() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode preview = discord.astrid
                .choose(discord.astrid.choose(board, "a1").path("message"), "c3")
                .path("message");

        JsonNode again = discord.astrid.press(preview, "Start over").path("message");

        assertThat(Choices.offered(again)).hasSize(8);
        assertThat(discord.match(1).ply()).isZero();
    }

    @Test
    void whoever_wants_no_confirmation_plays_with_the_target() {
        String thread = discord.begin("murus-gallicus");
        discord.astrid.command(thread, "settings", "confirm", false);
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);

        JsonNode played = discord.astrid
                .choose(discord.astrid.choose(board, "a1").path("message"), "c3")
                .path("message");

        assertThat(played.path("content").asText()).contains("You played `a1-c3`");
    }

    @Test
    void a_typed_move_is_shown_before_it_is_played_to_whoever_confirms_moves() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);

        JsonNode byCommand =
                discord.astrid.shown(thread, "move", "move", "tower a1 to c3").path("message");
        assertThat(byCommand.path("content").asText()).contains("Preview", "`a1-c3`");
        assertThat(byCommand.path("attachments")).hasSize(1);
        JsonNode byForm = discord.astrid
                .submit(discord.astrid.press(board, "Type a move"), Map.of("move", "a1 c3"))
                .path("message");
        assertThat(byForm.path("content").asText()).contains("Preview", "`a1-c3`");
        assertThat(discord.match(1).ply()).isZero();

        assertThat(discord.astrid
                        .press(byForm, "Play it")
                        .path("message")
                        .path("content")
                        .asText())
                .contains("You played `a1-c3`");
        assertThat(discord.astrid.pressedPrivately(byCommand, "Play it")).isNotEmpty();
        assertThat(discord.match(1).record().moves()).containsExactly("a1-c3");
    }

    @Test
    void whoever_presses_twice_at_once_reads_that_the_move_was_played() {
        String thread = discord.begin("murus-gallicus");
        discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode shown = discord.astrid.shown(thread, "move", "move", "a1-c3").path("message");
        Map<String, Object> press = Person.pressing(thread, shown.path("id").asText(), Person.button(shown, "Play it"));
        // One after the other, the second could find the buttons gone.
        IntStream.range(0, 2)
                .parallel()
                .forEach(time -> discord.control.post("interactions?as=" + discord.astrid.id, press));

        discord.bjorn.awaitBoard(thread, 1, 1);
        discord.eventually(() -> assertThat(discord.astrid
                        .message(thread, shown.path("id").asText())
                        .path("content")
                        .asText())
                .contains("You played `a1-c3`"));
        assertThat(discord.match(1).record().moves()).containsExactly("a1-c3");
    }

    @Test
    void a_typed_move_is_played_at_once_for_whoever_wants_no_confirmation() {
        discord.playAtOnce(discord.astrid, discord.bjorn);
        String thread = discord.begin("murus-gallicus");

        JsonNode answer = discord.astrid.shown(thread, "move", "move", "a1-c3");
        assertThat(Person.privateWords(answer)).contains("You played `a1-c3`");
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 1);
        discord.bjorn.submit(discord.bjorn.press(board, "Type a move"), Map.of("move", "a7-a5"));

        assertThat(discord.match(1).record().moves()).containsExactly("a1-c3", "a7-a5");
    }

    @Test
    void a_typed_part_of_a_turn_is_gone_on_with_in_menus_and_confirmed_as_a_whole() {
        String thread = discord.begin("gardsdansen");

        JsonNode rest = discord.astrid.shown(thread, "move", "move", "d2-d4").path("message");
        assertThat(rest.path("content").asText())
                .contains("`d2-d4`", "Now a stone.", "Nothing is played until your turn is complete.");
        JsonNode preview = discord.astrid.choose(rest, "c1").path("message");
        discord.astrid.press(preview, "Play it");

        assertThat(discord.match(1).record().moves()).containsExactly("d2-d4", "c1-d2");
    }

    @Test
    void a_message_plays_at_once_since_everybody_reads_it() {
        String thread = discord.begin("murus-gallicus");
        discord.astrid.reply(discord.astrid.awaitBoard(thread, 1, 0), "a1-c3");
        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-c3");
    }

    @Test
    void few_moves_stand_on_the_board_as_buttons_each_of_a_whole_move() {
        String thread = discord.begin("obelisk");
        discord.play(thread, 1, "a2-a1", "e5-d4");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 2);
        assertThat(Choices.labels(board)).hasSize(5).contains("Capstone e2 → e1");

        JsonNode preview = discord.astrid.press(board, "Capstone e2 → e1").path("message");

        assertThat(preview.path("content").asText()).contains("Preview", "e2");
        assertThat(Person.privateWords(discord.bjorn.press(board, "Capstone e2 → e1")))
                .contains("It is **Astrid**'s turn.");
    }

    @Test
    void the_own_view_and_the_list_of_games_lead_to_a_move_wherever_the_person_is() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode view = discord.astrid.press(board, "My view").path("message");
        assertThat(Choices.labels(view)).startsWith("a1", "b1").hasSize(8);
        JsonNode preview = discord.astrid
                .choose(discord.astrid.choose(view, "a1").path("message"), "c3")
                .path("message");
        assertThat(preview.path("id")).isEqualTo(view.path("id"));
        assertThat(Choices.offers(discord.bjorn.press(board, "My view").path("message")))
                .as("not to move")
                .isFalse();

        String alone = discord.privateChannel(discord.astrid);
        JsonNode list = discord.astrid.command(alone, "games").path("message");
        JsonNode menu = discord.astrid.press(list, "Move").path("message");
        JsonNode shown = discord.astrid
                .choose(discord.astrid.choose(menu, "b1").path("message"), "d3")
                .path("message");
        discord.astrid.press(shown, "Play it");

        assertThat(discord.match(1).record().moves()).containsExactly("b1-d3");
    }

    @Test
    void only_the_player_to_move_can_choose() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);

        assertThat(Person.privateWords(discord.bjorn.choose(board, "a1"))).contains("It is **Astrid**'s turn.");
        assertThat(Person.privateWords(discord.chiara.choose(board, "a1"))).contains("play match #1");
    }

    @Test
    void a_choice_that_the_match_has_overtaken_is_refused_and_nothing_is_played() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode preview = discord.astrid
                .choose(discord.astrid.choose(board, "a1").path("message"), "c3")
                .path("message");
        discord.play(thread, 1, "b1-b3", "b7-b5");

        assertThat(discord.astrid.pressedPrivately(preview, "Play it")).contains("has moved on");
        assertThat(discord.match(1).record().moves()).containsExactly("b1-b3", "b7-b5");
    }

    @Test
    void sides_can_be_swapped_in_the_menu() {
        String thread = discord.begin("murus-gallicus(opening=special)");
        discord.play(thread, 1, "b1-c2,e2");
        JsonNode second = discord.bjorn.awaitBoard(thread, 1, 1);

        JsonNode preview = discord.bjorn.choose(second, "swap").path("message");
        discord.bjorn.press(preview, "Play it");

        assertThat(discord.match(1).record().moves()).containsExactly("b1-c2,e2", "swap");
    }

    @Test
    void a_turn_of_the_card_game_is_chosen_in_five_touches_at_most() {
        String thread = discord.begin("mausoleum-cards");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, discord.match(1).ply());
        assertThat(Choices.offered(board)).containsExactly("deck");

        JsonNode drawn = discord.astrid.choose(board, "deck").path("message");
        assertThat(drawn.path("attachments")).hasSize(1);
        String chosen = Choices.labels(drawn).getFirst().replaceFirst("^.* · ", "");
        JsonNode card =
                discord.astrid.choose(drawn, Choices.offered(drawn).getFirst()).path("message");
        int touches = 3;
        while (!card.path("content").asText().startsWith("Preview")) {
            assertThat(card.path("content").asText()).contains("`" + chosen + "`");
            card = discord.astrid.choose(card, Choices.offered(card).getLast()).path("message");
            touches++;
        }
        assertThat(card.path("content").asText()).as("the draw is played").doesNotContain("`deck`");
        discord.astrid.press(card, "Play it");

        assertThat(touches).isLessThanOrEqualTo(5);
        assertThat(discord.match(1).playerToMove().orElseThrow().toString()).isEqualTo(discord.bjorn.id);
    }
}
