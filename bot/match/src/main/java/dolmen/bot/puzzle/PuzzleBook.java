package dolmen.bot.puzzle;

import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All puzzles of this release, sorted by number, which is an arbitrary order. They are read at the first use, so that
 * they do not delay the start. Thread-safe.
 */
public final class PuzzleBook {
    private static final int WEEKDAYS = DayOfWeek.values().length;

    /** The day of the first puzzle of the day, which has number 1. */
    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 11, 2);

    /** The time of day at which a puzzle gives way to the next, in UTC. */
    private static final Duration MORNING = Duration.ofHours(6);

    private final GameRegistry games;
    private SortedMap<Long, Puzzle> read = Collections.emptySortedMap();
    private List<List<Puzzle>> byWeekday = List.of();

    /** A book of the puzzles of these games. */
    public PuzzleBook(GameRegistry games) {
        this.games = games;
    }

    private synchronized SortedMap<Long, Puzzle> byNumber() {
        if (read.isEmpty()) {
            read = games.games()
                    .flatMap(game -> Puzzles.of(games, game.facts().id()).stream())
                    .collect(Collectors.toMap(
                            Puzzle::number, Function.identity(), (one, other) -> one, TreeMap<Long, Puzzle>::new));
        }
        return read;
    }

    private synchronized List<Puzzle> ofWeekday(DayOfWeek day) {
        if (byWeekday.isEmpty()) {
            List<Map.Entry<Long, Puzzle>> byDifficulty = byNumber().entrySet().stream()
                    .filter(puzzle -> puzzle.getValue().variant().options().isEmpty())
                    .sorted(Comparator.comparingInt(puzzle -> puzzle.getValue().difficulty()))
                    .toList();
            byWeekday = IntStream.range(0, WEEKDAYS)
                    .mapToObj(weekday -> seventh(byDifficulty, weekday))
                    .toList();
        }
        return byWeekday.get(day.getValue() - 1);
    }

    private static List<Puzzle> seventh(List<Map.Entry<Long, Puzzle>> byDifficulty, int weekday) {
        int size = byDifficulty.size();
        List<Puzzle> puzzles = byDifficulty.subList(size * weekday / WEEKDAYS, size * (weekday + 1) / WEEKDAYS).stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
        return inTurn(puzzles, weekday);
    }

    /** The puzzles with those of each game in turn, until a game has none left. */
    private static List<Puzzle> inTurn(List<Puzzle> puzzles, int firstGame) {
        List<List<Puzzle>> byGame = new ArrayList<>(puzzles.stream()
                .collect(Collectors.groupingBy(puzzle -> puzzle.variant().game(), TreeMap::new, Collectors.toList()))
                .values());
        Collections.rotate(byGame, -firstGame);
        return IntStream.range(0, puzzles.size())
                .boxed()
                .flatMap(round ->
                        byGame.stream().filter(ofGame -> round < ofGame.size()).map(ofGame -> ofGame.get(round)))
                .toList();
    }

    /** The puzzle with the number; empty if this release has none. */
    public Optional<Puzzle> numbered(long number) {
        return Optional.ofNullable(byNumber().get(number));
    }

    /** The puzzles of the game with the id, or of all games if it is empty. */
    public List<Puzzle> of(Optional<String> game) {
        return byNumber().values().stream()
                .filter(puzzle ->
                        game.isEmpty() || game.get().equals(puzzle.variant().game()))
                .toList();
    }

    /** True if there are puzzles of the game with the id. */
    public boolean has(String game) {
        return byNumber().values().stream()
                .anyMatch(puzzle -> puzzle.variant().game().equals(game));
    }

    /** The day whose puzzle is the puzzle of the day at the time; it begins at 6:00 UTC everywhere. */
    public static LocalDate dayAt(Instant time) {
        return LocalDate.ofInstant(time.minus(MORNING), ZoneOffset.UTC);
    }

    /** The time from which the day's puzzle is the puzzle of the day. */
    public static Instant beginningOf(LocalDate day) {
        return day.atStartOfDay(ZoneOffset.UTC).toInstant().plus(MORNING);
    }

    /** The number of the day's puzzle, which people use to compare their results. */
    public static long numberOf(LocalDate day) {
        return FIRST_DAY.until(day, ChronoUnit.DAYS) + 1;
    }

    /**
     * The puzzle of a day, the same for everybody; empty if there is none. It is of a game's standard variant. Mondays
     * have the easiest seventh of those puzzles, and so on to the most difficult on Sundays. Each weekday has the games
     * in turn, and all of its puzzles before one is repeated.
     */
    public Optional<Puzzle> ofDay(LocalDate day) {
        List<Puzzle> ofWeekday = ofWeekday(day.getDayOfWeek());
        long week = Math.floorDiv(FIRST_DAY.until(day, ChronoUnit.DAYS), (long) WEEKDAYS);
        return ofWeekday.isEmpty()
                ? Optional.empty()
                : Optional.of(ofWeekday.get((int) Math.floorMod(week, (long) ofWeekday.size())));
    }
}
