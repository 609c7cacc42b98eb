package dolmen.bot.storage.sql;

import dolmen.bot.id.Shards;

/**
 * SQL conditions for the rows whose due work this process does: the rows of the servers on its shards. Rows of a person
 * without a server are divided in the same way.
 */
public record Territory(Shards shards) {
    private static final String EVERYTHING = "TRUE";

    /**
     * The condition for rows of the servers, or people, in a column.
     *
     * @param column a column of Discord ids
     */
    public String holds(String column) {
        return shards.all() ? EVERYTHING : among(shard(column));
    }

    /**
     * The condition for rows of matches on the servers. It looks up the matches one by one, because few are due at
     * once.
     *
     * @param column a column of match ids, with its table
     */
    public String holdsMatch(String column) {
        return shards.all()
                ? EVERYTHING
                : among("(SELECT %s FROM matches AS there WHERE there.id = %s)"
                        .formatted(shard("there.guild_id"), column));
    }

    private String shard(String column) {
        return "(%s >> 22) %% %d".formatted(column, shards.total());
    }

    private String among(String shard) {
        return "%s BETWEEN %d AND %d".formatted(shard, shards.first(), shards.last());
    }

    /** True if this process does the due work of all rows. */
    public boolean whole() {
        return shards.all();
    }

    /** The statement with the condition on a column of servers, or people, in place of {@code %s}. */
    public String bound(String statement, String column) {
        return statement.formatted(holds(column));
    }

    /** The statement with the condition on a column of matches in place of {@code %s}. */
    public String boundByMatch(String statement, String column) {
        return statement.formatted(holdsMatch(column));
    }
}
