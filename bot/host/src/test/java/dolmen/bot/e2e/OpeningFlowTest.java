package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is played first is looked at in private, step by step, and tells on nobody. */
final class OpeningFlowTest {
    private static final String RULE =
            "\nA move is shown once 5 matches have it; matches between people count once 4 of them have played it.";
    private static final String TOO_FEW = "Too few matches have come here to say what is played." + RULE;
    private static final String NOTHING_YET =
            "Opening statistics will appear here once there are enough matches." + RULE;

    private static final String NOT_UNDERSTOOD = "This is from an older release and no longer works.";
    private static final int COMPONENT = 3;
    private static final int BUTTON = 2;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private int matches;

    /** A match in which each makes its first legal move, and the second gives up. */
    private void play(Person first, Person second) {
        JsonNode challenge = first.challenge(discord.general, second, "obelisk", "side", "first");
        second.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        second.await(thread, Person::hasButtons);
        matches++;
        for (Person mover : List.of(first, second)) {
            Match match = discord.match(matches);
            String move =
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst();
            assertThat(mover.privately(thread, "move", "move", move)).contains("You played");
        }
        second.press(second.command(thread, "resign").path("message"), "Resign");
        assertThat(discord.match(matches).live()).isFalse();
    }

    private JsonNode openings() {
        return discord.astrid
                .command(discord.general, "openings", "game", "obelisk")
                .path("message");
    }

    @Test
    void moves_are_told_once_enough_people_have_played_them_and_stepped_into_and_out_of() {
        Person dag = discord.newcomer("Dag");
        discord.playAtOnce(discord.astrid, discord.bjorn, discord.chiara, dag);
        assertThat(Person.words(openings())).contains("**Obelisk** · openings\nAt the start, **", NOTHING_YET);

        play(discord.astrid, discord.bjorn);
        play(discord.chiara, dag);
        play(discord.astrid, discord.chiara);
        play(discord.bjorn, dag);
        assertThat(Person.words(openings())).contains(NOTHING_YET);
        play(discord.astrid, dag);
        List<String> moves = discord.match(1).record().moves();

        discord.eventually(() -> assertThat(Person.words(openings()))
                .contains("**A** `%s` · 5 matches, 100 %% · won 5, lost 0".formatted(moves.get(0))));
        JsonNode start = openings();
        assertThat(Person.buttons(start)).isEmpty();
        assertThat(start.findValuesAsText("description"))
                .anyMatch(words -> words.contains("Played here: A " + moves.get(0)));

        JsonNode stepped = discord.astrid.choose(start, "00").path("message");
        assertThat(Person.words(stepped))
                .contains(
                        "After `%s`, **".formatted(moves.get(0)),
                        "**A** `%s` · 5 matches, 100 %% · won 0, lost 5".formatted(moves.get(1)));
        assertThat(Person.buttons(stepped)).containsExactly("Back");

        JsonNode further = discord.astrid.choose(stepped, "00").path("message");
        assertThat(Person.words(further)).contains("`%s` `%s`".formatted(moves.get(0), moves.get(1)), TOO_FEW);
        assertThat(Person.buttons(further)).containsExactly("Back", "Start");
        JsonNode back = discord.astrid.press(further, "Back").path("message");
        assertThat(Person.words(back)).isEqualTo(Person.words(stepped));
        JsonNode first = discord.astrid.press(back, "Back").path("message");
        assertThat(Person.words(first)).isEqualTo(Person.words(start));
        JsonNode again = discord.astrid
                .choose(discord.astrid.choose(first, "00").path("message"), "00")
                .path("message");
        assertThat(Person.words(discord.astrid.press(again, "Start").path("message")))
                .isEqualTo(Person.words(start));
        assertForgeriesAreNotUnderstood(again);
    }

    private void assertForgeriesAreNotUnderstood(JsonNode message) {
        String good = message.findValuesAsText("custom_id").stream()
                .filter(id -> id.startsWith("v1:openings:"))
                .findFirst()
                .orElseThrow();
        String number = good.split(":", -1)[2];
        for (String path : List.of(":zz", ":0", ":00.0", ":0000zz", ":" + "00".repeat(29), ":ÄÄ", ":--")) {
            assertNotUnderstood(message, "v1:openings:%s:0%s".formatted(number, path));
        }
        assertNotUnderstood(message, "v1:openings:77:0");
    }

    private void assertNotUnderstood(JsonNode message, String id) {
        long refused = said(NOT_UNDERSTOOD);
        JsonNode answer = discord.astrid.interact(Map.of(
                "type",
                COMPONENT,
                "forged",
                true,
                "channel_id",
                discord.general,
                "message_id",
                message.path("id").asText(),
                "data",
                Map.of("custom_id", id, "component_type", BUTTON, "id", 1)));
        assertThat(answer.path("outcome").asText()).as(id).isNotEqualTo("failed");
        discord.eventually(() -> assertThat(said(NOT_UNDERSTOOD)).as(id).isEqualTo(refused + 1));
        assertThat(said("Something went wrong")).as(id).isZero();
    }

    private long said(String words) {
        return discord.sandbox.exchanges().stream()
                .filter(exchange -> exchange.request().toString().contains(words))
                .count();
    }

    @Test
    void hidden_hands_have_no_openings_and_unknown_games_are_said_to_be_so() {
        assertThat(discord.astrid.privately(discord.general, "openings", "game", "mausoleum-cards"))
                .contains("There are no openings to look at: what the players hold is hidden.");
        assertThat(discord.astrid.privately(discord.general, "openings", "game", "chess"))
                .contains("There is no game called “chess” here.");
    }

    @Test
    void without_a_game_that_of_the_thread_is_meant() {
        String thread = discord.begin("gardsdansen");

        assertThat(discord.astrid.privately(thread, "openings")).contains("Gårdsdansen", NOTHING_YET);
    }

    @Test
    void where_nothing_can_be_told_yet_buttons_lead_to_a_computer_a_puzzle_and_the_lesson() {
        JsonNode empty = openings();
        assertThat(Person.buttons(empty)).containsExactly("Play a computer", "Solve a puzzle", "Learn");

        assertThat(Person.privateWords(discord.astrid.press(empty, "Solve a puzzle")))
                .startsWith("**Obelisk")
                .containsAnyOf(" · easy", " · medium", " · hard", " · very hard");
        assertThat(Person.privateWords(discord.astrid.press(empty, "Learn"))).contains("Obelisk");
        assertThat(Person.privateWords(discord.astrid.press(empty, "Play a computer")))
                .contains("Obelisk");

        JsonNode hidden = discord.astrid
                .command(discord.general, "openings", "game", "mausoleum-cards")
                .path("message");
        assertThat(Person.buttons(hidden)).containsExactly("Play a computer", "Solve a puzzle", "Learn");
    }
}
