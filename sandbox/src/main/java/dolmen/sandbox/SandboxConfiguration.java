package dolmen.sandbox;

import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/**
 * The settings of a sandbox.
 *
 * @param port on 127.0.0.1; 0 takes any free one
 * @param folder where the world is stored between runs; without one it is forgotten
 * @param clock the time of ids and of the limits of interactions
 * @param token the only token with which the bot may log in
 * @param shards the number of shards recommended to the bot
 * @param privilegedIntents bits of the privileged intents that the bot's application was given
 * @param logins the limits of logging in
 * @param conditions rate limits and latency, as on the way to Discord
 * @param settled true if the bot is a member of the server of a new world; otherwise somebody has to let it in
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
    /** The token of a sandbox for which no other is set. */
    public static final String DEFAULT_TOKEN = "sandbox-token";

    /** Validates the settings. */
    public SandboxConfiguration {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("A port lies between 0 and 65535: " + port);
        }
        if (token.isBlank()) {
            throw new IllegalArgumentException("The token is empty");
        }
        if (shards < 1) {
            throw new IllegalArgumentException("There is at least one shard: " + shards);
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

    /** These settings with other limits of logging in. */
    public SandboxConfiguration withLogins(LoginLimits newLogins) {
        return new SandboxConfiguration(
                port, folder, clock, token, shards, privilegedIntents, newLogins, conditions, settled);
    }

    /** These settings with other conditions. */
    public SandboxConfiguration withConditions(Conditions newConditions) {
        return new SandboxConfiguration(
                port, folder, clock, token, shards, privilegedIntents, logins, newConditions, settled);
    }

    /** These settings with a new world whose server has not let the bot in yet. */
    public SandboxConfiguration withBotOutside() {
        return new SandboxConfiguration(
                port, folder, clock, token, shards, privilegedIntents, logins, conditions, false);
    }

    /** Leaves the token out. */
    @Override
    public String toString() {
        return "SandboxConfiguration[port=%d, folder=%s, shards=%d]".formatted(port, folder, shards);
    }
}
