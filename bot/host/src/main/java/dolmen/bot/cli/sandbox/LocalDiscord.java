package dolmen.bot.cli.sandbox;

import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.InvalidConfigurationException;
import java.net.URI;

/**
 * An open local Discord. Some products lack it, such as the container image. This class loads there too, because only
 * {@link SandboxDoor} needs the classes of the sandbox.
 *
 * @param page the address of the page for people
 * @param token the token of the bot
 * @param addresses the addresses of the API and the gateway, for the bot
 * @param invitation adds the bot to every server unless it is in one already
 */
public record LocalDiscord(
        URI page, String token, DiscordConfiguration.LocalDiscord addresses, Runnable invitation, Runnable closing)
        implements AutoCloseable {

    /**
     * Opens the local Discord at the configured port and in the configured folder.
     *
     * @throws InvalidConfigurationException if the product lacks the local Discord
     * @throws UnusableSandboxException if its port is in use or its folder cannot be used
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
