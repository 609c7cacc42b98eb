package dolmen.bot.storage.sql;

import dolmen.bot.id.MatchId;
import org.jdbi.v3.core.Handle;

/** An engine's isolation of writing transactions, set at the beginning of each. */
public interface Isolation {
    /** The isolation of an engine with a single writer. */
    Isolation GIVEN = new Isolation() {
        @Override
        public void asIfAlone(Handle handle) {}

        @Override
        public void inTurn(Handle handle, MatchId match) {}
    };

    /** Makes the transaction serializable: its effect is as if all of this kind ran one after the other. */
    void asIfAlone(Handle handle);

    /**
     * Waits until the writers of a match have ended, and lets no other begin before this one ends. Each statement sees
     * everything stored when it begins.
     */
    void inTurn(Handle handle, MatchId match);
}
