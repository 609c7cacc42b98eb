package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Open challenges in the list of a person's games, answered there. */
class OffersListTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private JsonNode list(Person person, String channel) {
        return person.command(channel, "games").path("message");
    }

    private JsonNode now(JsonNode challenge) {
        return discord.chiara.message(
                challenge.path("channel_id").asText(), challenge.path("id").asText());
    }

    @Test
    void a_challenge_is_accepted_in_the_list_and_its_message_shows_it() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        JsonNode list = list(discord.bjorn, discord.general);
        assertThat(Person.words(list))
                .contains("### Challenges", "**Astrid** challenges you to **Murus Gallicus**", "no match under way");
        assertThat(Person.buttons(list)).containsExactly("Accept", "Decline", "Learn");

        JsonNode answered = discord.bjorn.press(list, "Accept").path("message");

        assertThat(answered.path("id")).isEqualTo(list.path("id"));
        assertThat(Person.words(answered)).contains("**Björn** accepted **Astrid**'s challenge");
        String thread = challenge.path("id").asText();
        discord.astrid.awaitBoard(thread, 1, 0);
        assertThat(Person.words(now(challenge))).contains("**Björn** accepted", "<#" + thread + ">");
        assertThat(Person.buttons(now(challenge))).isEmpty();
        assertThat(Person.words(discord.bjorn.press(answered, "Your games").path("message")))
                .contains("#1 Murus Gallicus")
                .doesNotContain("### Challenges");
    }

    @Test
    void a_rematch_is_called_one_and_a_game_that_was_played_need_not_be_learnt() {
        String thread = discord.begin("mausoleum");
        discord.play(thread, 1, "b3-g6", "h2-d1");
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
        discord.astrid.press(result, "Rematch");

        JsonNode list = list(discord.bjorn, discord.general);
        assertThat(Person.words(list))
                .contains("**Astrid** offers you a rematch of match #1 of **Mausoleum**.")
                .doesNotContain("challenges you");
        assertThat(Person.buttons(list)).containsExactly("Accept", "Decline");
    }

    /** Of several processes the one to which direct messages come cannot write on the server, and says where to go. */
    @Test
    void a_challenge_is_accepted_in_private_and_played_where_it_was_made() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        JsonNode list = list(discord.bjorn, discord.privateChannel(discord.bjorn));
        if (Processes.ofTests().several()) {
            assertThat(discord.bjorn.pressedPrivately(list, "Accept"))
                    .contains("stands on another server. Answer it there, in <#" + discord.general + ">");
            discord.bjorn.press(challenge, "Accept");
        } else {
            discord.bjorn.press(list, "Accept");
        }

        discord.astrid.awaitBoard(challenge.path("id").asText(), 1, 0);
    }

    @Test
    void a_challenge_is_declined_in_the_list_with_a_reason() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        JsonNode form = discord.bjorn.press(list(discord.bjorn, discord.general), "Decline");
        JsonNode answered =
                discord.bjorn.submit(form, "reason", "no time this week").path("message");

        assertThat(Person.words(answered)).contains("**Björn** declined", "no time this week");
        assertThat(Person.words(now(challenge))).contains("**Björn** declined", "no time this week");
        assertThat(Person.buttons(now(challenge))).containsExactly("Play a computer");
        discord.astrid.await(
                discord.general,
                message -> message.path("mentions").findValuesAsText("id").contains(discord.astrid.id)
                        && Person.words(message).contains("declined"));
    }

    @Test
    void whoever_waits_for_an_answer_withdraws_in_the_list() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        JsonNode list = list(discord.astrid, discord.general);
        assertThat(Person.words(list)).contains("You offer **Murus Gallicus**", "Waiting for **Björn** to answer.");
        assertThat(Person.buttons(list)).containsExactly("Withdraw");

        discord.astrid.press(list, "Withdraw");

        assertThat(Person.words(now(challenge))).contains("withdrew the challenge");
        assertThat(Person.words(list(discord.bjorn, discord.general))).doesNotContain("### Challenges");
    }

    @Test
    void what_was_withdrawn_meanwhile_is_not_begun() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        JsonNode list = list(discord.bjorn, discord.general);
        discord.astrid.press(challenge, "Withdraw (Astrid only)");

        assertThat(discord.bjorn.pressedPrivately(list, "Accept")).contains("was withdrawn");
        assertThat(Person.words(now(challenge))).contains("withdrew the challenge");
    }

    @Test
    void a_seek_of_the_server_is_joined_in_the_list_by_those_who_see_its_channel() {
        JsonNode seek = discord.chiara
                .command(discord.general, "seek", "game", "murus-gallicus")
                .path("message");
        assertThat(Person.buttons(list(discord.chiara, discord.general))).containsExactly("Withdraw");
        assertThat(Person.words(list(discord.bjorn, discord.privateChannel(discord.bjorn))))
                .doesNotContain("Chiara");
        discord.deny(discord.general, discord.bjorn.id, Permission.VIEW_CHANNEL);
        assertThat(Person.words(list(discord.bjorn, discord.channel("games")))).doesNotContain("Chiara");

        discord.deny(discord.general, discord.bjorn.id);
        JsonNode list = list(discord.bjorn, discord.channel("games"));
        assertThat(Person.words(list))
                .contains("**Chiara** seeks an opponent for **Murus Gallicus**. Anyone can join.");
        assertThat(Person.buttons(list)).containsExactly("Join");
        discord.bjorn.press(list, "Join");

        discord.bjorn.awaitBoard(seek.path("id").asText(), 1, 0);
        assertThat(Person.words(now(seek))).contains("play **Murus Gallicus**");
    }

    @Test
    void of_many_challenges_the_first_few_are_shown_and_the_others_counted() {
        for (int match = 0; match < 8; match++) {
            discord.begin("mausoleum");
        }
        for (String name : List.of("Dagny", "Einar", "Frida", "Gunnar", "Hilda")) {
            Person challenger = discord.newcomer(name);
            challenger.command(discord.general, "challenge", "opponent", discord.bjorn.id, "game", "obelisk");
            challenger.command(discord.general, "seek", "game", "mausoleum");
        }
        JsonNode first = list(discord.bjorn, discord.general);

        assertThat(first.path("components").findParents("type")).hasSizeLessThanOrEqualTo(40);
        assertThat(Person.words(first))
                .contains(
                        "**Dagny** challenges you",
                        "2 more wait for your answer",
                        "3 more tables here have a free seat",
                        "page 1 of 2");
        JsonNode second = discord.bjorn.press(first, "Later").path("message");
        assertThat(Person.words(second)).contains("page 2 of 2").doesNotContain("### Challenges");
        for (int match = 1; match <= 8; match++) {
            assertThat(Person.words(first) + Person.words(second)).containsOnlyOnce("#" + match + " Mausoleum");
        }
    }
}
