package dolmen.bot.storage.person;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.storage.sql.Transactions;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The names and languages of people in the database. */
record StoredPlayers(Transactions transactions) implements Players {
    /** Most calls have names that are already stored, and write nothing. */
    @Override
    public void remember(Player player) {
        transactions.write(handle -> {
            player.membership().ifPresent(membership -> remember(handle, player.id(), membership));
            return handle.createUpdate("""
                    INSERT INTO players (id, name, language) VALUES (:id, :name, :language)
                    ON CONFLICT (id) DO UPDATE
                    SET name = excluded.name, language = coalesce(excluded.language, players.language)
                    WHERE players.name <> excluded.name
                    OR players.language IS DISTINCT FROM coalesce(excluded.language, players.language)
                    """)
                    .bind("id", player.id())
                    .bind("name", player.name())
                    .bind("language", player.language())
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
    public Optional<KnownPerson> of(PlayerId player) {
        return player.forgotten() ? Optional.empty() : stored(player);
    }

    private Optional<KnownPerson> stored(PlayerId player) {
        return transactions.read(handle -> handle.createQuery("SELECT name, language FROM players WHERE id = :id")
                .bind("id", player)
                .map((row, context) -> new KnownPerson(
                        row.getString("name"),
                        nicknames(handle, player),
                        Optional.ofNullable(row.getString("language"))))
                .findOne());
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
