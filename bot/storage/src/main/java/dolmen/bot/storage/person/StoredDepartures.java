package dolmen.bot.storage.person;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.timekeeping.Departures;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;

/** The players who have left a server, in the database. Their nicknames there are deleted too. */
record StoredDepartures(Transactions transactions) implements Departures {
    @Override
    public Instant left(GuildId guild, PlayerId player, Instant now) {
        return transactions.write(handle -> {
            handle.execute("DELETE FROM nicknames WHERE player_id = ? AND guild_id = ?", player, guild);
            handle.createUpdate("""
                            INSERT INTO departures (guild_id, player_id, since) VALUES (:guild, :player, :now)
                            ON CONFLICT (guild_id, player_id) DO NOTHING
                            """)
                    .bind("guild", guild)
                    .bind("player", player)
                    .bind("now", now)
                    .execute();
            return handle.createQuery("SELECT since FROM departures WHERE guild_id = :guild AND player_id = :player")
                    .bind("guild", guild)
                    .bind("player", player)
                    .mapTo(Instant.class)
                    .one();
        });
    }

    @Override
    public void returned(GuildId guild, PlayerId player) {
        transactions.write(
                handle -> handle.createUpdate("DELETE FROM departures WHERE guild_id = :guild AND player_id = :player")
                        .bind("guild", guild)
                        .bind("player", player)
                        .execute());
    }
}
