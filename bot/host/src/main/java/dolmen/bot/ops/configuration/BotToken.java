package dolmen.bot.ops.configuration;

import java.util.Optional;

/** The bot's token, which never appears in a log. */
public record BotToken(String secret) {

    /** The configured token, from its setting or from the file that another setting names. */
    static Optional<BotToken> read(Settings settings) throws InvalidConfigurationException {
        Optional<Secret> set = Secret.read(settings, Setting.DISCORD_TOKEN, Setting.DISCORD_TOKEN_FILE);
        if (set.isPresent() && set.get().text().chars().anyMatch(letter -> letter <= ' ' || letter > '~')) {
            throw new InvalidConfigurationException(
                    "%s holds more than a token: it contains spaces, line breaks or unusual characters."
                            .formatted(set.get().setting()));
        }
        return set.map(secret -> new BotToken(secret.text()));
    }

    @Override
    public String toString() {
        return "(hidden)";
    }
}
