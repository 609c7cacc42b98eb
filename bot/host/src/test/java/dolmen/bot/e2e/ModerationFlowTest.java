package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Moderators end matches that players cannot, after a question, and nobody else does. */
class ModerationFlowTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private Person moderator;
    private String role;

    @BeforeEach
    void open() {
        moderator = discord.chiara;
        role = discord.role("Keepers", Permission.MODERATE_MEMBERS, moderator);
    }

    private void appoint() {
        discord.astrid.privately(discord.general, "settings-server", "moderators", role);
    }

    @Test
    void a_moderator_ends_a_match_with_a_winner_and_its_thread_learns_it() {
        appoint();
        String thread = discord.begin("murus-gallicus");
        JsonNode question = moderator
                .part(thread, "moderate", "end", "winner", discord.bjorn.id)
                .path("message");
        assertThat(Person.words(question)).contains("Do you want to end match #1", "Then **Björn** wins.");
        assertThat(discord.match(1).live()).isTrue();

        assertThat(Person.privateWords(moderator.press(question, "End the match")))
                .contains("**Björn** won: decided by the moderator **Chiara**.", "with your name");

        assertThat(discord.match(1).conclusion()).containsInstanceOf(Conclusion.ByAdjudication.class);
        assertThat(discord.match(1).seatOf(discord.match(1).players().get(1))).contains(new Seat(1));
        discord.bjorn.await(thread, message -> Person.words(message).contains("decided by the moderator **Chiara**"));
    }

    @Test
    void without_a_winner_a_match_of_two_is_drawn() {
        appoint();
        String thread = discord.begin("murus-gallicus");
        JsonNode question = moderator.part(thread, "moderate", "end").path("message");
        assertThat(Person.words(question)).contains("Then it is drawn.");
        moderator.press(question, "End the match");
        discord.bjorn.await(
                thread, message -> Person.words(message).contains("drew: decided by the moderator **Chiara**."));
    }

    @Test
    void an_annulled_match_counts_for_nothing() {
        appoint();
        String thread = discord.begin("murus-gallicus");
        JsonNode question =
                moderator.part(discord.general, "moderate", "annul", "match", 1).path("message");
        assertThat(Person.words(question)).contains("Do you want to annul match #1", "Then it counts for nothing.");
        moderator.press(question, "Annul the match");
        assertThat(discord.match(1).conclusion()).containsInstanceOf(Conclusion.Annulled.class);
        discord.bjorn.await(thread, message -> Person.words(message).contains("It counts for nothing."));
    }

    @Test
    void a_moderator_reads_of_a_match_that_follows_the_same_moves() {
        appoint();
        String rated = discord.begin("murus-gallicus");
        String twin = discord.begin("murus-gallicus");
        discord.playAtOnce(discord.astrid, discord.bjorn);
        for (int ply = 0; ply < 13; ply++) {
            Match match = discord.match(1);
            String move =
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst();
            discord.play(rated, 1, move);
            discord.play(twin, 2, move);
        }

        assertThat(Person.words(moderator.part(rated, "moderate", "end").path("message")))
                .contains("⚠ Match #2 (<#%s>) went through the same positions.".formatted(twin));
    }

    @Test
    void a_moderator_may_think_better_of_it() {
        appoint();
        String thread = discord.begin("murus-gallicus");
        JsonNode question = moderator.part(thread, "moderate", "end").path("message");
        assertThat(Person.words(moderator.press(question, "Let it go on").path("message")))
                .isEqualTo("Match #1 goes on.");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_moderator_is_offered_every_live_match_of_the_server_and_others_none() {
        discord.begin("murus-gallicus");
        assertThat(offered()).isEmpty();
        appoint();
        assertThat(offered()).containsExactly("Astrid – Björn · Murus Gallicus #1");
        moderator.press(
                moderator.part(discord.general, "moderate", "annul", "match", 1).path("message"), "Annul the match");
        assertThat(offered()).isEmpty();
    }

    private List<String> offered() {
        Map<String, Object> typed = Map.of("name", "match", "value", "1", "focused", true);
        return moderator
                .interact(Map.of(
                        "type",
                        4,
                        "channel_id",
                        discord.general,
                        "command",
                        "moderate",
                        "options",
                        List.of(Map.of("name", "end", "options", List.of(typed)))))
                .path("choices")
                .findValuesAsText("name");
    }

    @Test
    void who_manages_the_server_needs_no_role() {
        String thread = discord.beginWithoutManager("murus-gallicus");
        JsonNode question = discord.astrid.part(thread, "moderate", "annul").path("message");
        discord.astrid.press(question, "Annul the match");
        assertThat(discord.match(1).live()).isFalse();
    }

    @Test
    void whoever_sees_the_command_without_being_a_moderator_is_refused() {
        String thread = discord.begin("murus-gallicus");
        assertThat(Person.privateWords(moderator.part(thread, "moderate", "end")))
                .isEqualTo("Only members with the permission *Manage Server* may do that.");

        discord.astrid.privately(
                discord.general, "settings-server", "moderators", discord.role("Elders", Permission.MESSAGE_MANAGE));
        assertThat(Person.privateWords(moderator.part(thread, "moderate", "annul")))
                .startsWith("Only members with the role <@&");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void the_question_is_no_use_to_whoever_is_a_moderator_no_more() {
        appoint();
        String thread = discord.begin("murus-gallicus");
        JsonNode question = moderator.part(thread, "moderate", "end").path("message");
        discord.astrid.privately(
                discord.general,
                "settings-server",
                "moderators",
                discord.guild.path("id").asText());

        assertThat(moderator.pressedPrivately(question, "End the match")).startsWith("Only members with");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_match_that_has_ended_can_be_declared_void_once() {
        appoint();
        String thread = discord.begin("mausoleum");
        discord.moveBoth(thread, 1);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        JsonNode question = moderator.part(thread, "moderate", "annul").path("message");
        JsonNode again = moderator.part(thread, "moderate", "annul").path("message");

        moderator.press(question, "Annul the match");
        discord.astrid.await(
                thread,
                message -> message.path("content")
                        .asText()
                        .contains("A moderator decided, so only this server's leaderboard changes."));
        assertThat(discord.match(1).conclusion()).containsInstanceOf(Conclusion.Annulled.class);
        assertThat(Person.words(moderator.press(again, "Annul the match").path("message")))
                .contains("Match #1 is over");
    }

    @Test
    void only_who_is_in_play_can_be_made_the_winner_and_only_live_matches_are_ended() {
        appoint();
        String thread = discord.begin("murus-gallicus");
        assertThat(Person.privateWords(moderator.part(thread, "moderate", "end", "winner", moderator.id)))
                .contains("The winner must still be in play in match #1.");
        JsonNode question = moderator.part(thread, "moderate", "end").path("message");
        JsonNode again = moderator.part(thread, "moderate", "end").path("message");
        moderator.press(question, "End the match");
        assertThat(Person.words(moderator.press(again, "End the match").path("message")))
                .contains("Match #1 is over");
        assertThat(discord.match(1).conclusion()).containsInstanceOf(Conclusion.ByAdjudication.class);
        assertThat(Person.privateWords(moderator.part(discord.general, "moderate", "end", "match", 77)))
                .contains("no such match");
    }
}
