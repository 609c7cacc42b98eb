package dolmen.sandbox;

import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/**
 * How a sandbox is opened.
 *
 * @param port on 127.0.0.1; 0 takes any free one
 * @param folder where the world is kept from one run to the next; without one it is forgotten
 * @param clock tells the time of ids and of the interactions' limits
 * @param token the one token that the bot may log in with
 * @param shards how many shards the bot is advised to use
 * @param privilegedIntents bits of the privileged intents that the bot's application was given
 * @param logins how often the bot may log in
 * @param conditions whether requests are limited and delayed as on the way to Discord
 */
public record SandboxConfiguration(
        int port,
        Optional<Path> folder,
        InstantSource clock,
        String token,
        int shards,
        int privilegedIntents,
        LoginLimits logins,
        Conditions conditions) {
    /** The token of a sandbox that is given no other. */
    public static final String DEFAULT_TOKEN = "sandbox-token";

    /** Refuses what cannot be. */
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

    /** A sandbox for a test: any free port, nothing kept, the system's clock, the default token, ideal conditions. */
    public static SandboxConfiguration transientOne() {
        return new SandboxConfiguration(
                0, Optional.empty(), InstantSource.system(), DEFAULT_TOKEN, 1, 0, LoginLimits.IDEAL, Conditions.IDEAL);
    }

    /** The same at another port. */
    public SandboxConfiguration withPort(int newPort) {
        return new SandboxConfiguration(newPort, folder, clock, token, shards, privilegedIntents, logins, conditions);
    }

    /** The same, kept in a folder. */
    public SandboxConfiguration withFolder(Path newFolder) {
        return new SandboxConfiguration(
                port, Optional.of(newFolder), clock, token, shards, privilegedIntents, logins, conditions);
    }

    /** The same with another clock. */
    public SandboxConfiguration withClock(InstantSource newClock) {
        return new SandboxConfiguration(port, folder, newClock, token, shards, privilegedIntents, logins, conditions);
    }

    /** The same with another token. */
    public SandboxConfiguration withToken(String newToken) {
        return new SandboxConfiguration(port, folder, clock, newToken, shards, privilegedIntents, logins, conditions);
    }

    /** The same with another number of shards. */
    public SandboxConfiguration withShards(int newShards) {
        return new SandboxConfiguration(port, folder, clock, token, newShards, privilegedIntents, logins, conditions);
    }

    /** The same with other privileged intents. */
    public SandboxConfiguration withPrivilegedIntents(int newIntents) {
        return new SandboxConfiguration(port, folder, clock, token, shards, newIntents, logins, conditions);
    }

    /** The same with other limits of logging in. */
    public SandboxConfiguration withLogins(LoginLimits newLogins) {
        return new SandboxConfiguration(port, folder, clock, token, shards, privilegedIntents, newLogins, conditions);
    }

    /** The same under other conditions. */
    public SandboxConfiguration withConditions(Conditions newConditions) {
        return new SandboxConfiguration(port, folder, clock, token, shards, privilegedIntents, logins, newConditions);
    }

    /** Leaves the token out. */
    @Override
    public String toString() {
        return "SandboxConfiguration[port=%d, folder=%s, shards=%d]".formatted(port, folder, shards);
    }
}
