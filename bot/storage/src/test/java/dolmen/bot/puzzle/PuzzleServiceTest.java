package dolmen.bot.puzzle;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.TestHost;
import dolmen.bot.puzzle.PuzzleScores.Change;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleScores.Result;
import dolmen.rules.Variant;
import dolmen.rules.puzzle.Puzzle;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every test begins at noon in Greenwich. */
final class PuzzleServiceTest {
    private static final Optional<String> OBELISK = Optional.of("obelisk");

    private TestHost host;
    private PuzzleService puzzles;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        puzzles = new PuzzleService(
                new PuzzleBook(host.games),
                host.database.puzzleScores(),
                host.database.preferences(),
                host.clock,
                new Random(3));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Puzzle next() {
        return puzzles.next(ANNA.id(), OBELISK, Optional.empty()).orElseThrow();
    }

    private PuzzleService.Outcome end(Puzzle puzzle, Ending ending) {
        return puzzles.ended(ANNA.id(), Optional.of(GUILD), puzzle, new Result(ending, 0));
    }

    @Test
    void every_puzzle_of_a_game_comes_once_before_one_comes_back() {
        int all = puzzles.book().of(OBELISK).size();
        Set<Long> met = new HashSet<>();
        for (int i = 0; i < all; i++) {
            Puzzle puzzle = next();
            assertThat(puzzle.variant().game()).isEqualTo("obelisk");
            assertThat(met.add(puzzle.number())).isTrue();
            end(puzzle, Ending.FAILED);
        }
        assertThat(met).contains(next().number());
    }

    @Test
    void a_newcomer_begins_with_one_of_the_easiest_climbs_with_each_that_is_solved_and_goes_back_down() {
        assertThat(next().difficulty()).isEqualTo(easiest());
        for (int solved = 0; solved < 5; solved++) {
            Puzzle puzzle = next();
            assertThatItIsAmongTheNearestTo(easiest() + 200 * solved, puzzle);
            end(puzzle, Ending.SOLVED);
        }
        assertThat(next().difficulty()).isGreaterThan(1400);
        end(next(), Ending.FAILED);
        assertThatItIsAmongTheNearestTo(easiest() + 200 * 4, next());
    }

    @Test
    void a_player_who_fails_at_the_easiest_gets_no_harder_one() {
        end(next(), Ending.FAILED);

        assertThat(next().difficulty()).isEqualTo(easiest());
    }

    @Test
    void variants_come_once_a_rating_is_settled() {
        var murus = Optional.of("murus-gallicus");
        Set<Variant> met = new HashSet<>();
        for (int i = 0; i < 10; i++) {
            Puzzle puzzle = puzzles.next(ANNA.id(), murus, Optional.empty()).orElseThrow();
            assertThat(puzzle.variant()).isEqualTo(Variant.of("murus-gallicus"));
            end(puzzle, i % 2 == 0 ? Ending.SOLVED : Ending.FAILED);
        }
        for (int i = 0; i < 50; i++) {
            Puzzle puzzle = puzzles.next(ANNA.id(), murus, Optional.empty()).orElseThrow();
            met.add(puzzle.variant());
            end(puzzle, i % 2 == 0 ? Ending.SOLVED : Ending.FAILED);
        }
        assertThat(met).hasSizeGreaterThan(1);
    }

    private int easiest() {
        return standard().mapToInt(Puzzle::difficulty).min().orElseThrow();
    }

    private Stream<Puzzle> standard() {
        return puzzles.book().of(OBELISK).stream()
                .filter(puzzle -> puzzle.variant().options().isEmpty());
    }

    @Test
    void in_time_a_puzzle_is_about_as_hard_as_the_person_is_strong_and_not_the_one_that_is_shown() {
        for (int solved = 0; solved < 10; solved++) {
            end(next(), Ending.SOLVED);
        }
        double points = puzzles.of(ANNA.id()).ratings().getFirst().rating().points();
        for (int i = 0; i < 20; i++) {
            Puzzle shown = next();
            assertThatItIsAmongTheNearestTo(points, shown);
            assertThat(puzzles.next(ANNA.id(), OBELISK, Optional.of(shown)))
                    .isPresent()
                    .isNotEqualTo(Optional.of(shown));
        }
    }

    private void assertThatItIsAmongTheNearestTo(double points, Puzzle puzzle) {
        Set<Long> met = host.database.puzzleScores().met(ANNA.id());
        List<Double> distances = standard()
                .filter(other -> !met.contains(other.number()))
                .map(other -> Math.abs(other.difficulty() - points))
                .sorted()
                .toList();
        assertThat(Math.abs(puzzle.difficulty() - points)).isLessThanOrEqualTo(distances.get(4));
    }

    @Test
    void a_game_without_puzzles_has_none() {
        assertThat(puzzles.next(ANNA.id(), Optional.of("heap"), Optional.empty()))
                .isEmpty();
        assertThat(puzzles.next(ANNA.id(), Optional.empty(), Optional.empty())).isPresent();
    }

    @Test
    void the_first_attempt_alone_moves_the_rating() {
        Puzzle puzzle = next();
        Change failed = end(puzzle, Ending.FAILED).rating().orElseThrow();
        assertThat(failed.before().rating().points()).isEqualTo(800);
        assertThat(failed.after().rating().points()).isBetween(650.0, 799.0);
        assertThat(end(puzzle, Ending.SOLVED).rating()).isEmpty();
        assertThat(end(puzzle, Ending.FAILED).rating()).isEmpty();

        Change solved = end(next(), Ending.SOLVED).rating().orElseThrow();
        assertThat(solved.before()).isEqualTo(failed.after());
        assertThat(solved.after().rating().points())
                .isGreaterThan(failed.after().rating().points());
        assertThat(puzzles.of(ANNA.id()).ratings()).containsExactly(solved.after());
        assertThat(solved.after())
                .extracting(PuzzleScores.Held::solved, PuzzleScores.Held::failed)
                .containsExactly(1, 1);
        assertThat(puzzles.of(BERT.id()).ratings()).isEmpty();
    }

    @Test
    void the_first_attempt_is_the_result() {
        Puzzle puzzle = next();
        assertThat(puzzles.result(ANNA.id(), puzzle)).isEmpty();
        var failed = new Result(Ending.FAILED, 2);
        assertThat(puzzles.ended(ANNA.id(), Optional.of(GUILD), puzzle, failed).first())
                .isEqualTo(failed);
        assertThat(end(puzzle, Ending.SOLVED).first()).isEqualTo(failed);
        assertThat(puzzles.result(ANNA.id(), puzzle)).contains(failed);
        assertThat(puzzles.result(BERT.id(), puzzle)).isEmpty();
    }

    @Test
    void after_ten_puzzles_none_changes_the_rating_by_more_than_60_even_after_years() {
        for (int solved = 0; solved < 10; solved++) {
            Change change = end(next(), Ending.SOLVED).rating().orElseThrow();
            assertThat(change.after().settlingIn()).isEqualTo(9 - solved);
        }
        host.clock.advance(Duration.ofDays(3650));

        Change failed = end(next(), Ending.FAILED).rating().orElseThrow();

        assertThat(failed.before().rating().points() - failed.after().rating().points())
                .isCloseTo(60, Offset.offset(1e-6));
    }

    @Test
    void days_in_a_row_are_those_of_the_person_and_end_with_a_second_day_without() {
        host.database
                .preferences()
                .change(ANNA.id(), before -> before.withTime(before.time().withZone(ZoneId.of("Asia/Tokyo"))));
        Puzzle puzzle = next();
        end(puzzle, Ending.FAILED);
        assertThat(puzzles.of(ANNA.id()).days()).isZero();
        assertThat(end(puzzle, Ending.SOLVED).days()).isEqualTo(1);
        host.clock.advance(Duration.ofHours(4));
        assertThat(end(next(), Ending.SOLVED).days())
                .as("past midnight in Tokyo")
                .isEqualTo(2);
        host.clock.advance(Duration.ofDays(1));
        assertThat(puzzles.of(ANNA.id()).days()).isEqualTo(2);
        host.clock.advance(Duration.ofDays(1));
        assertThat(puzzles.of(ANNA.id()).days()).isEqualTo(2);
        host.clock.advance(Duration.ofDays(1));
        assertThat(puzzles.of(ANNA.id()).days()).isZero();
        assertThat(end(next(), Ending.SOLVED).days()).isEqualTo(1);
    }

    @Test
    void a_person_can_export_everything_and_once_forgotten_has_met_no_puzzle() {
        Puzzle puzzle = next();
        end(puzzle, Ending.SOLVED);
        assertThat(host.privacy.export(ANNA.id()))
                .hasEntrySatisfying(
                        "puzzles",
                        rows -> assertThat(rows)
                                .singleElement()
                                .satisfies(row -> assertThat(row)
                                        .containsEntry("puzzle", puzzle.number())
                                        .containsEntry("ending", "SOLVED")
                                        .containsEntry("at", "2026-11-21T12:00:00Z")))
                .hasEntrySatisfying("puzzle_ratings", rows -> assertThat(rows).hasSize(1))
                .hasEntrySatisfying(
                        "puzzle_streak",
                        rows -> assertThat(rows)
                                .singleElement()
                                .satisfies(row -> assertThat(row).containsEntry("last_day", "2026-11-21")));

        assertThat(host.privacy.delete(ANNA.id())).isTrue();

        assertThat(puzzles.of(ANNA.id())).isEqualTo(new PuzzleService.Score(List.of(), 0));
        assertThat(host.database.puzzleScores().met(ANNA.id())).isEmpty();
    }
}
