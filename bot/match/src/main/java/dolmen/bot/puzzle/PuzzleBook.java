package dolmen.bot.puzzle;

import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * All puzzles of this release, sorted by number, which is an arbitrary order. They are read at the first use, so that
 * no start waits for them. Thread-safe.
 */
public final class PuzzleBook {
    private final GameRegistry games;
    private SortedMap<Long, Puzzle> read = Collections.emptySortedMap();

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

    /** The puzzle with the number; empty if this release has none. */
    public Optional<Puzzle> numbered(long number) {
        return Optional.ofNullable(byNumber().get(number));
    }

    /** The puzzles of the game with the id, or of any. */
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

    /** The puzzle of a day, equal for everybody: each has its turn before one comes back. Empty if there is none. */
    public Optional<Puzzle> ofDay(LocalDate day) {
        List<Puzzle> all = List.copyOf(byNumber().values());
        return all.isEmpty()
                ? Optional.empty()
                : Optional.of(all.get((int) Math.floorMod(day.toEpochDay(), (long) all.size())));
    }
}
