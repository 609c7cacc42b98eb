package dolmen.rules.puzzle;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.board.Key;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A two-player position with exactly one solution. The seat to move wins by force, and at each of its moves only one
 * move wins. In games with hidden cards, instead, only one way to finish the turn prevents a win in the next turn.
 *
 * @param moves the canonical texts of the moves from the start of the variant
 * @param solver the seat to move
 * @param turns the number of turns in which the solver wins; 0 if the task is safety
 * @param solution the canonical texts of the moves to the end: the solver's, and the replies that hold out longest
 * @param difficulty the difficulty in rating points; 0 if it was not measured
 * @param themes the ideas of the solution
 */
public record Puzzle(
        Variant variant,
        List<String> moves,
        Seat solver,
        int turns,
        List<String> solution,
        int difficulty,
        List<Theme> themes) {
    private static final String FORMAT = "puzzle1";
    private static final String BETWEEN = " : ";
    private static final String NO_THEMES = "-";
    private static final int NUMBER_BITS = 40;

    public Puzzle {
        moves = List.copyOf(moves);
        solution = List.copyOf(solution);
        themes = List.copyOf(themes);
        if (turns < 0 || solution.isEmpty()) {
            throw new IllegalArgumentException("a puzzle needs a solution, and its turns must not be negative");
        }
    }

    /** True if the solver is to prevent the other player's win in the next turn. */
    public boolean asksForSafety() {
        return turns == 0;
    }

    /** The puzzle with another difficulty and other themes. */
    Puzzle graded(int points, List<Theme> ideas) {
        return new Puzzle(variant, moves, solver, turns, solution, points, ideas);
    }

    /** A number of at most 13 digits that depends on the position alone. */
    public long number() {
        long key = variant.text().chars().asLongStream().reduce(0, Key::and);
        for (String move : moves) {
            key = move.chars().asLongStream().reduce(Key.and(key, ' '), Key::and);
        }
        return key >>> (Long.SIZE - NUMBER_BITS);
    }

    /**
     * The puzzle in one line: the format, the variant, the seat to move, the turns, the difficulty and the themes; then
     * the moves from the start; then the solution.
     */
    public String text() {
        String about = themes.isEmpty()
                ? NO_THEMES
                : themes.stream()
                        .map(Theme::words)
                        .collect(Collectors.joining(","))
                        .replace(' ', '-');
        return String.join(
                BETWEEN,
                "%s %s %s %d %d %s".formatted(FORMAT, variant.text(), solver, turns, difficulty, about),
                String.join(" ", moves),
                String.join(" ", solution));
    }

    /**
     * The puzzle that a {@link #text()} describes. Only verification shows whether its moves are legal and its solution
     * right.
     *
     * @throws IllegalArgumentException if the text is not such a text, or its variant is not in the registry
     */
    public static Puzzle read(GameRegistry games, String text) {
        List<String> parts = List.of(text.split(BETWEEN, -1));
        List<String> heading = List.of(parts.getFirst().split(" ", -1));
        if (parts.size() != 3 || heading.size() != 6 || !heading.getFirst().equals(FORMAT)) {
            throw new IllegalArgumentException(
                    "a puzzle is \"%s\", five words, moves and a solution".formatted(FORMAT));
        }
        Variant variant = games.read(heading.get(1));
        return new Puzzle(
                variant,
                words(parts.get(1)),
                new Seat(Integer.parseInt(heading.get(2))),
                Integer.parseInt(heading.get(3)),
                words(parts.get(2)),
                Integer.parseInt(heading.get(4)),
                themes(heading.get(5)));
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<Theme> themes(String word) {
        return word.equals(NO_THEMES)
                ? List.of()
                : Arrays.stream(word.split(",", -1))
                        .map(theme -> Theme.called(theme.replace('-', ' ')))
                        .toList();
    }
}
