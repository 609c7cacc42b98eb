package dolmen.bot.ops;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What the environment says about how to run.
 *
 * @param token the Discord token; without one the host opens the local Discord
 * @param apiBase another address for Discord's REST API; loopback only
 * @param gateway another address for Discord's gateway; loopback only
 * @param folder where the database lies
 * @param healthPort the port of the health endpoint; none is opened when empty, any free one at 0
 * @param sandboxPort the port of the local Discord; any free one at 0
 */
public record Configuration(
        Optional<Token> token,
        Optional<String> apiBase,
        Optional<String> gateway,
        Path folder,
        Optional<Integer> healthPort,
        int sandboxPort) {
    private static final int DEFAULT_SANDBOX_PORT = 8642;
    private static final int MAX_PORT = 65_535;

    /** A secret that never shows in a log. */
    public record Token(String secret) {
        @Override
        public String toString() {
            return "(hidden)";
        }
    }

    /** The environment says something that cannot be; the message names the variable, for people. */
    public static final class Invalid extends Exception {
        private static final long serialVersionUID = 1L;

        Invalid(String message) {
            super(message);
        }
    }

    /**
     * Reads the variables {@code DISCORD_TOKEN}, {@code DISCORD_API_BASE}, {@code DISCORD_GATEWAY},
     * {@code DOLMEN_DATA}, {@code DOLMEN_HEALTH_PORT} and {@code DOLMEN_SANDBOX_PORT}; blank ones count as absent.
     */
    public static Configuration from(Map<String, String> environment) throws Invalid {
        return new Configuration(
                text(environment, "DISCORD_TOKEN").map(Token::new),
                text(environment, "DISCORD_API_BASE"),
                text(environment, "DISCORD_GATEWAY"),
                Path.of(text(environment, "DOLMEN_DATA").orElse("data")),
                port(environment, "DOLMEN_HEALTH_PORT"),
                port(environment, "DOLMEN_SANDBOX_PORT").orElse(DEFAULT_SANDBOX_PORT));
    }

    /** The database of the matches on Discord, or of those on the local one where there is no token. */
    public Path databaseFile() {
        Path place = token.isPresent() ? folder : sandboxFolder();
        return place.resolve("dolmen.db");
    }

    /** Where the local Discord and its matches are kept. */
    public Path sandboxFolder() {
        return folder.resolve("sandbox");
    }

    private static Optional<String> text(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).map(String::strip).filter(value -> !value.isEmpty());
    }

    private static Optional<Integer> port(Map<String, String> environment, String name) throws Invalid {
        Optional<String> text = text(environment, name);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            int port = Integer.parseInt(text.get());
            if (port >= 0 && port <= MAX_PORT) {
                return Optional.of(port);
            }
        } catch (NumberFormatException notANumber) {
            throw notAPort(name, text.get());
        }
        throw notAPort(name, text.get());
    }

    private static Invalid notAPort(String name, String value) {
        return new Invalid("%s is \"%s\", but a port is a number from 0 to %d.".formatted(name, value, MAX_PORT));
    }
}
