package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Nobody judges a match of their own, wins ratings without a game, or floods others with challenges. */
class FairPlayTest {
    private static final int FLOOD = 12;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_moderator_who_plays_is_refused_and_another_one_is_named() {
        String thread = discord.begin("mausoleum");

        assertThat(Person.privateWords(discord.astrid.part(thread, "moderate", "end", "winner", discord.astrid.id)))
                .startsWith("You play in match #1 yourself, so another moderator decides it");
        assertThat(Person.privateWords(discord.astrid.part(thread, "moderate", "annul")))
                .startsWith("You play in match #1 yourself");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void the_thread_says_who_decided() {
        String role = discord.role("Keepers", Permission.MODERATE_MEMBERS, discord.chiara);
        discord.astrid.privately(discord.general, "settings-server", "moderators", role);
        String thread = discord.begin("mausoleum");
        JsonNode question = discord.chiara
                .part(thread, "moderate", "end", "winner", discord.bjorn.id)
                .path("message");
        discord.chiara.press(question, "End the match");

        discord.bjorn.await(
                thread,
                message -> Person.words(message)
                        .contains("%s won: decided by the moderator **Chiara**.".formatted(discord.bjorn.mention())));
        discord.chiara.press(discord.chiara.part(thread, "moderate", "annul").path("message"), "Annul the match");
        discord.bjorn.await(
                thread, message -> Person.words(message).contains("The moderator **Chiara** declared the match void."));
    }

    @Test
    void a_match_in_which_not_everybody_has_moved_changes_no_rating() {
        String thread = discord.begin("mausoleum");
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");

        JsonNode result = discord.chiara.await(
                thread, message -> message.findValuesAsText("label").contains("Rematch"));
        assertThat(Person.words(result))
                .contains(discord.bjorn.mention() + " resigned", "Not everybody had moved, so no rating changes.")
                .doesNotContain("Ratings:");
        assertThat(discord.hosted()
                        .services
                        .results()
                        .ratings()
                        .of(discord.match(1).players().getFirst()))
                .isEmpty();
    }

    @Test
    void it_counts_in_no_profile_either_but_its_history_is_shown() {
        String thread = discord.begin("mausoleum");
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        discord.chiara.await(
                thread, message -> message.findValuesAsText("label").contains("Rematch"));

        JsonNode profile = discord.chiara
                .command(discord.general, "profile", "player", discord.astrid.id)
                .path("message");
        assertThat(Person.words(profile)).startsWith("**Astrid** has not finished a match");
        JsonNode own = discord.astrid.command(discord.general, "profile").path("message");
        assertThat(Person.described(discord.astrid.press(own, "Achievements").path("message")))
                .startsWith("Achievements. Astrid · 0 of ");
        assertThat(Person.words(discord.chiara
                        .command(discord.general, "compare", "player", discord.astrid.id, "other", discord.bjorn.id)
                        .path("message")))
                .contains("They have not finished a match against each other.");
        assertThat(discord.chiara.privately(thread, "history", "match", 1)).contains("resigned");
    }

    private String challenge(Person by, Person whom) {
        return Person.words(by.challenge(discord.general, whom, "mausoleum"));
    }

    private String seek(Person by) {
        return Person.words(
                by.command(discord.general, "seek", "game", "mausoleum").path("message"));
    }

    private static long refused(Stream<String> answers) {
        return answers.filter(words -> words.contains("open"))
                .filter(words -> words.contains("*Withdraw*"))
                .count();
    }

    @Test
    void few_challenges_to_one_person_stand_open_and_the_refusal_says_what_can_be_done() {
        List<String> answers = IntStream.range(0, FLOOD)
                .mapToObj(again -> challenge(discord.astrid, discord.bjorn))
                .toList();

        assertThat(refused(answers.stream())).isEqualTo(FLOOD - 3);
        assertThat(answers.getLast())
                .contains("3 open challenges to **Björn**", "*Withdraw*", "<#" + discord.general + ">");
        assertThat(challenge(discord.bjorn, discord.astrid)).contains("challenges");
    }

    @Test
    void few_challenges_to_one_person_are_made_in_a_row_even_if_each_is_withdrawn() {
        var answers = new ArrayList<String>();
        for (int again = 0; again < FLOOD; again++) {
            JsonNode made = discord.astrid.challenge(discord.general, discord.bjorn, "mausoleum");
            answers.add(Person.words(made));
            if (Person.hasButtons(made)) {
                discord.astrid.press(made, "Withdraw (Astrid only)");
            }
        }

        assertThat(discord.control.get("notifications?as=" + discord.bjorn.id)).hasSize(5);
        assertThat(answers.getLast())
                .contains("You have challenged **Björn** 5 times", "within 10 minutes")
                .containsPattern("You can again <t:[0-9]+:R>\\.");
        assertThat(challenge(discord.astrid, discord.chiara)).contains("challenges you");
        assertThat(challenge(discord.bjorn, discord.astrid)).contains("challenges you");
    }

    @Test
    void few_seeks_of_one_person_stand_open() {
        List<String> answers = IntStream.range(0, FLOOD)
                .mapToObj(again -> seek(discord.astrid))
                .toList();

        assertThat(refused(answers.stream())).isEqualTo(FLOOD - 5);
        assertThat(answers.getLast()).contains("5 open seeks", "*Withdraw*");
    }

    @Test
    void few_offers_of_one_person_stand_open_whomever_they_are_for() {
        List<Person> others = IntStream.range(0, FLOOD)
                .mapToObj(n -> discord.newcomer("Guest " + n))
                .toList();
        List<String> answers =
                others.stream().map(other -> challenge(discord.astrid, other)).toList();

        assertThat(refused(answers.stream())).isEqualTo(FLOOD - 10);
        assertThat(answers.getLast()).contains("10 open challenges and seeks");
    }

    @Test
    void a_block_closes_what_is_open_between_the_two() {
        JsonNode fromAstrid = discord.challenge("mausoleum");
        JsonNode fromBjorn = discord.bjorn.challenge(discord.general, discord.astrid, "mausoleum");
        JsonNode seek = discord.bjorn
                .command(discord.general, "seek", "game", "mausoleum-cards(players=3)")
                .path("message");
        discord.astrid.press(seek, "Join");

        discord.bjorn.part(discord.general, "block", "add", "player", discord.astrid.id);

        discord.eventually(() -> {
            assertThat(shown(fromAstrid)).contains("declined");
            assertThat(Person.buttons(now(fromAstrid))).containsExactly("Play a computer");
            assertThat(shown(fromBjorn)).contains("withdrew");
            assertThat(Person.hasButtons(now(fromBjorn))).isFalse();
            assertThat(shown(seek)).doesNotContain("Astrid");
        });
        assertThat(Person.hasButtons(now(seek))).isTrue();
    }

    private JsonNode now(JsonNode message) {
        return discord.chiara.message(discord.general, message.path("id").asText());
    }

    private String shown(JsonNode message) {
        return Person.words(now(message));
    }

    @Test
    void who_is_not_on_the_server_cannot_be_challenged() {
        Person stranger = discord.stranger("Egil");

        assertThat(challenge(discord.astrid, stranger)).startsWith("**Egil** is not on this server");
        assertThat(discord.messagesOfBot(discord.general)).isEmpty();
    }

    @Test
    void the_bot_need_not_be_blocked() {
        JsonNode answer = discord.astrid.part(discord.general, "block", "add", "player", discord.botId());

        assertThat(Person.privateWords(answer)).contains("is a program");
        assertThat(Person.privateWords(discord.astrid.part(discord.general, "block", "list")))
                .isEqualTo("You have blocked nobody.");
    }

    @Test
    void a_vacation_that_does_not_go_on_cannot_be_ended() {
        assertThat(Person.privateWords(discord.astrid.part(discord.general, "vacation", "end")))
                .startsWith("You are not on vacation")
                .doesNotContain("You are back");
        discord.astrid.part(discord.general, "vacation", "begin", "days", 2);
        assertThat(Person.privateWords(discord.astrid.part(discord.general, "vacation", "end")))
                .startsWith("You are back.");
    }
}
