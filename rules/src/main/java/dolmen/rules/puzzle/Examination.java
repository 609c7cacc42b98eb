package dolmen.rules.puzzle;

import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Ply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The look at a game as it stands: whether its position is a puzzle, and which. It makes no use of chance, so that
 * whoever looks again finds the same.
 */
public final class Examination {
    /** How many positions are looked at to find a win after another move than the solver's. */
    public static final long THOROUGH = 3_000;

    private static final int EASIEST = 700;
    private static final int FOR_A_TURN = 300;
    private static final int FOR_A_DOUBLING = 60;
    private static final int ROUND = 10;

    private Examination() {}

    /** The puzzle that stands there; empty if none does, or if it takes too long to tell. */
    public static <M extends Move> Optional<Puzzle> of(HostedGame<M> game) {
        return likely(game).filter(likely -> likely.holds(THOROUGH)).map(Likely::puzzle);
    }

    /**
     * True if another look at the position comes to the same puzzle: with one way to win, found at every move of the
     * solver, and not dull.
     *
     * @param refuting how many positions are looked at to find a win after another move than the solver's
     */
    public static boolean confirms(GameRegistry games, Puzzle puzzle, long refuting) {
        try {
            var lead = new GameRecord(puzzle.variant(), puzzle.moves());
            return likely(HostedGame.replay(games.game(puzzle.variant().game()), lead))
                    .filter(likely -> likely.puzzle().equals(puzzle) && likely.holds(refuting))
                    .isPresent();
        } catch (IllegalArgumentException illegal) {
            return false;
        }
    }

    /** What is a puzzle unless a long look finds another way to win. */
    record Likely(Puzzle puzzle, Solution<?> solution) {

        /** @param refuting how many positions are looked at to find a win after another move than the solver's */
        boolean holds(long refuting) {
            return solution.holds(refuting);
        }
    }

    /** The likely puzzle that stands there; empty if there is none, or if it takes too long to tell. */
    static <M extends Move> Optional<Likely> likely(HostedGame<M> game) {
        return game.live() && !game.amidTurn() && game.standing().position() instanceof OpenPosition<M> position
                ? Solution.of(position)
                        .filter(solution -> endsWell(game, solution))
                        .filter(solution -> !dull(game, solution))
                        .map(solution -> new Likely(puzzle(game, solution), solution))
                : Optional.empty();
    }

    private static <M extends Move> boolean dull(HostedGame<M> game, Solution<M> solution) {
        return Arrays.stream(Dullness.values()).anyMatch(dullness -> dullness.holds(game, solution));
    }

    /** True if the rules of the host do not end the game before the solver wins. */
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

    private static <M extends Move> Puzzle puzzle(HostedGame<M> game, Solution<M> solution) {
        return new Puzzle(
                game.variant(),
                game.record().moves(),
                solution.solver(),
                solution.turns(),
                solution.plies().stream()
                        .map(Ply::move)
                        .map(game.standing().game().notation()::write)
                        .toList(),
                difficulty(solution),
                themes(solution));
    }

    /** More for every turn after the first, and for every time that the search has twice as much to look at. */
    private static int difficulty(Solution<?> solution) {
        double doublings = Math.log((double) Math.max(1, solution.nodes())) / Math.log(2);
        double points = EASIEST + FOR_A_TURN * (solution.turns() - 1) + FOR_A_DOUBLING * doublings;
        return (int) Math.round(points / ROUND) * ROUND;
    }

    private static <M extends Move> List<String> themes(Solution<M> solution) {
        var themes = new ArrayList<String>();
        Ply<M> first = solution.plies().getFirst();
        Seat solver = solution.solver();
        if (Takings.anyOf(first.before(), first.move(), solver.opponent())) {
            themes.add("capture first");
        } else if (solution.turns() > 1 && !first.before().progress(first.move())) {
            themes.add("quiet move");
        }
        if (solution.plies().stream().anyMatch(ply -> Takings.anyOf(ply.before(), ply.move(), solver))) {
            themes.add("sacrifice");
        }
        themes.add(word(solution.ending()));
        return themes;
    }

    private static String word(Reason reason) {
        return reason.toString().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
