package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A challenge is in the language of its server; what one person alone reads about it is in theirs. */
final class ChallengeLanguageTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private void serverSpeaks(String language) {
        discord.control.post(
                "guilds/%s/locale?as=%s".formatted(discord.guild.path("id").asText(), discord.astrid.id),
                Map.of("locale", language));
    }

    private JsonNode now(JsonNode challenge) {
        return discord.chiara.message(discord.general, challenge.path("id").asText());
    }

    @Test
    void everybody_reads_a_challenge_in_the_language_of_the_server_and_its_form_in_their_own() {
        serverSpeaks("de");
        discord.speaks(discord.bjorn, "sv-SE");
        JsonNode challenge = discord.challenge("mausoleum");
        assertThat(Person.words(now(challenge)))
                .startsWith(
                        discord.bjorn.mention() + ", eine Herausforderung von **Astrid**: **Mausoleum**.\n**Ziel:** ")
                .contains("\n**Astrid** beginnt. ", " Gewertet.\nLäuft <t:");
        assertThat(Person.buttons(now(challenge)))
                .containsExactly("Annehmen", "Ablehnen", "Lernen", "Zurückziehen (nur Astrid)");

        JsonNode form = discord.bjorn.press(challenge, "Ablehnen");
        assertThat(form.path("modal").path("title").asText()).isEqualTo("Avböj utmaningen");
        discord.bjorn.submit(form, "reason", "ingen tid");
        assertThat(Person.words(now(challenge)))
                .isEqualTo("**Björn** hat die Herausforderung von **Astrid** zu **Mausoleum** abgelehnt: ingen tid");
        assertThat(Person.buttons(now(challenge))).containsExactly("Gegen Computer spielen");
    }

    @Test
    void the_list_of_challenges_is_in_the_language_of_its_reader() {
        discord.speaks(discord.bjorn, "ja");
        JsonNode challenge = discord.challenge("mausoleum");
        JsonNode list = discord.bjorn.command(discord.general, "games").path("message");
        assertThat(Person.words(list)).contains("### 挑戦", "**Astrid**から**Mausoleum**の挑戦です。", " · 期限：<t:");
        assertThat(Person.buttons(list)).containsExactly("受ける", "断る", "学ぶ");

        JsonNode answered = discord.bjorn.press(list, "受ける").path("message");
        assertThat(Person.words(answered)).startsWith("**Björn**が**Astrid**の**Mausoleum**の挑戦を受けました：<#");
        assertThat(Person.buttons(answered)).containsExactly("あなたの対局");
        assertThat(Person.words(now(challenge))).startsWith("**Björn** accepted **Astrid**'s challenge");
    }

    @Test
    void the_question_whether_to_rate_a_challenge_is_in_the_language_of_the_challenger() {
        discord.speaks(discord.astrid, "fr");
        JsonNode seek = discord.astrid
                .command(discord.general, "seek", "game", "murus-gallicus")
                .path("message");

        JsonNode question =
                discord.astrid.press(seek, "Make it rated (Astrid only)").path("message");
        assertThat(Person.words(question)).startsWith("Rendre la partie classée\u00a0? Le résultat");
        assertThat(Person.buttons(question)).containsExactly("Oui, classée", "Non, amicale");
        assertThat(Person.privateWords(discord.astrid.press(question, "Non, amicale")))
                .isEqualTo("La partie reste amicale.");
    }

    @Test
    void the_variant_is_named_in_the_language_of_the_server_and_to_one_reader_in_theirs() {
        serverSpeaks("de");
        discord.speaks(discord.bjorn, "ja");
        JsonNode challenge = discord.challenge("murus-gallicus(army=advanced)");

        assertThat(Person.words(now(challenge))).contains("von **Astrid**: **Murus Gallicus · Erweitertes Heer**.");
        assertThat(Person.words(discord.bjorn.command(discord.general, "games").path("message")))
                .contains("**Murus Gallicus · 上級軍**");
        discord.bjorn.press(challenge, "Annehmen");
        discord.eventually(
                () -> assertThat(Person.words(now(challenge))).contains("Murus Gallicus · Erweitertes Heer"));
    }
}
