package dolmen.bot.e2e;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.host.TypedTurn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Turns of a piece and a target, as far as a game has them. */
final class SimpleTurns {
    private static final int STEPS = 2;

    private SimpleTurns() {}

    /** The plies of a simple turn of the seat to move, up to where somebody else or chance acts. */
    static List<String> anyOf(HostedGame<?> game, Random random) {
        Seat seat = game.toMove().orElseThrow();
        var plies = new ArrayList<String>();
        HostedGame<?> now = game;
        while (now.toMove().equals(Optional.of(seat))
                && !(now.standing().position().turn() instanceof Turn.Chance)) {
            String ply = ply(now, random);
            plies.add(ply);
            now = after(now, ply);
        }
        return plies;
    }

    /** True if nothing can be shown of what comes after these plies. */
    static boolean leadsToChance(HostedGame<?> game, List<String> plies) {
        HostedGame<?> now = game;
        for (String ply : plies) {
            now = after(now, ply);
        }
        return now.standing().position().turn() instanceof Turn.Chance;
    }

    /** The path to these plies. */
    static List<String> path(HostedGame<?> game, List<String> plies) {
        return TurnMenu.pathTo(game, game.toMove().orElseThrow(), plies);
    }

    /** Any move that does not end the game; any at all if each ends it. */
    static String goingOn(HostedGame<?> game, Random random) {
        List<String> legal = game.standing().legalMoves(game.toMove().orElseThrow());
        List<String> harmless =
                legal.stream().filter(move -> after(game, move).live()).toList();
        List<String> among = harmless.isEmpty() ? legal : harmless;
        return among.get(random.nextInt(among.size()));
    }

    private static HostedGame<?> after(HostedGame<?> game, String move) {
        return ((TypedTurn.Played) game.playTyped(game.toMove().orElseThrow(), move)).game();
    }

    private static <M extends Move> String ply(HostedGame<M> game, Random random) {
        var view = game.standing().position().seenBy(game.toMove().orElseThrow());
        List<M> legal = view.legalMoves();
        int fewest = legal.stream()
                .map(move -> view.steps(move).size())
                .min(Comparator.naturalOrder())
                .orElseThrow();
        List<M> simple = legal.stream()
                .filter(move -> view.steps(move).size() <= Math.max(STEPS, fewest))
                .toList();
        return game.standing().game().notation().write(simple.get(random.nextInt(simple.size())));
    }
}
