package dolmen.bot.storage.sql;

import java.util.OptionalLong;

/**
 * How large a database is.
 *
 * @param all of them
 * @param free of them, which hold nothing; empty where the engine does not tell
 * @param toMerge in a log of changes beside it; empty where the engine keeps none there
 */
public record StoredBytes(long all, OptionalLong free, OptionalLong toMerge) {}
