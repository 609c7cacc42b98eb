package dolmen.bot.lab.picture;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * A complete match of random moves, reproducible by its seed.
 *
 * @param standings the standings, from the start on
 */
record RandomMatch(List<Standing<?>> standings) {
    private static final String ALGORITHM = "L64X128MixRandom";

    RandomMatch {
        standings = List.copyOf(standings);
    }

    static <M extends Move> RandomMatch of(Game<M> game, Variant variant, long seed) {
        RandomGenerator random = RandomGeneratorFactory.of(ALGORITHM).create(seed);
        HostedGame<M> hosted = HostedGame.start(game, variant);
        var standings = new ArrayList<Standing<?>>(List.of(hosted.standing()));
        while (hosted.live()) {
            hosted = hosted.play(anyMove(hosted.standing().position(), random));
            standings.add(hosted.standing());
        }
        return new RandomMatch(standings);
    }

    private static <M extends Move> M anyMove(Position<M> position, RandomGenerator random) {
        if (position.turn() instanceof Turn.Chance) {
            return position.sampleChance(random);
        }
        List<M> legal = position.legalMoves();
        return legal.get(random.nextInt(legal.size()));
    }

    /** The positions at the first move, midway and at the end. */
    List<Standing<?>> phases() {
        Standing<?> opening = standings.stream()
                .filter(standing -> !(standing.position().turn() instanceof Turn.Chance))
                .findFirst()
                .orElseThrow();
        return List.of(opening, standings.get(standings.size() / 2), standings.getLast());
    }
}
