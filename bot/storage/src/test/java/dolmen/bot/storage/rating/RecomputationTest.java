package dolmen.bot.storage.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.storage.TestDatabase;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that ratings and lists follow from the history, to the last bit, whatever has happened. The full run:
 *
 * <pre>./dolmen test -pl bot/host -am -Dtest=RecomputationTest -Ddolmen.results=100000</pre>
 */
final class RecomputationTest {
    private static final int RESULTS = Integer.getInteger("dolmen.results", 1_000);

    @Test
    void a_recomputation_gives_the_identical_tables(@TempDir Path folder) {
        GameRegistry games = GameRegistry.load();
        var now = new AtomicReference<>(Instant.EPOCH);
        try (TestDatabase database = TestDatabase.open(folder.resolve("dolmen.db"), games)) {
            var ratings = new RatingService(database.ratings(), database.standings(), new Judge(games), now::get);
            var history = new RandomHistory(database, ratings, new Random(11));
            for (int i = 0; i < RESULTS; i++) {
                history.happen();
                now.set(history.now());
            }

            ratings.settle();
            database.timeOff().hostIsUp(history.now().plus(Duration.ofDays(1)));
            Ratings.Recomputation recomputed = ratings.recompute();

            assertThat(recomputed.differences())
                    .as("whoever knew that two pseudonyms were one person has forgotten it")
                    .isZero();
            assertThat(count(database, "SELECT count(*) FROM results WHERE left_out <> ''"))
                    .as("results that do not count for some of those who were at the table")
                    .isPositive();
            assertThat(count(database, "SELECT count(*) FROM rating_corrections"))
                    .as("what moderators decided")
                    .isPositive();
            assertThat(recomputed.results()).isGreaterThan(RESULTS * 9L / 10);
            assertThat(recomputed.ratings()).isGreaterThan(300);
            assertThat(history.deletions()).isPositive();
            System.out.printf(
                    "%d results judged once more, %d deletions among them: %d ratings, %d rows differ%n",
                    recomputed.results(), history.deletions(), recomputed.ratings(), recomputed.differences());
        }
    }

    private static long count(TestDatabase database, String sql) {
        return database.transactions()
                .read(handle -> handle.select(sql).mapTo(long.class).one());
    }

    @Test
    void a_rating_that_was_tampered_with_is_found_and_mended(@TempDir Path folder) {
        GameRegistry games = GameRegistry.load();
        try (TestDatabase database = TestDatabase.open(folder.resolve("dolmen.db"), games)) {
            var now = new AtomicReference<>(Instant.EPOCH);
            var ratings = new RatingService(database.ratings(), database.standings(), new Judge(games), now::get);
            var history = new RandomHistory(database, ratings, new Random(12));
            for (int i = 0; i < 100; i++) {
                history.happen();
            }
            now.set(history.now());
            assertThat(ratings.recompute().differences()).isZero();
            database.transactions()
                    .write(handle ->
                            handle.execute("UPDATE ratings SET points = points + 1e-9 WHERE ladder = 'obelisk'"));

            assertThat(ratings.recompute().differences()).isPositive();
            assertThat(ratings.recompute().differences()).isZero();
        }
    }
}
