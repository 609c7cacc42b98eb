package dolmen.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A written record is read back unchanged; {@code -Ddolmen.records=10000} for the large run. */
class RoundTripTest {
    private static final int RECORDS = Integer.getInteger("dolmen.records", 120);
    private static final int MOST_ENTRIES = 1_000;

    private final GameRegistry games = GameRegistry.load();
    private final RecordReader reader = new RecordReader(games);

    @Test
    void every_record_is_read_back_as_it_was_written() {
        Set<String> variants = new HashSet<>();
        long entries = 0;
        for (int number = 0; number < RECORDS; number++) {
            MatchRecord record = AnyMatch.of(games, number, MOST_ENTRIES);
            String text = record.text();

            assertThat(reader.readOne(text)).as(text).isEqualTo(new ParsedRecord.Read(1, record));
            assertThat(text.lines()).allMatch(line -> line.startsWith("[") || line.length() <= 80);
            variants.add(record.game().variant().text());
            entries += record.game().entries();
        }
        assertThat(variants).hasSize((int) games.variants().count());
        System.out.printf("%,d records of %d variants with %,d entries%n", RECORDS, variants.size(), entries);
    }

    @Test
    void a_file_of_many_records_is_read_whole_with_the_line_of_each() {
        List<ParsedRecord> expected = new ArrayList<>();
        var file = new StringBuilder("\uFEFF");
        for (int number = 0; number < 10; number++) {
            MatchRecord record = AnyMatch.of(games, number, 100);
            expected.add(new ParsedRecord.Read(
                    1
                            + (int) file.chars()
                                    .filter(character -> character == '\n')
                                    .count(),
                    record));
            file.append(record.text()).append('\n');
        }

        assertThat(reader.readAll(file.toString())).isEqualTo(expected);
        assertThat(reader.readAll(file.toString().replace("\n", "\r\n"))).isEqualTo(expected);
        assertThat(reader.readAll(file.toString().replace("\n", "\r"))).isEqualTo(expected);
    }
}
