package dolmen.bot.e2e;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Reason;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Short matches that end in a wanted way, found among random ones of fixed seeds. */
final class Playthrough {
    private static final int SEEDS = 60;
    private static final int MAX_PLIES = 300;

    private Playthrough() {}

    private record Played(List<String> moves, Turn end) {}

    /** The moves of the shortest match of the game that ends for the reason of that name. */
    static List<String> endingIn(String game, String reason) {
        return IntStream.range(0, SEEDS)
                .mapToObj(seed -> random(GameRegistry.load().game(game), seed))
                .filter(played -> played.end() instanceof Turn.Over(var outcome) && named(outcome.reason(), reason))
                .map(Played::moves)
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private static boolean named(Reason reason, String name) {
        return reason.toString().equals(name);
    }

    private static <M extends Move> Played random(Game<M> game, int seed) {
        var random = new Random(seed);
        var moves = new ArrayList<String>();
        Position<M> position = game.start(Variant.of(game.facts().id()));
        while (position.turn() instanceof Turn.ToMove && moves.size() < MAX_PLIES) {
            List<M> legal = position.legalMoves();
            M move = legal.get(random.nextInt(legal.size()));
            moves.add(game.notation().write(move));
            position = position.play(move);
        }
        return new Played(moves, position.turn());
    }
}
