package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.words.Wordings;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that need more than two people, or more than a move a turn, on Discord from the challenge to the end. */
class EveryTableTest {
    /** So many turns of a long match are typed; the others are played in the house. */
    private static final int TYPED = 8;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private List<Person> people;

    @BeforeEach
    void open() {
        people = List.of(discord.astrid, discord.bjorn, discord.chiara, discord.newcomer("David"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | gardsdansen",
                "2 | gardsdansen(rule=klint)",
                "2 | obelisk(mode=balanced)",
                "3 | murus-gallicus(goal=escape,players=3)",
                "4 | murus-gallicus(goal=escape,players=4)"
            })
    void a_table_is_played_to_its_end_of_which_all_are_told(int players, String variant) {
        String thread = discord.beginTable(variant, people.subList(1, players));
        List<String> turns = Playthrough.shortest(variant);
        int typed = turns.size() - TYPED;
        discord.fastForward(1, turns.subList(0, typed));

        for (String turn : turns.subList(typed, turns.size())) {
            assertThat(mover().privately(thread, "move", "move", turn)).contains("You played");
        }

        assertThat(discord.match(1).live()).isFalse();
        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(result.path("mentions").findValuesAsText("id"))
                .containsExactlyInAnyOrderElementsOf(people.subList(0, players).stream()
                        .map(person -> person.id)
                        .toList());
        assertThat(result.path("attachments")).hasSize(1);
        assertThat(result.path("content").asText())
                .containsPattern("Ratings: (\\*\\*.+\\*\\* \\d+ \\([+−]\\d+\\)[,.] ?){%d}|This variant is unrated"
                        .formatted(players));
    }

    private Person mover() {
        Map<String, Person> byId = people.stream().collect(Collectors.toMap(person -> person.id, Function.identity()));
        Match match = discord.match(1);
        return Stream.of(match.playerToMove().orElseThrow().toString())
                .map(byId::get)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void in_the_middle_of_a_turn_the_board_is_in_the_answer_and_nobody_is_called() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.begin("gardsdansen");
        JsonNode first = discord.astrid.awaitBoard(thread, 1, 0);

        JsonNode answer = discord.astrid.command(thread, "move", "move", "d2-d4");
        assertThat(Person.privateWords(answer)).contains("`d2-d4`", "still your turn");
        assertThat(answer.path("message").path("attachments")).hasSize(1);
        assertThat(discord.messagesOfBot(thread)).hasSize(1);

        JsonNode form = discord.astrid.press(first, "Type a move");
        assertThat(Person.privateWords(discord.astrid.submit(form, "move", "c1 d2")))
                .contains("You played `d2-d4` `c1-d2`");
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 2);
        assertThat(board.path("content").asText()).contains("`d2-d4`", "`c1-d2`", discord.bjorn.mention());
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void the_answer_in_the_middle_of_a_turn_has_a_button_to_go_on() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.begin("gardsdansen");
        JsonNode answer = discord.astrid.command(thread, "move", "move", "d2-d4");

        JsonNode form = discord.astrid.press(answer.path("message"), "Type a move");
        discord.astrid.submit(form, "move", "c1-d2");

        assertThat(discord.match(1).ply()).isEqualTo(2);
    }

    @Test
    void a_challenge_waits_for_every_opponent_and_says_who_is_awaited() {
        JsonNode challenge = discord.astrid.challenge(
                discord.general,
                discord.bjorn,
                "murus-gallicus(goal=escape,players=3)",
                "opponent2",
                discord.chiara.id);
        assertThat(challenge.path("mentions").findValuesAsText("id"))
                .containsExactlyInAnyOrder(discord.bjorn.id, discord.chiara.id);

        JsonNode joined = discord.chiara.press(challenge, "Accept");
        assertThat(discord.bjorn
                        .message(discord.general, challenge.path("id").asText())
                        .path("content")
                        .asText())
                .contains("At the table: **Astrid** and **Chiara**. Waiting for **Björn** to answer.");
        assertThat(joined).isNotNull();
        assertThat(discord.chiara.pressedPrivately(challenge, "Accept"))
                .contains("The match begins as soon as **Björn** accepts too");

        discord.bjorn.press(challenge, "Accept");
        discord.astrid.await(challenge.path("id").asText(), Person::hasButtons);
    }

    @Test
    void too_many_opponents_and_the_same_one_twice_are_refused_in_words() {
        assertThat(discord.astrid.privately(
                        discord.general,
                        "challenge",
                        "opponent",
                        discord.bjorn.id,
                        "game",
                        "murus-gallicus",
                        "opponent2",
                        discord.chiara.id))
                .contains("is for 2 players: name one opponent");
        assertThat(discord.astrid.privately(
                        discord.general,
                        "challenge",
                        "opponent",
                        discord.bjorn.id,
                        "game",
                        "murus-gallicus",
                        "opponent2",
                        discord.bjorn.id))
                .contains("named **Björn** twice");
    }

    @Test
    void who_resigns_at_a_table_of_three_is_out_and_the_others_play_on() {
        String thread = discord.beginTable("murus-gallicus(goal=escape,players=3)", people.subList(1, 3));
        JsonNode question = discord.chiara.command(thread, "resign").path("message");
        assertThat(question.path("content").asText()).contains("Then you are out, and the others play on.");
        discord.chiara.press(question, "Resign");

        JsonNode board = discord.astrid.awaitBoard(thread, 1, 1);
        assertThat(board.path("content").asText()).contains("**Chiara** resigned. **Astrid**, your turn ends");
        assertThat(board.path("mentions")).as("Astrid was called before").isEmpty();
        assertThat(discord.astrid.privately(thread, "resign"))
                .as("one of two who are left")
                .endsWith("** wins. Not everybody has moved yet, so it changes no rating.");
        assertThat(discord.chiara.privately(thread, "resign")).contains("You are out of match #1");
    }

    @Test
    void the_card_game_is_played_by_three_with_hands_that_only_their_owners_see() {
        discord.playAtOnce(people.get(0), people.get(1), people.get(2));
        String thread = discord.beginTable("mausoleum-cards(players=3)", people.subList(1, 3));
        JsonNode board = discord.astrid.awaitBoard(thread, 1, discord.match(1).ply());
        assertThat(board.path("content").asText()).contains("shows your hand to you alone");
        handsArePrivate(board);

        var random = new Random(3);
        for (int typed = 0; typed < 2 * TYPED; typed++) {
            assertThat(mover().privately(thread, "move", "move", someMove(discord.match(1), random)))
                    .containsAnyOf("You drew", "You took", "still your turn");
        }
        while (discord.match(1).live()) {
            discord.fastForward(1, List.of(someMove(discord.match(1), random)));
        }

        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(result.path("content").asText()).containsAnyOf(" won: ", " share first place: ", " drew: ");
        assertThat(discord.messagesOfBot(thread))
                .noneMatch(message -> message.path("content").asText().contains("deal:"));
    }

    /** A burial where there is one, since games of chance plays alone take long. */
    private static String someMove(Match match, Random random) {
        List<String> legal = match.standing().legalMoves(match.toMove().orElseThrow());
        return legal.stream()
                .filter(move -> move.startsWith("$"))
                .findFirst()
                .orElseGet(() -> legal.get(random.nextInt(legal.size())));
    }

    private void handsArePrivate(JsonNode board) {
        Match match = discord.match(1);
        String table = board.path("attachments").path(0).path("description").asText();
        for (Person person : people.subList(0, 3)) {
            Seat seat = match.seatOf(new PlayerId(Long.parseUnsignedLong(person.id)))
                    .orElseThrow();
            String own = Person.named(
                    match,
                    people,
                    match.standing().scene(seat).in(Wordings.ENGLISH).altText());
            JsonNode shown = person.press(board, "My view").path("message");
            assertThat(shown.path("attachments").path(0).path("description").asText())
                    .isEqualTo(own)
                    .isNotEqualTo(table);
            assertThat(shown.path("flags").asInt() & 64).as("private").isEqualTo(64);
        }
    }
}
