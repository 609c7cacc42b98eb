package dolmen.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/** No text makes the reader throw; {@code -Ddolmen.mutations=1000000} for the large run. */
class MutatedRecordTest {
    private static final int MUTATIONS = Integer.getInteger("dolmen.mutations", 5_000);
    private static final int SEEDS = 90;
    private static final int MOST_ENTRIES = 40;
    private static final List<String> SCRAPS = List.of(
            "\n",
            "\r",
            "\uFEFF",
            "[",
            "]",
            "{",
            "}",
            ";",
            "\"",
            "\\",
            "!",
            ":",
            "0",
            "9",
            "1.",
            " ",
            "\u0000",
            "🗿",
            "\uD800",
            "[Game ",
            "[Game \"",
            "[Result \"1 > 2\"]",
            "!hints",
            "!takeback:0",
            "!takeback:999999999",
            "!resign:9",
            "!draw",
            "!annul:aborted:1",
            "!annul:voided",
            "!adjudged:9",
            "!forfeit:2:time",
            "a1-a3",
            "deal:54",
            "$37=3+5",
            "$37=5+5");

    private final GameRegistry games = GameRegistry.load();
    private final RecordReader reader = new RecordReader(games);
    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(16);

    @Test
    void no_mutated_record_makes_the_reader_throw() {
        List<String> seeds = new ArrayList<>();
        for (int number = 0; number < SEEDS; number++) {
            seeds.add(AnyMatch.of(games, number, MOST_ENTRIES).text());
        }
        int readable = 0;
        for (int mutation = 0; mutation < MUTATIONS; mutation++) {
            String text = mutated(seeds);
            List<ParsedRecord> readings = reader.readAll(text);
            assertThat(readings).isNotEmpty();
            for (ParsedRecord reading : readings) {
                switch (reading) {
                    case RecordFault(int line, int column, Argument words) -> {
                        assertThat(line).isBetween(1, lines(text));
                        assertThat(column).isPositive();
                        assertThat(English.of(words)).isNotBlank();
                    }
                    case ParsedRecord.Read(int line, MatchRecord record) -> {
                        readable++;
                        assertThat(reader.readOne(record.text())).isEqualTo(new ParsedRecord.Read(1, record));
                    }
                }
            }
        }
        assertThat(readable).isPositive();
        System.out.printf("%,d mutated records, of which %,d could be read%n", MUTATIONS, readable);
    }

    private static int lines(String text) {
        return 1
                + (int) text.chars()
                        .filter(character -> character == '\n' || character == '\r')
                        .count();
    }

    private String mutated(List<String> seeds) {
        var text = new StringBuilder(seeds.get(random.nextInt(seeds.size())));
        for (int change = random.nextInt(1, 5); change > 0; change--) {
            int at = random.nextInt(text.length() + 1);
            int to = Math.min(text.length(), at + random.nextInt(1, 12));
            switch (random.nextInt(6)) {
                case 0 -> text.delete(at, to);
                case 1 -> text.insert(at, SCRAPS.get(random.nextInt(SCRAPS.size())));
                case 2 -> text.replace(at, to, SCRAPS.get(random.nextInt(SCRAPS.size())));
                case 3 -> text.insert(at, (char) random.nextInt(Character.MAX_VALUE + 1));
                case 4 -> text.insert(at, text.substring(random.nextInt(at + 1), at));
                default -> text.append('\n').append(seeds.get(random.nextInt(seeds.size())), 0, random.nextInt(60));
            }
        }
        return text.toString();
    }
}
