package dolmen.bot.match.preference;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.util.Optional;

/** The settings of people and servers, read-only. Safe for use by many threads. */
public interface Preferences {

    /** The person's settings, or the default. */
    PlayerPreferences of(PlayerId player);

    /** The server's settings, or the default. */
    GuildPreferences of(GuildId guild);

    /** The theme of a picture for one person: their own choice, else that of the server where they read. */
    default Optional<String> privateTheme(PlayerId person, Optional<GuildId> server) {
        return of(person).theme().or(() -> server.flatMap(guild -> of(guild).theme()));
    }
}
