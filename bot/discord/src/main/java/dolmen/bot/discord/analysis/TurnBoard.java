package dolmen.bot.discord.analysis;

import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.host.HostedGame;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The board before a turn, with an arrow for the turn that was played and a broader one for the better turn. */
final class TurnBoard {
    private static final String PLAYED = "played";
    private static final String BETTER = "better";
    private static final double NARROW = 0.1;
    private static final double BROAD = 1;

    private TurnBoard() {}

    /** The board with the given seat at the bottom. */
    static BoardScene of(Match match, AnalysedTurn turn, Seat bottom) {
        HostedGame<?> before = match.game().after(turn.entry());
        List<Mark> marks = Stream.concat(
                        arrows(before, turn.played(), bottom, PLAYED, NARROW),
                        arrows(before, turn.better(), bottom, BETTER, BROAD))
                .toList();
        return before.standing()
                .withoutLastTurn()
                .scene(new Spectator(), bottom)
                .withMarks(marks);
    }

    private static Stream<Mark> arrows(
            HostedGame<?> before, List<String> moves, Seat bottom, String label, double share) {
        HostedGame<?> after = before;
        for (String move : moves) {
            after = after.enter(move);
        }
        List<Mark> made = after.standingSince(before.entries())
                .scene(new Spectator(), bottom)
                .marks();
        List<Mark.Arrow> arrows = made.stream()
                .filter(Mark.Arrow.class::isInstance)
                .map(Mark.Arrow.class::cast)
                .toList();
        return arrows.isEmpty() && !moves.isEmpty()
                ? made.stream()
                        .filter(Mark.Landed.class::isInstance)
                        .map(Mark.Landed.class::cast)
                        .limit(1)
                        .map(landed -> new Mark.Target(landed.cell(), label))
                : IntStream.range(0, arrows.size())
                        .mapToObj(index -> new Mark.Trail(
                                arrows.get(index).from(), arrows.get(index).to(), index == 0 ? label : "", share));
    }
}
