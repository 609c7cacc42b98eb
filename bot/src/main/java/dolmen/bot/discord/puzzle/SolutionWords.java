package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.MatchWords;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The solution of a puzzle in words: the turns with their numbers and who plays them, and how the game ends. */
final class SolutionWords {
    private SolutionWords() {}

    /** A line for each turn, and one for the end. */
    static String of(Trial<?> trial) {
        Puzzle puzzle = trial.puzzle();
        var lines = new ArrayList<String>();
        for (int ply = 1; ply <= puzzle.solution().size(); ply++) {
            Standing<?> before = trial.after(ply - 1);
            String move = MatchWords.told(
                    List.of(trial.after(ply).lastTurnToldTo(puzzle.solver()).getLast()));
            if (ply > 1
                    && before.position()
                            .turn()
                            .equals(trial.after(ply - 2).position().turn())) {
                lines.add(lines.removeLast() + " " + move);
            } else {
                lines.add("%d. **%s** %s".formatted(lines.size() + 1, mover(before, puzzle), move));
            }
        }
        lines.add(ending(trial.after(puzzle.solution().size()), puzzle));
        return String.join("\n", lines);
    }

    private static String mover(Standing<?> before, Puzzle puzzle) {
        Seat seat = before.position().turn() instanceof Turn.ToMove(Seat toMove) ? toMove : puzzle.solver();
        return side(PuzzleMessage.scene(before, puzzle), seat);
    }

    /** Whose win it is, and why; or whose it is not. */
    static String ending(Standing<?> end, Puzzle puzzle) {
        BoardScene scene = PuzzleMessage.scene(end, puzzle);
        if (puzzle.asksForSafety()) {
            return "Whatever is hidden, %s cannot win with the next turn."
                    .formatted(side(scene, puzzle.solver().opponent()));
        }
        String why = end.position().turn() instanceof Turn.Over(Outcome outcome)
                ? (outcome.reason().ofLoser() ? side(scene, outcome.loser()) + " " : "")
                        + outcome.reason().words()
                : "the rest is plain";
        return "%s wins: %s.".formatted(side(scene, puzzle.solver()), why);
    }

    /** What a seat is called at this board. */
    static String side(BoardScene scene, Seat seat) {
        return scene.trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(Tray::name)
                .collect(Collectors.joining());
    }
}
