package dolmen.bot.match.preference;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.util.function.UnaryOperator;

/** The port to the settings of people and servers. Safe for use by many threads; changes are durable. */
public interface PreferenceRepository extends Preferences {

    /**
     * Changes the person's settings; concurrent changes are all kept.
     *
     * @return the new settings
     */
    PlayerPreferences change(PlayerId player, UnaryOperator<PlayerPreferences> change);

    /** True if somebody has changed a setting of the server, even if all are as at first again. */
    boolean areChosen(GuildId guild);

    /**
     * Changes the server's settings; concurrent changes are all kept.
     *
     * @return the new settings
     */
    GuildPreferences change(GuildId guild, UnaryOperator<GuildPreferences> change);
}
