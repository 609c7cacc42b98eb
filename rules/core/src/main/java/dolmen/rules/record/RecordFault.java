package dolmen.rules.record;

/**
 * A fault in a text that should be a record.
 *
 * @param line its line, from 1
 * @param column its column, in characters, from 1
 * @param words a sentence
 */
public record RecordFault(int line, int column, String words) implements ParsedRecord {
    @Override
    public String toString() {
        return "line %d, column %d: %s".formatted(line, column, words);
    }
}
