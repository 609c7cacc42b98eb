package dolmen.sandbox;

import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/**
 * The settings of a sandbox.
 *
 * @param port the port on 127.0.0.1; 0 for any free one
 * @param folder the folder that stores the world between runs; without one the world is lost at the end
 * @param clock the clock for ids and for the deadlines of interactions
 * @param token the only token with which the bot may log in
 * @param shards the number of shards recommended to the bot
 * @param privilegedIntents the privileged intents of the bot's application, as bits
 * @param logins the login limits
 * @param conditions the rate limits and the latency
 * @param settled true if the bot is already in the server of a new world; otherwise somebody has to add it
 */
public record SandboxConfiguration(
        int port,
        Optional<Path> folder,
        InstantSource clock,
        String token,
        int shards,
        int privilegedIntents,
        LoginLimits logins,
        Conditions conditions,
        boolean settled) {
    /** The default token. */
    public static final String DEFAULT_TOKEN = "sandbox-token";

    /** Validates the settings. */
    public SandboxConfiguration {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("The port must be from 0 to 65535: " + port);
        }
        if (token.isBlank()) {
            throw new IllegalArgumentException("The token is empty");
        }
        if (shards < 1) {
            throw new IllegalArgumentException("The number of shards must be at least 1: " + shards);
        }
    }

    /** A sandbox for a test: any free port, no folder, the system's clock, the default token, ideal conditions. */
    public static SandboxConfiguration transientOne() {
        return new SandboxConfiguration(
                0,
                Optional.empty(),
                InstantSource.system(),
                DEFAULT_TOKEN,
                1,
                0,
                LoginLimits.IDEAL,
                Conditions.IDEAL,
                true);
    }

    /** These settings with another port. */
    public SandboxConfiguration withPort(int newPort) {
        return new SandboxConfiguration(
                newPort, folder, clock, token, shards, privilegedIntents, logins, conditions, settled);
    }

    /** These settings with a folder. */
    public SandboxConfiguration withFolder(Path newFolder) {
        return new SandboxConfiguration(
                port, Optional.of(newFolder), clock, token, shards, privilegedIntents, logins, conditions, settled);
    }

    /** These settings with another clock. */
    public SandboxConfiguration withClock(InstantSource newClock) {
        return new SandboxConfiguration(
                port, folder, newClock, token, shards, privilegedIntents, logins, conditions, settled);
    }

    /** These settings with another token. */
    public SandboxConfiguration withToken(String newToken) {
        return new SandboxConfiguration(
                port, folder, clock, newToken, shards, privilegedIntents, logins, conditions, settled);
    }

    /** These settings with another number of shards. */
    public SandboxConfiguration withShards(int newShards) {
        return new SandboxConfiguration(
                port, folder, clock, token, newShards, privilegedIntents, logins, conditions, settled);
    }

    /** These settings with other privileged intents. */
    public SandboxConfiguration withPrivilegedIntents(int newIntents) {
        return new SandboxConfiguration(port, folder, clock, token, shards, newIntents, logins, conditions, settled);
    }

    /** These settings with other login limits. */
    public SandboxConfiguration withLogins(LoginLimits newLogins) {
        return new SandboxConfiguration(
                port, folder, clock, token, shards, privilegedIntents, newLogins, conditions, settled);
    }

    /** These settings with other conditions. */
    public SandboxConfiguration withConditions(Conditions newConditions) {
        return new SandboxConfiguration(
                port, folder, clock, token, shards, privilegedIntents, logins, newConditions, settled);
    }

    /** These settings, but without the bot in the server of a new world. */
    public SandboxConfiguration withBotOutside() {
        return new SandboxConfiguration(
                port, folder, clock, token, shards, privilegedIntents, logins, conditions, false);
    }

    /** Omits the token. */
    @Override
    public String toString() {
        return "SandboxConfiguration[port=%d, folder=%s, shards=%d]".formatted(port, folder, shards);
    }
}
