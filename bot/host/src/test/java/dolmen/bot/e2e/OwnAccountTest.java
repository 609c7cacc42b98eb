package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A person who has added Dolmen to their account uses it where it is not installed. */
class OwnAccountTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    /** A place without Dolmen. */
    enum Place {
        SERVER,
        MESSAGES_TO_A_FRIEND
    }

    @BeforeEach
    void add() {
        discord.install("none");
        discord.control.post("people/application?as=" + discord.astrid.id, Map.of("installed", true));
    }

    private String channel(Place place) {
        return switch (place) {
            case SERVER -> discord.general;
            case MESSAGES_TO_A_FRIEND ->
                discord.control
                        .post("dms?as=" + discord.astrid.id, Map.of("user_id", discord.bjorn.id))
                        .path("id")
                        .asText();
        };
    }

    private JsonNode ofObelisk(String command, Place place) {
        return discord.astrid
                .command(channel(place), command, "game", "obelisk")
                .path("message");
    }

    @ParameterizedTest
    @EnumSource
    void a_puzzle_is_solved_but_not_shared_and_leads_to_a_match(Place place) {
        JsonNode asked = ofObelisk("puzzle", place);
        JsonNode solved = new Solver(discord.astrid).solve(asked);
        assertThat(Person.words(solved)).contains("**Solved.** ");
        assertThat(Person.buttons(solved)).doesNotContain("Share here");

        JsonNode panel = discord.astrid.press(solved, "Play a computer").path("message");
        discord.astrid.choose(panel, "Ylva");
        discord.eventually(() -> assertThat(discord.hosted().database.matches().find(new MatchId(1)))
                .isPresent());
    }

    @ParameterizedTest
    @EnumSource
    void a_lesson_goes_on_and_rules_are_shown(Place place) {
        JsonNode page = ofObelisk("learn", place);
        assertThat(Person.words(discord.astrid.press(page, "Next").path("message")))
                .contains(" · 2 of ");
        assertThat(Person.words(ofObelisk("rules", place))).contains("Obelisk");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analysis",
                "block list",
                "board",
                "export",
                "games",
                "help",
                "hint",
                "history",
                "leaderboard",
                "openings",
                "plan",
                "privacy export",
                "profile",
                "replay",
                "resign",
                "settings",
                "vacation show"
            })
    void every_command_without_a_game_has_an_answer(String command) {
        String[] words = command.split(" ", -1);
        for (Place place : Place.values()) {
            JsonNode answer = words.length == 2
                    ? discord.astrid.part(channel(place), words[0], words[1])
                    : discord.astrid.command(channel(place), words[0]);
            assertThat(answer.path("outcome").asText()).isIn("answered", "deferred");
            assertThat(Person.words(answer.path("message"))).isNotEmpty().doesNotContain("Something went wrong");
        }
    }

    @Test
    void a_friend_without_it_presses_a_button_of_a_public_answer_and_is_answered_in_private() {
        String messages = channel(Place.MESSAGES_TO_A_FRIEND);
        JsonNode profile = discord.astrid.command(messages, "profile").path("message");
        assertThat(profile.path("flags").asInt() & Person.PRIVATE).isZero();

        String label = Person.buttons(profile).getFirst();
        JsonNode answer = discord.bjorn.press(profile, label).path("message");
        assertThat(answer.path("flags").asInt() & Person.PRIVATE).isNotZero();
    }

    @ParameterizedTest
    @EnumSource
    void help_offers_what_can_be_done_there(Place place) {
        JsonNode help = discord.astrid.command(channel(place), "help").path("message");

        assertThat(Person.words(help)).contains("begins a match with a computer");
        assertThat(Person.buttons(help)).contains("Play now", "Play a computer", "All commands");
        assertThat(Person.words(discord.astrid.press(help, "All commands").path("message")))
                .doesNotContain("You manage this server");
    }

    @ParameterizedTest
    @EnumSource
    void a_leaderboard_speaks_to_one_person_alone(Place place) {
        JsonNode board = ofObelisk("leaderboard", place);

        assertThat(Person.words(board)).startsWith("**Obelisk** · all servers");
        assertThat(board.path("flags").asInt() & Person.PRIVATE).isNotZero();
    }

    @Test
    void a_nickname_on_a_server_without_dolmen_is_not_stored() {
        String guild = discord.guild.path("id").asText();
        discord.control.post(
                "guilds/%s/nickname?as=%s".formatted(guild, discord.astrid.id), Map.of("nickname", "Secret Nick"));
        discord.astrid.command(discord.general, "help");

        var privacy = discord.hosted().services.people().privacy();
        assertThat(privacy.export(new PlayerId(Long.parseLong(discord.astrid.id)))
                        .get("nicknames"))
                .isEmpty();
    }

    @Test
    void whoever_has_not_added_it_cannot_use_it_there() {
        assertThat(discord.control.refusal(
                        "interactions?as=" + discord.bjorn.id, Person.slash(discord.general, "help")))
                .isEqualTo("The application is not here, and you have not added it to your account");
    }

    @Test
    void commands_are_for_servers_alone_where_the_owner_of_the_application_wants_that() throws Exception {
        assertThat(installations()).contains(1);
        discord.control.post("application", Map.of("for_accounts", false));
        discord.restartBot();

        assertThat(installations()).isNotEmpty().doesNotContain(1);
    }

    private Stream<Integer> installations() {
        return StreamSupport.stream(discord.registeredCommands().spliterator(), false)
                .flatMap(command ->
                        StreamSupport.stream(command.path("integration_types").spliterator(), false))
                .map(JsonNode::asInt);
    }
}
