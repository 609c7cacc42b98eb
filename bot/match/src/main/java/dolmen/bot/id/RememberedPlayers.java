package dolmen.bot.id;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;

/**
 * A cache of the stored names of people. A name that another process stores appears here within an hour. Safe for use
 * by many threads.
 */
public final class RememberedPlayers implements Players {
    private static final int MOST = 10_000;
    private static final Duration LIFE = Duration.ofHours(1);

    private final Players stored;
    private final Cache<PlayerId, Optional<KnownPerson>> atHand =
            Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LIFE).build();

    public RememberedPlayers(Players stored) {
        this.stored = stored;
    }

    @Override
    public void remember(Player player) {
        Optional<KnownPerson> known = atHand.getIfPresent(player.id());
        if (known == null || !known.map(names -> names.after(player)).equals(known)) {
            stored.remember(player);
            atHand.invalidate(player.id());
            of(player.id());
        }
    }

    @Override
    public Optional<KnownPerson> of(PlayerId player) {
        Optional<KnownPerson> known = atHand.get(player, stored::of);
        if (known.isEmpty()) {
            atHand.asMap().remove(player, known);
        }
        return known;
    }

    /** Forgets a player whose names have been deleted, so that they are stored again when the player returns. */
    public void forget(PlayerId player) {
        atHand.invalidate(player);
    }
}
