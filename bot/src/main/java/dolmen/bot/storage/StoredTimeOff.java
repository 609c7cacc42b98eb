package dolmen.bot.storage;

import dolmen.bot.match.PlayerId;
import dolmen.bot.match.TimeOff;
import dolmen.bot.match.time.Stretch;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Vacations and outages in the database. */
final class StoredTimeOff implements TimeOff {
    /** Longer than a host that is up ever takes between two signs of life. */
    private static final Duration OUTAGE = Duration.ofMinutes(1);

    private final Database database;

    StoredTimeOff(Database database) {
        this.database = database;
    }

    @Override
    public List<Stretch> vacations(PlayerId player, Instant endingAfter) {
        return database.read(handle -> handle.createQuery("""
                        SELECT from_at, to_at FROM vacations
                        WHERE player_id = :player AND to_at > :after ORDER BY from_at
                        """)
                .bind("player", player.value())
                .bind("after", endingAfter.toEpochMilli())
                .map((row, statement) -> stretch(row))
                .list());
    }

    @Override
    public List<Stretch> outages(Instant endingAfter) {
        return database.read(
                handle -> handle.createQuery("SELECT from_at, to_at FROM outages WHERE to_at > :after ORDER BY to_at")
                        .bind("after", endingAfter.toEpochMilli())
                        .map((row, statement) -> stretch(row))
                        .list());
    }

    private static Stretch stretch(ResultSet row) throws SQLException {
        return new Stretch(Instant.ofEpochMilli(row.getLong("from_at")), Instant.ofEpochMilli(row.getLong("to_at")));
    }

    @Override
    public void replaceVacations(PlayerId player, Instant endingAfter, List<Stretch> vacations) {
        database.write(handle -> {
            handle.createUpdate("DELETE FROM vacations WHERE player_id = :player AND to_at > :after")
                    .bind("player", player.value())
                    .bind("after", endingAfter.toEpochMilli())
                    .execute();
            var rows = handle.prepareBatch(
                    "INSERT INTO vacations (player_id, from_at, to_at) VALUES (:player, :from, :to)");
            vacations.forEach(vacation -> rows.bind("player", player.value())
                    .bind("from", vacation.from().toEpochMilli())
                    .bind("to", vacation.to().toEpochMilli())
                    .add());
            return rows.execute();
        });
    }

    @Override
    public void hostIsUp(Instant now) {
        database.write(handle -> {
            handle.createQuery("SELECT seen_at FROM host WHERE id = 1")
                    .map((row, statement) -> Instant.ofEpochMilli(row.getLong("seen_at")))
                    .findOne()
                    .filter(seen -> seen.plus(OUTAGE).isBefore(now))
                    .ifPresent(seen -> addOutage(handle, new Stretch(seen, now)));
            return handle.createUpdate("""
                            INSERT INTO host (id, seen_at) VALUES (1, :now)
                            ON CONFLICT (id) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)
                            """).bind("now", now.toEpochMilli()).execute();
        });
    }

    private static void addOutage(Handle handle, Stretch outage) {
        handle.createUpdate("INSERT INTO outages (from_at, to_at) VALUES (:from, :to)")
                .bind("from", outage.from().toEpochMilli())
                .bind("to", outage.to().toEpochMilli())
                .execute();
    }
}
