package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Messages that several people read are in the language of the server. */
class ServerLanguageTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private void speaks(String language) {
        String server = discord.world().path("guilds").path(0).path("id").asText();
        discord.control.post("guilds/%s/locale?as=%s".formatted(server, discord.astrid.id), Map.of("locale", language));
    }

    private JsonNode board(String thread, String words) {
        return discord.chiara.await(
                thread, message -> message.path("content").asText().contains(words));
    }

    @Test
    void boards_are_in_the_language_of_the_server_until_its_managers_choose_another() {
        String thread = discord.begin("murus-gallicus");
        speaks("sv-SE");
        discord.play(thread, 1, "c1-c3", "c7-c5");
        board(thread, "**Björn** spelade `c7-c5`.");

        discord.astrid.command(discord.general, "settings-server", "language", "de");
        discord.play(thread, 1, "a1-a3");
        board(thread, "**Astrid** hat `a1-a3` gespielt.");
    }

    @Test
    void a_picture_for_all_is_in_the_language_of_the_server_and_ones_own_in_that_of_the_reader() {
        String thread = discord.begin("murus-gallicus");
        speaks("sv-SE");
        discord.speaks(discord.bjorn, "ja");
        discord.play(thread, 1, "c1-c3");

        assertThat(Person.described(board(thread, "**Astrid** spelade `c1-c3`.")))
                .contains("Gallerna")
                .doesNotContain("Gauls");
        JsonNode own = discord.bjorn.command(thread, "board").path("message");
        assertThat(Person.described(own)).contains("ガリア軍の手番です。").doesNotContain("Gallerna");
    }

    /** The keys of a choice do not depend on the language in which the menu was read. */
    @Test
    void a_menu_that_was_read_in_another_language_still_works() {
        String thread = discord.begin("obelisk");
        JsonNode menu = discord.astrid.command(thread, "board").path("message");
        discord.speaks(discord.astrid, "de");

        JsonNode next = discord.astrid.press(menu, "Base c1").path("message");
        assertThat(Person.buttons(next)).containsExactly("b2", "d2", "Neu wählen");
    }
}
