package dolmen.bot.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static dolmen.sandbox.page.Filled.with;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.page.Chromium;
import dolmen.sandbox.page.InChromium;
import dolmen.sandbox.page.SandboxPage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People find each other: a lobby fills, somebody declines, and two play once more, each in a window. */
@InChromium
class LobbyInTheBrowserTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private final Sandbox sandbox = Processes.ofTests().open(InstantSource.system());
    private final HostedBot host;
    private final SandboxPage astrid;
    private final SandboxPage bjorn;
    private final SandboxPage chiara;

    LobbyInTheBrowserTest(Chromium chromium, @TempDir Path folder) throws Exception {
        Files.createDirectories(SCREENSHOTS);
        host = HostedBot.start(sandbox, folder.resolve("dolmen.db"), HostedBot.Setting.USUAL);
        astrid = SandboxPage.open(chromium, sandbox.pageUrl(), "Astrid");
        bjorn = SandboxPage.open(chromium, sandbox.pageUrl(), "Björn");
        chiara = SandboxPage.open(chromium, sandbox.pageUrl(), "Chiara");
    }

    @AfterEach
    void the_page_had_no_fault_of_its_own() {
        try (sandbox;
                host) {
            List<SandboxPage> windows = List.of(astrid, bjorn, chiara);
            assertThat(windows).allSatisfy(window -> assertThat(window.faults()).isEmpty());
            windows.forEach(SandboxPage::close);
        }
    }

    @Test
    void a_lobby_fills_and_its_match_begins() {
        List.of(astrid, bjorn, chiara).forEach(window -> window.openChannel("games"));
        astrid.slash("seek", with("game", "Mausoleum, the card game · Three players"));
        assertThat(bjorn.lastMessage()).containsText("Free seats: 2.");
        bjorn.press("Join");
        assertThat(chiara.lastMessage()).containsText("Astrid and Björn. Free seats: 1.");
        chiara.screenshot(SCREENSHOTS.resolve("lobby-waiting.png"));
        chiara.press("Join");
        assertThat(astrid.messages().filter(containing("Astrid, Björn and Chiara play")))
                .isVisible();
        astrid.screenshot(SCREENSHOTS.resolve("lobby-begun.png"));
    }

    @Test
    void somebody_declines_with_a_reason_and_two_play_once_more() {
        List.of(astrid, bjorn).forEach(window -> window.openChannel("games"));
        astrid.slash("challenge", with("opponent", "Björn"), with("game", "Mausoleum"), with("side", "first"));
        bjorn.press("Decline");
        Locator form = bjorn.page().getByRole(AriaRole.DIALOG);
        form.getByRole(AriaRole.TEXTBOX).fill("no time this week");
        bjorn.screenshot(SCREENSHOTS.resolve("decline-form.png"));
        form.getByRole(AriaRole.BUTTON).last().click();
        assertThat(astrid.lastMessage())
                .containsText("Björn declined Astrid's challenge to Mausoleum: no time this week");
        astrid.screenshot(SCREENSHOTS.resolve("declined.png"));

        astrid.slash("challenge", with("opponent", "Björn"), with("game", "Mausoleum"), with("side", "first"));
        bjorn.press("Accept");
        Locator thread =
                astrid.page().getByText(Pattern.compile("Mausoleum #1")).first();
        assertThat(thread).isVisible();
        thread.click();
        assertThat(astrid.lastMessage()).containsText("your turn");
        astrid.slash("resign");
        assertThat(astrid.lastMessage()).containsText("Do you want to resign");
        astrid.press("Resign");
        assertThat(astrid.button("Rematch")).isVisible();
        astrid.press("Rematch");
        assertThat(astrid.lastMessage()).containsText("it begins as soon as Björn accepts");
        astrid.screenshot(SCREENSHOTS.resolve("rematch-pressed.png"));
        assertThat(bjorn.lastMessage()).containsText("with seats swapped");
        bjorn.screenshot(SCREENSHOTS.resolve("rematch-offered.png"));
        bjorn.press("Accept");
        assertThat(bjorn.page().getByText(Pattern.compile("Mausoleum #2")).first())
                .isVisible();
    }

    private static Locator.FilterOptions containing(String words) {
        return new Locator.FilterOptions().setHasText(words);
    }
}
