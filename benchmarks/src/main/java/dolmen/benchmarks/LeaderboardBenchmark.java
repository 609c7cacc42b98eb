package dolmen.benchmarks;

import dolmen.bot.history.Histories;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Scope;
import dolmen.bot.storage.Database;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntSupplier;

/**
 * Times the queries of {@code /leaderboard} and {@code /profile} on a large database, and prints a table of
 * milliseconds.
 *
 * <p>The only argument is the database file. If it does not exist, it is created, which takes some minutes and 3 GB.
 */
public final class LeaderboardBenchmark {
    private static final int WARM_UP = 200;
    private static final int RUNS = 2_000;
    private static final int LINES = 10;
    private static final Ladder LADDER = new Ladder("mausoleum", Pool.PEOPLE);
    private static final Scope EVERYWHERE = new Scope.Everywhere();

    private final RatingService ratings;
    private final Histories histories;
    private final Random random = new Random(1);

    private LeaderboardBenchmark(RatingService ratings, Histories histories) {
        this.ratings = ratings;
        this.histories = histories;
    }

    public static void main(String[] args) throws SQLException {
        GameRegistry games = GameRegistry.load();
        try (Database database = MillionPlayers.open(Path.of(args[0]), games)) {
            var ratings = new RatingService(
                    database.ratings().ratings(),
                    database.ratings().standings(),
                    new Judge(games),
                    InstantSource.system());
            new LeaderboardBenchmark(ratings, database.matches().histories()).run();
        }
    }

    private void run() {
        System.out.println("| query | median, ms | 95 %, ms | slowest, ms |\n|---|---|---|---|");
        time("first page, all servers", () -> page(EVERYWHERE, 0));
        time("random page, all servers", () -> page(EVERYWHERE, random.nextInt(MillionPlayers.PLAYERS / LINES)));
        time("first page, a server", () -> page(server(), 0));
        time("own rank, all servers", () -> place(EVERYWHERE));
        time("own rank, a server", () -> place(server()));
        time(
                "own line with neighbours",
                () -> ratings.around(EVERYWHERE, LADDER, anybody(), 1).size());
        time("profile of a random player", () -> profile(anybody()));
        time("profile of a busy player", () -> profile(player(random.nextInt(MillionPlayers.BUSY_PLAYERS))));
    }

    private int page(Scope scope, int number) {
        return ratings.page(scope, LADDER, number, LINES).rows().size();
    }

    private int place(Scope scope) {
        return ratings.placeOf(scope, LADDER, anybody()).map(place -> 1).orElse(0);
    }

    /** All queries of a profile. */
    private int profile(PlayerId player) {
        return ratings.of(player).size()
                + ratings.changes(player, LADDER).size()
                + ratings.placeOf(EVERYWHERE, LADDER, player).map(place -> 1).orElse(0)
                + histories.of(player).matches().size();
    }

    private PlayerId anybody() {
        return player(random.nextInt(MillionPlayers.PLAYERS));
    }

    private static PlayerId player(int number) {
        return new PlayerId(MillionPlayers.FIRST_PLAYER + number);
    }

    private Scope server() {
        return new Scope.Server(new GuildId(1 + random.nextInt(MillionPlayers.SERVERS)));
    }

    private static void time(String question, IntSupplier asked) {
        long found = 0;
        for (int run = 0; run < WARM_UP; run++) {
            found += asked.getAsInt();
        }
        double[] millis = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            long start = System.nanoTime();
            found += asked.getAsInt();
            millis[run] =
                    (System.nanoTime() - start) / (double) Duration.ofMillis(1).toNanos();
        }
        if (found == 0) {
            throw new IllegalStateException("nothing was found: " + question);
        }
        Arrays.sort(millis);
        System.out.printf(
                Locale.ROOT,
                "| %s | %.2f | %.2f | %.2f |%n",
                question,
                millis[RUNS / 2],
                millis[RUNS * 95 / 100],
                millis[RUNS - 1]);
    }
}
