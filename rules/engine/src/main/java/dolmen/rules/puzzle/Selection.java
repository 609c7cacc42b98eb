package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Reason;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A choice of puzzles with an even spread of difficulty, and in each step of difficulty with as many kinds as there
 * are.
 *
 * @param most the maximum number of puzzles in a step of difficulty
 */
public record Selection(GameRegistry games, int most) {
    /** The width of a step of difficulty in rating points. */
    private static final int STEP = 150;

    private static final int FROM = 700;
    private static final int LAST = 9;

    /** Puzzles of a kind have much in common. */
    record Kind(Variant variant, int turns, List<Theme> themes, Optional<Reason> ending) {}

    /** The step of a difficulty: 0 from 700 points on, and the last from 2050 points on. */
    public static int step(int difficulty) {
        return Math.clamp((difficulty - FROM) / STEP, 0, LAST);
    }

    /** The choice from these puzzles, the easiest step first; no two are alike. */
    public List<Puzzle> of(Collection<Puzzle> puzzles) {
        var gathering = new Gathering(games);
        return puzzles.stream()
                .collect(Collectors.groupingBy(puzzle -> step(puzzle.difficulty()), TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(alike -> varied(alike, gathering).stream())
                .toList();
    }

    /** Takes one puzzle of each kind, then a second one of each, and so on. */
    private List<Puzzle> varied(List<Puzzle> puzzles, Gathering gathering) {
        return puzzles.stream()
                .collect(Collectors.groupingBy(this::kind, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(
                        alike -> IntStream.range(0, alike.size()).mapToObj(index -> Map.entry(index, alike.get(index))))
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .filter(gathering::add)
                .limit(most)
                .toList();
    }

    /** The kind of a puzzle. */
    Kind kind(Puzzle puzzle) {
        Game<?> game = games.game(puzzle.variant().game());
        Turn end =
                Trial.after(game, puzzle, puzzle.solution().size()).position().turn();
        Optional<Reason> ending =
                end instanceof Turn.Over(var outcome) ? Optional.of(outcome.reason()) : Optional.empty();
        return new Kind(puzzle.variant(), puzzle.turns(), puzzle.themes(), ending);
    }
}
