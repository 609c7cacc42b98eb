package dolmen.rules.record;

/** What became of a text that should be a record: a record, or the first fault in it. */
public sealed interface Reading permits Reading.Read, RecordFault {

    /**
     * It is a record.
     *
     * @param line in which it begins, from 1
     */
    record Read(int line, MatchRecord record) implements Reading {}
}
