package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Private answers are in the language of the person's Discord. */
class ReaderLanguageTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String part(Person by, String command, String part, Object... options) {
        return Person.privateWords(by.part(discord.general, command, part, options));
    }

    @Test
    void everybody_reads_their_own_language() {
        discord.speaks(discord.astrid, "de");
        discord.speaks(discord.bjorn, "es-419");
        discord.speaks(discord.chiara, "ja");

        assertThat(part(discord.astrid, "vacation", "show")).isEqualTo("Dieses Jahr hast du noch 30 von 30 Tagen.");
        assertThat(part(discord.bjorn, "vacation", "begin", "days", 1))
                .startsWith("¡Que lo pases bien! Estás de vacaciones hasta el <t:")
                .endsWith("Este año te quedan 29 de 30 días.");
        assertThat(part(discord.chiara, "block", "add", "player", discord.bjorn.id))
                .startsWith("**Björn**は、あなたに挑戦したり");
    }

    @Test
    void a_language_that_dolmen_does_not_have_is_answered_in_english() {
        discord.speaks(discord.astrid, "fi");

        assertThat(part(discord.astrid, "block", "list")).isEqualTo("You have blocked nobody.");
    }

    @Test
    void a_list_of_people_is_joined_as_the_language_joins() {
        discord.speaks(discord.astrid, "fr");
        part(discord.astrid, "block", "add", "player", discord.bjorn.id);
        part(discord.astrid, "block", "add", "player", discord.chiara.id);

        assertThat(part(discord.astrid, "block", "list")).isEqualTo("Tu as bloqué **Björn** et **Chiara**.");
    }

    @Test
    void refusals_are_in_the_language_of_the_person_refused() {
        discord.speaks(discord.astrid, "de");
        discord.speaks(discord.bjorn, "pl");

        assertThat(discord.astrid.privately(
                        discord.general, "challenge", "opponent", discord.astrid.id, "game", "mausoleum"))
                .startsWith("Du kannst dich nicht selbst herausfordern.");
        assertThat(discord.bjorn.privately(discord.general, "resign")).startsWith("Nie ma tu takiej partii.");
    }

    @Test
    void a_typed_move_is_refused_in_the_language_of_its_player() {
        String thread = discord.begin("murus-gallicus");
        discord.speaks(discord.astrid, "sv-SE");

        assertThat(discord.astrid.privately(thread, "move", "move", "a1-h8"))
                .startsWith("”a1\\-h8” är inget drag i Murus Gallicus.")
                .contains("alla tillåtna drag");
    }

    @Test
    void whoever_wants_to_be_forgotten_is_asked_in_their_language() {
        discord.speaks(discord.astrid, "pl");
        discord.begin("mausoleum");
        JsonNode question =
                discord.astrid.part(discord.general, "privacy", "delete").path("message");

        assertThat(Person.words(question))
                .startsWith("**Czy mam o tobie zapomnieć?** Poddasz partię, którą teraz grasz. Twoja nazwa");
        discord.astrid.press(question, "Zapomnij o mnie");
        assertThat(part(discord.astrid, "privacy", "export")).startsWith("To wszystko, co jest o tobie zapisane.");
    }

    @Test
    void help_and_the_rules_around_the_texts_of_a_game_are_in_the_language_of_the_reader() {
        discord.speaks(discord.astrid, "sv-SE");
        discord.speaks(discord.bjorn, "nl");

        JsonNode help = discord.astrid.command(discord.general, "help").path("message");
        assertThat(Person.words(help)).startsWith("**Stenspel som få känner till**");
        assertThat(Person.privateWords(discord.astrid.press(help, "Alla kommandon")))
                .contains(
                        " och **Obelisk**. Varje parti", "\n\n1. På en server med mig", "\nDu sköter den här servern:");

        JsonNode rules = discord.bjorn
                .command(discord.general, "rules", "game", "mausoleum")
                .path("message");
        assertThat(Person.words(rules)).contains("**Doel:**", "Mausoleum is van [");
        assertThat(Person.words(discord.bjorn.press(rules, "Alle regels").path("message")))
                .contains("Alle regels · 1 van ");
    }

    @Test
    void a_moderator_is_asked_in_their_language_and_everybody_is_told_in_english() {
        discord.speaks(discord.astrid, "it");
        String thread = discord.beginWithoutManager("murus-gallicus");

        JsonNode question = discord.astrid.part(thread, "moderate", "annul").path("message");
        assertThat(Person.words(question))
                .isEqualTo(
                        ("Vuoi annullare la partita #1 di Murus Gallicus tra **Björn** e **Chiara**, giocata in <#%s>?"
                                        + " In tal caso non conta. Tutti potranno leggere che l’hai deciso tu.")
                                .formatted(thread));
        assertThat(Person.privateWords(discord.astrid.press(question, "Annulla la partita")))
                .endsWith("I giocatori lo leggono in <#%s>, con il tuo nome.".formatted(thread));
        discord.bjorn.await(thread, message -> Person.words(message).contains("It counts for nothing."));
    }

    @Test
    void settings_and_the_form_for_times_are_in_the_language_of_the_person() {
        discord.speaks(discord.astrid, "fr");
        JsonNode panel = discord.astrid.command(discord.general, "settings").path("message");
        assertThat(Choices.settings(panel)).contains("tes plateaux: Comme sur le serveur", "tapes: Le montrer d’abord");

        JsonNode form = discord.astrid.press(panel, "Changer les heures et les rappels");
        assertThat(form.path("modal").path("title").asText()).isEqualTo("Tes heures");
        JsonNode changed = discord.astrid.submit(form, Map.of("zone", "Lyon", "quiet", "22h-7h"));
        assertThat(Person.words(changed.path("message")))
                .contains("Ton fuseau horaire\u00a0: **Europe/Paris**", "Heures calmes\u00a0: **22:00 à 07:00**");
        assertThat(Person.field(
                        discord.astrid.press(changed.path("message"), "Changer les heures et les rappels"), "quiet"))
                .containsExactly("22:00 à 07:00");

        JsonNode refused = discord.astrid.submit(form, Map.of("zone", "CST"));
        assertThat(Person.privateWords(refused))
                .contains("peut désigner `America/Chicago` ou `Asia/Shanghai`. Précise lequel. Rien n’a été modifié.");
        assertThat(Person.buttons(refused.path("message"))).containsExactly("Modifier");
    }

    @Test
    void a_match_with_a_computer_is_set_up_in_the_words_of_the_reader() {
        discord.speaks(discord.astrid, "ja");
        JsonNode menu = discord.astrid
                .command(discord.general, "play", "game", "mausoleum-cards")
                .path("message");

        JsonNode chosen = discord.astrid.chooseIn(menu, "computer-opponent", "Ylva");

        String callback = "/interactions/%s/.*/callback"
                .formatted(chosen.path("interaction_id").asText());
        discord.eventually(() -> assertThat(discord.requests("POST", callback))
                .singleElement()
                .satisfies(acknowledged -> assertThat(acknowledged
                                .request()
                                .path("data")
                                .path("content")
                                .asText())
                        .isEqualTo("盤を準備しています…")));
    }

    @Test
    void a_command_of_another_release_is_refused_in_the_language_of_the_reader() {
        discord.speaks(discord.astrid, "de");
        Map<String, Object> unknown = Map.of("id", "1", "name", "nothing", "type", 1);

        JsonNode answer = discord.astrid.interact(
                Map.of("type", 2, "forged", true, "channel_id", discord.general, "data", unknown));

        assertThat(Person.privateWords(answer)).isEqualTo("Diesen Befehl gibt es nicht mehr; /help nennt alle.");
    }

    @Test
    void the_settings_of_a_server_are_in_the_language_of_whoever_manages_it() {
        discord.speaks(discord.astrid, "nl");
        JsonNode panel =
                discord.astrid.command(discord.general, "settings-server").path("message");

        JsonNode changed = discord.astrid.chooseIn(panel, ":pings", "SILENT").path("message");

        assertThat(Choices.settings(changed))
                .contains("gespeeld in: Elk een eigen thread", "aan zet is, wordt: Stil vermeld");
    }

    @Test
    void permissions_that_are_missing_are_named_as_discord_names_them() {
        discord.speaks(discord.astrid, "it");
        discord.speaks(discord.bjorn, "sv-SE");
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_ATTACH_FILES, Permission.MESSAGE_HISTORY);

        discord.eventually(() -> assertThat(part(discord.astrid, "setup", "check"))
                .startsWith("Problemi per le partite in <#" + discord.general + ">:\n")
                .contains("- Al bot manca **Allega file**: ", "- Al bot manca **Leggi la cronologia messaggi**: "));
        discord.role("Keepers", Permission.MANAGE_SERVER, discord.bjorn);
        assertThat(part(discord.bjorn, "setup", "host")).startsWith("Bara botens ägare får göra det");
    }

    @Test
    void a_chosen_language_counts_more_than_that_of_discord_until_it_is_given_up() {
        discord.speaks(discord.astrid, "fr");
        JsonNode panel = discord.astrid
                .command(discord.general, "settings", "language", "nl")
                .path("message");

        assertThat(Person.words(panel)).contains("Taal van mijn antwoorden aan jou");
        assertThat(part(discord.astrid, "block", "list")).isEqualTo("Je hebt niemand geblokkeerd.");
        discord.astrid.command(discord.general, "settings", "language", "en");
        assertThat(part(discord.astrid, "block", "list")).isEqualTo("You have blocked nobody.");
        discord.astrid.command(discord.general, "settings", "confirm", true);
        assertThat(part(discord.astrid, "block", "list")).isEqualTo("You have blocked nobody.");
        discord.astrid.command(discord.general, "settings", "language", "-");
        assertThat(part(discord.astrid, "block", "list")).isEqualTo("Tu n’as bloqué personne.");
    }

    @Test
    void the_buttons_of_a_newcomer_and_the_menus_of_moves_are_in_the_language_of_the_reader() {
        discord.speaks(discord.astrid, "pt-BR");
        String thread = discord.begin("murus-gallicus");

        JsonNode help = discord.astrid.command(discord.general, "help").path("message");
        assertThat(Person.buttons(help))
                .startsWith("Jogar agora", "Jogar contra um computador", "Aprender em dois minutos");

        JsonNode board = discord.astrid.command(thread, "board").path("message");
        assertThat(Choices.menu(board).path("placeholder").asText()).isEqualTo("Escolha seu lance");
    }

    @Test
    void wishes_for_a_match_are_asked_and_repeated_in_the_language_of_the_challenger() {
        discord.speaks(discord.astrid, "fr");
        JsonNode form = discord.astrid.command(discord.general, "challenge");
        assertThat(form.path("modal").path("title").asText()).isEqualTo("Défier quelqu’un");

        JsonNode refused = discord.astrid
                .command(discord.general, "challenge", "game", "mausoleum", "side", "second", "pace", "soon")
                .path("message");
        assertThat(Person.words(refused))
                .contains(
                        "> Adversaire\u00a0: tout le monde\n> Jeu\u00a0: Mausoleum\n",
                        "> Qui commence\u00a0: Je joue en second");
        JsonNode again = discord.astrid.press(refused, "Modifier");
        assertThat(Person.field(again, "side")).containsExactly("SECOND");
        assertThat(Person.field(again, "game")).containsExactly("mausoleum");

        discord.speaks(discord.bjorn, "de");
        JsonNode opponents = discord.bjorn
                .command(discord.general, "play", "game", "mausoleum")
                .path("message");
        assertThat(Person.words(opponents)).startsWith("**Mausoleum: Wähle deinen Gegner.** Das ist eine Übung");
    }

    @Test
    void variants_are_named_in_the_language_of_the_reader_and_typed_in_it_or_in_english() {
        discord.speaks(discord.astrid, "de");
        assertThat(discord.astrid.typing(discord.general, "play", "game", "heer"))
                .extracting(choice -> choice.path("name").asText())
                .contains("Murus Gallicus · Erweitertes Heer", "Murus Gallicus · Erweitertes Heer · Flucht");
        assertThat(discord.astrid.typing(discord.general, "rules", "game", "advanced army"))
                .extracting(choice -> choice.path("name").asText())
                .contains("Murus Gallicus · Erweitertes Heer");

        JsonNode opponents = discord.astrid
                .command(discord.general, "play", "game", "Murus Gallicus, advanced army")
                .path("message");
        assertThat(Person.words(opponents))
                .startsWith("**Murus Gallicus · Erweitertes Heer: Wähle deinen Gegner.** Das ist eine Übung");
        JsonNode rules = discord.astrid
                .command(discord.general, "rules", "game", "Murus Gallicus, erweitertes Heer")
                .path("message");
        assertThat(Person.words(rules)).startsWith("## Murus Gallicus · Erweitertes Heer\n**Ziel:**");
        JsonNode army = discord.astrid
                .press(discord.astrid.press(rules, "Alle Regeln").path("message"), "Heer")
                .path("message");
        assertThat(Person.words(army))
                .contains("- **Standardheer**: Nur Mauern", "- **Erweitertes Heer**: Drei Steine");
        assertThat(Person.buttons(army)).startsWith("Erweitertes Heer").contains("Eröffnung", "Ziel", "Spieler");
        assertThat(discord.astrid.privately(
                        discord.general,
                        "challenge",
                        "opponent",
                        discord.bjorn.id,
                        "game",
                        "murus-gallicus(army=advanced,players=4)"))
                .startsWith("Für 4 Spieler gibt es nur murus")
                .contains(", mit dem Standardheer und der Standarderöffnung. Die Liste, die beim Tippen");
    }

    @Test
    void a_wished_variant_is_repeated_and_read_back_in_the_language_of_the_challenger() {
        discord.speaks(discord.astrid, "fr");
        JsonNode refused = discord.astrid
                .command(discord.general, "challenge", "game", "Mausoleum, first edition", "pace", "soon")
                .path("message");

        assertThat(Person.words(refused)).contains("> Jeu\u00a0: Mausoleum · Première édition\n");
        assertThat(Person.field(discord.astrid.press(refused, "Modifier"), "game"))
                .containsExactly("mausoleum(edition=first)");
    }
}
