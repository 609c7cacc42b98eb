package dolmen.bot.storage.sql;

import dolmen.bot.id.MatchId;
import org.jdbi.v3.core.Handle;

/** How an engine keeps transactions that write apart from each other; told at the beginning of each. */
public interface Isolation {
    /** For an engine on which whoever writes is alone. */
    Isolation GIVEN = new Isolation() {
        @Override
        public void asIfAlone(Handle handle) {}

        @Override
        public void inTurn(Handle handle, MatchId match) {}
    };

    /** All comes out as if no other transaction of this kind were there at the same time. */
    void asIfAlone(Handle handle);

    /**
     * Waits until those that write for the same match have ended, and lets none begin before this one ends. Each
     * statement sees what has been stored when it begins.
     */
    void inTurn(Handle handle, MatchId match);
}
