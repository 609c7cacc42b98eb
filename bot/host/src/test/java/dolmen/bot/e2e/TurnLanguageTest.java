package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Private answers about boards and turns are in the language of the person's Discord. */
class TurnLanguageTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void a_move_is_chosen_previewed_and_played_in_the_language_of_its_player() {
        String thread = discord.begin("murus-gallicus");
        discord.speaks(discord.astrid, "sv-SE");

        JsonNode targets = discord.astrid
                .choose(discord.astrid.awaitBoard(thread, 1, 0), "a1")
                .path("message");
        assertThat(Person.words(targets)).startsWith("Ditt drag i parti #1: `a1` …");
        assertThat(Person.buttons(targets)).endsWith("Börja om");

        JsonNode preview = discord.astrid.choose(targets, "c3").path("message");
        assertThat(Person.words(preview))
                .isEqualTo("Förhandsvisning av ditt drag i parti #1."
                        + " `a1-c3`: Tornet på a1 faller mot c3 och bildar murar på b2 och c3.");
        assertThat(Person.privateWords(discord.astrid.press(preview, "Spela draget")))
                .startsWith("Du spelade `a1-c3` i <#" + thread + ">.");
    }

    @Test
    void the_form_for_a_typed_move_is_in_the_language_of_its_player() {
        String thread = discord.begin("murus-gallicus");
        discord.speaks(discord.astrid, "ja");

        JsonNode form = discord.astrid.press(discord.astrid.awaitBoard(thread, 1, 0), "Type a move");

        assertThat(form.path("modal").path("title").asText()).isEqualTo("対局#1 · Murus Gallicus");
        assertThat(form.path("modal").findValuesAsText("label")).containsExactly("あなたの手");
        assertThat(form.path("modal").findValuesAsText("placeholder")).containsExactly("例：a1-a3");
    }

    @Test
    void a_private_board_is_in_the_language_of_the_reader() {
        String thread = discord.begin("murus-gallicus");
        discord.speaks(discord.astrid, "pl");
        discord.speaks(discord.bjorn, "nl");

        JsonNode board = discord.astrid.command(thread, "board").path("message");
        assertThat(Person.words(board))
                .startsWith("Partia #1 · Murus Gallicus · <#" + thread + ">\n")
                .contains("Twój ruch.");
        assertThat(Person.buttons(board)).endsWith("Wpisz ruch");
        assertThat(discord.astrid.privately(thread, "board", "text", true)).contains("\nTwoje dozwolone ruchy: 20.\n");
        assertThat(discord.bjorn.privately(thread, "board", "text", true))
                .startsWith("**Partij #1** · Murus Gallicus · <#" + thread + ">\n");
    }

    @Test
    void a_reason_among_the_suggestions_is_in_the_language_of_the_person_who_types() {
        String thread = discord.begin("murus-gallicus");
        discord.speaks(discord.bjorn, "de");
        discord.speaks(discord.chiara, "es-ES");

        assertThat(names(discord.bjorn.typing(thread, "move", "move", "a7")))
                .containsExactly("In Partie #1 ist Astrid am Zug");
        assertThat(names(discord.chiara.typing(thread, "move", "move", "a7")))
                .containsExactly("La partida #1 la juegan otros; /challenge empieza una tuya");
    }

    @Test
    void a_typed_move_that_cannot_be_played_is_refused_in_the_language_of_its_player() {
        String thread = discord.begin("murus-gallicus");
        discord.speaks(discord.astrid, "de");

        assertThat(discord.astrid.privately(thread, "move", "move", "a1-c1"))
                .isEqualTo(
                        "„a1\\-c1“ geht jetzt nicht. Auf deinem eigenen Turm auf b1 kann kein weiterer Stein landen\\."
                                + " Du könntest `a1-c3`, `a1-a3`, `c1-c3`, `e1-c3`, `b1-b3` spielen.");
        assertThat(discord.astrid.privately(thread, "move", "move", "hello")).startsWith("„hello“");
        assertThat(names(discord.astrid.typing(thread, "move", "move", "a1-a3")))
                .containsExactly("a1-a3 — Der Turm auf a1 fällt in Richtung a3 und bildet Mauern auf a2 und a3");
    }

    @ParameterizedTest
    @CsvSource({
        "de, Ich gebe auf!",
        "fr, j’abandonne",
        "pt-BR, Desisto.",
        "pl, poddaję się",
        "ja, 投了します",
        "ja, I resign"
    })
    void who_types_in_any_language_that_they_resign_is_shown_the_command(String language, String typed) {
        String thread = discord.begin("obelisk");
        discord.speaks(discord.astrid, language);

        assertThat(discord.astrid.privately(thread, "move", "move", typed)).contains("</resign:");
        assertThat(discord.match(1).live()).isTrue();
    }

    private static List<String> names(List<JsonNode> choices) {
        return choices.stream().map(choice -> choice.path("name").asText()).toList();
    }

    @Test
    void a_direct_message_is_answered_in_the_language_that_the_person_has_chosen() {
        String thread = discord.begin("murus-gallicus");
        discord.astrid.command(discord.general, "settings", "language", "fr");
        String direct = discord.control
                .post("dms?as=" + discord.astrid.id, Map.of("user_id", discord.botId()))
                .path("id")
                .asText();

        discord.astrid.say(direct, "a1-a3");
        awaitWords(discord.astrid, direct, "Tu as joué `a1-a3` dans <#" + thread + ">.");
        discord.astrid.say(direct, "#7 a1-a3");
        awaitWords(discord.astrid, direct, "Tu ne joues dans aucune partie #7.");

        discord.astrid.reply(discord.bjorn.awaitBoard(thread, 1, 1), "help");
        awaitWords(discord.bjorn, thread, "This is match #1.");
    }

    private static void awaitWords(Person reader, String channel, String words) {
        reader.await(channel, message -> Person.words(message).startsWith(words));
    }

    @Test
    void a_result_is_shared_in_the_language_of_the_player() {
        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3", "a7-a5");
        discord.speaks(discord.astrid, "it");
        discord.speaks(discord.chiara, "pt-BR");
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Share in channel"));

        assertThat(Person.privateWords(discord.chiara.press(result, "Share in channel")))
                .isEqualTo("Só os jogadores da partida #1 podem compartilhar o resultado dela.");
        JsonNode shared = discord.astrid.press(result, "Share in channel").path("message");
        assertThat(Person.words(shared)).isEqualTo("Il risultato della partita #1 è condiviso.");
        assertThat(shared.path("components").findValuesAsText("label")).containsExactly("Vedilo lì");
        discord.chiara.await(
                discord.general,
                message ->
                        Person.words(message).startsWith("**Astrid** shares the end of match #1 at Murus Gallicus."));
    }
}
