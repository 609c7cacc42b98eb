package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.MatchId;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import net.dv8tion.jda.api.Permission;

/** A forum that a server has chosen for its matches, and what people see there. */
record Forum(LocalDiscord discord, String id) {

    /** A new forum called "matches", chosen by Astrid. */
    static Forum chosen(LocalDiscord discord) {
        var made = new Forum(
                discord,
                discord.control
                        .post(
                                "guilds/%s/channels?as=%s"
                                        .formatted(discord.guild.path("id").asText(), discord.astrid.id),
                                Map.of("name", "matches", "type", "forum"))
                        .path("id")
                        .asText());
        discord.eventually(
                () -> assertThat(made.panel().findValuesAsText("value")).contains(made.id()));
        made.chosen(made.id());
        return made;
    }

    String check(String channel) {
        return Person.privateWords(discord.astrid.part(discord.general, "setup", "check", "channel", channel));
    }

    JsonNode panel() {
        return discord.astrid.command(discord.general, "settings-server").path("message");
    }

    JsonNode chosen(String place) {
        return discord.astrid.chooseIn(panel(), "threads", place).path("message");
    }

    /** Björn accepts a challenge of Astrid, who moves first; the message of the challenge. */
    JsonNode accepted() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        discord.bjorn.press(challenge, "Accept");
        return challenge;
    }

    JsonNode resign(String post) {
        JsonNode question = discord.astrid.command(post, "resign").path("message");
        discord.astrid.press(question, "Resign");
        return discord.bjorn.await(post, message -> Person.buttons(message).contains("Rematch"));
    }

    /** The post of the match, once it is known. */
    String post(long match) {
        discord.eventually(() -> assertThat(posts())
                .contains(discord.hosted()
                        .database
                        .matches()
                        .find(new MatchId(match))
                        .map(found -> found.venue().thread().toString())
                        .orElse("none")));
        return discord.match(match).venue().thread().toString();
    }

    private List<JsonNode> threads() {
        return StreamSupport.stream(
                        discord.world().path("guilds").path(0).path("threads").spliterator(), false)
                .toList();
    }

    List<String> posts() {
        return threads().stream()
                .filter(thread -> thread.path("parent_id").asText().equals(id))
                .map(thread -> thread.path("id").asText())
                .toList();
    }

    JsonNode place(String where) {
        return Stream.concat(
                        threads().stream(),
                        StreamSupport.stream(
                                discord.world()
                                        .path("guilds")
                                        .path(0)
                                        .path("channels")
                                        .spliterator(),
                                false))
                .filter(place -> place.path("id").asText().equals(where))
                .findFirst()
                .orElseThrow();
    }

    boolean archived(String post) {
        return place(post).path("thread_metadata").path("archived").asBoolean();
    }

    String words(JsonNode challenge) {
        return Person.words(
                discord.astrid.message(discord.general, challenge.path("id").asText()));
    }

    List<String> notified(Person person) {
        return discord.control.get("notifications?as=" + person.id).findValuesAsText("message_id");
    }

    List<String> tagsOfForum() {
        return place(id).path("available_tags").findValuesAsText("name");
    }

    /** The names of the post's tags, in their order. */
    List<String> tagsOf(String post) {
        List<JsonNode> known = place(id).path("available_tags").findParents("name");
        return StreamSupport.stream(place(post).path("applied_tags").spliterator(), false)
                .map(tag -> known.stream()
                        .filter(one -> one.path("id").asText().equals(tag.asText()))
                        .findFirst()
                        .orElseThrow()
                        .path("name")
                        .asText())
                .toList();
    }

    List<String> tags(String... names) {
        return tags(false, false, names);
    }

    /** The ids of new tags that Astrid makes in place of all others. */
    List<String> tags(boolean moderated, boolean required, String... names) {
        return discord.control
                .post(
                        "channels/%s/tags?as=%s".formatted(id, discord.astrid.id),
                        Map.of(
                                "tags",
                                Arrays.stream(names)
                                        .map(name -> Map.of("name", name, "moderated", moderated))
                                        .toList(),
                                "required",
                                required))
                .path("available_tags")
                .findValuesAsText("id");
    }

    /** Waits until the bot knows of the permission. */
    void awaitSeen(Permission permission) {
        discord.eventually(() -> assertThat(check(id)).doesNotContain(permission.getName()));
    }

    void awaitNothingOwed() {
        discord.eventually(() -> assertThat(
                        discord.hosted().database.notices().due(Instant.now().plus(Duration.ofDays(99)), 9))
                .isEmpty());
    }
}
