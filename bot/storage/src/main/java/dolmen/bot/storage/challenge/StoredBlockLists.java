package dolmen.bot.storage.challenge;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.BlockLists;
import dolmen.bot.storage.sql.Transactions;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The block lists in the database. */
record StoredBlockLists(Transactions transactions) implements BlockLists {
    @Override
    public boolean add(PlayerId owner, PlayerId blocked) {
        return change(
                "INSERT INTO blocks (owner_id, blocked_id) VALUES (:owner, :blocked) ON CONFLICT DO NOTHING",
                owner,
                blocked);
    }

    @Override
    public boolean remove(PlayerId owner, PlayerId blocked) {
        return change("DELETE FROM blocks WHERE owner_id = :owner AND blocked_id = :blocked", owner, blocked);
    }

    private boolean change(String statement, PlayerId owner, PlayerId blocked) {
        return transactions.write(handle -> handle.createUpdate(statement)
                        .bind("owner", owner)
                        .bind("blocked", blocked)
                        .execute()
                == 1);
    }

    @Override
    public List<PlayerId> of(PlayerId owner) {
        return transactions.read(handle -> handle.createQuery("SELECT blocked_id FROM blocks WHERE owner_id = :owner")
                .bind("owner", owner)
                .mapTo(PlayerId.class)
                .list());
    }

    @Override
    public List<PlayerId> unavailable(List<PlayerId> among, PlayerId person) {
        return transactions.read(handle ->
                among.stream().filter(owner -> blocked(handle, owner, person)).toList());
    }

    private static boolean blocked(Handle handle, PlayerId owner, PlayerId person) {
        return handle.createQuery("SELECT 1 FROM blocks WHERE owner_id = :owner AND blocked_id = :person")
                .bind("owner", owner)
                .bind("person", person)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }
}
