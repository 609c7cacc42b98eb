package dolmen.bot.match;

import java.util.Optional;

/**
 * What a server has chosen.
 *
 * @param theme the name of the theme of boards that everybody sees; empty for the default
 */
public record GuildPreferences(Optional<String> theme) {

    /** What holds where nothing was chosen. */
    public static final GuildPreferences DEFAULT = new GuildPreferences(Optional.empty());
}
