package dolmen.bot.storage.sql;

import java.util.OptionalLong;

/**
 * The size of a database in bytes.
 *
 * @param all the total size
 * @param free the unused bytes of the total; empty if the engine does not report them
 * @param toMerge the bytes in a separate write-ahead log; empty if the engine has none
 */
public record StoredBytes(long all, OptionalLong free, OptionalLong toMerge) {}
