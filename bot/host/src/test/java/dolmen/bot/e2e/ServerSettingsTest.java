package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.MatchId;
import java.util.List;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Choices of managers for their server, and that they hold. */
class ServerSettingsTest {
    /** The flag of messages that keep devices quiet. */
    private static final int SUPPRESS_NOTIFICATIONS = 1 << 12;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String games;

    @BeforeEach
    void open() {
        games = discord.channel("games");
    }

    @Test
    void settings_say_what_holds_and_keep_what_is_not_named_also_after_a_restart() throws Exception {
        assertThat(settings())
                .contains(
                        "all see: The default",
                        "played in: A thread each",
                        "to move is: Mentioned and notified",
                        "Usual pace: 3 days a turn",
                        ", and: none",
                        "may begin in: none");
        assertThat(settings("threads", false, "pings", "SILENT", "pace", "3d weekends-off"))
                .contains(
                        "played in: The channel itself", "is: Mentioned silently", "pace: 3 days a turn, weekends off");

        discord.restartBot();

        assertThat(settings("pace", "7 days + 1 day a turn up to 14 days"))
                .contains(
                        "played in: The channel itself",
                        "is: Mentioned silently",
                        "pace: 7 days + 1 day a turn up to 14 days");
    }

    @Test
    void paces_are_offered_in_words_and_what_is_none_changes_nothing() {
        assertThat(discord.astrid.typing(discord.general, "settings-server", "pace", "3 d"))
                .first()
                .satisfies(choice -> {
                    assertThat(choice.path("name").asText()).isEqualTo("3 days a turn");
                    assertThat(choice.path("value").asText()).isEqualTo("3d");
                });
        assertThat(settings("pace", "soon", "threads", false)).startsWith("I cannot read that pace.");
        assertThat(settings()).contains("played in: A thread each", "pace: 3 days a turn");
    }

    @Test
    void the_pace_of_the_server_is_that_of_challenges_for_which_nobody_chooses_another() {
        settings("pace", "5d");
        discord.begin("mausoleum");
        assertThat(discord.match(1).clock().control().text()).isEqualTo("5d");
    }

    @Test
    void matches_begin_in_the_chosen_channels_alone() {
        JsonNode answer = discord.astrid.command(discord.general, "settings-server");
        JsonNode chosen =
                discord.astrid.chooseChannels(answer.path("message"), games).path("message");
        assertThat(Choices.settings(chosen)).contains("may begin in: " + games);
        assertThat(chosen.findParents("default_values")).hasSize(1);

        for (String command : List.of("challenge", "seek")) {
            Object[] options = command.equals("seek")
                    ? new Object[] {"game", "mausoleum"}
                    : new Object[] {"game", "mausoleum", "opponent", discord.bjorn.id};
            assertThat(discord.astrid.privately(discord.general, command, options))
                    .isEqualTo("No match can begin in this channel. On this server matches begin in <#" + games + ">.");
        }
        JsonNode seek =
                discord.astrid.command(games, "seek", "game", "mausoleum").path("message");
        discord.bjorn.press(seek, "Join");
        String thread = seek.path("id").asText();
        discord.bjorn.await(thread, Person::hasButtons);
        discord.chiara.command(thread, "seek", "game", "mausoleum");
        discord.bjorn.await(
                games,
                message -> !message.path("id").asText().equals(thread)
                        && Person.buttons(message).contains("Join"));
        assertThat(discord.astrid.privately(discord.general, "games")).contains("#1");

        discord.astrid.chooseChannels(
                discord.astrid.command(games, "settings-server").path("message"));
        assertThat(settings()).contains("may begin in: none");
        discord.begin("mausoleum");
    }

    @Test
    void a_challenge_cannot_be_accepted_where_play_has_been_forbidden_since() {
        JsonNode challenge = discord.challenge("mausoleum");
        discord.astrid.chooseChannels(
                discord.astrid.command(games, "settings-server").path("message"), games);

        assertThat(discord.bjorn.pressedPrivately(challenge, "Accept")).contains("matches begin in <#" + games + ">");
        assertThat(discord.hosted().database.matches().find(new MatchId(1))).isEmpty();
        discord.bjorn.press(challenge, "Decline");
    }

    @Test
    void without_threads_a_match_is_played_in_the_channel_itself() {
        settings("threads", false);
        JsonNode challenge = discord.challenge("murus-gallicus");
        discord.bjorn.press(challenge, "Accept");
        discord.astrid.awaitBoard(discord.general, 1, 0);

        discord.play(discord.general, 1, "a1-a3", "a7-a5");

        assertThat(discord.world().path("guilds").path(0).path("threads")).isEmpty();
        assertThat(discord.requests("POST", ".*/threads")).isEmpty();
    }

    @Test
    void a_match_stays_where_it_began_when_threads_are_switched_off() {
        String thread = discord.begin("murus-gallicus");
        settings("threads", false);
        discord.play(thread, 1, "a1-a3");
        discord.astrid.awaitBoard(thread, 1, 1);
    }

    @Test
    void silent_pings_mention_without_a_notification() {
        settings("pings", "SILENT");
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 0);

        assertThat(Person.words(board)).contains(discord.astrid.mention());
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.astrid.id);
        assertThat(board.path("flags").asInt() & SUPPRESS_NOTIFICATIONS).isEqualTo(SUPPRESS_NOTIFICATIONS);
    }

    @Test
    void without_pings_the_board_names_the_player_to_move_and_mentions_nobody() {
        settings("pings", "NONE");
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 0);

        assertThat(Person.words(board)).contains("**Astrid**, your turn ends").doesNotContain("<@");
        assertThat(board.path("mentions")).isEmpty();
        discord.eventually(() -> assertThat(discord.requests("POST", "/channels/" + thread + "/messages"))
                .singleElement()
                .extracting(exchange -> exchange.request().path("allowed_mentions"))
                .satisfies(allowed -> {
                    assertThat(allowed.path("users")).isEmpty();
                    assertThat(allowed.path("parse")).isEmpty();
                }));
    }

    @Test
    void whoever_moves_is_notified_loudly_unless_the_server_says_otherwise() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 0);
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.astrid.id);
        assertThat(board.path("flags").asInt() & SUPPRESS_NOTIFICATIONS).isZero();
    }

    @Test
    void everybody_cannot_be_made_a_moderator() {
        String role = discord.role("Keepers", Permission.MESSAGE_MANAGE, discord.chiara);
        assertThat(settings("moderators", role)).contains(", and: " + role);
        assertThat(settings("moderators", discord.guild.path("id").asText())).contains(", and: none");
    }

    @Test
    void help_tells_managers_and_nobody_else_of_the_commands_for_them() {
        assertThat(allCommands(discord.astrid)).contains("</setup check:", "</settings-server:");
        assertThat(allCommands(discord.bjorn)).doesNotContain("</setup", "</settings-server:");
    }

    private String allCommands(Person person) {
        JsonNode help = person.command(discord.general, "help").path("message");
        return Person.privateWords(person.press(help, "All commands"));
    }

    private String settings(Object... options) {
        JsonNode message = discord.astrid
                .command(discord.general, "settings-server", options)
                .path("message");
        return message.path("content").asText() + Choices.settings(message);
    }
}
