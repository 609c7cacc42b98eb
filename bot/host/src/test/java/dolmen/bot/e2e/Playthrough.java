package dolmen.bot.e2e;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Short matches of games without chance, found among random ones of fixed seeds. */
final class Playthrough {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int SEEDS = 60;

    private Playthrough() {}

    /** The moves of the shortest match of the game that ends for the reason of that name. */
    static List<String> endingIn(String game, String reason) {
        return playouts(game)
                .filter(played -> played.conclusion().orElseThrow() instanceof Conclusion.ByRules(var outcome)
                        && named(outcome.reason(), reason))
                .map(played -> played.record().moves())
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    /** The turns of the shortest match of the variant, each of all its plies in one line. */
    static List<String> shortest(String variant) {
        return playouts(variant)
                .min(Comparator.comparingInt(HostedGame::entries))
                .map(Playthrough::turns)
                .orElseThrow();
    }

    private static boolean named(Reason reason, String name) {
        return reason.toString().equals(name);
    }

    private static Stream<HostedGame<?>> playouts(String text) {
        if (!(GAMES.variant(text) instanceof VariantChoice.Found(Variant variant))) {
            throw new IllegalArgumentException(text);
        }
        return IntStream.range(0, SEEDS).mapToObj(seed -> playout(GAMES.game(variant.game()), variant, seed));
    }

    private static <M extends Move> HostedGame<?> playout(Game<M> game, Variant variant, int seed) {
        var random = new Random(seed);
        HostedGame<M> hosted = HostedGame.start(game, variant);
        while (hosted.live()) {
            List<M> legal = hosted.standing().position().legalMoves();
            hosted = hosted.play(legal.get(random.nextInt(legal.size())));
        }
        return hosted;
    }

    private static List<String> turns(HostedGame<?> played) {
        return turns(played.standing().game(), played);
    }

    private static <M extends Move> List<String> turns(Game<M> game, HostedGame<?> played) {
        var turns = new ArrayList<String>();
        Optional<Seat> last = Optional.empty();
        HostedGame<M> replayed = HostedGame.start(game, played.record().variant());
        for (String move : played.record().moves()) {
            boolean sameTurn = !turns.isEmpty() && replayed.toMove().equals(last);
            turns.add(sameTurn ? turns.removeLast() + " " + move : move);
            last = replayed.toMove();
            replayed = replayed.play(game.notation().read(move));
        }
        return turns;
    }
}
