package dolmen.bot.id;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
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
    private final Cache<PlayerId, KnownNames> atHand =
            Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LIFE).build();

    public RememberedPlayers(Players stored) {
        this.stored = stored;
    }

    @Override
    public void remember(Player player) {
        KnownNames known = atHand.getIfPresent(player.id());
        if (known == null || !known.after(player).equals(known)) {
            stored.remember(player);
            atHand.invalidate(player.id());
            of(player.id());
        }
    }

    @Override
    public Optional<KnownNames> of(PlayerId player) {
        return Optional.ofNullable(atHand.get(player, this::read));
    }

    /** Whoever forgets the names waits for this and takes them away again. */
    private @Nullable KnownNames read(PlayerId player) {
        return stored.of(player).orElse(null);
    }

    /**
     * To be called when the player's names have been deleted, so that they are kept again once the player comes back.
     */
    public void forget(PlayerId player) {
        atHand.invalidate(player);
    }
}
