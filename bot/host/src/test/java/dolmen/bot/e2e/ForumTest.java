package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** On a server that has chosen a forum, each match has a post there. */
class ForumTest {
    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private Forum forum;

    @BeforeEach
    void choose_a_forum() {
        forum = Forum.chosen(discord);
    }

    @Test
    void a_match_is_played_from_its_challenge_to_its_result_in_a_post_whose_tags_tell_its_game_and_its_end() {
        forum.tags("obelisk", "Murus Gallicus", "In play", "Ended");
        JsonNode challenge = forum.accepted();
        String post = forum.post(1);

        JsonNode board = discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(board.path("id").asText()).isEqualTo(post);
        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.astrid.id);
        assertThat(forum.notified(discord.astrid)).contains(post);
        assertThat(forum.place(post).path("name").asText()).isEqualTo("Astrid – Björn · Murus Gallicus #1");
        assertThat(forum.place(post).path("parent_id").asText()).isEqualTo(forum.id());
        assertThat(forum.tagsOf(post)).containsExactlyInAnyOrder("Murus Gallicus", "In play");
        assertThat(forum.words(challenge)).contains("<#" + post + ">").doesNotContain("\n");
        assertThat(discord.messagesOfBot(discord.general)).hasSize(1);

        forum.awaitNothingOwed();
        discord.play(post, 1, "a1-a3");
        discord.bjorn.reply(discord.bjorn.awaitBoard(post, 1, 1), "a7-a5");
        discord.astrid.awaitBoard(post, 1, 2);
        discord.eventually(() -> assertThat(discord.messagesOfBot(post).stream().filter(Person::hasButtons))
                .hasSize(1));
        forum.resign(post);

        discord.eventually(() ->
                assertThat(forum.place(post).path("name").asText()).isEqualTo("✓ Astrid – Björn · Murus Gallicus #1"));
        assertThat(forum.tagsOf(post)).containsExactlyInAnyOrder("Murus Gallicus", "Ended");
        assertThat(forum.words(challenge)).contains("**Astrid** resigned", "<#" + post + ">");
        clock.advance(Duration.ofHours(25));
        discord.eventually(() -> assertThat(forum.archived(post)).isTrue());
        assertThat(discord.requests("PATCH", "/channels/" + forum.id())).isEmpty();
    }

    @Test
    void a_match_against_a_computer_has_a_post_too_and_the_answer_leads_there() {
        JsonNode answer = discord.astrid
                .command(discord.general, "play", "game", "mausoleum", "opponent", "Ylva", "side", "first")
                .path("message");
        String post = forum.post(1);
        discord.astrid.awaitBoard(post, 1, 0);
        discord.eventually(() -> assertThat(discord.astrid
                        .message(discord.general, answer.path("id").asText())
                        .findValuesAsText("url"))
                .containsExactly("https://discord.com/channels/%s/%s"
                        .formatted(discord.guild.path("id").asText(), post)));
    }

    @Test
    void another_match_from_a_post_is_proposed_in_the_channel_and_has_a_post_of_its_own() {
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        JsonNode result = forum.resign(post);

        assertThat(Person.privateWords(discord.astrid.press(result, "Rematch")))
                .startsWith("The rematch is offered in <#" + discord.general + ">");
        JsonNode offer = discord.chiara.await(
                discord.general, message -> Person.words(message).contains("a rematch of match #1"));
        discord.bjorn.press(offer, "Accept");
        discord.bjorn.awaitBoard(forum.post(2), 2, 0);
        assertThat(forum.post(2)).isNotEqualTo(post);

        assertThat(discord.astrid.privately(post, "seek", "game", "obelisk"))
                .startsWith("This thread is for its match alone; your [offer](https://");
        JsonNode shared = discord.astrid.press(result, "Share in channel");
        assertThat(Person.privateWords(shared)).doesNotContain("cannot");
        assertThat(discord.messagesOfBot(discord.general)).hasSize(4);
    }

    @Test
    void a_lost_response_and_a_restart_open_no_second_post() throws Exception {
        discord.fault(
                Map.of("kind", "answer_lost", "times", 1, "route", "POST /channels/%s/threads".formatted(forum.id())));
        forum.accepted();
        String post = forum.post(1);
        discord.restartBot();
        discord.bjorn.awaitBoard(post, 1, 0);
        forum.awaitNothingOwed();
        discord.play(post, 1, "a1-a3", "a7-a5");
        assertThat(forum.posts().stream().filter(other -> !forum.archived(other)))
                .containsExactly(post);
        assertThat(forum.posts().stream().filter(forum::archived))
                .allSatisfy(other -> assertThat(discord.messagesOfBot(other)).isEmpty());
        discord.eventually(() -> assertThat(discord.messagesOfBot(post).stream().filter(Person::hasButtons))
                .hasSize(1));
    }

    @Test
    void a_host_that_stops_before_it_has_recorded_the_post_finds_it_again() throws Exception {
        discord.fault(Map.of(
                "kind",
                "answer_late",
                "milliseconds",
                60_000,
                "times",
                1,
                "route",
                "POST /channels/%s/threads".formatted(forum.id())));
        JsonNode challenge = discord.challenge("murus-gallicus");
        discord.control.attempt(
                "interactions?as=" + discord.bjorn.id,
                Person.pressing(discord.general, challenge.path("id").asText(), Person.button(challenge, "Accept")));
        discord.eventually(() -> assertThat(forum.posts()).hasSize(1));
        discord.restartBot();

        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        forum.awaitNothingOwed();
        discord.eventually(() -> assertThat(forum.posts().stream().filter(other -> !forum.archived(other)))
                .containsExactly(post));
        assertThat(discord.messagesOfBot(post)).hasSize(1);
        discord.play(post, 1, "a1-a3");
    }

    @Test
    void a_post_that_was_deleted_is_opened_again() {
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        forum.awaitNothingOwed();
        discord.permit(forum.id(), discord.botId(), Permission.MANAGE_THREADS);
        RawRequests.of(discord).send("DELETE", "channels/" + post);
        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played");

        discord.eventually(
                () -> assertThat(discord.match(1).venue().thread()).asString().isNotEqualTo(post));
        String again = forum.post(1);
        discord.bjorn.awaitBoard(again, 1, 1);
        forum.awaitNothingOwed();
        assertThat(discord.messagesOfBot(again)).hasSize(1);
        discord.play(again, 1, "a7-a5");
        discord.eventually(
                () -> assertThat(discord.messagesOfBot(again).stream().filter(Person::hasButtons))
                        .hasSize(1));
    }

    @Test
    void a_move_takes_a_post_out_of_the_archive_also_after_a_restart() throws Exception {
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        forum.awaitNothingOwed();
        archive(post);
        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played");
        discord.bjorn.awaitBoard(post, 1, 1);
        forum.awaitNothingOwed();

        archive(post);
        discord.restartBot();
        assertThat(discord.bjorn.privately(discord.general, "move", "move", "a7-a5", "match", 1))
                .contains("You played");
        discord.astrid.awaitBoard(post, 1, 2);
        assertThat(discord.match(1).venue().thread()).asString().isEqualTo(post);
    }

    private void archive(String post) {
        discord.control.post("channels/%s/archive?as=%s".formatted(post, discord.astrid.id), Map.of("archived", true));
    }

    @Test
    void a_match_returns_to_its_post_after_the_forum_was_hidden_from_the_bot_for_a_while() {
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        discord.deny(forum.id(), discord.botId(), Permission.VIEW_CHANNEL);
        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played");
        discord.bjorn.awaitBoard(discord.general, 1, 1);

        discord.deny(forum.id(), discord.botId());
        assertThat(discord.bjorn.privately(discord.general, "move", "move", "a7-a5", "match", 1))
                .contains("You played");
        discord.astrid.awaitBoard(post, 1, 2);
    }

    @Test
    void a_forum_that_not_everybody_sees_takes_no_match_from_a_channel_that_everybody_sees() {
        discord.deny(forum.id(), discord.guild.path("id").asText(), Permission.VIEW_CHANNEL);
        discord.permit(forum.id(), discord.botId(), Permission.VIEW_CHANNEL);
        String thread = forum.accepted().path("id").asText();
        discord.bjorn.awaitBoard(thread, 1, 0);
        assertThat(forum.check(discord.general)).contains("different people can see it");
    }

    @Test
    void a_private_forum_takes_no_match_from_a_private_channel_of_other_people() {
        String everybody = discord.guild.path("id").asText();
        for (String place : List.of(forum.id(), discord.general)) {
            discord.deny(place, everybody, Permission.VIEW_CHANNEL);
            discord.permit(place, discord.botId(), Permission.VIEW_CHANNEL);
            discord.permit(place, discord.astrid.id, Permission.VIEW_CHANNEL);
        }
        discord.permit(discord.general, discord.bjorn.id, Permission.VIEW_CHANNEL);
        String thread = forum.accepted().path("id").asText();
        discord.bjorn.awaitBoard(thread, 1, 0);

        discord.permit(forum.id(), discord.bjorn.id, Permission.VIEW_CHANNEL);
        forum.accepted();
        discord.bjorn.awaitBoard(forum.post(2), 2, 0);
    }

    @Test
    void a_match_whose_forum_was_deleted_goes_on_in_the_channel_and_others_begin_in_threads() {
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        discord.permit(forum.id(), discord.botId(), Permission.MANAGE_CHANNEL);
        RawRequests.of(discord).send("DELETE", "channels/" + forum.id());
        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played");
        discord.bjorn.awaitBoard(discord.general, 1, 1);

        assertThat(Choices.settings(forum.panel()))
                .contains("played in: **threads, since the chosen forum is gone**: A thread each");
        String thread = forum.accepted().path("id").asText();
        discord.bjorn.awaitBoard(thread, 2, 0);
    }

    @Test
    void while_the_bot_may_not_write_in_the_forum_the_match_is_shown_in_the_channel_and_returns_to_its_post() {
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        discord.deny(forum.id(), discord.botId(), Permission.MESSAGE_SEND_IN_THREADS);
        assertThat(discord.astrid.privately(post, "move", "move", "a1-a3")).contains("You played");
        discord.bjorn.awaitBoard(discord.general, 1, 1);
        discord.eventually(() -> assertThat(Choices.settings(forum.panel()))
                .contains("threads, until I have Send Messages in Threads in the forum"));
        String thread = forum.accepted().path("id").asText();
        discord.bjorn.awaitBoard(thread, 2, 0);

        discord.deny(forum.id(), discord.botId());

        assertThat(discord.bjorn.privately(post, "move", "move", "a7-a5", "match", 1))
                .contains("You played");
        discord.astrid.awaitBoard(post, 1, 2);
    }

    @Test
    void a_match_from_a_post_of_people_is_played_there() {
        String post = discord.control
                .post(
                        "channels/%s/threads?as=%s".formatted(forum.id(), discord.bjorn.id),
                        Map.of("name", "Who plays?", "content", "I do"))
                .path("id")
                .asText();
        JsonNode challenge = discord.astrid.challenge(post, discord.bjorn, "mausoleum", "side", "first");
        discord.bjorn.press(challenge, "Accept");
        discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(forum.posts()).containsExactly(post);
    }

    @Test
    void threads_and_no_threads_can_be_chosen_again() {
        assertThat(Choices.settings(forum.chosen("no"))).contains("played in: The channel itself");
        assertThat(Choices.settings(forum.chosen(forum.id()))).contains("A post each in #matches");
        discord.astrid.command(discord.general, "settings-server", "pings", "SILENT");
        assertThat(Choices.settings(forum.panel())).contains("A post each in #matches");
        discord.astrid.command(discord.general, "settings-server", "threads", true);
        assertThat(Choices.settings(forum.panel())).contains("played in: A thread each");
    }

    @Test
    void setup_names_what_posts_need() {
        discord.permit(forum.id(), discord.botId(), Permission.MANAGE_CHANNEL);
        discord.eventually(() -> assertThat(forum.check(forum.id())).startsWith("All is well"));
        discord.deny(discord.general, discord.botId(), Permission.CREATE_PUBLIC_THREADS);
        assertThat(forum.check(discord.general)).startsWith("All is well");

        discord.permit(forum.id(), discord.botId());
        discord.eventually(() -> assertThat(forum.check(forum.id()))
                .contains("**Manage Channels**, so it cannot make the tags In play and Ended."));
        discord.deny(forum.id(), discord.botId(), Permission.MESSAGE_SEND);
        discord.eventually(() ->
                assertThat(forum.check(forum.id())).contains("**Send Messages**: matches get no posts in this forum"));
        assertThat(forum.check(discord.general))
                .contains("get no posts in <#" + forum.id() + ">, since the bot lacks Send Messages there");
    }
}
