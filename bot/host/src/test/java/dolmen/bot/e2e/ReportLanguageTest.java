package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Lists, plans, replays, analyses and ratings are in the language of their one reader. */
final class ReportLanguageTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    /** A match that Björn gives up after a move of each. */
    private String ended() {
        String thread = discord.begin("murus-gallicus");
        discord.moveBoth(thread, 1);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        return thread;
    }

    @Test
    void a_list_of_matches_and_the_panel_of_one() {
        discord.speaks(discord.astrid, "it");
        assertThat(discord.astrid.privately(discord.general, "games")).startsWith("Non hai partite in corso.");

        String thread = discord.begin("murus-gallicus");
        JsonNode list = discord.astrid.command(discord.general, "games").path("message");
        assertThat(Person.words(list)).contains("### Le tue partite", "contro Björn**\nTocca a te · iniziata <t:");
        assertThat(Person.buttons(list)).containsExactly("Gioca");

        JsonNode panel = discord.astrid
                .press(discord.astrid.awaitBoard(thread, 1, 0), "More")
                .path("message");
        assertThat(Person.words(panel)).contains("### Partita #1 · Murus Gallicus", "*Se … allora* prepara");
        assertThat(Person.buttons(panel))
                .startsWith("Gira", "A parole", "Cronologia", "Regole")
                .endsWith("Abbandona");
        assertThat(Person.privateWords(discord.astrid.press(panel, "Cronologia")))
                .startsWith("**Cronologia della partita #1** · Murus Gallicus");
    }

    @Test
    void the_question_before_a_resignation() {
        discord.speaks(discord.astrid, "ja");
        String thread = discord.begin("murus-gallicus");

        JsonNode question = discord.astrid.command(thread, "resign").path("message");
        assertThat(Person.words(question))
                .isEqualTo("Murus Gallicusの対局#1を投了しますか？" + "投了すると**Björn**の勝ちになります。まだ全員が指していないので、レートは変わりません。");
        assertThat(Person.privateWords(discord.astrid.press(question, "続ける"))).isEqualTo("対局#1を続けます。");
    }

    @Test
    void a_plan_and_its_form() {
        discord.speaks(discord.bjorn, "de");
        String thread = discord.begin("murus-gallicus");
        JsonNode form = discord.bjorn.command(thread, "plan");
        assertThat(form.path("modal").path("title").asText()).isEqualTo("Partie #1: wenn … dann");

        assertThat(Person.privateWords(discord.bjorn.submit(form, "plan", "a1-a3, a7-a5, b1-b3, b7-b5")))
                .contains(
                        "- Wenn **Astrid** `a1-a3` spielt, antwortest du `a7-a5`",
                        "  - wenn dann **Astrid** `b1-b3` spielt, antwortest du `b7-b5`");
        assertThat(Person.privateWords(discord.bjorn.submit(discord.bjorn.command(thread, "plan"), "plan", "a1-a3")))
                .contains("Zeile 1 endet ohne deine Antwort", "Nichts wurde geändert.");
    }

    @Test
    void a_replay_an_analysis_and_a_file_of_a_match() {
        String thread = ended();
        discord.speaks(discord.astrid, "es-ES");
        discord.speaks(discord.bjorn, "pt-BR");
        discord.speaks(discord.chiara, "nl");

        JsonNode replay = discord.astrid.shown(thread, "replay").path("message");
        assertThat(Person.words(replay)).startsWith("**Repetición de la partida #1** · Murus Gallicus");
        assertThat(Person.buttons(replay)).startsWith("Inicio", "Atrás", "Siguiente", "Final");

        discord.bjorn.privately(thread, "analysis");
        discord.patiently(() -> assertThat(discord.bjorn.messages(thread))
                .anyMatch(message -> Person.words(message).contains("Precisão: **Astrid**")));

        assertThat(discord.chiara.privately(thread, "export"))
                .startsWith("Partij #1, van de eerste zet tot de laatste.");
    }

    @Test
    void openings_before_there_are_enough_matches() {
        discord.speaks(discord.astrid, "fr");

        assertThat(Person.words(discord.astrid
                        .command(discord.general, "openings", "game", "obelisk")
                        .path("message")))
                .startsWith("**Obelisk** · ouvertures\nAu début, au trait\u00a0: **")
                .contains("Un coup est montré à partir de 5 parties");
    }

    @Test
    void a_leaderboard_for_everybody_and_for_one() {
        ended();
        discord.speaks(discord.astrid, "pl");
        discord.speaks(discord.bjorn, "sv-SE");

        JsonNode list = discord.astrid.command(discord.general, "leaderboard").path("message");
        assertThat(Person.words(list)).contains("**Astrid**: You are 1st with ");
        assertThat(Person.privateWords(discord.bjorn.press(list, "Where am I?")))
                .contains("2 spelare", "Du ligger på plats 2 med 1338. 12 partier kvar tills ratingen är säker.");
        assertThat(Person.privateWords(discord.astrid.press(list, "In words")))
                .contains("1 wygrana, 0 remisów, 0 przegranych · jeszcze 12 partii do ustalenia");
        assertThat(discord.bjorn.privately(discord.general, "compare", "player", discord.bjorn.id))
                .isEqualTo("Ange två olika spelare.");
    }
}
