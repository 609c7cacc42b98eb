package dolmen.bot.storage;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.PreferenceRepository;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/** What people and servers have chosen, in the database. */
final class StoredPreferences implements PreferenceRepository {
    private final Database database;

    StoredPreferences(Database database) {
        this.database = database;
    }

    @Override
    public PlayerPreferences of(PlayerId player) {
        return database.read(handle -> read(handle, player));
    }

    @Override
    public GuildPreferences of(GuildId guild) {
        return database.read(handle -> GuildPreferenceRows.read(handle, guild));
    }

    @Override
    public PlayerPreferences change(PlayerId player, UnaryOperator<PlayerPreferences> change) {
        return database.write(handle -> {
            PlayerPreferences changed = change.apply(read(handle, player));
            write(handle, player, changed);
            return changed;
        });
    }

    @Override
    public GuildPreferences change(GuildId guild, UnaryOperator<GuildPreferences> change) {
        return database.write(handle -> {
            GuildPreferences changed = change.apply(GuildPreferenceRows.read(handle, guild));
            GuildPreferenceRows.write(handle, guild, changed);
            return changed;
        });
    }

    private static PlayerPreferences read(Handle handle, PlayerId player) {
        return handle.createQuery("SELECT * FROM player_preferences WHERE player_id = :id")
                .bind("id", player.value())
                .map((row, statement) -> new PlayerPreferences(
                        Optional.ofNullable(row.getString("theme")),
                        row.getInt("confirm") == 1,
                        PlayerPreferences.Bottom.valueOf(row.getString("bottom")),
                        TimeColumns.read(row),
                        row.getBoolean("listed")))
                .findOne()
                .orElse(PlayerPreferences.DEFAULT);
    }

    private static void write(Handle handle, PlayerId player, PlayerPreferences chosen) {
        Update update =
                handle.createUpdate("""
                INSERT INTO player_preferences (player_id, theme, confirm, bottom, listed, %s)
                VALUES (:id, :theme, :confirm, :bottom, :listed, %s)
                ON CONFLICT (player_id) DO UPDATE
                SET theme = excluded.theme, confirm = excluded.confirm, bottom = excluded.bottom,
                    listed = excluded.listed, %s
                """.formatted(TimeColumns.NAMES, TimeColumns.VALUES, TimeColumns.ASSIGNMENTS));
        TimeColumns.bind(update, chosen.time())
                .bind("id", player.value())
                .bind("theme", chosen.theme())
                .bind("confirm", chosen.confirm() ? 1 : 0)
                .bind("bottom", chosen.bottom().name())
                .bind("listed", chosen.listed())
                .execute();
    }
}
