package dolmen.bot.storage.postgres;

import dolmen.bot.id.MatchId;
import dolmen.bot.storage.sql.Isolation;
import org.jdbi.v3.core.Handle;

/** Serializable transactions, and a lock for each match. */
final class PostgresIsolation implements Isolation {

    @Override
    public void asIfAlone(Handle handle) {
        handle.execute("SET TRANSACTION ISOLATION LEVEL SERIALIZABLE");
    }

    @Override
    public void inTurn(Handle handle, MatchId match) {
        handle.execute(Locks.turn(), Long.hashCode(match.value()));
    }
}
