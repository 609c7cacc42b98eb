package dolmen.rules.record;

/** The result of reading a text: a record, or the first fault in it. */
public sealed interface ParsedRecord permits ParsedRecord.Read, RecordFault {

    /**
     * The text is a record.
     *
     * @param line the line where the record starts, from 1
     */
    record Read(int line, MatchRecord record) implements ParsedRecord {}
}
