package dolmen.rules.record;

import dolmen.rules.phrase.Argument;

/**
 * A fault in a text that should be a record.
 *
 * @param line the line of the fault, from 1
 * @param column the column of the fault, in characters, from 1
 * @param words the description of the fault, a sentence
 */
public record RecordFault(int line, int column, Argument words) implements ParsedRecord {}
