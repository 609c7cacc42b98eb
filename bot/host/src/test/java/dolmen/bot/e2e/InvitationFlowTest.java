package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.result.ShownWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What somebody reads who is invited: how the game begins, what it is about, and what is at stake. */
final class InvitationFlowTest {
    private static final String RATE = "Make it rated (Astrid only)";
    private static final int MOST = 35;
    /** At a larger table, also those who are awaited and the free seats. */
    private static final int MOST_OF_A_TABLE = 17;

    private static final String FIRST_MATCH = "Friendly (first match).";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private JsonNode challenge(Person by, Object... further) {
        var options = new ArrayList<Object>(List.of("opponent", discord.bjorn.id, "game", "obelisk"));
        options.addAll(List.of(further));
        return by.command(discord.general, "challenge", options.toArray()).path("message");
    }

    private JsonNode now(JsonNode challenge) {
        return discord.chiara.message(discord.general, challenge.path("id").asText());
    }

    private void playRated(JsonNode challenge, long number) {
        discord.bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        discord.bjorn.await(thread, Person::hasButtons);
        discord.moveBoth(thread, number);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
    }

    @Test
    void it_shows_how_the_game_begins_until_it_is_accepted() {
        JsonNode challenge = challenge(discord.astrid);

        assertThat(challenge.path("attachments")).hasSize(1);
        JsonNode picture = challenge.path("attachments").path(0);
        assertThat(picture.path("filename").asText()).isEqualTo("start.png");
        assertThat(picture.path("description").asText()).startsWith("Black to move.");
        discord.bjorn.press(challenge, "Accept");
        discord.eventually(() -> assertThat(now(challenge).path("attachments")).isEmpty());
    }

    @Test
    void it_has_few_words_whatever_the_game() {
        var variants = new VariantCatalogue(GameRegistry.load(), new Wordings());
        List<Variant> all = variants.variants();
        for (int number = 0; number < all.size(); number++) {
            Variant variant = all.get(number);
            Person by = number % 2 == 0 ? discord.astrid : discord.chiara;
            Person guest = discord.newcomer("Guest" + number);
            JsonNode made = by.challenge(discord.general, guest, variant.text());
            String content = made.path("content").asText();
            long ofName = ShownWords.count(Wordings.ENGLISH.of(variants.name(variant))) - 1;
            long ofTable = variants.seats(variant) > 2 ? MOST_OF_A_TABLE : 0;

            assertThat(ShownWords.count(content)).as(content).isLessThanOrEqualTo(MOST + ofName + ofTable);
            by.press(made, "Withdraw (%s only)".formatted(by.name));
        }
    }

    @Test
    void a_first_match_is_offered_as_friendly_and_the_challenger_may_make_it_rated() {
        JsonNode challenge = challenge(discord.astrid);
        assertThat(challenge.path("content").asText()).contains(FIRST_MATCH);
        assertThat(Person.buttons(challenge))
                .containsExactly("Accept", "Decline", "Learn", RATE, "Withdraw (Astrid only)");

        assertThat(discord.bjorn.pressedPrivately(challenge, RATE))
                .startsWith("Only **Astrid** may change or withdraw this challenge.");
        JsonNode asked = discord.astrid.press(challenge, RATE).path("message");
        assertThat(Person.words(discord.astrid.press(asked, "No, friendly").path("message")))
                .isEqualTo("The match stays friendly.");
        JsonNode question = discord.astrid.press(challenge, RATE).path("message");
        assertThat(Person.words(question))
                .isEqualTo(
                        "Make it rated? The result will change ratings, and the challenge cannot become friendly again.");
        assertThat(now(challenge).path("content").asText()).contains(FIRST_MATCH);
        JsonNode answered = discord.astrid.press(question, "Yes, rated").path("message");
        assertThat(Person.words(answered)).isEqualTo("The match will be rated.");
        assertThat(Person.buttons(answered)).isEmpty();

        discord.eventually(() -> {
            assertThat(now(challenge).path("content").asText())
                    .contains(" Rated.")
                    .doesNotContain("Friendly");
            assertThat(Person.buttons(now(challenge)))
                    .containsExactly("Accept", "Decline", "Learn", "Withdraw (Astrid only)");
            assertThat(now(challenge).path("attachments")).hasSize(1);
        });
        playRated(challenge, 1);
        assertThat(discord.match(1).rated()).isTrue();
        assertThat(challenge(discord.astrid).path("content").asText()).contains(" Rated.");
    }

    @Test
    void an_accepted_first_match_changes_no_rating() {
        playRated(challenge(discord.astrid), 1);

        assertThat(discord.match(1).rated()).isFalse();
    }

    private JsonNode rematch(String thread) {
        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
        discord.bjorn.press(result, "Rematch");
        return discord.chiara.await(
                discord.general, message -> message.path("content").asText().contains("offers you a rematch"));
    }

    @Test
    void the_rematch_of_a_friendly_first_match_is_friendly_and_its_challenger_may_make_it_rated() {
        JsonNode first = challenge(discord.astrid);
        playRated(first, 1);

        JsonNode rematch = rematch(first.path("id").asText());

        assertThat(rematch.path("content").asText()).contains("Friendly, like the match before.");
        discord.bjorn.press(
                discord.bjorn.press(rematch, "Make it rated (Björn only)").path("message"), "Yes, rated");
        discord.eventually(
                () -> assertThat(now(rematch).path("content").asText()).contains(" Rated."));
        discord.astrid.press(now(rematch), "Accept");
        discord.astrid.await(rematch.path("id").asText(), Person::hasButtons);
        assertThat(discord.match(2).rated()).isTrue();
    }

    @Test
    void the_rematch_of_a_match_that_was_chosen_to_be_friendly_is_friendly() {
        JsonNode first = challenge(discord.astrid, "rated", false);
        playRated(first, 1);

        JsonNode rematch = rematch(first.path("id").asText());

        assertThat(rematch.path("content").asText()).contains(" Friendly.");
        assertThat(Person.buttons(rematch)).noneMatch(label -> label.startsWith("Make it rated"));
    }

    @Test
    void what_somebody_has_joined_stays_friendly_and_says_so() {
        JsonNode lobby = discord.astrid
                .command(discord.general, "seek", "game", "murus-gallicus(goal=escape,players=3)")
                .path("message");
        assertThat(Person.buttons(lobby)).contains(RATE);

        discord.bjorn.press(lobby, "Join");

        discord.eventually(() -> {
            assertThat(Person.buttons(now(lobby))).doesNotContain(RATE);
            assertThat(now(lobby).path("content").asText()).contains(FIRST_MATCH);
        });
        discord.astrid.interact(Map.of(
                "type",
                3,
                "forged",
                true,
                "channel_id",
                discord.general,
                "message_id",
                lobby.path("id").asText(),
                "data",
                Map.of("component_type", 2, "custom_id", Person.button(lobby, RATE), "id", 1)));
        assertThat(discord.astrid.messages(discord.general))
                .last()
                .satisfies(late -> assertThat(late.path("content").asText())
                        .isEqualTo("Somebody has joined this match as a friendly one, so it stays friendly."));
        discord.bjorn.press(now(lobby), "Leave");
        discord.eventually(() -> assertThat(Person.buttons(now(lobby))).contains(RATE));
    }

    @Test
    void what_was_chosen_holds_whoever_plays_for_the_first_time() {
        JsonNode rated = challenge(discord.astrid, "rated", true);
        assertThat(rated.path("content").asText()).contains(" Rated.");
        JsonNode friendly = challenge(discord.astrid, "rated", false);
        assertThat(friendly.path("content").asText()).contains(" Friendly.");
        assertThat(Person.buttons(friendly)).containsExactly("Accept", "Decline", "Learn", "Withdraw (Astrid only)");
    }
}
