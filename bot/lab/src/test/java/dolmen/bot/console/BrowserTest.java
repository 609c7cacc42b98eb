package dolmen.bot.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BrowserTest {
    private static final Map<String, String> BARE = Map.of();

    @Test
    void a_desktop_opens_its_browser() {
        assertThat(Browser.command("Linux", Map.of("DISPLAY", ":0"))).contains(List.of("xdg-open"));
        assertThat(Browser.command("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")))
                .contains(List.of("xdg-open"));
        assertThat(Browser.command("Mac OS X", BARE)).contains(List.of("open"));
        assertThat(Browser.command("Windows 11", BARE)).isPresent();
    }

    @Test
    void a_server_without_a_desktop_opens_none() {
        assertThat(Browser.command("Linux", BARE)).isEmpty();
        assertThat(Browser.command("Mac OS X", Map.of("SSH_CONNECTION", "10.0.0.1 22")))
                .isEmpty();
    }
}
