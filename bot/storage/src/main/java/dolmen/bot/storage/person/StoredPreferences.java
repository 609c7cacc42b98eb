package dolmen.bot.storage.person;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.PreferenceRepository;
import dolmen.bot.storage.sql.Transactions;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/** The settings of people and servers, in the database. */
record StoredPreferences(Transactions transactions) implements PreferenceRepository {
    @Override
    public PlayerPreferences of(PlayerId player) {
        return transactions.read(handle -> read(handle, player));
    }

    @Override
    public GuildPreferences of(GuildId guild) {
        return transactions.read(handle -> GuildPreferenceRows.read(handle, guild));
    }

    @Override
    public boolean areChosen(GuildId guild) {
        return transactions.read(
                handle -> handle.createQuery("SELECT EXISTS (SELECT 1 FROM guild_preferences WHERE guild_id = :id)")
                        .bind("id", guild)
                        .mapTo(Boolean.class)
                        .one());
    }

    @Override
    public PlayerPreferences change(PlayerId player, UnaryOperator<PlayerPreferences> change) {
        return transactions.write(handle -> {
            PlayerPreferences changed = change.apply(read(handle, player));
            write(handle, player, changed);
            return changed;
        });
    }

    @Override
    public GuildPreferences change(GuildId guild, UnaryOperator<GuildPreferences> change) {
        return transactions.write(handle -> {
            GuildPreferences before = GuildPreferenceRows.read(handle, guild);
            GuildPreferences changed = change.apply(before);
            GuildPreferenceRows.write(handle, guild, changed);
            if (!changed.dailyPuzzle().equals(before.dailyPuzzle())) {
                GuildPreferenceRows.awaken(handle, guild);
            }
            return changed;
        });
    }

    private static PlayerPreferences read(Handle handle, PlayerId player) {
        return handle.createQuery("SELECT * FROM player_preferences WHERE player_id = :id")
                .bind("id", player)
                .map(row -> new PlayerPreferences(
                        Optional.ofNullable(row.getColumn("theme", String.class)),
                        row.getColumn("confirm", Boolean.class),
                        row.getColumn("bottom", PlayerPreferences.Bottom.class),
                        TimeColumns.read(row),
                        row.getColumn("listed", Boolean.class),
                        Optional.ofNullable(row.getColumn("language", String.class))))
                .findOne()
                .orElse(PlayerPreferences.DEFAULT);
    }

    private static void write(Handle handle, PlayerId player, PlayerPreferences chosen) {
        Update update =
                handle.createUpdate("""
                INSERT INTO player_preferences (player_id, theme, confirm, bottom, listed, language, %s)
                VALUES (:id, :theme, :confirm, :bottom, :listed, :language, %s)
                ON CONFLICT (player_id) DO UPDATE
                SET theme = excluded.theme, confirm = excluded.confirm, bottom = excluded.bottom,
                    listed = excluded.listed, language = excluded.language, %s
                """.formatted(TimeColumns.NAMES, TimeColumns.VALUES, TimeColumns.ASSIGNMENTS));
        TimeColumns.bind(update, chosen.time())
                .bindMethods(chosen)
                .bind("id", player)
                .execute();
    }
}
