package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.MatchId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Matches where Dolmen is no member: each player receives the boards in direct messages. */
class DirectMatchTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @BeforeEach
    void add() {
        discord.install("none");
        for (Person person : new Person[] {discord.astrid, discord.bjorn}) {
            discord.control.post("people/application?as=" + person.id, Map.of("installed", true));
        }
    }

    private String messagesOf(Person person, String other) {
        return discord.control
                .post("dms?as=" + person.id, Map.of("user_id", other))
                .path("id")
                .asText();
    }

    /** The direct messages of a person and the bot. */
    private String messagesOf(Person person) {
        return messagesOf(person, discord.botId());
    }

    private static boolean isOf(JsonNode message, int match) {
        return message.findValuesAsText("custom_id").stream().anyMatch(id -> id.contains(":%d:".formatted(match)));
    }

    private static boolean isBoard(JsonNode message) {
        return Person.buttons(message).contains("Type a move");
    }

    private List<JsonNode> boardsOf(Person person, int match) {
        return person.messages(messagesOf(person)).stream()
                .filter(message -> isBoard(message) && isOf(message, match))
                .toList();
    }

    private String result(Person person) {
        return Person.words(person.await(
                messagesOf(person), message -> Person.buttons(message).contains("Rematch")));
    }

    private void resign(Person person, String channel, int match) {
        JsonNode asked = person.command(channel, "resign", "match", match).path("message");
        person.press(asked, Person.buttons(asked).getFirst());
    }

    @Test
    void a_match_with_a_computer_is_played_in_direct_messages_and_so_is_its_rematch() {
        String own = messagesOf(discord.astrid);
        JsonNode begun = discord.astrid.command(own, "play", "game", "obelisk", "opponent", "Ylva");
        assertThat(Person.words(begun.path("message"))).contains("Ylva");

        JsonNode board = discord.astrid.awaitBoard(own, 1, 0);
        assertThat(board.path("attachments")).hasSize(1);
        assertThat(Person.words(board)).startsWith("-# \\#1 Obelisk").contains(discord.astrid.mention());
        discord.astrid.command(own, "move", "match", 1, "move", "e2-d3");
        discord.astrid.awaitBoard(own, 1, 2);

        resign(discord.astrid, own, 1);
        JsonNode result =
                discord.astrid.await(own, message -> Person.buttons(message).contains("Rematch"));
        discord.astrid.press(result, "Rematch");
        discord.astrid.await(own, message -> isBoard(message) && isOf(message, 2));
    }

    @Test
    void a_board_in_direct_messages_is_solved_there_after_the_match() {
        String own = messagesOf(discord.astrid);
        discord.astrid.command(own, "play", "game", "obelisk", "opponent", "Ylva");
        JsonNode board = discord.astrid.awaitBoard(own, 1, 0);
        assertThat(Person.words(Solver.fromHere(discord.astrid, board))).isEqualTo("This match is not over yet.");
        resign(discord.astrid, own, 1);
        discord.eventually(() -> assertThat(discord.match(1).live()).isFalse());

        JsonNode task = Solver.fromHere(discord.astrid, board);
        assertThat(Person.words(task)).startsWith("Match #1, turn 1: ");
        discord.astrid.press(task, "Try it from here");
        discord.astrid.await(own, message -> isBoard(message) && isOf(message, 2));
    }

    /** A chat between people without the bot. */
    enum Chat {
        OF_TWO,
        OF_A_GROUP,
        OF_A_SERVER
    }

    private String chat(Chat chat) {
        return switch (chat) {
            case OF_TWO -> messagesOf(discord.astrid, discord.bjorn.id);
            case OF_A_GROUP ->
                discord.control
                        .post(
                                "groups?as=" + discord.astrid.id,
                                Map.of("user_ids", List.of(discord.bjorn.id, discord.chiara.id)))
                        .path("id")
                        .asText();
            case OF_A_SERVER -> discord.general;
        };
    }

    @ParameterizedTest
    @EnumSource
    void two_people_play_from_the_invitation_to_the_result_and_the_rematch(Chat where) {
        String chat = chat(where);
        JsonNode invitation = discord.astrid.challenge(chat, discord.bjorn, "obelisk", "side", "first");
        assertThat(Person.words(invitation)).contains("Each turn comes to you in a direct message from me.");
        discord.bjorn.press(invitation, "Accept");
        for (Person person : List.of(discord.astrid, discord.bjorn)) {
            person.await(messagesOf(person), message -> Person.words(message).contains("your turns will come here"));
        }
        assertThat(Person.words(
                        discord.astrid.message(chat, invitation.path("id").asText())))
                .contains("accepted", "Each turn comes to you in a direct message from me.");

        discord.astrid.awaitBoard(messagesOf(discord.astrid), 1, 0);
        discord.astrid.command(chat, "move", "match", 1, "move", "e2-d3");
        JsonNode board = discord.bjorn.awaitBoard(messagesOf(discord.bjorn), 1, 1);
        discord.bjorn.command(chat, "move", "match", 1, "move", "e5-d4");
        discord.astrid.awaitBoard(messagesOf(discord.astrid), 1, 2);
        discord.eventually(() -> assertThat(boardsOf(discord.astrid, 1))
                .as("with buttons: the newest board alone")
                .hasSize(1));
        resign(discord.bjorn, messagesOf(discord.bjorn), 1);

        String end = "%s resigned, so %s won.".formatted(discord.bjorn.mention(), discord.astrid.mention());
        assertThat(result(discord.astrid)).contains(end);
        assertThat(result(discord.bjorn)).contains(end);
        assertThat(board.path("attachments")).hasSize(1);

        JsonNode result = discord.bjorn.await(
                messagesOf(discord.bjorn), message -> Person.buttons(message).contains("Rematch"));
        discord.bjorn.press(result, "Rematch");
        JsonNode offered = discord.astrid.await(
                messagesOf(discord.astrid), message -> Person.buttons(message).contains("Accept"));
        discord.astrid.press(offered, "Accept");
        discord.eventually(() -> assertThat(discord.match(2).live()).isTrue());
    }

    @Test
    void a_challenge_that_takes_long_is_promised_and_calls_the_invited_person() {
        String chat = chat(Chat.OF_A_SERVER);
        discord.fault(Map.of(
                "kind",
                "slow",
                "milliseconds",
                4_000,
                "times",
                1,
                "route",
                "POST /channels/" + messagesOf(discord.astrid) + "/messages"));
        JsonNode asked = discord.astrid.command(chat, "challenge", "opponent", discord.bjorn.id, "game", "obelisk");

        assertThat(asked.path("acknowledged_ms").asInt()).isLessThan(2_500);
        JsonNode invitation = asked.path("message");
        assertThat(discord.control.get("notifications?as=" + discord.bjorn.id).findValuesAsText("message_id"))
                .contains(invitation.path("id").asText());
        discord.bjorn.press(invitation, "Accept");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void whoever_cannot_be_reached_is_told_so_and_the_challenge_stands() {
        discord.control.post("people/application?as=" + discord.bjorn.id, Map.of("installed", false));
        String chat = chat(Chat.OF_TWO);
        JsonNode invitation = discord.astrid.challenge(chat, discord.bjorn, "obelisk");

        assertThat(discord.bjorn.pressedPrivately(invitation, "Accept"))
                .startsWith("I cannot send you direct messages");

        discord.control.post("people/application?as=" + discord.bjorn.id, Map.of("installed", true));
        discord.bjorn.press(invitation, "Accept");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_challenger_with_closed_direct_messages_makes_no_challenge() {
        String chat = chat(Chat.OF_TWO);
        discord.control.post("people/direct_messages?as=" + discord.astrid.id, Map.of("closed", true));

        assertThat(discord.astrid.privately(chat, "challenge", "opponent", discord.bjorn.id, "game", "obelisk"))
                .startsWith("I cannot send you direct messages");
    }

    @Test
    void nobody_else_is_challenged_where_nobody_else_reads() {
        String own = messagesOf(discord.astrid);
        assertThat(discord.control.refusal(
                        "interactions?as=" + discord.astrid.id, Person.slash(own, "challenge", "game", "obelisk")))
                .contains("There is no command /challenge here");
    }

    @Test
    void each_player_reads_the_match_in_their_own_language() {
        discord.speaks(discord.astrid, "de");
        discord.speaks(discord.bjorn, "ja");
        JsonNode invitation = discord.astrid.challenge(chat(Chat.OF_TWO), discord.bjorn, "obelisk", "side", "first");
        discord.bjorn.command(messagesOf(discord.bjorn), "help");
        discord.bjorn.press(invitation, Person.buttons(invitation).getFirst());

        assertThat(Person.words(discord.astrid.awaitBoard(messagesOf(discord.astrid), 1, 0)))
                .contains("du bist am Zug");
        discord.playAtOnce(discord.astrid);
        discord.astrid.command(messagesOf(discord.astrid), "move", "match", 1, "move", "e2-d3");
        assertThat(Person.words(discord.bjorn.awaitBoard(messagesOf(discord.bjorn), 1, 1)))
                .contains("手番");
    }

    /** The first board of a match of the two, whose challenger moves first. */
    private void begin() {
        JsonNode invitation = discord.astrid.challenge(chat(Chat.OF_TWO), discord.bjorn, "obelisk", "side", "first");
        discord.bjorn.press(invitation, "Accept");
        discord.astrid.awaitBoard(messagesOf(discord.astrid), 1, 0);
    }

    @Test
    void a_player_who_closes_direct_messages_does_not_stop_the_clock() {
        begin();
        discord.control.post("people/direct_messages?as=" + discord.bjorn.id, Map.of("closed", true));
        discord.playAtOnce(discord.astrid);
        discord.astrid.command(messagesOf(discord.astrid), "move", "match", 1, "move", "e2-d3");

        discord.eventually(
                () -> assertThat(discord.hosted().services.posted().silences().of(new MatchId(1)))
                        .isEmpty());
        assertThat(discord.match(1).ply()).isEqualTo(1);
    }

    @Test
    void a_declined_request_is_told_to_its_maker() {
        begin();
        JsonNode panel = discord.astrid
                .press(discord.astrid.awaitBoard(messagesOf(discord.astrid), 1, 0), "More")
                .path("message");
        discord.astrid.press(panel, "Offer a draw");
        JsonNode asked = discord.bjorn.await(
                messagesOf(discord.bjorn), message -> Person.buttons(message).contains("Decline"));
        discord.astrid.await(
                messagesOf(discord.astrid), message -> Person.buttons(message).contains("Agree"));
        discord.bjorn.press(asked, "Decline");

        discord.astrid.await(
                messagesOf(discord.astrid), message -> Person.words(message).contains("declined"));
    }

    @Test
    void a_declined_challenge_is_told_to_the_challenger() {
        JsonNode invitation = discord.astrid.challenge(chat(Chat.OF_TWO), discord.bjorn, "obelisk");
        discord.bjorn.submit(discord.bjorn.press(invitation, "Decline"), "reason", "");
        discord.astrid.await(
                messagesOf(discord.astrid), message -> Person.words(message).contains("declined"));
    }
}
