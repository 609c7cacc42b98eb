package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Settings that are chosen in panels: those of a person, and those of a server. */
class SettingsPanelTest {
    /** Words that fit on a phone with a bold value, its signs not counted. */
    private static final int LONGEST_LINE = 62;

    /** The menus whose choices are a picture's, or names of languages. */
    private static final List<String> SAY_ENOUGH = List.of(":theme", ":language", "side");

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void every_choice_in_the_panel_of_a_person_holds_at_once_and_the_panel_shows_it() {
        JsonNode panel = panel("settings");
        assertThat(Choices.settings(panel)).contains("your boards: As on the server", "type: Show it first");

        discord.astrid.chooseIn(panel, ":theme", "dark");
        discord.astrid.chooseIn(panel, ":confirm", "no");
        discord.astrid.chooseIn(panel, ":side", "FIRST");
        JsonNode changed = discord.astrid.chooseIn(panel, ":listed", "no").path("message");

        assertThat(Choices.settings(changed))
                .contains(
                        "your boards: Dark",
                        "type: Play it at once",
                        "bottom of your boards: The first player's side",
                        "Leaderboards: Leave me out");
        assertThat(Choices.settings(panel("settings"))).isEqualTo(Choices.settings(changed));
        assertThat(Choices.settings(
                        discord.astrid.chooseIn(panel, ":theme", "-").path("message")))
                .contains("your boards: As on the server");
    }

    @Test
    void panels_and_forms_say_in_plain_short_lines_what_holds_and_what_every_choice_means() {
        JsonNode person = panel("settings");
        JsonNode server = panel("settings-server");
        assertThat(Person.words(person) + Person.words(server)).doesNotContain("`");
        assertThat(Person.words(person).lines()).allMatch(line -> line.length() <= LONGEST_LINE);
        JsonNode times = discord.astrid.press(person, "Change times and reminders");
        JsonNode challenge = discord.astrid.command(discord.general, "challenge");

        for (JsonNode shown : List.of(person, server, times, challenge)) {
            assertThat(shown.findParents("options")).isNotEmpty();
            assertThat(shown.findParents("options"))
                    .filteredOn(menu ->
                            SAY_ENOUGH.stream().noneMatch(menu.path("custom_id").asText()::endsWith))
                    .flatExtracting(menu -> menu.path("options").findParents("label"))
                    .allSatisfy(option -> assertThat(option.path("description").asText())
                            .as("%s", option)
                            .isNotBlank());
        }
    }

    @Test
    void the_themes_are_seen_before_one_is_chosen_and_the_chosen_one_is_marked() {
        JsonNode panel = panel("settings");
        assertThat(sheet(panel))
                .startsWith("One board in every theme: Light, Dark, ")
                .doesNotContain("frame");

        JsonNode chosen = discord.astrid.chooseIn(panel, ":theme", "dark").path("message");
        assertThat(sheet(chosen)).endsWith(" Dark has a frame, since it is chosen.");

        JsonNode typed = discord.astrid
                .command(discord.general, "settings", "theme", "contrast")
                .path("message");
        assertThat(sheet(typed)).endsWith(" High contrast has a frame, since it is chosen.");
        assertThat(sheet(panel("settings-server"))).doesNotContain("frame");
    }

    /** The description of the only picture. */
    private static String sheet(JsonNode message) {
        List<String> descriptions = message.path("components").findValuesAsText("description").stream()
                .filter(words -> words.startsWith("One board"))
                .toList();
        assertThat(descriptions).hasSize(1);
        return descriptions.getFirst();
    }

    @Test
    void times_are_written_in_a_form_as_with_the_command() {
        JsonNode panel = panel("settings");
        JsonNode form = discord.astrid.press(panel, "Change times and reminders");
        assertThat(Person.field(form, "zone")).containsExactly("UTC");
        assertThat(Person.field(form, "quiet")).containsExactly("off");
        assertThat(Person.field(form, "reminders")).containsExactly("50 80 95");
        assertThat(Person.field(form, "reminded-in")).containsExactly("THREAD");
        assertThat(Person.field(form, "digest")).containsExactly("off");

        JsonNode changed = discord.astrid
                .submit(
                        form,
                        Map.of(
                                "zone",
                                "Göteborg",
                                "quiet",
                                "10pm-7am",
                                "reminders",
                                "never",
                                "reminded-in",
                                List.of("DIRECT_MESSAGE"),
                                "digest",
                                "18h"))
                .path("message");

        assertThat(changed.path("id")).isEqualTo(panel.path("id"));
        assertThat(Person.words(changed))
                .contains(
                        "**Europe/Stockholm**",
                        "**22:00 to 07:00**",
                        "turn: **none**",
                        "**in a direct message**",
                        "at 18:00");
        JsonNode again = discord.astrid.press(panel, "Change times and reminders");
        assertThat(Person.field(again, "quiet")).containsExactly("22:00 to 07:00");
        assertThat(Person.words(discord.astrid.submit(again, Map.of()).path("message")))
                .isEqualTo(Person.words(changed));
    }

    @Test
    void what_is_not_understood_changes_nothing_and_what_was_written_is_kept() {
        JsonNode form = discord.astrid.press(panel("settings"), "Change times and reminders");
        JsonNode refused =
                discord.astrid.submit(form, Map.of("zone", "Berlin", "quiet", "at ` night", "digest", "8pm"));
        assertThat(Person.privateWords(refused)).contains("Quiet hours have a beginning", "Nothing was changed");
        assertThat(discord.astrid.privately(discord.general, "settings")).contains("time zone: **UTC**");

        JsonNode again = discord.astrid.press(refused.path("message"), "Change");
        assertThat(Person.field(again, "zone")).containsExactly("Berlin");
        assertThat(Person.field(again, "quiet")).containsExactly("at ' night");
        assertThat(Person.field(again, "digest")).containsExactly("8pm");
        assertThat(Person.words(
                        discord.astrid.submit(again, Map.of("quiet", "22-7")).path("message")))
                .contains("**Europe/Berlin**", "**22:00 to 07:00**", "at 20:00");
    }

    @Test
    void every_choice_in_the_panel_of_a_server_holds_at_once() {
        String role = discord.role("Keepers", Permission.MESSAGE_MANAGE, discord.chiara);
        String games = discord.channel("games");
        JsonNode panel = panel("settings-server");

        discord.astrid.chooseIn(panel, ":theme", "dark");
        discord.astrid.chooseIn(panel, ":threads", "no");
        discord.astrid.chooseIn(panel, ":pings", "SILENT");
        discord.astrid.chooseIn(panel, ":pace", "5d");
        discord.astrid.chooseIn(panel, ":moderators:", role);
        JsonNode changed =
                discord.astrid.chooseIn(panel, ":play-channels:", games).path("message");

        assertThat(Choices.settings(changed))
                .contains(
                        "all see: Dark",
                        "played in: The channel itself",
                        "is: Mentioned silently",
                        "pace: 5 days a turn",
                        ", and: " + role,
                        "may begin in: " + games);
        assertThat(Choices.settings(panel("settings-server"))).isEqualTo(Choices.settings(changed));
        assertThat(Choices.settings(
                        discord.astrid.chooseIn(panel, ":moderators:").path("message")))
                .contains(", and: none");
    }

    @Test
    void who_does_not_manage_the_server_is_refused_at_every_menu_of_its_panel() {
        discord.astrid.chooseIn(panel("settings-server"), ":theme", "dark");
        String ofChiara = discord.chiara
                .command(discord.general, "help")
                .path("message")
                .path("id")
                .asText();
        Map<String, Integer> menus =
                Map.of("v1:server-setting:0:0:theme", 3, "v1:moderators:0:0", 6, "v1:play-channels:0:0", 8);

        menus.forEach((menu, type) -> {
            JsonNode answer = discord.chiara.interact(Map.of(
                    "type",
                    3,
                    "forged",
                    true,
                    "channel_id",
                    discord.general,
                    "message_id",
                    ofChiara,
                    "data",
                    Map.of(
                            "custom_id",
                            menu,
                            "component_type",
                            type,
                            "values",
                            type == 3 ? List.of("light") : List.of())));
            assertThat(Person.privateWords(answer)).contains("Only members with the permission *Manage Server*");
        });
        assertThat(Choices.settings(panel("settings-server"))).contains("all see: Dark");
    }

    @Test
    void a_choice_that_no_menu_offers_changes_nothing() {
        JsonNode panel = panel("settings-server");
        for (String setting : List.of("threads", "theme", "pings", "pace")) {
            discord.astrid.interact(Map.of(
                    "type",
                    3,
                    "forged",
                    true,
                    "channel_id",
                    discord.general,
                    "message_id",
                    panel.path("id").asText(),
                    "data",
                    Map.of(
                            "custom_id",
                            "v1:server-setting:0:0:" + setting,
                            "component_type",
                            3,
                            "values",
                            List.of("x OR 1=1"))));
        }
        assertThat(Choices.settings(panel("settings-server"))).isEqualTo(Choices.settings(panel));
    }

    private JsonNode panel(String command) {
        JsonNode answer = discord.astrid.command(discord.general, command);
        assertThat(Person.privateWords(answer)).isNotEmpty();
        return answer.path("message");
    }
}
