package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The bot keeps the tags of its posts in a forum, as far as it may, and no board waits for them. */
class ForumTagsTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private Forum forum;

    @BeforeEach
    void choose_a_forum() {
        forum = Forum.chosen(discord);
    }

    @Test
    void missing_tags_are_made_where_the_bot_manages_channels_and_others_stay() {
        forum.tags("Questions");
        discord.permit(forum.id(), discord.botId(), Permission.MANAGE_CHANNEL);
        forum.awaitSeen(Permission.MANAGE_CHANNEL);
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);

        assertThat(forum.tagsOf(post)).containsExactlyInAnyOrder("Murus Gallicus", "In play");
        assertThat(forum.tagsOfForum()).containsExactly("Questions", "Murus Gallicus", "In play");
        forum.resign(post);
        discord.eventually(() -> assertThat(forum.tagsOf(post)).containsExactlyInAnyOrder("Murus Gallicus", "Ended"));
    }

    @Test
    void the_tags_follow_the_language_of_the_server() {
        forum.tags("Murus Gallicus", "In play", "Beendet");
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(forum.tagsOf(post)).containsExactlyInAnyOrder("Murus Gallicus", "In play");
        discord.astrid.command(discord.general, "settings-server", "language", "de");
        JsonNode question = discord.astrid.command(post, "resign").path("message");
        discord.astrid.press(question, "Resign");
        discord.eventually(() -> assertThat(forum.tagsOf(post)).containsExactlyInAnyOrder("Murus Gallicus", "Beendet"));
    }

    @Test
    void without_the_permission_to_make_tags_a_post_has_those_that_there_are() {
        forum.tags("Ended", "Other");
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(forum.tagsOf(post)).isEmpty();
        forum.resign(post);
        discord.eventually(() -> assertThat(forum.tagsOf(post)).containsExactly("Ended"));
        assertThat(forum.tagsOfForum()).containsExactly("Ended", "Other");
    }

    @Test
    void a_full_list_of_tags_costs_no_board() {
        discord.permit(forum.id(), discord.botId(), Permission.MANAGE_CHANNEL);
        forum.tags(IntStream.range(0, 19).mapToObj(number -> "tag " + number).toArray(String[]::new));
        forum.awaitSeen(Permission.MANAGE_CHANNEL);
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(forum.tagsOf(post)).containsExactly("Murus Gallicus");
        assertThat(forum.tagsOfForum()).hasSize(20);
    }

    @Test
    void moderated_tags_are_left_to_moderators() {
        forum.tags(true, false, "Murus Gallicus", "In play", "Ended");
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(forum.tagsOf(post)).isEmpty();
        assertThat(discord.requests("POST", "/channels/" + forum.id() + "/threads"))
                .hasSize(1);
    }

    @Test
    void a_forum_that_requires_a_tag_gets_one_and_one_that_has_none_to_give_leaves_the_match_in_the_channel() {
        forum.tags(false, true, "Anything", "More");
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(forum.tagsOf(post)).containsExactly("Anything");
        forum.resign(post);
        discord.eventually(
                () -> assertThat(forum.place(post).path("name").asText()).startsWith("✓ "));
        assertThat(forum.tagsOf(post)).containsExactly("Anything");

        forum.tags(true, true, "Secret");
        forum.accepted();
        discord.bjorn.awaitBoard(discord.general, 2, 0);
    }

    @Test
    void a_tag_that_is_deleted_while_the_post_is_opened_costs_no_board() {
        forum.tags("Murus Gallicus", "In play");
        discord.fault(Map.of(
                "kind",
                "error",
                "code",
                50035,
                "times",
                1,
                "route",
                "POST /channels/%s/threads".formatted(forum.id())));
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        assertThat(forum.tagsOf(post)).isEmpty();
        assertThat(forum.place(post).path("name").asText()).contains("Astrid");
    }

    @Test
    void a_tag_that_people_have_added_stays_when_the_match_ends() {
        List<String> ids = forum.tags("Final", "In play", "Ended");
        forum.accepted();
        String post = forum.post(1);
        discord.bjorn.awaitBoard(post, 1, 0);
        RawRequests.of(discord)
                .send(
                        "PATCH",
                        "channels/" + post,
                        "{\"applied_tags\":[\"%s\",\"%s\"]}".formatted(ids.get(1), ids.get(0)));
        forum.resign(post);
        discord.eventually(() -> assertThat(forum.tagsOf(post)).containsExactlyInAnyOrder("Final", "Ended"));
    }

    @Test
    void in_a_server_of_another_language_the_tags_are_in_it() {
        discord.astrid.command(discord.general, "settings-server", "language", "de");
        forum.tags("läuft", "Beendet");
        discord.bjorn.press(discord.challenge("murus-gallicus"), "Annehmen");
        String post = forum.post(1);
        discord.bjorn.await(post, Person::hasButtons);
        assertThat(forum.tagsOf(post)).containsExactly("läuft");
    }
}
