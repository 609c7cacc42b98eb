package dolmen.rules.puzzle;

import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Ply;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.function.UnaryOperator;

/**
 * The examination of a game's current position, which may be a puzzle. It is deterministic, so a second examination
 * finds the same puzzle.
 */
public final class Examination {
    /** The node limit of a search for a win after a move other than the solver's. */
    public static final long THOROUGH = 3_000;

    private Examination() {}

    /** The puzzle in the current position; empty if there is none, or the examination takes too long. */
    public static <M extends Move> Optional<Puzzle> of(HostedGame<M> game) {
        return likely(game).filter(likely -> likely.holds(THOROUGH)).map(Likely::graded);
    }

    /**
     * True if a second examination of the position finds the same puzzle: one solution, no alternative at any of the
     * solver's moves, and no dullness.
     *
     * @param refuting the node limit of a search for a win after a move other than the solver's
     */
    public static boolean confirms(GameRegistry games, Puzzle puzzle, long refuting) {
        try {
            var lead = new GameRecord(puzzle.variant(), puzzle.moves());
            return likely(HostedGame.replay(games.game(puzzle.variant().game()), lead))
                    .filter(likely -> likely.puzzle().equals(puzzle.graded(0, List.of())) && likely.holds(refuting))
                    .isPresent();
        } catch (IllegalArgumentException illegal) {
            return false;
        }
    }

    /**
     * A puzzle, unless a long search finds an alternative solution.
     *
     * @param puzzle the puzzle without difficulty and themes
     * @param nodes the number of positions needed to find the solution
     * @param proof tests whether a search with this node limit finds no win after any alternative to the solver's moves
     * @param grading adds difficulty and themes, which takes a long search
     */
    record Likely(Puzzle puzzle, long nodes, LongPredicate proof, UnaryOperator<Puzzle> grading) {

        /** @param refuting the node limit of a search for a win after a move other than the solver's */
        boolean holds(long refuting) {
            return proof.test(refuting);
        }

        /** The puzzle with difficulty and themes. */
        Puzzle graded() {
            return grading.apply(puzzle);
        }
    }

    /** The likely puzzle in the current position; empty if there is none, or the examination takes too long. */
    static <M extends Move> Optional<Likely> likely(HostedGame<M> game) {
        if (!game.live()) {
            return Optional.empty();
        }
        return game.standing().position() instanceof OpenPosition<M> open ? win(game, open) : safety(game);
    }

    private static <M extends Move> Optional<Likely> win(HostedGame<M> game, OpenPosition<M> position) {
        return game.amidTurn()
                ? Optional.empty()
                : Solution.of(position)
                        .filter(solution -> endsWell(game, solution))
                        .filter(solution -> !dull(game, solution))
                        .map(solution -> new Likely(
                                puzzle(game, solution.solver(), solution.turns(), solution.plies()),
                                solution.nodes(),
                                solution::holds,
                                puzzle ->
                                        puzzle.graded(Effort.of(game, solution).points(game), Theme.of(solution))));
    }

    private static <M extends Move> Optional<Likely> safety(HostedGame<M> game) {
        return OnlySafety.of(game.standing().position())
                .filter(only -> !only.dull() && !takesBack(game, only))
                .map(only -> new Likely(
                        puzzle(game, only.seat(), 0, only.plies()),
                        only.ways(),
                        refuting -> only.holds(),
                        puzzle -> puzzle.graded(only.points(), List.of())));
    }

    /** True if the solution only takes back the last thing that the other player took. */
    private static <M extends Move> boolean takesBack(HostedGame<M> game, OnlySafety<M> only) {
        HostedGame<M> begun = game;
        while (begun.amidTurn()) {
            begun = begun.after(begun.entries() - 1);
        }
        return begun.standing().lastTurn().stream()
                .anyMatch(ply -> ply.move().equals(only.moves().getLast()));
    }

    private static <M extends Move> Puzzle puzzle(HostedGame<M> game, Seat solver, int turns, List<Ply<M>> plies) {
        List<String> solution = plies.stream()
                .map(Ply::move)
                .map(game.standing().game().notation()::write)
                .toList();
        return new Puzzle(game.variant(), game.record().moves(), solver, turns, solution, 0, List.of());
    }

    private static <M extends Move> boolean dull(HostedGame<M> game, Solution<M> solution) {
        return Arrays.stream(Dullness.values()).anyMatch(dullness -> dullness.holds(game, solution));
    }

    /** True if the host's rules do not end the game before the solver wins. */
    private static <M extends Move> boolean endsWell(HostedGame<M> game, Solution<M> solution) {
        HostedGame<M> played = game;
        for (Ply<M> ply : solution.plies()) {
            if (!played.live()) {
                return false;
            }
            played = played.play(ply.move());
        }
        return played.conclusion()
                .filter(Conclusion.Ranked.class::isInstance)
                .map(Conclusion.Ranked.class::cast)
                .filter(ranked -> ranked.ranking().getFirst().equals(Set.of(solution.solver())))
                .isPresent();
    }
}
