package dolmen.bot.id;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names of people as they are stored, those used lately at hand. A name that another process has stored is used
 * here within the hour. Safe for use by many threads.
 */
public final class RememberedPlayers implements Players {
    private static final int MOST = 10_000;
    private static final Duration LIFE = Duration.ofHours(1);

    private final Players stored;
    private final Cache<PlayerId, Optional<String>> atHand =
            Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LIFE).build();

    public RememberedPlayers(Players stored) {
        this.stored = stored;
    }

    @Override
    public void remember(Player player) {
        Optional<String> name = Optional.of(player.name());
        if (!name.equals(atHand.getIfPresent(player.id()))) {
            stored.remember(player);
            atHand.put(player.id(), name);
        }
    }

    @Override
    public Map<PlayerId, String> names(Collection<PlayerId> players) {
        var names = new LinkedHashMap<PlayerId, String>();
        players.forEach(player -> name(player).ifPresent(name -> names.put(player, name)));
        return names;
    }

    /** Whoever forgets the name waits until it is read, and takes it away again. */
    private Optional<String> name(PlayerId player) {
        Optional<String> name = atHand.get(player, this::read);
        if (name.isEmpty()) {
            atHand.asMap().remove(player, name);
        }
        return name;
    }

    private Optional<String> read(PlayerId player) {
        return stored.names(List.of(player)).values().stream().findFirst();
    }

    /** To be called when the player's name has been deleted, so that it is kept again once the player comes back. */
    public void forget(PlayerId player) {
        atHand.invalidate(player);
    }
}
