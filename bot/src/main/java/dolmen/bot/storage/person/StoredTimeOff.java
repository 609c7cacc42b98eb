package dolmen.bot.storage.person;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.storage.rating.Seals;
import dolmen.bot.storage.sql.Transactions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Vacations and outages in the database. */
final class StoredTimeOff implements TimeOff {
    private static final Logger log = LoggerFactory.getLogger(StoredTimeOff.class);

    /** Longer than a host that is up ever takes between two signs of life. */
    private static final Duration OUTAGE = Duration.ofMinutes(1);
    /** Each sign is forced to the disk, so it is given seldom; an outage seems to begin that much too early at most. */
    private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(20);

    private static final List<String> BACK = List.of(
            "UPDATE host SET seen_at = :now",
            "DELETE FROM outages WHERE from_at >= :now",
            """
            INSERT INTO outages (to_at, from_at) SELECT :now, min(from_at) FROM outages WHERE to_at > :now HAVING count(*) > 0
            ON CONFLICT (to_at) DO UPDATE SET from_at = excluded.from_at
            """,
            "DELETE FROM outages WHERE to_at > :now",
            "DELETE FROM silences WHERE ended_at IS NOT NULL AND began_at >= :now",
            "UPDATE silences SET ended_at = :now WHERE ended_at > :now",
            "UPDATE silences SET tried_at = :now WHERE tried_at > :now",
            "UPDATE silences SET began_at = :now WHERE began_at > :now",
            "UPDATE notices SET due_at = :now WHERE settled_at IS NULL AND due_at > :now",
            "UPDATE challenges SET message_due_at = :now WHERE message_due_at > :now",
            "UPDATE matches SET look_at = :now WHERE look_at > :now",
            "UPDATE player_preferences SET digest_due_at = 0 WHERE digest_due_at > :now");

    private final Transactions transactions;
    private volatile Optional<Instant> seen = Optional.empty();

    StoredTimeOff(Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public List<Stretch> vacations(PlayerId player, Instant endingAfter) {
        return transactions.read(handle -> vacations(handle, player, endingAfter));
    }

    private static List<Stretch> vacations(Handle handle, PlayerId player, Instant endingAfter) {
        return handle.createQuery("""
                        SELECT from_at, to_at FROM vacations
                        WHERE player_id = :player AND to_at > :after ORDER BY from_at
                        """)
                .bind("player", player)
                .bind("after", endingAfter)
                .map(StoredTimeOff::stretch)
                .list();
    }

    @Override
    public List<Stretch> rests(PlayerId player, MatchId match, Instant endingAfter) {
        return transactions.read(handle -> handle.createQuery("""
                        SELECT from_at, to_at FROM vacations WHERE player_id = :player AND to_at > :after
                        UNION ALL
                        SELECT from_at, to_at FROM outages WHERE to_at > :after
                        UNION ALL
                        SELECT began_at, coalesce(ended_at, :never) FROM silences
                        WHERE match_id = :match AND coalesce(ended_at, :never) > :after
                        """)
                .bind("player", player)
                .bind("match", match)
                .bind("after", endingAfter)
                .bind("never", Stretch.NEVER)
                .map(StoredTimeOff::stretch)
                .list());
    }

    private static Stretch stretch(RowView row) {
        return new Stretch(row.getColumn("from_at", Instant.class), row.getColumn("to_at", Instant.class));
    }

    @Override
    public List<Stretch> changeVacations(PlayerId player, Instant endingAfter, UnaryOperator<List<Stretch>> change) {
        return transactions.write(handle -> {
            List<Stretch> changed = change.apply(vacations(handle, player, endingAfter)).stream()
                    .filter(vacation -> vacation.from().isBefore(vacation.to()))
                    .toList();
            handle.createUpdate("DELETE FROM vacations WHERE player_id = :player AND to_at > :after")
                    .bind("player", player)
                    .bind("after", endingAfter)
                    .execute();
            insert(handle, player, changed);
            return changed;
        });
    }

    private static void insert(Handle handle, PlayerId player, List<Stretch> vacations) {
        var rows =
                handle.prepareBatch("INSERT INTO vacations (player_id, from_at, to_at) VALUES (:player, :from, :to)");
        vacations.forEach(
                vacation -> rows.bind("player", player).bindMethods(vacation).add());
        rows.execute();
    }

    @Override
    public void hostIsUp(Instant now) {
        Optional<Instant> seen = seenSince(now.minus(BETWEEN_SIGNS));
        if (seen.isPresent() && seen.get().minus(OUTAGE).isAfter(now)) {
            clockWentBack(now);
        } else if (seen.isEmpty() || !seen.get().plus(BETWEEN_SIGNS).isAfter(now)) {
            giveSign(now);
        }
    }

    @Override
    public void hostWasReached(Instant now) {
        Optional<Instant> seen = seenSince(now.minus(OUTAGE));
        if (seen.isPresent() && seen.get().plus(OUTAGE).isBefore(now)) {
            giveSign(now);
        }
    }

    /** The last sign of life; nothing is read as long as one after that instant is remembered. */
    private Optional<Instant> seenSince(Instant then) {
        Optional<Instant> remembered = seen.filter(sign -> sign.isAfter(then));
        if (remembered.isEmpty()) {
            seen = transactions.read(StoredTimeOff::lastSeen);
        }
        return seen;
    }

    private void giveSign(Instant now) {
        transactions.write(handle -> {
            lastSeen(handle)
                    .filter(seen -> seen.plus(OUTAGE).isBefore(now))
                    .ifPresent(seen -> addOutage(handle, new Stretch(seen, now)));
            Seals.forget(handle, now);
            return handle.createUpdate("""
                            INSERT INTO host (id, seen_at) VALUES (1, :now)
                            ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
                            WHERE host.seen_at < excluded.seen_at
                            """).bind("now", now).execute();
        });
    }

    /**
     * The last sign was given by a clock that was ahead. What waits for times that this clock planned is due now: to
     * look once too often does no harm, and to wait for weeks does. No outage reaches into the future.
     */
    private void clockWentBack(Instant now) {
        log.warn("The clock went back to {}; what was planned later is looked at now.", now);
        transactions.write(handle -> {
            for (String sql : BACK) {
                handle.createUpdate(sql).bind("now", now).execute();
            }
            return true;
        });
        seen = Optional.of(now);
    }

    private static Optional<Instant> lastSeen(Handle handle) {
        return handle.createQuery("SELECT seen_at FROM host WHERE id = 1")
                .mapTo(Instant.class)
                .findOne();
    }

    private static void addOutage(Handle handle, Stretch outage) {
        handle.createUpdate("INSERT INTO outages (from_at, to_at) VALUES (:from, :to)")
                .bindMethods(outage)
                .execute();
    }
}
