package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.ChanceWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.bot.words.Wordings;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Theme;
import dolmen.rules.puzzle.Trial;
import java.util.ArrayList;
import java.util.stream.Collectors;

/** The solution of a puzzle as text: numbered turns with their players, and the end of the game. */
final class SolutionWords {
    private SolutionWords() {}

    /** A line for each turn, and one for the end. */
    static String of(Trial<?> trial, PosedPuzzle posed) {
        Puzzle puzzle = trial.puzzle();
        var lines = new ArrayList<String>();
        for (int ply = 1; ply <= puzzle.solution().size(); ply++) {
            Standing<?> before = trial.after(ply - 1);
            String move = PuzzleMessage.told(trial.after(ply), puzzle);
            if (ply > 1
                    && before.position()
                            .turn()
                            .equals(trial.after(ply - 2).position().turn())) {
                lines.add(lines.removeLast() + " " + move);
            } else {
                lines.add("%d. %s%s".formatted(lines.size() + 1, mover(trial.after(ply), before, puzzle), move));
            }
        }
        lines.add(ending(trial.after(puzzle.solution().size()), posed));
        return String.join("\n", lines);
    }

    /** The name of the side that moves; empty if the sentence of the move names it. */
    private static String mover(Standing<?> after, Standing<?> before, Puzzle puzzle) {
        if (MatchWords.tellThemselves(after.lastTurnToldTo(puzzle.solver()))) {
            return "";
        }
        Seat seat = before.position().turn() instanceof Turn.ToMove(Seat toMove) ? toMove : puzzle.solver();
        return "**%s** ".formatted(PuzzleSides.of(before, puzzle).first(seat));
    }

    /**
     * The winner, the reason and the themes; for a puzzle about safety, that the opponent cannot win; for a turn, its
     * effect.
     */
    static String ending(Standing<?> end, PosedPuzzle posed) {
        Puzzle puzzle = posed.puzzle();
        PuzzleSides sides = PuzzleSides.of(end, puzzle);
        return switch (posed) {
            case PosedPuzzle.OfMatch(var better, var match, AnalysedTurn turn) ->
                "That would have %s.".formatted(ChanceWords.kept(turn.before()));
            case PosedPuzzle.OfBook book
            when puzzle.asksForSafety() ->
                "Whatever is hidden, %s cannot win with the next turn."
                        .formatted(sides.name(puzzle.solver().opponent()));
            case PosedPuzzle.OfBook book ->
                "%s: %s.%s".formatted(sides.doing(puzzle.solver(), "win"), reason(end, sides), themes(puzzle));
        };
    }

    private static String themes(Puzzle puzzle) {
        String words = puzzle.themes().stream().map(Theme::words).collect(Collectors.joining(", "));
        return switch (puzzle.themes().size()) {
            case 0 -> "";
            case 1 -> "\n-# Theme: " + words;
            default -> "\n-# Themes: " + words;
        };
    }

    private static String reason(Standing<?> end, PuzzleSides sides) {
        return end.position().turn() instanceof Turn.Over(Outcome outcome)
                ? Wordings.ENGLISH.of(
                        outcome.reason().ofLoser()
                                ? outcome.reason().words(new Verbatim(sides.name(outcome.loser())))
                                : outcome.reason().words())
                : "the rest is plain";
    }
}
