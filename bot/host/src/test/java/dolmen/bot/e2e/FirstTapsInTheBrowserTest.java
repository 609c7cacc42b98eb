package dolmen.bot.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static dolmen.sandbox.page.Filled.with;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.page.Chromium;
import dolmen.sandbox.page.InChromium;
import dolmen.sandbox.page.SandboxPage;
import dolmen.sandbox.page.Screen;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody new taps first on a phone: a name, a form of menus, and the panels of settings. */
@InChromium
class FirstTapsInTheBrowserTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private final Sandbox sandbox = Processes.ofTests().open(InstantSource.system());
    private final HostedBot host;
    private final SandboxPage astrid;

    FirstTapsInTheBrowserTest(Chromium chromium, @TempDir Path folder) throws Exception {
        Files.createDirectories(SCREENSHOTS);
        host = HostedBot.start(sandbox, folder.resolve("dolmen.db"), HostedBot.Setting.USUAL);
        astrid = SandboxPage.open(chromium, sandbox.pageUrl(), "Astrid", Screen.PHONE);
    }

    @AfterEach
    void the_page_had_no_fault_of_its_own() {
        try (sandbox;
                host;
                astrid) {
            assertThat(astrid.faults()).isEmpty();
        }
    }

    @Test
    void a_person_is_challenged_by_a_press_on_the_name_and_choices_alone() {
        astrid.openMember("Björn");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-card.png"));
        astrid.runOnOpened("Challenge");
        assertThat(astrid.dialog()).containsText("Björn");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-form.png"));
        astrid.chooseInDialog("Game", "Obelisk");
        astrid.submitDialog();
        assertThat(astrid.lastMessage()).containsText("@Björn");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-challenge.png"));
        astrid.become("Björn");
        astrid.press("Accept");
        assertThat(astrid.lastMessage()).containsText("accepted Astrid's challenge to Obelisk");
    }

    @Test
    void somebody_in_a_group_is_challenged_by_choices_alone() {
        var control = new Control(sandbox);
        String own = Person.called(control, "Astrid").id;
        List<String> others = Stream.of("Björn", "Chiara")
                .map(name -> Person.called(control, name).id)
                .toList();
        control.post("people/application?as=" + own, Map.of("installed", true));
        control.post("groups?as=" + own, Map.of("user_ids", others));
        astrid.openChannel("Björn, Chiara");
        astrid.slash("challenge");
        astrid.chooseInDialog("Opponent", "Björn");
        astrid.chooseInDialog("Game", "Obelisk");
        astrid.submitDialog();
        assertThat(astrid.lastMessage()).containsText("@Björn");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-group.png"));
    }

    @Test
    void what_is_refused_is_changed_in_the_form_without_choosing_it_all_again() {
        astrid.slash("challenge");
        astrid.chooseInDialog("Opponent", "Astrid");
        astrid.chooseInDialog("Game", "Mausoleum");
        astrid.submitDialog();
        assertThat(astrid.lastMessage()).containsText("You cannot challenge yourself");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-refused.png"));
        astrid.press("Change");
        assertThat(astrid.dialog()).containsText("Mausoleum");
        astrid.chooseInDialog("Opponent", "Chiara");
        astrid.submitDialog();
        assertThat(astrid.lastMessage()).containsText("@Chiara");
    }

    @Test
    void a_form_says_which_choice_is_missing_before_anything_is_sent() {
        astrid.slash("challenge");
        astrid.dialog()
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Submit"))
                .click();
        assertThat(astrid.dialog().getByRole(AriaRole.ALERT)).hasText("Please choose.");
        assertThat(astrid.toast()).hasCount(0);
        astrid.page().keyboard().press("Escape");
    }

    @Test
    void play_now_leads_to_the_board_with_two_taps() {
        astrid.slash("help");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-help.png"));
        astrid.press("Play now");
        astrid.lastMessage()
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Open the board"))
                .click();
        assertThat(astrid.lastMessage()).containsText("@Astrid, your turn ends");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-board.png"));
    }

    @Test
    void an_open_menu_of_moves_leaves_the_whole_board_in_view() {
        astrid.slash("play", with("game", "Murus Gallicus"), with("opponent", "Ylva"), with("side", "I move first"));
        astrid.lastMessage()
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Open the board"))
                .click();
        assertThat(astrid.lastMessage()).containsText("@Astrid, your turn ends");
        astrid.lastMessage().getByRole(AriaRole.COMBOBOX).click();
        Locator board = astrid.lastMessage().getByRole(AriaRole.IMG).last();
        astrid.page().waitForCondition(() -> bottom(board) <= top(astrid.page().getByRole(AriaRole.LISTBOX)));
        assertThat(board).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-menu.png"));
    }

    private static double top(Locator shown) {
        return shown.boundingBox().y;
    }

    private static double bottom(Locator shown) {
        return top(shown) + shown.boundingBox().height;
    }

    @Test
    void all_rules_open_at_the_start_of_each_page() {
        astrid.slash("rules", with("game", "Mausoleum"));
        astrid.press("All rules");
        assertThat(astrid.page().getByText("All rules · 1 of ")).isInViewport();
        astrid.press("Next");
        assertThat(astrid.page().getByText("All rules · 2 of ")).isInViewport();
    }

    @Test
    void options_of_a_command_are_added_by_one_press_each() {
        astrid.slash(
                "challenge",
                with("opponent", "Björn"),
                with("game", "Obelisk"),
                with("side", "I move first"),
                with("rated", "False"));
        assertThat(astrid.lastMessage()).containsText("Astrid moves first");
        assertThat(astrid.lastMessage()).containsText("Friendly");
    }

    @Test
    void a_command_is_sent_by_one_press_from_a_field_with_a_long_hint() {
        astrid.slash("puzzle", with("game", "Obelisk"));
        assertThat(astrid.lastMessage()).containsText("You play ");
    }

    @Test
    void settings_are_changed_by_menus_and_times_in_a_form() {
        astrid.slash("settings");
        assertThat(astrid.lastMessage()).containsText("Your settings");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-settings.png"));
        astrid.press("Change times and reminders");
        astrid.fillIn("Where do you live?", "Göteborg");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-times.png"));
        astrid.submitDialog();
        assertThat(astrid.lastMessage()).containsText("Europe/Stockholm");
        astrid.slash("settings-server");
        assertThat(astrid.lastMessage()).containsText("Settings of this server");
        astrid.screenshot(SCREENSHOTS.resolve("first-taps-server.png"));
        assertThat(astrid.messages().last().locator(".container").evaluate("box => box.scrollWidth - box.clientWidth"))
                .as("wider than the phone, in pixels")
                .isEqualTo(0);
        assertThat(astrid.messages().last().evaluate("box => box.scrollWidth - box.clientWidth"))
                .isEqualTo(0);
    }
}
