package dolmen.bot.id;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The names of people as they are stored, those used lately at hand. A name that another process has stored is used
 * here within the hour. Safe for use by many threads.
 */
public final class RememberedPlayers implements Players {
    private static final int MOST = 10_000;
    private static final Duration LIFE = Duration.ofHours(1);

    private final Players stored;
    private final Cache<PlayerId, String> atHand =
            Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LIFE).build();

    public RememberedPlayers(Players stored) {
        this.stored = stored;
    }

    @Override
    public void remember(Player player) {
        if (!player.name().equals(atHand.getIfPresent(player.id()))) {
            stored.remember(player);
            atHand.put(player.id(), player.name());
        }
    }

    @Override
    public Map<PlayerId, String> names(Collection<PlayerId> players) {
        var names = new LinkedHashMap<PlayerId, String>();
        players.forEach(player -> name(player).ifPresent(name -> names.put(player, name)));
        return names;
    }

    private Optional<String> name(PlayerId player) {
        return Optional.ofNullable(atHand.get(player, this::read));
    }

    /** Whoever forgets the name waits for this and takes it away again. */
    private @Nullable String read(PlayerId player) {
        return stored.names(List.of(player)).get(player);
    }

    /** To be called when the player's name has been deleted, so that it is kept again once the player comes back. */
    public void forget(PlayerId player) {
        atHand.invalidate(player);
    }
}
