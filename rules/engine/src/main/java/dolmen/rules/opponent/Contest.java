package dolmen.rules.opponent;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.search.Reward;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;

/**
 * A game between computers from the first move to the end, by the rules of the host.
 *
 * @param openingPlies the number of random moves at the beginning, so that no two games are the same
 */
public record Contest<M extends Move>(Game<M> game, Variant variant, int openingPlies) {

    /** A player who chooses moves. */
    @FunctionalInterface
    public interface Chooser {

        /** The move to play, with the thoughts behind it. */
        <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random);
    }

    /** Plays a whole game, which the random numbers determine completely. */
    public HostedGame<M> play(List<? extends Chooser> bySeat, RandomGenerator random) {
        return play(
                random,
                (hosted, seat) -> hosted.play(bySeat.get(seat.index())
                        .choose(Situation.of(hosted), random)
                        .move()));
    }

    /**
     * Plays a whole game.
     *
     * @param random decides the opening and chance
     * @param mover plays a move of the seat to move
     */
    public HostedGame<M> play(RandomGenerator random, BiFunction<HostedGame<M>, Seat, HostedGame<M>> mover) {
        HostedGame<M> hosted = HostedGame.start(game, variant);
        int moved = 0;
        while (hosted.live()) {
            Position<M> position = hosted.standing().position();
            if (position.turn() instanceof Turn.ToMove(Seat seat)) {
                hosted = moved < openingPlies
                        ? hosted.play(anyOf(position.legalMoves(), random))
                        : mover.apply(hosted, seat);
                moved++;
            } else {
                hosted = hosted.playChance(random);
            }
        }
        return hosted;
    }

    /** The score of a seat in a finished game, see {@link Reward}. */
    public static double score(HostedGame<?> finished, Seat seat) {
        if (!(finished.conclusion().orElse(null) instanceof Conclusion.Ranked ranked)) {
            throw new IllegalArgumentException("the game has no ranking");
        }
        return Reward.of(ranked.ranking(), seat);
    }

    static <M> M anyOf(List<M> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }
}
