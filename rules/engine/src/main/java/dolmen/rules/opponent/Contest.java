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
import java.util.random.RandomGenerator;

/**
 * A game between computers from the first move to the end, by the rules of the host.
 *
 * @param openingPlies how many moves chance makes first, so that no two games are the same
 */
public record Contest<M extends Move>(Game<M> game, Variant variant, int openingPlies) {

    /** Whoever chooses moves. */
    @FunctionalInterface
    public interface Chooser {

        /** What to play. */
        <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random);
    }

    /** The whole game, of which the random numbers decide everything. */
    public HostedGame<M> play(List<? extends Chooser> bySeat, RandomGenerator random) {
        HostedGame<M> hosted = HostedGame.start(game, variant);
        int moved = 0;
        while (hosted.live()) {
            Position<M> position = hosted.standing().position();
            if (position.turn() instanceof Turn.ToMove(Seat seat)) {
                M move = moved < openingPlies
                        ? anyOf(position.legalMoves(), random)
                        : bySeat.get(seat.index())
                                .choose(Situation.of(hosted), random)
                                .move();
                hosted = hosted.play(move);
                moved++;
            } else {
                hosted = hosted.playChance(random);
            }
        }
        return hosted;
    }

    /** How well a seat did in a finished game, see {@link Reward}. */
    public static double score(HostedGame<?> finished, Seat seat) {
        if (!(finished.conclusion().orElse(null) instanceof Conclusion.Ranked ranked)) {
            throw new IllegalArgumentException("the game has no places");
        }
        return Reward.of(ranked.ranking(), seat);
    }

    private static <M> M anyOf(List<M> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }
}
