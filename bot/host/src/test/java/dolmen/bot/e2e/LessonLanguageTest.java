package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The frame of a lesson is in the language of the learner, and its pages in that of the game. */
class LessonLanguageTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_lesson_leads_through_its_tasks_in_the_language_of_the_learner() {
        discord.speaks(discord.astrid, "it");
        JsonNode shown = discord.astrid
                .command(discord.general, "learn", "game", "murus-gallicus")
                .path("message");
        assertThat(Person.words(shown)).startsWith("**Murus Gallicus** · 1 di ").contains("\n**Scopo:** ");
        assertThat(Person.buttons(shown)).startsWith("Indietro", "Avanti");

        for (int page = 1; page < 8; page++) {
            String onward = Person.buttons(shown).contains("Avanti") ? "Avanti" : "Salta";
            shown = discord.astrid.press(shown, onward).path("message");
        }
        assertThat(Person.words(shown)).containsPattern("\n\\*\\*Esercizio \\d di \\d\\.\\*\\* ");
        JsonNode failed =
                Taps.at(shown).choosing(discord.astrid, List.of("h1", "h3")).shown();
        assertThat(Person.words(failed)).contains("\n**Non ancora.** ", "\nLa risposta dell’avversario: `d3-");
        assertThat(Person.buttons(failed)).startsWith("Indietro", "Riprova");
    }

    @Test
    void the_way_back_to_a_challenge_is_in_the_language_of_the_learner() {
        discord.speaks(discord.bjorn, "es-ES");
        JsonNode challenge = discord.challenge("obelisk");

        discord.eventually(() -> assertThat(
                        discord.bjorn.press(challenge, "Learn").path("message").findParents("url"))
                .as("once the challenge's place is stored")
                .extracting(button -> button.path("label").asText())
                .contains("Volver a la invitación de Astrid"));
    }

    @Test
    void a_game_that_is_not_hosted_is_refused_in_the_language_of_the_learner() {
        discord.speaks(discord.astrid, "pt-BR");
        assertThat(discord.astrid.privately(discord.general, "learn", "game", "chess"))
                .startsWith("Não há nenhum jogo chamado “chess” aqui.");
    }
}
