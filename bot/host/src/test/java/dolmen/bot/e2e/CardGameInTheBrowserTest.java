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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three people play the card game, each in a window, with hands that only their owners see. */
@InChromium
class CardGameInTheBrowserTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final Pattern FIRST_CARD = Pattern.compile("You are \\p{L}+ and hold (\\d+) ");
    private static final String THREAD = "Mausoleum cards #1";

    private final Sandbox sandbox = Processes.ofTests().open(InstantSource.system());
    private final HostedBot host;
    private final List<SandboxPage> windows;

    CardGameInTheBrowserTest(Chromium chromium, @TempDir Path folder) throws Exception {
        Files.createDirectories(SCREENSHOTS);
        host = HostedBot.start(sandbox, folder.resolve("dolmen.db"), HostedBot.Setting.USUAL);
        windows = List.of(
                SandboxPage.open(chromium, sandbox.pageUrl(), "Astrid"),
                SandboxPage.open(chromium, sandbox.pageUrl(), "Björn"),
                SandboxPage.open(chromium, sandbox.pageUrl(), "Chiara"));
    }

    @AfterEach
    void the_page_had_no_fault_of_its_own() {
        try (sandbox;
                host) {
            assertThat(windows).allSatisfy(window -> assertThat(window.faults()).isEmpty());
            windows.forEach(SandboxPage::close);
        }
    }

    @Test
    void three_play_from_a_challenge_to_the_last_one_left() {
        begin();
        List<SandboxPage> bySeat = bySeat();
        for (int round = 1; round <= 2; round++) {
            for (SandboxPage window : bySeat) {
                draw_and_discard(window, round);
            }
        }
        assertThat(bySeat.get(1).lastMessage()).containsText("Astrid, your turn");
        resign(bySeat.get(1));
        assertThat(bySeat.get(2).lastMessage()).containsText("resigned");
        resign(bySeat.get(2));
        assertThat(bySeat.getFirst().lastMessage()).containsText(" won: everybody else has left");
        bySeat.getFirst().screenshot(SCREENSHOTS.resolve("cards-won.png"));
    }

    private void begin() {
        windows.forEach(window -> window.openChannel("games"));
        windows.getFirst()
                .slash(
                        "challenge",
                        with("opponent", "Björn"),
                        with("game", "Mausoleum, the card game · Three players"),
                        with("side", "first"),
                        with("opponent2", "Chiara"));
        windows.get(1).press("Accept");
        assertThat(windows.get(2).lastMessage()).containsText("Waiting for");
        windows.get(2).screenshot(SCREENSHOTS.resolve("cards-challenged.png"));
        windows.get(2).press("Accept");
        for (SandboxPage window : windows) {
            Locator thread = window.page().getByText(Pattern.compile(THREAD)).first();
            assertThat(thread).isVisible();
            thread.click();
            assertThat(window.lastMessage()).containsText("your turn");
        }
    }

    /** Astrid has the first seat; the others were dealt. */
    private List<SandboxPage> bySeat() {
        String table = hand(windows.get(1));
        return table.indexOf("Björn: $") < table.indexOf("Chiara: $")
                ? windows
                : List.of(windows.getFirst(), windows.get(2), windows.get(1));
    }

    private static void draw_and_discard(SandboxPage window, int round) {
        assertThat(window.lastMessage()).containsText("your turn");
        window.slash("move", with("move", "deck"));
        assertThat(window.lastMessage()).containsText("still your turn");
        window.screenshot(SCREENSHOTS.resolve("cards-drawn-%d.png".formatted(round)));
        Matcher card = FIRST_CARD.matcher(altText(window));
        assertThat(card.find()).isTrue();
        window.slash("move", with("move", "-" + card.group(1)));
        window.press("Play it");
        window.screenshot(SCREENSHOTS.resolve("cards-played-%d.png".formatted(round)));
    }

    private static String hand(SandboxPage window) {
        window.slash("board");
        window.screenshot(SCREENSHOTS.resolve("cards-hand.png"));
        return altText(window);
    }

    private static String altText(SandboxPage window) {
        Locator picture = window.lastMessage().getByRole(AriaRole.IMG).last();
        assertThat(picture).isVisible();
        return picture.getAttribute("alt");
    }

    private static void resign(SandboxPage window) {
        window.slash("resign");
        assertThat(window.lastMessage()).containsText("Do you want to resign");
        window.press("Resign");
    }
}
