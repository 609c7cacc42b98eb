package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Looking back at a match, and hints before it has come so far. */
final class AnalysisFlowTest {

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    /** A match of Astrid and Björn to its end. */
    private String ended() {
        String thread = discord.begin("obelisk");
        List<String> moves = Playthrough.shortest("obelisk");
        discord.fastForward(1, moves);
        return thread;
    }

    private static boolean analysed(JsonNode message) {
        return Person.words(message).contains("Accuracy: **Astrid**");
    }

    @Test
    void while_a_match_goes_on_nobody_is_told_how_it_stands() {
        String thread = discord.begin("murus-gallicus");
        discord.moveBoth(thread, 1);

        assertThat(discord.astrid.privately(thread, "analysis"))
                .isEqualTo("Match #1 is not over yet. Until it is, nobody is told how it stands.");
        assertThat(discord.chiara.privately(thread, "analysis")).contains("is not over yet");
    }

    @Test
    void whoever_asks_sees_how_far_it_is_and_then_the_whole_and_whoever_asks_next_has_it_at_once() {
        String thread = ended();

        String first = discord.astrid.privately(thread, "analysis");
        assertThat(first).contains("Match #1 is being analysed: 0 %", "You may leave");
        discord.patiently(() -> assertThat(discord.astrid.messages(thread)).anyMatch(AnalysisFlowTest::analysed));
        JsonNode whole = discord.astrid.await(thread, AnalysisFlowTest::analysed);
        assertThat(whole.findValuesAsText("description"))
                .anyMatch(words -> words.startsWith("Obelisk · match #1. The chance of Astrid to win against Björn"));
        assertThat(Person.words(whole))
                .contains("Turn ", " % to ", "better `", "Out of 100.")
                .doesNotContain("Even until turn 1.");

        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Analysis"));
        JsonNode second = discord.chiara.press(result, "Analysis");
        assertThat(Person.privateWords(second)).isEqualTo(Person.words(whole));
    }

    @Test
    void a_turning_point_is_shown_on_the_board_with_the_better_turn_and_can_be_played_on_from() {
        String thread = ended();
        discord.astrid.privately(thread, "analysis");
        discord.patiently(() -> assertThat(discord.astrid.messages(thread)).anyMatch(AnalysisFlowTest::analysed));
        JsonNode whole = discord.astrid.await(thread, AnalysisFlowTest::analysed);

        Matcher point = Pattern.compile("\\*\\*Turn ([0-9]+)\\*\\* · \\*\\*(Astrid|Björn)\\*\\* `([^`]+)`, "
                        + "chance to win [0-9]+ % to [0-9]+ % · better `([^`]+)`")
                .matcher(Person.words(whole));
        assertThat(point.find()).as(Person.words(whole)).isTrue();
        String button = "Turn " + point.group(1);
        assertThat(Person.words(whole).split("\\s+")).hasSizeLessThanOrEqualTo(80);
        assertThat(Person.buttons(whole)).hasSizeBetween(1, 5).contains(button);

        JsonNode shown = discord.astrid.press(whole, button).path("message");
        assertThat(shown.path("id")).as("in place").isEqualTo(whole.path("id"));
        assertThat(Person.words(shown))
                .contains("**%s.** **%s** played `%s`: ".formatted(button, point.group(2), point.group(3)))
                .contains("**Better:** `%s`: ".formatted(point.group(4)), "That would have ");
        assertThat(Person.buttons(shown)).contains("Try it from here", "Replay", "Curve");
        JsonNode replay = discord.astrid.press(shown, "Replay");
        assertThat(Person.privateWords(replay)).contains("**Replay of match #1**");

        assertThat(Person.privateWords(discord.astrid.press(shown, "Try it from here")))
                .contains("match");
        discord.eventually(() -> assertThat(discord.match(2).live()).isTrue());
        var practice = discord.match(2);
        assertThat(practice.practice()).isTrue();
        assertThat(practice.game().turn()).isGreaterThanOrEqualTo(Integer.parseInt(point.group(1)));
        assertThat(practice.seatOf(new PlayerId(Long.parseLong(discord.astrid.id)))
                        .orElseThrow()
                        .index())
                .as("on the side that erred")
                .isEqualTo(point.group(2).equals("Astrid") ? 0 : 1);

        assertThat(Person.words(discord.astrid.press(shown, "Curve").path("message")))
                .isEqualTo(Person.words(whole));
    }

    @Test
    void an_analysis_that_a_stop_has_cut_off_goes_on_after_it() throws Exception {
        String thread = ended();
        discord.astrid.privately(thread, "analysis");

        discord.restartBot();

        discord.patiently(
                () -> assertThat(discord.astrid.privately(thread, "analysis")).contains("Accuracy: **Astrid**"));
    }

    @Test
    void tables_of_three_are_told_why_there_is_none() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.playComputer("murus-gallicus(goal=escape,players=3)", "Ylva", "first");
        discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode asked = discord.astrid.command(thread, "resign").path("message");
        discord.astrid.press(asked, Person.buttons(asked).getFirst());
        discord.eventually(() -> assertThat(discord.match(1).live()).isFalse());

        assertThat(discord.astrid.privately(thread, "analysis", "match", 1))
                .startsWith("Match #1 is not analysed. More than two played it");
    }

    @Test
    void in_practice_a_hint_is_a_place_first_and_then_a_move() {
        discord.playAtOnce(discord.astrid);
        String thread = practice(false);

        JsonNode nudge = discord.astrid.command(thread, "hint").path("message");
        assertThat(Person.words(nudge)).matches("Look at \\*\\*[a-h][1-7]\\*\\*\\.");
        assertThat(nudge.path("attachments")).hasSize(1);
        JsonNode move = discord.astrid.press(nudge, "Show the move").path("message");

        String text = Person.words(move).split("`", -1)[1];
        String cell = Person.words(nudge).split("\\*\\*", -1)[1];
        assertThat(discord.match(1)
                        .standing()
                        .legalMoves(discord.match(1).toMove().orElseThrow()))
                .contains(text);
        assertThat(text).startsWith(cell);
        assertThat(move.path("attachments")).hasSize(1);
        assertThat(move.path("attachments").findValuesAsText("description"))
                .allMatch(words -> words.contains("Last turn: "), "shows the whole move");
        assertThat(Person.buttons(move)).containsExactly("Play it");
        assertThat(discord.messagesOfBot(thread)).hasSize(1);

        discord.astrid.press(move, "Play it");
        assertThat(discord.match(1).record().moves()).startsWith("!hints", text);
    }

    @Test
    void in_a_turn_of_two_plies_the_hint_plays_both() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.playComputer("gardsdansen", "Ylva", "first", "rated", false);
        discord.astrid.awaitBoard(thread, 1, 0);

        JsonNode nudge = discord.astrid.command(thread, "hint").path("message");
        JsonNode move = discord.astrid.press(nudge, "Show the move").path("message");
        assertThat(Person.words(move)).matches("Preview\\. `[a-g].+`: The pawn .+\\. `[a-g].+`: The stone .+\\.");
        assertThat(Person.buttons(move)).containsExactly("Play it");

        discord.astrid.press(move, "Play it");
        discord.astrid.awaitBoard(thread, 1, 5);
    }

    @Test
    void a_hint_that_is_no_place_says_what_to_think_about_where_there_is_a_choice() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.playComputer("mausoleum-cards(players=2)", "Ylva", "first", "rated", false);
        discord.patiently(() -> assertThat(discord.messagesOfBot(thread)).isNotEmpty());

        JsonNode nudge = discord.astrid.command(thread, "hint").path("message");
        assertThat(Person.words(nudge)).isEqualTo("There is only one move: **Draw from the deck**.");
        JsonNode move = discord.astrid.press(nudge, "Show the move").path("message");
        assertThat(Person.buttons(move)).containsExactly("Play it");
        discord.astrid.press(move, "Play it");
        assertThat(discord.match(1).ply()).isPositive();

        assertThat(Person.words(discord.astrid.command(thread, "hint").path("message")))
                .startsWith("Think about this: **");
    }

    @Test
    void in_a_rated_match_there_are_no_hints_and_outsiders_get_none() {
        discord.playAtOnce(discord.astrid);
        String thread = practice(true);

        assertThat(discord.astrid.privately(thread, "hint")).startsWith("There are no hints in match #1");
        assertThat(discord.bjorn.privately(thread, "hint")).doesNotContain("Look at");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        assertThat(Person.buttons(discord.astrid.press(board, "More").path("message")))
                .doesNotContain("Hint");
    }

    private String practice(boolean rated) {
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first", "rated", rated);
        discord.astrid.awaitBoard(thread, 1, 0);
        return thread;
    }
}
