package dolmen.bot.cli.solve;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.solve.Retrograde;
import dolmen.rules.solve.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a finished table says of a variant.
 *
 * @param <M> the game's moves
 */
record Solution<M extends Move>(Game<M> game, Variant variant, Retrograde analysis) {
    private static final int HIGHEST = 1000;

    /** What becomes of the position for the player to move. */
    private Verdict verdict(int number) {
        return analysis.verdict(number).orElseThrow();
    }

    private Verdict verdict(Position<M> position) {
        return position.turn() instanceof Turn.Over
                ? new Verdict.Lost(0)
                : verdict(analysis.catalogue().number(position.text()));
    }

    /** What becomes of the start. */
    Verdict start() {
        return verdict(game.start(variant));
    }

    /** The moves from the start if the winner hurries and the loser delays; none if the start is drawn. */
    List<String> mainLine() {
        List<String> line = new ArrayList<>();
        Position<M> position = game.start(variant);
        while (!(position.turn() instanceof Turn.Over) && !(verdict(position) instanceof Verdict.Drawn)) {
            M best = best(position);
            line.add(game.notation().write(best));
            position = position.play(best);
        }
        return line;
    }

    private M best(Position<M> position) {
        return position.legalMoves().stream()
                .min(Comparator.comparingInt(move -> worth(verdict(position.play(move)))))
                .orElseThrow();
    }

    /** Higher is better for the player to move. */
    private static int worth(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Won(int plies) -> HIGHEST - plies;
            case Verdict.Drawn() -> 0;
            case Verdict.Lost(int plies) -> plies - HIGHEST;
        };
    }

    /** What becomes of each way to set up a match, in words. */
    Map<String, String> layouts() {
        var verdicts = new LinkedHashMap<String, String>();
        analysis.catalogue().layouts().forEach((layout, number) -> verdicts.put(layout, words(verdict(number))));
        return verdicts;
    }

    /** A verdict on a beginning, in words. */
    static String words(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Won(int plies) -> "the first player wins in " + plies + " plies";
            case Verdict.Drawn() -> "a draw";
            case Verdict.Lost(int plies) -> "the second player wins in " + plies + " plies";
        };
    }
}
