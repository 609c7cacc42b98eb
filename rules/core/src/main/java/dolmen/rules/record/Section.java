package dolmen.rules.record;

/**
 * The lines of a text that should be one record, each ended by a line feed.
 *
 * @param line the number of the first, from 1
 */
record Section(int line, String text) {}
