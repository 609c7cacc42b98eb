package dolmen.bot.storage.moving;

/**
 * The digest of a whole table.
 *
 * @param rows the number of rows
 * @param checksum the checksum of all rows, in key order
 */
public record TableSum(long rows, String checksum) {}
