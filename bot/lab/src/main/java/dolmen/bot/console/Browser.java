package dolmen.bot.console;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The desktop browser of the person who started this process. */
public final class Browser {
    private static final Logger log = LoggerFactory.getLogger(Browser.class);

    private Browser() {}

    /** Shows a page if there is a desktop; does nothing if that fails. */
    public static void show(URI page, String system, Map<String, String> environment) {
        command(system, environment).ifPresent(command -> {
            try {
                new ProcessBuilder(Stream.concat(command.stream(), Stream.of(page.toString()))
                                .toList())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException missing) {
                log.debug("Could not open the browser", missing);
            }
        });
    }

    /**
     * The command that opens an address; the address is to be appended.
     *
     * @param system the name of the operating system, from Java's {@code os.name}
     */
    static Optional<List<String>> command(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        if (name.startsWith("mac")) {
            return environment.containsKey("SSH_CONNECTION") ? Optional.empty() : Optional.of(List.of("open"));
        }
        return environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY")
                ? Optional.of(List.of("xdg-open"))
                : Optional.empty();
    }
}
