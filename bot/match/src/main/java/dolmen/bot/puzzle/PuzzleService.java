package dolmen.bot.puzzle;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.puzzle.PuzzleScores.Change;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleScores.Held;
import dolmen.bot.puzzle.PuzzleScores.Result;
import dolmen.bot.rating.Glicko2;
import dolmen.bot.rating.Rating;
import dolmen.rules.puzzle.Puzzle;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** The use cases of puzzles: choosing a suitable one, and keeping the score. Safe for use by many threads. */
public final class PuzzleService {
    /** The number of best-suited puzzles from which one is drawn. */
    private static final int FITTING = 5;

    /** The step of difficulty until a rating is settled: up after a solved puzzle, down after a failed one. */
    private static final int STEP = 200;

    /** The rating of a newcomer: somewhat above the easiest puzzles, which have 700 points. */
    private static final int NEWCOMERS_POINTS = 800;

    /** The deviation of a newcomer: small enough for a first mistake to cost about half a step. */
    private static final int NEWCOMERS_DEVIATION = 200;

    /** The maximum change of a rating once it is shown. */
    private static final int LARGEST_CHANGE = 60;

    private static final List<Integer> WON = List.of(1, 2);
    private static final List<Integer> LOST = List.of(2, 1);

    private final PuzzleBook book;
    private final PuzzleScores scores;
    private final Preferences preferences;
    private final InstantSource clock;
    private final RandomGenerator random;

    public PuzzleService(
            PuzzleBook book,
            PuzzleScores scores,
            Preferences preferences,
            InstantSource clock,
            RandomGenerator random) {
        this.book = book;
        this.scores = scores;
        this.preferences = preferences;
        this.clock = clock;
        this.random = random;
    }

    /**
     * The outcome of an attempt.
     *
     * @param rating the change of the rating; empty if the attempt was not the first
     * @param first the result of the first attempt
     * @param days the number of days in a row on which the player has solved a puzzle
     */
    public record Outcome(Optional<Change> rating, Result first, int days) {}

    /** A player's score at puzzles: the ratings, and the number of days in a row with a solved puzzle. */
    public record Score(List<Held> ratings, int days) {
        public Score {
            ratings = List.copyOf(ratings);
        }
    }

    /** All puzzles. */
    public PuzzleBook book() {
        return book;
    }

    /** The next puzzle of the day; empty if there is none. */
    public Optional<Puzzle> ofTomorrow() {
        return book.ofDay(day().plusDays(1));
    }

    /** The time of the next puzzle of the day. */
    public Instant tomorrow() {
        return PuzzleBook.beginningOf(day().plusDays(1));
    }

    /** The number of today's puzzle if it is the given one; empty otherwise. */
    public OptionalLong numberToday(Puzzle puzzle) {
        LocalDate today = day();
        return book.ofDay(today).equals(Optional.of(puzzle))
                ? OptionalLong.of(PuzzleBook.numberOf(today))
                : OptionalLong.empty();
    }

    private LocalDate day() {
        return PuzzleBook.dayAt(clock.instant());
    }

    /** Today's puzzle if the player has not attempted it yet. */
    public Optional<Puzzle> newToday(PlayerId player) {
        return book.ofDay(day()).filter(today -> !scores.met(player).contains(today.number()));
    }

    /**
     * A puzzle of the game with the id, or of any game, that is new to the player; any other puzzle if none is new;
     * empty if there is none. A player starts with the easiest puzzles of a game's standard variant. Each solved puzzle
     * raises the difficulty by a step, and each failed one lowers it, until the rating is settled and becomes the
     * difficulty; from then on, the game's other variants are set, too.
     *
     * @param shown the puzzle that the player sees now; it is repeated only if there is no other
     */
    public Optional<Puzzle> next(PlayerId player, Optional<String> game, Optional<Puzzle> shown) {
        List<Puzzle> others = book.of(game).stream()
                .filter(puzzle -> !Optional.of(puzzle).equals(shown))
                .toList();
        Set<Long> met = scores.met(player);
        List<Puzzle> fresh =
                others.stream().filter(puzzle -> !met.contains(puzzle.number())).toList();
        if (!fresh.isEmpty()) {
            List<Held> held = scores.of(player);
            return any(fitting(held, familiar(held, fresh)));
        }
        return any(others).or(() -> shown);
    }

    /** The puzzles of standard games, until the player's rating in a game is settled; all if those are used up. */
    private static List<Puzzle> familiar(List<Held> scores, List<Puzzle> puzzles) {
        Set<String> settled = scores.stream()
                .filter(held -> held.settlingIn() == 0)
                .map(Held::game)
                .collect(Collectors.toSet());
        List<Puzzle> familiar = puzzles.stream()
                .filter(puzzle -> puzzle.variant().options().isEmpty()
                        || settled.contains(puzzle.variant().game()))
                .toList();
        return familiar.isEmpty() ? puzzles : familiar;
    }

    private static List<Puzzle> fitting(List<Held> scores, List<Puzzle> puzzles) {
        Map<String, Double> wanted = puzzles.stream()
                .collect(Collectors.groupingBy(
                        puzzle -> puzzle.variant().game(),
                        Collectors.collectingAndThen(
                                Collectors.minBy(Comparator.comparingInt(Puzzle::difficulty)),
                                easiest -> (double) easiest.orElseThrow().difficulty())));
        for (Held held : scores) {
            wanted.computeIfPresent(held.game(), (game, easiest) -> wanted(held, easiest));
        }
        return puzzles.stream()
                .sorted(Comparator.comparingDouble(puzzle -> StrictMath.abs(puzzle.difficulty()
                        - wanted.getOrDefault(puzzle.variant().game(), 0.0))))
                .limit(FITTING)
                .toList();
    }

    private static double wanted(Held held, double easiest) {
        return held.settlingIn() > 0
                ? easiest + STEP * StrictMath.max(0, held.solved() - held.failed())
                : held.rating().points();
    }

    private Optional<Puzzle> any(List<Puzzle> puzzles) {
        return puzzles.isEmpty() ? Optional.empty() : Optional.of(puzzles.get(random.nextInt(puzzles.size())));
    }

    /**
     * Records a finished attempt. The first attempt at a puzzle is rated like a match against its difficulty; later
     * ones only continue a streak.
     *
     * @param where the server; empty in private
     */
    public Outcome ended(PlayerId player, Optional<GuildId> where, Puzzle puzzle, Result result) {
        Instant now = clock.instant();
        var attempt = new PuzzleScores.Attempt(
                player, puzzle.number(), puzzle.variant().game(), result.ending(), result.found(), now, where);
        Optional<Change> change = scores.first(
                attempt,
                Rating.guessed(NEWCOMERS_POINTS, NEWCOMERS_DEVIATION, now),
                before -> judged(before, puzzle, result.ending(), now));
        Optional<Result> earlier = change.isPresent() ? Optional.empty() : result(player, puzzle);
        return new Outcome(change, earlier.orElse(result), daysAfter(player, result.ending()));
    }

    /** The result of the player's first attempt at the puzzle; empty if there was none. */
    public Optional<Result> result(PlayerId player, Puzzle puzzle) {
        return scores.result(player, puzzle.number());
    }

    /**
     * Records an attempt at a puzzle without a rating.
     *
     * @return the number of days in a row on which the player has solved a puzzle
     */
    public int daysAfter(PlayerId player, Ending ending) {
        return switch (ending) {
            case SOLVED -> scores.solvedOn(player, today(player)).days();
            case FAILED -> days(player);
        };
    }

    /** True if the player has solved a puzzle today. */
    public boolean solvedToday(PlayerId player) {
        return scores.streak(player)
                .filter(streak -> !streak.last().isBefore(today(player)))
                .isPresent();
    }

    private static Rating judged(Held before, Puzzle puzzle, Ending ending, Instant now) {
        List<Rating> both = List.of(before.rating(), Rating.measured(puzzle.difficulty(), now));
        Rating after =
                Glicko2.after(both, ending == Ending.SOLVED ? WON : LOST, now).getFirst();
        if (before.settlingIn() > 0) {
            return after;
        }
        double change = after.points() - before.rating().points();
        return after.moved(StrictMath.clamp(change, -LARGEST_CHANGE, LARGEST_CHANGE) - change);
    }

    /** The player's score so far. */
    public Score of(PlayerId player) {
        return new Score(scores.of(player), days(player));
    }

    /** The times at which the player solved a puzzle at the first attempt. */
    public List<Instant> solved(PlayerId player) {
        return scores.solved(player);
    }

    private int days(PlayerId player) {
        return scores.streak(player).map(streak -> streak.daysOn(today(player))).orElse(0);
    }

    private LocalDate today(PlayerId player) {
        return clock.instant().atZone(preferences.of(player).time().zone()).toLocalDate();
    }
}
