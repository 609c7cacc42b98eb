package dolmen.bot.discord.puzzle;

import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Puzzles;
import dolmen.rules.puzzle.Trial;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * All puzzles of this release, in a ring for each game whose order says nothing: that of their numbers. Immutable, so
 * many threads may read it.
 */
final class PuzzleBook {
    private final GameRegistry games;
    private final Map<String, NavigableMap<Long, Puzzle>> byGame;

    private PuzzleBook(GameRegistry games, Map<String, NavigableMap<Long, Puzzle>> byGame) {
        this.games = games;
        this.byGame = byGame;
    }

    static PuzzleBook of(GameRegistry games) {
        return new PuzzleBook(
                games,
                games.games()
                        .flatMap(game -> Puzzles.of(games, game.facts().id()).stream())
                        .collect(Collectors.groupingBy(
                                puzzle -> puzzle.variant().game(),
                                TreeMap::new,
                                Collectors.toMap(
                                        Puzzle::number,
                                        Function.identity(),
                                        (one, other) -> one,
                                        TreeMap<Long, Puzzle>::new))));
    }

    /** The puzzle of that number, if the solver moves after so many plies; empty if this release has none. */
    Optional<Puzzle> numbered(long number, int found) {
        return byGame.values().stream()
                .map(ring -> Optional.ofNullable(ring.get(number)))
                .flatMap(Optional::stream)
                .filter(puzzle -> Trial.isPossible(games.game(puzzle.variant().game()), puzzle, found))
                .findFirst();
    }

    /** A puzzle of the game, or of any; the same for the same chance. Empty if there is none. */
    Optional<Puzzle> any(Optional<String> game, long chance) {
        List<Puzzle> all = new ArrayList<>();
        byGame.forEach((id, ring) -> {
            if (game.isEmpty() || game.get().equals(id)) {
                all.addAll(ring.values());
            }
        });
        all.sort(Comparator.comparingLong(Puzzle::number));
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get((int) Math.floorMod(chance, (long) all.size())));
    }

    /** The next one of the same game, which comes back to this one when all others have been shown. */
    Puzzle after(Puzzle puzzle) {
        NavigableMap<Long, Puzzle> ring = byGame.getOrDefault(puzzle.variant().game(), new TreeMap<>());
        var next = ring.higherEntry(puzzle.number());
        return next == null ? ring.firstEntry().getValue() : next.getValue();
    }
}
