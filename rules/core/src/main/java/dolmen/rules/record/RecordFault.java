package dolmen.rules.record;

/**
 * What is wrong with a text that should be a record.
 *
 * @param line where it is, from 1
 * @param column of that line, in characters, from 1
 * @param words a sentence
 */
public record RecordFault(int line, int column, String words) implements Reading {
    @Override
    public String toString() {
        return "line %d, column %d: %s".formatted(line, column, words);
    }
}
