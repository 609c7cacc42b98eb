package dolmen.bot.match.preference;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.util.Optional;

/** What people and servers have chosen, for those who only ask. Safe for use by many threads. */
public interface Preferences {

    /** What the person has chosen, or the default. */
    PlayerPreferences of(PlayerId player);

    /** What the server has chosen, or the default. */
    GuildPreferences of(GuildId guild);

    /** The theme of a picture that only that person sees: their own choice, else that of the server where they read. */
    default Optional<String> privateTheme(PlayerId person, Optional<GuildId> server) {
        return of(person).theme().or(() -> server.flatMap(guild -> of(guild).theme()));
    }
}
