package dolmen.bot.storage.sql;

import java.util.OptionalLong;

/**
 * The size of a database in bytes.
 *
 * @param all of them
 * @param free the unused ones among them; empty if the engine does not report them
 * @param toMerge those in a write-ahead log beside it; empty if the engine has none there
 */
public record StoredBytes(long all, OptionalLong free, OptionalLong toMerge) {}
