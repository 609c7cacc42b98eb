package dolmen.bot.match.preference;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The use cases of settings: reading and changing them, with all consequences. Recently read settings are cached;
 * another process's change is visible here within ten seconds. Safe for use by many threads.
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

    /** @param changed the consequences of a change of a person's settings; called after it is stored */
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

    /** True if somebody has changed a setting of the server, even if all are as at first again. */
    public boolean areChosen(GuildId guild) {
        return stored.areChosen(guild);
    }

    /**
     * Changes the person's settings; concurrent changes are all kept.
     *
     * @return the new settings
     */
    public PlayerPreferences change(PlayerId player, UnaryOperator<PlayerPreferences> change) {
        PlayerPreferences now = stored.change(player, change);
        forget(player);
        changed.accept(player);
        return now;
    }

    /**
     * Changes the server's settings; concurrent changes are all kept.
     *
     * @return the new settings
     */
    public GuildPreferences change(GuildId guild, UnaryOperator<GuildPreferences> change) {
        GuildPreferences now = stored.change(guild, change);
        ofServers.invalidate(guild);
        return now;
    }

    /** Drops a person's settings that have been deleted from the store. */
    public void forget(PlayerId player) {
        ofPeople.invalidate(player);
    }
}
