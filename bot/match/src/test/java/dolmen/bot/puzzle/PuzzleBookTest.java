package dolmen.bot.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Puzzle;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PuzzleBookTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 11, 23);

    private final PuzzleBook book = new PuzzleBook(GameRegistry.load());

    private Puzzle of(LocalDate day) {
        return book.ofDay(day).orElseThrow();
    }

    @Test
    void the_puzzle_of_a_day_is_easy_on_mondays_and_grows_until_sunday() {
        List<IntSummaryStatistics> weekdays = Stream.of(DayOfWeek.values())
                .map(weekday -> IntStream.range(0, 20)
                        .map(week -> of(MONDAY.plusWeeks(week).with(weekday)).difficulty())
                        .summaryStatistics())
                .toList();

        for (int day = 1; day < weekdays.size(); day++) {
            assertThat(weekdays.get(day).getMin())
                    .isGreaterThanOrEqualTo(weekdays.get(day - 1).getMax());
        }
    }

    @Test
    void a_week_has_at_least_four_games_and_five_weeks_have_all_five() {
        for (int week = 0; week < 26; week++) {
            assertThat(games(MONDAY.plusWeeks(week), 7)).hasSizeGreaterThanOrEqualTo(4);
            assertThat(games(MONDAY.plusWeeks(week), 35)).hasSize(5);
        }
    }

    private Set<String> games(LocalDate from, int days) {
        return IntStream.range(0, days)
                .mapToObj(day -> of(from.plusDays(day)).variant().game())
                .collect(Collectors.toSet());
    }

    @Test
    void days_are_numbered_from_1() {
        assertThat(PuzzleBook.numberOf(LocalDate.of(2026, 11, 2))).isEqualTo(1);
        assertThat(PuzzleBook.numberOf(LocalDate.of(2026, 11, 30))).isEqualTo(29);
    }

    @Test
    void no_puzzle_of_a_day_comes_back_within_two_years() {
        assertThat(IntStream.range(0, 2 * 365)
                        .mapToObj(day -> of(MONDAY.plusDays(day)).number()))
                .doesNotHaveDuplicates();
        assertThat(book.numbered(-1)).isEqualTo(Optional.empty());
    }
}
