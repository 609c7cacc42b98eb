package dolmen.bot.storage.moving;

/**
 * The digest of a whole table.
 *
 * @param rows their number
 * @param checksum over all of them, in the order of their key
 */
public record TableSum(long rows, String checksum) {}
