package dolmen.bot.lab.search;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.LineOfPlay;
import dolmen.bot.console.LineOfPlayReader;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.analysis.MatchAnalysis;
import dolmen.rules.analysis.Obstacle;
import dolmen.rules.analysis.Worth;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that analyses a line of play. */
@Command(
        name = "analyse",
        mixinStandardHelpOptions = true,
        description = {
            "Rates the position before and after each turn, one turn per line.",
            "Columns, separated by tabs: the turn, the seat, its moves, its chance to win in percent before and after",
            "('!' marks a proved result), the better moves, and the expected line. The turning points and each seat's",
            "accuracy come last. For games between two in which nothing is hidden."
        })
public final class AnalyseCommand implements Callable<Integer> {
    private static final double PERCENT = 100;

    private final LineOfPlayReader reader;
    private final Console console;

    @Parameters(index = "0", paramLabel = "VARIANT", description = LineOfPlay.VARIANT)
    private String variant = "";

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "The moves.")
    private List<String> moves = List.of();

    @Option(names = "--nodes", paramLabel = "N", description = "Node limit per turn (default: ${DEFAULT-VALUE}).")
    private long nodes = Analyst.Effort.USUAL.nodes();

    public AnalyseCommand(GameRegistry games, Console console) {
        this.reader = new LineOfPlayReader(games);
        this.console = console;
    }

    @Override
    public Integer call() {
        if (nodes < 1) {
            return console.refuse(ExitStatus.MISUSED, "--nodes must be at least 1.");
        }
        return switch (reader.read(variant, moves)) {
            case LineOfPlay.Result.Reached(LineOfPlay<?> line) -> analyse(line);
            case LineOfPlay.Result.Refused(String why) -> console.refuse(ExitStatus.REFUSED, why);
        };
    }

    private <M extends Move> int analyse(LineOfPlay<M> line) {
        HostedGame<M> game;
        try {
            game = line.hosted();
        } catch (IllegalArgumentException over) {
            return console.refuse(
                    ExitStatus.REFUSED, "the host ends this game earlier: %s.".formatted(over.getMessage()));
        }
        Optional<Obstacle> obstacle = Analyst.obstacle(game);
        if (obstacle.isPresent()) {
            return console.refuse(ExitStatus.REFUSED, obstacle.get().words());
        }
        var effort = new Analyst.Effort(nodes, Analyst.Effort.USUAL.proofNodes());
        print(Analyst.of(game, effort).analysis());
        return ExitStatus.DONE;
    }

    private void print(MatchAnalysis analysis) {
        analysis.turns().forEach(turn -> console.out().println(row(turn)));
        analysis.turningPoints().forEach(turn -> console.out().println("turning point\t" + row(turn)));
        for (Seat seat : List.of(Seat.FIRST, Seat.FIRST.opponent())) {
            OptionalInt accuracy = analysis.accuracy(seat);
            console.out()
                    .println(
                            "accuracy\t%s\t%s".formatted(seat, accuracy.isPresent() ? accuracy.getAsInt() : "unknown"));
        }
    }

    private static String row(AnalysedTurn turn) {
        return String.join(
                "\t",
                String.valueOf(turn.number()),
                turn.seat().toString(),
                String.join(" ", turn.played()),
                percent(turn.before()),
                percent(turn.after()),
                String.join(" ", turn.better()),
                String.join(" ", turn.line()));
    }

    private static String percent(Worth worth) {
        return Math.round(PERCENT * worth.chance()) + (worth instanceof Worth.Decided ? "!" : "");
    }
}
