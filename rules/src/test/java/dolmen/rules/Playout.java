package dolmen.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * A match played at random.
 *
 * @param positions from the start on, one more than moves
 * @param moves what was played
 * @param <M> the game's moves
 */
public record Playout<M extends Move>(
        Game<M> game, Variant variant, List<? extends Position<M>> positions, List<M> moves) {

    /** A playout that the seed alone decides, to the end of the game or to so many plies. */
    public static <M extends Move> Playout<M> of(Game<M> game, Variant variant, long seed, int mostPlies) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        var positions = new ArrayList<Position<M>>(List.of(game.start(variant)));
        var moves = new ArrayList<M>();
        while (moves.size() < mostPlies && !(positions.getLast().turn() instanceof Turn.Over)) {
            M move = anyMove(positions.getLast(), random);
            moves.add(move);
            positions.add(positions.getLast().play(move));
        }
        return new Playout<>(game, variant, positions, moves);
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
