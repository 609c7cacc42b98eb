package dolmen.bot.puzzle;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.puzzle.PuzzleScores.Change;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleScores.Held;
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
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** The use cases of puzzles: choosing a suitable one, and keeping the score. Safe for use by many threads. */
public final class PuzzleService {
    /** The number of best suited puzzles of which one is drawn. */
    private static final int FITTING = 5;

    /** The increase of difficulty after each solved puzzle, starting with the easiest. */
    private static final int STEP = 200;

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
     * @param days the number of days in a row on which the player has solved a puzzle
     */
    public record Outcome(Optional<Change> rating, int days) {}

    /** A player's achievements with puzzles: the ratings, and the number of days in a row with a solved one. */
    public record Score(List<Held> ratings, int days) {
        public Score {
            ratings = List.copyOf(ratings);
        }
    }

    /** All puzzles. */
    public PuzzleBook book() {
        return book;
    }

    /**
     * A puzzle of the game with the id, or of any, that is new to the player; if there is none, any other. A player who
     * has solved none of a game begins with the easiest and climbs with each solved one, up to the player's own
     * strength. Empty if there is none.
     *
     * @param shown the puzzle that the player sees, which comes again only if there is no other
     */
    public Optional<Puzzle> next(PlayerId player, Optional<String> game, Optional<Puzzle> shown) {
        List<Puzzle> others = book.of(game).stream()
                .filter(puzzle -> !Optional.of(puzzle).equals(shown))
                .toList();
        Set<Long> met = scores.met(player);
        List<Puzzle> fresh =
                others.stream().filter(puzzle -> !met.contains(puzzle.number())).toList();
        if (!fresh.isEmpty()) {
            return any(fitting(player, fresh));
        }
        return any(others).or(() -> shown);
    }

    private List<Puzzle> fitting(PlayerId player, List<Puzzle> puzzles) {
        Map<String, Double> wanted = puzzles.stream()
                .collect(Collectors.groupingBy(
                        puzzle -> puzzle.variant().game(),
                        Collectors.collectingAndThen(
                                Collectors.minBy(Comparator.comparingInt(Puzzle::difficulty)),
                                easiest -> (double) easiest.orElseThrow().difficulty())));
        for (Held held : scores.of(player)) {
            wanted.computeIfPresent(
                    held.game(),
                    (game, easiest) -> StrictMath.min(
                            easiest + STEP * held.solved(), held.rating().points()));
        }
        return puzzles.stream()
                .sorted(Comparator.comparingDouble(puzzle -> StrictMath.abs(puzzle.difficulty()
                        - wanted.getOrDefault(puzzle.variant().game(), 0.0))))
                .limit(FITTING)
                .toList();
    }

    private Optional<Puzzle> any(List<Puzzle> puzzles) {
        return puzzles.isEmpty() ? Optional.empty() : Optional.of(puzzles.get(random.nextInt(puzzles.size())));
    }

    /**
     * Records a finished attempt. The first at a puzzle is a match against its difficulty; others only keep a streak
     * going.
     *
     * @param where the server; empty in private
     */
    public Outcome ended(PlayerId player, Optional<GuildId> where, Puzzle puzzle, Ending ending) {
        Instant now = clock.instant();
        var attempt = new PuzzleScores.Attempt(
                player, puzzle.number(), puzzle.variant().game(), ending, now, where);
        Optional<Change> change = scores.first(attempt, before -> judged(before, puzzle, ending, now));
        int days = switch (ending) {
            case SOLVED -> scores.solvedOn(player, today(player)).days();
            case FAILED -> days(player);
        };
        return new Outcome(change, days);
    }

    private static Rating judged(Rating before, Puzzle puzzle, Ending ending, Instant now) {
        List<Rating> both = List.of(before, Rating.measured(puzzle.difficulty(), now));
        return Glicko2.after(both, ending == Ending.SOLVED ? WON : LOST, now).getFirst();
    }

    /** The player's achievements until now. */
    public Score of(PlayerId player) {
        return new Score(scores.of(player), days(player));
    }

    private int days(PlayerId player) {
        return scores.streak(player).map(streak -> streak.daysOn(today(player))).orElse(0);
    }

    private LocalDate today(PlayerId player) {
        return clock.instant().atZone(preferences.of(player).time().zone()).toLocalDate();
    }
}
