package dolmen.bot.storage.sql;

import dolmen.bot.id.Shards;

/**
 * The rows of which a process does what is due, as conditions of statements: those of the servers on its shards. What
 * belongs to a person and to no server is divided in the same way.
 */
public record Territory(Shards shards) {
    private static final String EVERYTHING = "TRUE";

    /**
     * A condition that holds for the rows in that column's servers, or people.
     *
     * @param column of ids of Discord
     */
    public String holds(String column) {
        return shards.all() ? EVERYTHING : among(shard(column));
    }

    /**
     * A condition that holds for the rows of matches on the servers. It asks for one match after the other, since few
     * are due at once.
     *
     * @param column of numbers of matches, with its table
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

    /** True if nothing lies outside. */
    public boolean whole() {
        return shards.all();
    }

    /** The statement with the condition on that column of servers, or people, where it has a {@code %s}. */
    public String bound(String statement, String column) {
        return statement.formatted(holds(column));
    }

    /** The statement with the condition on that column of matches where it has a {@code %s}. */
    public String boundByMatch(String statement, String column) {
        return statement.formatted(holdsMatch(column));
    }
}
