package dolmen.bot.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static dolmen.sandbox.page.Filled.with;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.page.Chromium;
import dolmen.sandbox.page.InChromium;
import dolmen.sandbox.page.SandboxPage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people, each in a browser window, play whole matches; screenshots are kept in {@code target/screenshots}. */
@InChromium
class MatchInTheBrowserTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private final Sandbox sandbox = Processes.ofTests().open(InstantSource.system());
    private final SandboxPage astrid;
    private final SandboxPage bjoern;
    private final HostedBot host;

    MatchInTheBrowserTest(Chromium chromium, @TempDir Path folder) throws Exception {
        Files.createDirectories(SCREENSHOTS);
        host = HostedBot.start(sandbox, folder.resolve("dolmen.db"), HostedBot.Setting.USUAL);
        astrid = SandboxPage.open(chromium, sandbox.pageUrl(), "Astrid");
        bjoern = SandboxPage.open(chromium, sandbox.pageUrl(), "Björn");
    }

    @BeforeEach
    void both_are_in_the_channel_for_games() {
        astrid.openChannel("games");
        bjoern.openChannel("games");
    }

    @AfterEach
    void the_page_had_no_fault_of_its_own() {
        try (sandbox;
                host;
                bjoern;
                astrid) {
            assertThat(astrid.faults()).isEmpty();
            assertThat(bjoern.faults()).isEmpty();
        }
    }

    @Test
    void murus_gallicus_is_played_from_a_challenge_to_a_breakthrough() {
        String thread = challenge("Murus Gallicus", "Murus Gallicus", "murus-gallicus");

        play(
                "murus-gallicus",
                thread,
                List.of(
                        "f1-f3", "c7-e5", "g1-e3", "e7-e5", "h1-h3", "e5-c5", "f2-f4", "d7-b5", "f3-f5", "h7-h5",
                        "f4-f6", "a7-c5", "f5-h7"));

        assertThat(bjoern.lastMessage()).containsText("@Astrid won: a stone stands on @Björn's home row");
        assertThat(bjoern.lastMessage().getByRole(AriaRole.IMG)).isVisible();
        bjoern.screenshot(SCREENSHOTS.resolve("murus-gallicus-won.png"));
        the_profile_shows_one_win_of("Astrid", "murus-gallicus");
    }

    @Test
    void mausoleum_is_played_to_a_capture_and_given_up() {
        String thread = challenge("Mausoleum", "Mausoleum", "mausoleum");

        play("mausoleum", thread, List.of("b2-f1", "h5-b2", "b1-e1", "h4-b1"));

        assertThat(astrid.lastMessage()).containsText("played h4-b1");
        astrid.press("More");
        assertThat(astrid.lastMessage()).containsText("Resign");
        astrid.screenshot(SCREENSHOTS.resolve("mausoleum-more.png"));
        astrid.press("Resign");
        assertThat(astrid.lastMessage()).containsText("Do you want to resign");
        astrid.screenshot(SCREENSHOTS.resolve("mausoleum-resign.png"));
        astrid.press("Resign");
        assertThat(bjoern.lastMessage()).containsText("resigned");
        bjoern.screenshot(SCREENSHOTS.resolve("mausoleum-won.png"));
        the_profile_shows_one_win_of("Björn", "mausoleum");
    }

    /** Astrid begins. */
    private String challenge(String game, String typed, String picture) {
        astrid.slash("challenge", with("opponent", "Björn"), with("game", typed), with("side", "first"));
        assertThat(bjoern.lastMessage()).containsText("Astrid");
        bjoern.screenshot(SCREENSHOTS.resolve(picture + "-challenged.png"));
        astrid.press("Make it rated (Astrid only)");
        assertThat(astrid.lastMessage()).containsText("cannot become friendly again");
        astrid.press("Yes, rated");
        assertThat(bjoern.message(" Rated.")).isVisible();
        bjoern.press("Accept");
        String thread = "Astrid – Björn · %s #1".formatted(game);
        assertThat(bjoern.channel(thread)).isVisible();
        return thread;
    }

    private void play(String picture, String thread, List<String> moves) {
        for (SandboxPage player : List.of(astrid, bjoern)) {
            player.openChannel(thread);
        }
        int ply = 0;
        for (String move : moves) {
            SandboxPage mover = ply % 2 == 0 ? astrid : bjoern;
            assertThat(mover.lastMessage()).containsText("your turn");
            mover.slash("move", with("move", move));
            mover.press("Play it");
            mover.screenshot(SCREENSHOTS.resolve("%s-%02d.png".formatted(picture, ++ply)));
        }
    }

    private void the_profile_shows_one_win_of(String winner, String picture) {
        astrid.openChannel("games");
        astrid.slash("profile", with("player", winner));
        assertThat(astrid.lastMessage()).containsText("1 won, 0 drawn, 0 lost rated");
        astrid.screenshot(SCREENSHOTS.resolve(picture + "-profile.png"));
    }
}
