package dolmen.rules.analysis;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Contest;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Budget;
import dolmen.rules.search.ProofSearch;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Lets the weakest computer player play the strongest, analyses the games, and compares the turning points with the
 * results of a proof search with much more time. Arguments: the text of a variant, and the number of games.
 */
final class AnalysisReport {
    private static final long MUCH = 20_000;
    private static final double NANOS = 1e9;
    private static final int SIXTY = 60;
    private static final int CHANCE = 2;

    private int looked;
    private long nanos;
    private int points;
    private int provable;
    private int agreeing;

    private AnalysisReport() {}

    public static void main(String[] arguments) {
        GameRegistry registry = GameRegistry.load();
        if (!(registry.variant(arguments[0]) instanceof VariantChoice.Found found)) {
            throw new IllegalArgumentException("no variant " + arguments[0]);
        }
        var report = new AnalysisReport();
        int games = Integer.parseInt(arguments[1]);
        for (int number = 0; number < games; number++) {
            report.add(registry.game(found.variant().game()), found, number);
        }
        System.out.printf(
                "%d turns in %.1f s of one core: %.1f s for sixty; %d turning points, of which the proof search can judge %d and agrees about %d%n",
                report.looked,
                report.nanos / NANOS,
                report.nanos / NANOS / report.looked * SIXTY,
                report.points,
                report.provable,
                report.agreeing);
    }

    private <M extends Move> void add(Game<M> game, VariantChoice.Found found, int number) {
        Opponent weak = Opponent.ALL.getFirst();
        Opponent strong = Opponent.ALL.getLast();
        boolean weakBegins = number % 2 == 0;
        HostedGame<M> played = new Contest<>(game, found.variant(), CHANCE)
                .play(weakBegins ? List.of(weak, strong) : List.of(strong, weak), new SplittableRandom(number));
        Analyst<M> analyst = Analyst.of(played, Analyst.Effort.USUAL);
        long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        MatchAnalysis analysis = analyst.analysis();
        long taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
        nanos += taken;
        looked += analysis.turns().size();
        List<PastTurn<M>> turns = PastTurn.of(played);
        for (AnalysedTurn point : analysis.turningPoints()) {
            judge(point, turns.get(analysis.turns().indexOf(point)));
        }
        System.out.printf(
                "game %d, %s begins, after %s: %d turns in %.1f s, accuracy %d and %d, turning points %s%n",
                number + 1,
                weakBegins ? weak.name() : strong.name(),
                played.record().moves().subList(0, CHANCE),
                analysis.turns().size(),
                taken / NANOS,
                analysis.accuracy(Seat.FIRST).orElse(0),
                analysis.accuracy(Seat.FIRST.opponent()).orElse(0),
                analysis.turningPoints().stream()
                        .map(turn -> "%d (%s) %s, better %s, %.0f to %.0f"
                                .formatted(
                                        turn.number(),
                                        turn.seat(),
                                        String.join(" ", turn.played()),
                                        String.join(" ", turn.better()),
                                        100 * turn.before().chance(),
                                        100 * turn.after().chance()))
                        .toList());
    }

    /** If a win can be proved before or after the turn, the analysis must know of it. */
    private <M extends Move> void judge(AnalysedTurn point, PastTurn<M> turn) {
        points++;
        boolean won = wins(turn.before());
        boolean lost = turn.after().live() && wins(turn.after());
        if (won || lost) {
            provable++;
            boolean knowsWin = !won || point.before().chance() > 0.5;
            boolean knowsLoss = !lost || point.after().chance() < 0.5;
            if (knowsWin && knowsLoss) {
                agreeing++;
            }
        }
    }

    private static <M extends Move> boolean wins(HostedGame<M> game) {
        return game.standing().position() instanceof OpenPosition<M> open
                && ProofSearch.winningMove(open, Budget.nodes(MUCH)).isPresent();
    }
}
