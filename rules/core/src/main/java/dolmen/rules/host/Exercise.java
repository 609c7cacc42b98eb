package dolmen.rules.host;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A learner's attempt at a task: the menus that lead to a move, and the check of that move. A task asks for one move,
 * even if a turn has more.
 */
public final class Exercise<M extends Move> {
    private final HostedGame<M> game;
    private final Seat learner;
    private final TaskSolution solution;

    /** The result of a path through the menus. */
    public sealed interface Attempt {

        /** There is more to choose. */
        record Choosing(TurnMenu.Reached.Choosing menu) implements Attempt {}

        /**
         * The learner made a move.
         *
         * @param after the standing after it
         * @param solved whether it is right
         * @param reply the enemy's reply that wins at once; empty if there is none, or the task was not to prevent one
         */
        record Tried(Standing<?> after, boolean solved, Optional<Standing<?>> reply) implements Attempt {}

        /** No legal move starts with this path. */
        record Nowhere() implements Attempt {}
    }

    private Exercise(HostedGame<M> game, Seat learner, TaskSolution solution) {
        this.game = game;
        this.learner = learner;
        this.solution = solution;
    }

    /**
     * The exercise for a task of the variant's lesson.
     *
     * @throws IllegalArgumentException if its position does not belong to the variant
     */
    public static <M extends Move> Exercise<M> of(Game<M> game, Variant variant, Task task) {
        return new Exercise<>(
                HostedGame.from(variant, Standing.of(game, variant, task.exhibit())), Seat.FIRST, task.solution());
    }

    /**
     * The exercise of finding a move for the seat to move in an exhibit of the variant.
     *
     * @throws IllegalArgumentException if the exhibit does not belong to the variant, or nobody is to move there
     */
    public static <M extends Move> Exercise<M> of(Game<M> game, Variant variant, Exhibit shown, TaskSolution solution) {
        var hosted = HostedGame.from(variant, Standing.of(game, variant, shown));
        Seat learner = hosted.toMove().orElseThrow(() -> new IllegalArgumentException("nobody is to move"));
        return new Exercise<>(hosted, learner, solution);
    }

    /** The standing before the learner's move. */
    public Standing<M> standing() {
        return game.standing();
    }

    /** The result of a path, for callers that show no menus. */
    public Attempt at(List<String> path) {
        return at(path, TurnMenu.UNREAD);
    }

    /** The result of a path through the menus in a language. */
    public Attempt at(List<String> path, Wording wording) {
        return switch (TurnMenu.at(game, learner, path, wording)) {
            case TurnMenu.Reached.Nowhere nowhere -> new Attempt.Nowhere();
            case TurnMenu.Reached.Chosen chosen -> tried(chosen.line());
            case TurnMenu.Reached.Choosing menu when menu.line().isEmpty() -> new Attempt.Choosing(withoutHints(menu));
            case TurnMenu.Reached.Choosing menu -> tried(menu.line());
        };
    }

    /** The menu without hints: its words may not give away the effect of a choice, because the learner must find it. */
    private static TurnMenu.Reached.Choosing withoutHints(TurnMenu.Reached.Choosing menu) {
        List<TurnMenu.Option> plain =
                menu.options().stream().map(TurnMenu.Option::withoutHints).toList();
        return new TurnMenu.Reached.Choosing(menu.game(), menu.line(), menu.chosen(), plain);
    }

    private Attempt tried(String line) {
        M move = standing().game().notation().read(line.split(" ", 2)[0]);
        Standing<M> after = standing().play(move);
        Optional<Standing<?>> reply = switch (solution) {
            case TaskSolution.Parries parries -> winningReply(after.position()).map(after::play);
            case TaskSolution.Wins wins -> Optional.empty();
            case TaskSolution.Progress progress -> Optional.empty();
            case TaskSolution.AnyOf anyOf -> Optional.empty();
        };
        return new Attempt.Tried(after, solvedBy(move), reply);
    }

    /** True if the legal move is right. */
    public boolean solvedBy(M move) {
        Position<M> before = standing().position();
        return switch (solution) {
            case TaskSolution.Wins wins -> wins(before.play(move), learner);
            case TaskSolution.Progress progress -> before.progress(move);
            case TaskSolution.Parries parries -> !losesAtOnce(before.play(move));
            case TaskSolution.AnyOf(var moves) ->
                moves.contains(standing().game().notation().write(move));
        };
    }

    private boolean losesAtOnce(Position<M> position) {
        return switch (position.turn()) {
            case Turn.Over(var outcome) -> !outcome.winners().contains(learner);
            case Turn.ToMove toMove -> winningReply(position).isPresent();
            case Turn.Chance chance -> false;
        };
    }

    /** A move that wins at once for the enemy, if the enemy is to move. */
    private Optional<M> winningReply(Position<M> position) {
        return position.turn() instanceof Turn.ToMove(Seat seat) && !seat.equals(learner)
                ? position.legalMoves().stream()
                        .filter(reply -> wins(position.play(reply), seat))
                        .findFirst()
                : Optional.empty();
    }

    private static boolean wins(Position<?> position, Seat seat) {
        return position.turn() instanceof Turn.Over(var outcome)
                && outcome.winners().equals(Set.of(seat));
    }
}
