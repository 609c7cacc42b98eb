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
import java.util.function.LongPredicate;

/**
 * The examination of a game's current position, which may be a puzzle. It is deterministic, so a second examination
 * finds the same puzzle.
 */
public final class Examination {
    /** The node limit of a search for a win after a move other than the solver's. */
    public static final long THOROUGH = 3_000;

    private static final int EASIEST = 700;
    private static final int FOR_A_TURN = 300;
    private static final int FOR_A_DOUBLING = 60;
    private static final int ROUND = 10;

    private Examination() {}

    /** The puzzle in the current position; empty if there is none, or the examination takes too long. */
    public static <M extends Move> Optional<Puzzle> of(HostedGame<M> game) {
        return likely(game).filter(likely -> likely.holds(THOROUGH)).map(Likely::puzzle);
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
                    .filter(likely -> likely.puzzle().equals(puzzle) && likely.holds(refuting))
                    .isPresent();
        } catch (IllegalArgumentException illegal) {
            return false;
        }
    }

    /**
     * A puzzle, unless a long search finds an alternative solution.
     *
     * @param proof tests whether a search with this node limit finds no win after any alternative to the solver's moves
     */
    record Likely(Puzzle puzzle, LongPredicate proof) {

        /** @param refuting the node limit of a search for a win after a move other than the solver's */
        boolean holds(long refuting) {
            return proof.test(refuting);
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
                        .map(solution -> new Likely(puzzle(game, solution), solution::holds));
    }

    private static <M extends Move> Optional<Likely> safety(HostedGame<M> game) {
        return OnlySafety.of(game.standing().position())
                .filter(only -> !only.dull() && !takesBack(game, only))
                .map(only -> new Likely(puzzle(game, only), refuting -> only.holds()));
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

    private static <M extends Move> Puzzle puzzle(HostedGame<M> game, OnlySafety<M> only) {
        return new Puzzle(
                game.variant(),
                game.record().moves(),
                only.seat(),
                0,
                texts(game, only.plies()),
                points(EASIEST, only.ways()),
                List.of("safety"));
    }

    private static <M extends Move> List<String> texts(HostedGame<M> game, List<Ply<M>> plies) {
        return plies.stream()
                .map(Ply::move)
                .map(game.standing().game().notation()::write)
                .toList();
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

    private static <M extends Move> Puzzle puzzle(HostedGame<M> game, Solution<M> solution) {
        return new Puzzle(
                game.variant(),
                game.record().moves(),
                solution.solver(),
                solution.turns(),
                texts(game, solution.plies()),
                points(EASIEST + FOR_A_TURN * (solution.turns() - 1), solution.nodes()),
                themes(solution));
    }

    /** The difficulty in points, which grows with each doubling of the number of positions. */
    private static int points(int least, long nodes) {
        double doublings = Math.log((double) Math.max(1, nodes)) / Math.log(2);
        return (int) Math.round((least + FOR_A_DOUBLING * doublings) / ROUND) * ROUND;
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
