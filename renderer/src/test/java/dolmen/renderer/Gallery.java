package dolmen.renderer;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Scenes of every game, as its rules make them: a match of each variant played at random, seen by everybody. */
final class Gallery {
    private static final int PLIES = 150;
    private static final int PLIES_BETWEEN = 13;

    private Gallery() {}

    /** Some positions of a match of the variant, from its start to its end. */
    static List<Standing<?>> standings(Variant variant) {
        return standings(GameRegistry.load().game(variant.game()), variant);
    }

    /** The scenes of every seat and of a spectator. */
    static Stream<BoardScene> scenes(Standing<?> standing) {
        return Stream.concat(
                Stream.of(standing.scene(new Spectator()).in(English::of)),
                IntStream.range(0, standing.position().seats())
                        .mapToObj(seat -> standing.scene(new Seat(seat)).in(English::of)));
    }

    static Stream<BoardScene> scenes(Variant variant) {
        return standings(variant).stream().flatMap(Gallery::scenes);
    }

    private static <M extends Move> List<Standing<?>> standings(Game<M> game, Variant variant) {
        var random = new Random(7);
        var kept = new ArrayList<Standing<?>>();
        Standing<M> standing = Standing.start(game, variant);
        kept.add(standing);
        while (!(standing.position().turn() instanceof Turn.Over)
                && standing.position().ply() < PLIES) {
            standing = standing.play(anyMove(standing.position(), random));
            if (standing.position().ply() % PLIES_BETWEEN == 1) {
                kept.add(standing);
            }
        }
        kept.add(standing);
        return kept;
    }

    private static <M extends Move> M anyMove(Position<M> position, Random random) {
        if (position.turn() instanceof Turn.Chance) {
            return position.sampleChance(random);
        }
        List<M> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }
}
