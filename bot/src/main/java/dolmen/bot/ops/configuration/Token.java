package dolmen.bot.ops.configuration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The bot's secret, which never shows in a log. */
public record Token(String secret) {

    /** The one that is set, or stands in the file that is set. */
    static Optional<Token> read(Settings settings) throws InvalidConfigurationException {
        for (Map.Entry<Setting, String> set : settings.token().entrySet()) {
            Setting setting = set.getKey();
            String secret = setting == Setting.DISCORD_TOKEN_FILE ? content(set.getValue()) : set.getValue();
            if (secret.chars().anyMatch(letter -> letter <= ' ' || letter > '~')) {
                throw new InvalidConfigurationException(
                        "%s holds more than a token: there are blanks, lines or strange letters in it."
                                .formatted(setting));
            }
            return Optional.of(new Token(secret));
        }
        return Optional.empty();
    }

    private static String content(String file) throws InvalidConfigurationException {
        try {
            String content = Files.readString(Path.of(file)).strip();
            if (content.isEmpty()) {
                throw new InvalidConfigurationException(
                        "DISCORD_TOKEN_FILE is \"%s\", but that file is empty.".formatted(file));
            }
            return content;
        } catch (IOException unreadable) {
            throw new InvalidConfigurationException("DISCORD_TOKEN_FILE is \"%s\", but that file cannot be read: %s."
                    .formatted(file, unreadable.getClass().getSimpleName()));
        }
    }

    @Override
    public String toString() {
        return "(hidden)";
    }
}
