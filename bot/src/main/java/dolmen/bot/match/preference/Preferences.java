package dolmen.bot.match.preference;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;

/** What people and servers have chosen, for those who only ask. Safe for use by many threads. */
public interface Preferences {

    /** What the person has chosen, or the default. */
    PlayerPreferences of(PlayerId player);

    /** What the server has chosen, or the default. */
    GuildPreferences of(GuildId guild);
}
