package dolmen.rules.record;

/**
 * The lines of a text that should be one record, each with a line feed at its end.
 *
 * @param line the number of the first line, from 1
 */
record RecordSection(int line, String text) {}
