package dolmen.bot.lab.solve;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Retrograde;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of a finished table for a variant.
 *
 * @param <M> the game's moves
 */
record SolvedTable<M extends Move>(Game<M> game, Variant variant, Retrograde analysis) {
    private static final int HIGHEST = 1000;

    /** The outcome of the position for the player to move. */
    private Fate fate(int number) {
        return analysis.fate(number).orElseThrow();
    }

    private Fate fate(Position<M> position) {
        return position.turn() instanceof Turn.Over
                ? new Fate.Lost(0)
                : fate(analysis.catalogue().number(position.text()));
    }

    /** The outcome of the start. */
    Fate start() {
        return fate(game.start(variant));
    }

    /** The moves from the start if the winner hurries and the loser delays; none if the start is drawn. */
    List<String> mainLine() {
        List<String> line = new ArrayList<>();
        Position<M> position = game.start(variant);
        while (!(position.turn() instanceof Turn.Over) && !(fate(position) instanceof Fate.Drawn)) {
            M best = best(position);
            line.add(game.notation().write(best));
            position = position.play(best);
        }
        return line;
    }

    private M best(Position<M> position) {
        return position.legalMoves().stream()
                .min(Comparator.comparingInt(move -> worth(fate(position.play(move)))))
                .orElseThrow();
    }

    /** The value of an outcome to the player to move; higher is better. */
    private static int worth(Fate fate) {
        return switch (fate) {
            case Fate.Won(int plies) -> HIGHEST - plies;
            case Fate.Drawn() -> 0;
            case Fate.Lost(int plies) -> plies - HIGHEST;
        };
    }

    /** The outcome of each initial layout, as text. */
    Map<String, String> layouts() {
        var fates = new LinkedHashMap<String, String>();
        analysis.catalogue().layouts().forEach((layout, number) -> fates.put(layout, words(fate(number))));
        return fates;
    }

    /** Describes the fate of an initial position. */
    static String words(Fate fate) {
        return switch (fate) {
            case Fate.Won(int plies) -> "the first player wins in " + plies + " plies";
            case Fate.Drawn() -> "a draw";
            case Fate.Lost(int plies) -> "the second player wins in " + plies + " plies";
        };
    }
}
