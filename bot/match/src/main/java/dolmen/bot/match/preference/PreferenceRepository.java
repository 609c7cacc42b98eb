package dolmen.bot.match.preference;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.util.function.UnaryOperator;

/** The port to what people and servers have chosen. Safe for use by many threads; what was changed is durable. */
public interface PreferenceRepository extends Preferences {

    /**
     * Changes what the person has chosen; of two changes at once none is lost.
     *
     * @return what holds now
     */
    PlayerPreferences change(PlayerId player, UnaryOperator<PlayerPreferences> change);

    /**
     * Changes what the server has chosen; of two changes at once none is lost.
     *
     * @return what holds now
     */
    GuildPreferences change(GuildId guild, UnaryOperator<GuildPreferences> change);
}
