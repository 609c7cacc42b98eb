package dolmen.bot.cli.sandbox;

import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import java.net.URI;

/**
 * An open local Discord. A product may lack it, as the container image does; this class can be loaded there, too, since
 * {@link SandboxDoor} alone needs the classes of the sandbox.
 *
 * @param page for people
 * @param token of the bot there
 * @param addresses for the bot
 * @param invitation lets the bot into a new server; does nothing if it is in one already
 */
public record LocalDiscord(
        URI page, String token, DiscordConfiguration.LocalDiscord addresses, Runnable invitation, Runnable closing)
        implements AutoCloseable {

    /**
     * Opens it at the port and in the folder of the configuration.
     *
     * @throws InvalidConfigurationException if the product has none
     * @throws UnusableSandboxException if its port is taken or its folder cannot be used
     */
    public static LocalDiscord open(Configuration configuration)
            throws InvalidConfigurationException, UnusableSandboxException {
        if (LocalDiscord.class.getResource("/dolmen/sandbox/Sandbox.class") == null) {
            throw new InvalidConfigurationException(
                    "This Dolmen was packed without a local Discord. Set DISCORD_TOKEN or DISCORD_TOKEN_FILE.");
        }
        return SandboxDoor.open(configuration);
    }

    @Override
    public void close() {
        closing.run();
    }
}
