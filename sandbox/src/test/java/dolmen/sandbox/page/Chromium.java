package dolmen.sandbox.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A running Chromium for the sandbox's page.
 *
 * <p>The browser of the machine is used, none is downloaded. Belongs to the thread that launched it.
 */
public final class Chromium implements AutoCloseable {

    /** The environment variable that names the browser's executable, if it is not in a usual place. */
    public static final String LOCATION = "DOLMEN_CHROMIUM";

    private static final List<String> USUAL_PLACES = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

    private static final List<String> QUIET = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** The timeout of assertions: pictures are drawn meanwhile, on busy machines. */
    private static final double PATIENCE_MS = 20_000;

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    /** The browser's executable: that of {@link #LOCATION}, or else the first in a usual place. */
    public static Optional<Path> find() {
        String named = System.getenv(LOCATION);
        Stream<String> places = named == null ? USUAL_PLACES.stream() : Stream.of(named);
        return places.map(Path::of).filter(Files::isExecutable).findFirst();
    }

    /** Starts the browser without a window. */
    static Chromium launch(Path executable) {
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setHeadless(true)
                        .setArgs(QUIET));
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        return new Chromium(playwright, browser);
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
