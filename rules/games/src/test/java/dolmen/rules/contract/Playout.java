package dolmen.rules.contract;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * A match played at random.
 *
 * @param seed the random seed
 * @param positions from the start on, one more than moves
 * @param moves the moves played
 * @param <M> the game's moves
 */
public record Playout<M extends Move>(
        Game<M> game, Variant variant, long seed, List<? extends Position<M>> positions, List<M> moves) {

    private static final int MOST_PLIES = 10_000;

    /**
     * A playout to the end of the game by its own rules or the host's, determined by the seed alone.
     *
     * @throws IllegalStateException if it does not end
     */
    public static <M extends Move> Playout<M> of(Game<M> game, Variant variant, long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        var positions = new ArrayList<Position<M>>(List.of(game.start(variant)));
        var moves = new ArrayList<M>();
        HostedGame<M> hosted = HostedGame.start(game, variant);
        while (hosted.live()) {
            if (moves.size() == MOST_PLIES) {
                throw new IllegalStateException("%s does not end with seed %d".formatted(variant, seed));
            }
            M move = anyMove(positions.getLast(), random);
            moves.add(move);
            hosted = hosted.play(move);
            positions.add(hosted.standing().position());
        }
        return new Playout<>(game, variant, seed, positions, moves);
    }

    private static <M extends Move> M anyMove(Position<M> position, RandomGenerator random) {
        return switch (position.turn()) {
            case Turn.Chance chance -> position.sampleChance(random);
            case Turn.ToMove toMove -> {
                List<M> legal = position.legalMoves();
                yield legal.get(random.nextInt(legal.size()));
            }
            case Turn.Over over -> throw new IllegalArgumentException("the game is over");
        };
    }

    /** The position after the last move. */
    public Position<M> last() {
        return positions.getLast();
    }

    /** The playout in text form. */
    public GameRecord text() {
        return new GameRecord(
                variant, moves.stream().map(game.notation()::write).toList());
    }
}
