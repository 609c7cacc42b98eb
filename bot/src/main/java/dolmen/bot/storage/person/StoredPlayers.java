package dolmen.bot.storage.person;

import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.storage.sql.Transactions;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The names of people in the database. */
final class StoredPlayers implements Players {
    private final Transactions transactions;

    StoredPlayers(Transactions transactions) {
        this.transactions = transactions;
    }

    /** Most calls bring the name that is stored already; they write nothing. */
    @Override
    public void remember(Player player) {
        transactions.write(
                handle -> handle.createUpdate("""
                        INSERT INTO players (id, name) VALUES (:id, :name)
                        ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE players.name <> excluded.name
                        """).bindMethods(player).execute());
    }

    @Override
    public Map<PlayerId, String> names(Collection<PlayerId> players) {
        return transactions.read(handle -> {
            var names = new LinkedHashMap<PlayerId, String>();
            for (PlayerId player : players) {
                handle.createQuery("SELECT name FROM players WHERE id = :id")
                        .bind("id", player)
                        .mapTo(String.class)
                        .findOne()
                        .ifPresent(name -> names.put(player, name));
            }
            return names;
        });
    }
}
