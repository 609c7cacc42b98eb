package dolmen.bot.storage.person;

import dolmen.bot.history.Lessons;
import dolmen.bot.id.PlayerId;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Collectors;

/** The lessons that people have finished, in the database. */
record StoredLessons(Transactions transactions) implements Lessons {
    @Override
    public boolean finished(PlayerId player, String game, Instant at) {
        return transactions.write(handle -> handle.createUpdate("""
                        INSERT INTO lessons (player_id, game, at) VALUES (:player, :game, :at) ON CONFLICT DO NOTHING
                        """)
                        .bind("player", player)
                        .bind("game", game)
                        .bind("at", at)
                        .execute()
                == 1);
    }

    @Override
    public Map<String, Instant> of(PlayerId player) {
        return transactions.read(handle -> handle.createQuery("SELECT game, at FROM lessons WHERE player_id = :player")
                .bind("player", player)
                .map(row -> Map.entry(row.getColumn("game", String.class), row.getColumn("at", Instant.class)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }
}
