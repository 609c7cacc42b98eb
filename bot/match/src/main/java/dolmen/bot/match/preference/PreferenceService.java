package dolmen.bot.match.preference;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The use cases of choices: asking what holds, and changing it with all that follows from that. What was asked for
 * lately is at hand; what another process has changed holds here ten seconds later. Safe for use by many threads.
 */
public final class PreferenceService implements Preferences {
    private static final int MOST = 10_000;
    private static final Duration LIFE = Duration.ofSeconds(10);

    private final PreferenceRepository stored;
    private final Consumer<PlayerId> changed;
    private final Cache<PlayerId, PlayerPreferences> ofPeople =
            Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LIFE).build();
    private final Cache<GuildId, GuildPreferences> ofServers =
            Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LIFE).build();

    /** @param changed what follows from a change of what that person has chosen; called when it is stored */
    public PreferenceService(PreferenceRepository stored, Consumer<PlayerId> changed) {
        this.stored = stored;
        this.changed = changed;
    }

    @Override
    public PlayerPreferences of(PlayerId player) {
        return ofPeople.get(player, stored::of);
    }

    @Override
    public GuildPreferences of(GuildId guild) {
        return ofServers.get(guild, stored::of);
    }

    /**
     * Changes what the person has chosen; of two changes at once none is lost.
     *
     * @return what holds now
     */
    public PlayerPreferences change(PlayerId player, UnaryOperator<PlayerPreferences> change) {
        PlayerPreferences now = stored.change(player, change);
        forget(player);
        changed.accept(player);
        return now;
    }

    /**
     * Changes what the server has chosen; of two changes at once none is lost.
     *
     * @return what holds now
     */
    public GuildPreferences change(GuildId guild, UnaryOperator<GuildPreferences> change) {
        GuildPreferences now = stored.change(guild, change);
        ofServers.invalidate(guild);
        return now;
    }

    /** To be called when what the person has chosen has been deleted. */
    public void forget(PlayerId player) {
        ofPeople.invalidate(player);
    }
}
