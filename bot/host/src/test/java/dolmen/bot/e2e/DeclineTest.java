package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class DeclineTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private JsonNode challenge;

    @BeforeEach
    void open() {
        challenge = discord.challenge("mausoleum");
    }

    private void decline(String reason) {
        discord.bjorn.submit(discord.bjorn.press(challenge, "Decline"), "reason", reason);
    }

    private JsonNode now() {
        return discord.chiara.message(discord.general, challenge.path("id").asText());
    }

    @Test
    void the_reason_stands_in_the_message() {
        decline("no time this week");

        assertThat(now().path("content").asText())
                .isEqualTo("**Björn** declined **Astrid**'s challenge to **Mausoleum**: no time this week");
        assertThat(Person.buttons(now())).containsExactly("Play a computer");
    }

    @Test
    void nobody_needs_a_reason() {
        decline("  ");

        assertThat(now().path("content").asText())
                .isEqualTo("**Björn** declined **Astrid**'s challenge to **Mausoleum**.");
    }

    @Test
    void a_reason_can_neither_format_nor_mention_nor_hide() {
        decline("**@everyone** <@%s>\u202e `x`".formatted(discord.chiara.id));

        assertThat(now().path("content").asText())
                .contains("\\*\\*\\@everyone\\*\\* \\<\\@%s\\>".formatted(discord.chiara.id))
                .doesNotContain("\u202e");
        assertThat(now().path("mentions")).isEmpty();
    }

    @Test
    void a_reason_has_at_most_two_hundred_characters() {
        JsonNode form = discord.bjorn.press(challenge, "Decline");

        assertThat(form.path("modal").findValuesAsText("max_length")).containsExactly("200");
        assertThat(form.path("modal").findValuesAsText("required")).containsExactly("false");
    }

    @Test
    void a_form_that_comes_too_late_is_refused_in_words() {
        JsonNode form = discord.bjorn.press(challenge, "Decline");
        discord.astrid.press(challenge, "Withdraw (Astrid only)");

        discord.bjorn.submit(form, "reason", "too late");

        discord.bjorn.await(
                discord.general,
                message -> message.path("content").asText().startsWith("This challenge was withdrawn."));
        assertThat(now().path("content").asText()).contains("withdrew");
    }

    @Test
    void who_is_not_asked_gets_no_form() {
        assertThat(discord.chiara.pressedPrivately(challenge, "Decline"))
                .contains("Only **Björn** may accept or decline it.");
        assertThat(discord.astrid.pressedPrivately(challenge, "Decline"))
                .contains("Only **Björn** may accept or decline it.");
        assertThat(Person.hasButtons(now())).isTrue();
    }
}
