package dolmen.bot.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static dolmen.sandbox.page.Filled.with;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dolmen.sandbox.page.Chromium;
import dolmen.sandbox.page.InChromium;
import dolmen.sandbox.page.SandboxPage;
import dolmen.sandbox.page.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Private answers made of components look as they should, on a desk and on a phone. */
@InChromium
class AnswersInTheBrowserTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private final Chromium chromium;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    AnswersInTheBrowserTest(Chromium chromium) {
        this.chromium = chromium;
    }

    @BeforeEach
    void begin() throws IOException {
        Files.createDirectories(SCREENSHOTS);
        discord.begin("murus-gallicus(army=advanced)");
        discord.begin("mausoleum");
        discord.play(discord.begin("murus-gallicus"), 3, "a1-a3");
    }

    @ParameterizedTest
    @EnumSource
    void games_rules_and_the_panel_are_seen_whole(Screen screen) {
        try (SandboxPage astrid = SandboxPage.open(chromium, discord.sandbox.pageUrl(), "Astrid", screen)) {
            astrid.openChannel("general");
            astrid.slash("games");
            assertThat(astrid.lastMessage().getByRole(AriaRole.BUTTON, exactly("Move")))
                    .hasCount(2);
            shoot(astrid, "games", screen);

            astrid.press("Board");
            assertThat(astrid.lastMessage()).containsText("Match #");

            astrid.slash("rules", with("game", "Mausoleum"));
            assertThat(astrid.lastMessage()).containsText("All rules");
            Locator pictures = astrid.message("Simon Allmer").getByRole(AriaRole.IMG);
            assertThat(pictures).hasCount(1);
            assertThat(pictures.first().getAttribute("alt")).contains("White to move");
            pictures.first().scrollIntoViewIfNeeded();
            shoot(astrid, "rules", screen);

            astrid.openChannel("Astrid – Björn · Murus Gallicus #3");
            astrid.press("More");
            assertThat(astrid.lastMessage()).containsText("Resign");
            shoot(astrid, "more", screen);

            astrid.openChannel("Astrid – Björn · Murus Gallicus #1");
            astrid.press("Type a move");
            assertThat(astrid.dialog()).containsText("Your move");
            shoot(astrid, "form", screen);
            assertThat(astrid.faults()).isEmpty();
        }
    }

    private static void shoot(SandboxPage page, String name, Screen screen) {
        page.screenshot(SCREENSHOTS.resolve(
                "answer-%s-%s.png".formatted(name, screen.name().toLowerCase(Locale.ROOT))));
    }

    private static Locator.GetByRoleOptions exactly(String name) {
        return new Locator.GetByRoleOptions().setName(name).setExact(true);
    }
}
