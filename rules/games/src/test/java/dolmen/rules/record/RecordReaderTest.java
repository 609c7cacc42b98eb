package dolmen.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.phrase.Argument;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordReaderTest {
    private static final String RECORD = """
            [Game "obelisk"]
            [Player1 "Ada \\"the axe\\""]
            [Result "*"]

            1. c1-b2 2. c6-d5
            """;

    private final RecordReader reader = new RecordReader(GameRegistry.load());

    private MatchRecord record(String text) {
        return ((ParsedRecord.Read) reader.readOne(text)).record();
    }

    @Test
    void a_record_is_read_with_its_tags_and_moves() {
        MatchRecord record = record(RECORD);

        assertThat(record.game().variant().text()).isEqualTo("obelisk");
        assertThat(record.player(0)).contains("Ada \"the axe\"");
        assertThat(record.player(1)).isEmpty();
        assertThat(record.game().record().moves()).containsExactly("c1-b2", "c6-d5");
        assertThat(record.text()).isEqualTo(RECORD);
    }

    @Test
    void comments_numbers_blank_lines_and_line_ends_change_nothing() {
        String decorated = "\uFEFF\r\n[Game \"Obelisk\"]\t\r\n\r\n[ Player1  \"Ada \\\"the axe\\\"\" ]\r\n"
                + "{a comment\r\nof two lines; [ \"} 7...c1-b2 ; the rest } of the line\r\n 12. {so} 13.\r\n\u00a0c6-d5 {good}";

        assertThat(record(decorated)).isEqualTo(record(RECORD));
    }

    @Test
    void how_a_game_ends_stands_in_its_result() {
        var resigned = new MatchRecord(List.of(), record(RECORD).game().act(new HostAct.Resignation(Seat.SECOND)));

        assertThat(resigned.text()).isEqualTo("""
                [Game "obelisk"]
                [Result "1 > 2"]
                [Ending "2 resigned"]

                1. c1-b2 2. c6-d5 !resign:2
                """);
        assertThat(record(resigned.text())).isEqualTo(resigned);
    }

    @Test
    void a_fault_leaves_the_records_after_it_readable() {
        List<ParsedRecord> readings = reader.readAll(RECORD.replace("c6", "z9") + "{ never closed\n" + RECORD);

        assertThat(readings).hasSize(2);
        assertThat(readings.getFirst())
                .isInstanceOfSatisfying(
                        RecordFault.class,
                        fault -> assertThat(fault)
                                .extracting(RecordFault::line, RecordFault::column)
                                .containsExactly(5, 13));
        assertThat(readings.getLast()).isEqualTo(new ParsedRecord.Read(7, record(RECORD)));
    }

    @Test
    void one_record_is_read_where_one_is_asked_for() {
        assertThat(reader.readOne(RECORD + "\n" + RECORD)).isEqualTo(new RecordFault(7, 1, RecordPhrases.second()));
    }

    @Test
    void what_is_too_large_is_refused() {
        String moves = "{" + "x".repeat(RecordReader.LONGEST_RECORD) + "}";
        String tags = "[A \"" + "x".repeat(Tag.LONGEST_VALUE + 1) + "\"]";

        assertThat(told(reader.readOne(RECORD + moves))).contains("longer than");
        assertThat(told(reader.readOne("[Game \"obelisk\"]\n" + tags)))
                .isEqualTo("line 2, column %d: The value of a tag has at most 256 characters.".formatted(5 + 256));
        assertThat(told(reader.readOne("[Game \"obelisk\"]\n" + "[T%d \"\"]\n".repeat(70))))
                .startsWith("line 2, column ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            ~~ | line 1, column 1: A record begins with its game, written [Game "game(option=choice)"].
            c1-b2 | line 1, column 1: A record begins with its game, written [Game "game(option=choice)"].
            [Game "obelisk"/ | line 1, column 16: A tag is written [Name "value"].
            [Game obelisk] | line 1, column 7: A tag is written [Name "value"].
            [Game "chess"] | line 1, column 1: There is no game "chess"; there are
            [Game "obelisk"]/[2nd "x"] | line 2, column 2: A tag begins with its name: letters and digits, at most 32.
            [Game "obelisk"]/[A "x]/ | line 2, column 7: The value of a tag ends with a quote in the same line.
            [Game "obelisk"]/[A "\\x"] | line 2, column 6: Only a quote or a backslash may follow a backslash.
            [Game "obelisk"]/[A "1"]/[A "1"] | line 3, column 1: The tag A appears twice.
            [Game "obelisk"]//1. c1-b2 c1-b2 | line 3, column 10: "c1-b2" is not possible here.
            [Game "obelisk"]//1.c1-b9 | line 3, column 3: "c1-b9" is not possible here.
            [Game "obelisk"]//1. c1-b2 !resign:3 | line 3, column 10: "!resign:3" is not possible here.
            [Game "obelisk"]//!resign:1 2. c1-b2 | line 3, column 14: "c1-b2" comes after the end of the game.
            [Game "obelisk"]//🗿🗿 {é} ü2-c3 | line 3, column 1: This is not a move.
            [Game "obelisk"]//{🗿🗿} ü2-c3 | line 3, column 6: This is not a move.
            [Game "obelisk"]//1. c1-b2 {so | line 3, column 10: This comment is not closed by }.
            [Game "obelisk"]//1. c1-b2 ] | line 3, column 10: This bracket closes nothing.
            [Game "obelisk"]//1. c1-b2/[A "1"] | line 4, column 1: Tags come before the moves.
            [Game "obelisk"]/[Result "1 > 2"]//1. c1-b2 | line 2, column 1: The result is "1 > 2" here, but the moves lead to "*".
            """)
    void every_fault_is_told_with_its_place(String text, String fault) {
        assertThat(told(reader.readOne(text.replace('/', '\n')))).startsWith(fault);
    }

    private static String told(ParsedRecord reading) {
        return reading instanceof RecordFault(int line, int column, Argument words)
                ? "line %d, column %d: %s".formatted(line, column, English.of(words))
                : "no fault";
    }
}
