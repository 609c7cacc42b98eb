package dolmen.bot.storage.sql;

import dolmen.bot.id.MatchId;
import org.jdbi.v3.core.Handle;

/** An engine's isolation of write transactions, set at the start of each. */
public interface Isolation {
    /** The isolation of an engine with a single writer. */
    Isolation GIVEN = new Isolation() {
        @Override
        public void asIfAlone(Handle handle) {}

        @Override
        public void inTurn(Handle handle, MatchId match) {}
    };

    /**
     * Makes the transaction serializable: such transactions have the same effect as if they ran one after the other.
     */
    void asIfAlone(Handle handle);

    /**
     * Waits until the other writers of the match have ended, and blocks new ones until this transaction ends. Each
     * statement sees everything stored before it starts.
     */
    void inTurn(Handle handle, MatchId match);
}
