package dolmen.bot.storage.rating;

import dolmen.bot.id.KeyedHash;
import dolmen.bot.id.PlayerId;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/**
 * The seals of forgotten people. A seal is a keyed hash of an id: it tells whether a returning person is the same,
 * without revealing the id. It is kept for a day, so that limits on matches and challenges outlast a deletion. Read and
 * written within the caller's transaction.
 */
public final class Seals {
    private static final Duration LIFE = Duration.ofDays(1);

    private Seals() {}

    /**
     * Seals the person behind a new pseudonym, if within a day a match of the person changed or the person made a
     * challenge.
     */
    public static void seal(Handle handle, PlayerId person, PlayerId pseudonym, Instant now) {
        if (!wasActive(handle, person, now.minus(LIFE))) {
            return;
        }
        PlayerId first = firstPseudonym(handle, person, now.minus(LIFE)).orElse(pseudonym);
        byte[] secret = KeyedHash.newSecret();
        handle.createUpdate("""
                        INSERT INTO seals (pseudonym, first, secret, hash, sealed_at)
                        VALUES (:pseudonym, :first, :secret, :hash, :now)
                        """)
                .bind("pseudonym", pseudonym)
                .bind("first", first)
                .bind("secret", secret)
                .bind("hash", hashOf(person, secret))
                .bind("now", now)
                .execute();
    }

    private static boolean wasActive(Handle handle, PlayerId person, Instant since) {
        return handle.createQuery("""
                        SELECT EXISTS (
                            SELECT 1 FROM seats JOIN matches ON matches.id = seats.match_id
                            WHERE seats.player_id = :person AND matches.changed_at > :since)
                            OR EXISTS (
                            SELECT 1 FROM challenges WHERE challenger_id = :person AND made_at > :since)
                        """)
                .bind("person", person)
                .bind("since", since)
                .mapTo(boolean.class)
                .one();
    }

    /** Deletes seals that are a day old. */
    public static void forget(Handle handle, Instant now) {
        handle.createUpdate("DELETE FROM seals WHERE sealed_at <= :then")
                .bind("then", now.minus(LIFE))
                .execute();
    }

    /** The player's ids since the given time: the given id, and pseudonyms. */
    public static List<PlayerId> idsOf(Handle handle, PlayerId player, Instant since) {
        Optional<PlayerId> first = player.forgotten() ? firstOf(handle, player) : firstPseudonym(handle, player, since);
        return Stream.concat(
                        Stream.of(player), first.stream().flatMap(pseudonym -> pseudonyms(handle, pseudonym).stream()))
                .distinct()
                .toList();
    }

    private static Optional<PlayerId> firstOf(Handle handle, PlayerId pseudonym) {
        return handle.createQuery("SELECT first FROM seals WHERE pseudonym = :pseudonym")
                .bind("pseudonym", pseudonym)
                .mapTo(PlayerId.class)
                .findOne();
    }

    private static Optional<PlayerId> firstPseudonym(Handle handle, PlayerId person, Instant since) {
        return handle
                .createQuery("SELECT first, secret, hash FROM seals WHERE sealed_at >= :since")
                .bind("since", since)
                .map(row -> Optional.of(row.getColumn("first", PlayerId.class)).filter(first -> isOf(person, row)))
                .list()
                .stream()
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static boolean isOf(PlayerId person, RowView seal) {
        return MessageDigest.isEqual(
                seal.getColumn("hash", byte[].class), hashOf(person, seal.getColumn("secret", byte[].class)));
    }

    private static List<PlayerId> pseudonyms(Handle handle, PlayerId first) {
        return handle.createQuery("SELECT pseudonym FROM seals WHERE first = :first ORDER BY pseudonym")
                .bind("first", first)
                .mapTo(PlayerId.class)
                .list();
    }

    private static byte[] hashOf(PlayerId person, byte[] secret) {
        return new KeyedHash(secret)
                .of(ByteBuffer.allocate(Long.BYTES).putLong(person.value()).array());
    }
}
