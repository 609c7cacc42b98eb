package dolmen.bot.storage.moving;

/**
 * What a table comes to.
 *
 * @param rows how many
 * @param checksum over all of them, in the order of their key
 */
public record TableSum(long rows, String checksum) {}
