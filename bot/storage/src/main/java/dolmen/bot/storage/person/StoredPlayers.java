package dolmen.bot.storage.person;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownNames;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.storage.sql.Transactions;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The names of people in the database. */
record StoredPlayers(Transactions transactions) implements Players {
    /** Most calls have names that are already stored, and write nothing. */
    @Override
    public void remember(Player player) {
        transactions.write(handle -> {
            player.membership().ifPresent(membership -> remember(handle, player.id(), membership));
            return handle.createUpdate("""
                    INSERT INTO players (id, name) VALUES (:id, :name)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE players.name <> excluded.name
                    """)
                    .bind("id", player.id())
                    .bind("name", player.name())
                    .execute();
        });
    }

    private static void remember(Handle handle, PlayerId player, Player.Membership membership) {
        if (membership.nickname().isEmpty()) {
            handle.execute("DELETE FROM nicknames WHERE player_id = ? AND guild_id = ?", player, membership.guild());
        } else {
            handle.createUpdate("""
                            INSERT INTO nicknames (player_id, guild_id, name) VALUES (:player, :guild, :name)
                            ON CONFLICT (player_id, guild_id)
                            DO UPDATE SET name = excluded.name WHERE nicknames.name <> excluded.name
                            """)
                    .bind("player", player)
                    .bind("guild", membership.guild())
                    .bind("name", membership.nickname().get())
                    .execute();
        }
    }

    @Override
    public Optional<KnownNames> of(PlayerId player) {
        return transactions.read(handle -> handle.createQuery("SELECT name FROM players WHERE id = :id")
                .bind("id", player)
                .mapTo(String.class)
                .findOne()
                .map(name -> new KnownNames(name, nicknames(handle, player))));
    }

    private static Map<GuildId, String> nicknames(Handle handle, PlayerId player) {
        return handle
                .createQuery("SELECT guild_id, name FROM nicknames WHERE player_id = :player")
                .bind("player", player)
                .map((row, context) -> Map.entry(new GuildId(row.getLong("guild_id")), row.getString("name")))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
