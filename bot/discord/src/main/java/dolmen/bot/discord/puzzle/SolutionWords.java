package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.words.ChanceWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.rules.Outcome;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.analysis.Worth;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Theme;
import dolmen.rules.puzzle.Trial;
import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.Collectors;

/** The solution of a puzzle as text: numbered turns with their players, and the end of the game. */
record SolutionWords(Wording wording) {

    /** A line for each turn, and one for the end. */
    String of(Trial<?> trial, PosedPuzzle posed) {
        Puzzle puzzle = trial.puzzle();
        var lines = new ArrayList<String>();
        for (int ply = 1; ply <= puzzle.solution().size(); ply++) {
            Standing<?> before = trial.after(ply - 1);
            String move = PuzzleMessage.told(trial.after(ply), puzzle, wording);
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
    private String mover(Standing<?> after, Standing<?> before, Puzzle puzzle) {
        if (MatchWords.tellThemselves(after.lastTurnToldTo(puzzle.solver()))) {
            return "";
        }
        Seat seat = before.position().turn() instanceof Turn.ToMove(Seat toMove) ? toMove : puzzle.solver();
        return "**%s** ".formatted(wording.of(PuzzleSides.of(before, puzzle).called(seat)));
    }

    /**
     * The winner, the reason and the themes; for a puzzle about safety, that the opponent cannot win; for a turn, its
     * effect.
     */
    String ending(Standing<?> end, PosedPuzzle posed) {
        Puzzle puzzle = posed.puzzle();
        PuzzleSides sides = PuzzleSides.of(end, puzzle);
        return switch (posed) {
            case PosedPuzzle.OfMatch(var better, var match, AnalysedTurn turn) -> wording.of(kept(turn.before()));
            case PosedPuzzle.OfBook book
            when puzzle.asksForSafety() ->
                wording.of(sides.name(puzzle.solver().opponent())
                        .map(PuzzlePhrases::endingSafe)
                        .orElseGet(PuzzlePhrases::endingSafeOther));
            case PosedPuzzle.OfBook book -> wording.of(won(sides, reason(end, sides))) + themes(puzzle);
        };
    }

    /** The effect that the better turn would have had. */
    private static Phrase kept(Worth before) {
        return switch (ChanceWords.ofBest(before)) {
            case WON -> PuzzlePhrases.endingByForce();
            case KEPT_LEAD -> PuzzlePhrases.endingLead();
            case KEPT_BALANCE -> PuzzlePhrases.endingBalance();
            case HELD_OUT -> PuzzlePhrases.endingLonger();
        };
    }

    private static Phrase won(PuzzleSides sides, Argument reason) {
        return sides.name(sides.solver())
                .map(name -> PuzzlePhrases.endingWin(name, reason))
                .orElseGet(() -> PuzzlePhrases.endingWinYou(reason));
    }

    private static Argument reason(Standing<?> end, PuzzleSides sides) {
        if (!(end.position().turn() instanceof Turn.Over(Outcome outcome))) {
            return PuzzlePhrases.endingPlain();
        }
        Reason reason = outcome.reason();
        Optional<Argument> loser = reason.ofLoser() ? sides.name(outcome.loser()) : Optional.empty();
        return loser.map(reason::words).orElseGet(reason::words);
    }

    /** A line; empty if the puzzle has no themes. */
    private String themes(Puzzle puzzle) {
        var words = new Verbatim(puzzle.themes().stream()
                .map(SolutionWords::name)
                .map(wording::of)
                .collect(Collectors.joining(", ")));
        return switch (puzzle.themes().size()) {
            case 0 -> "";
            case 1 -> "\n" + wording.of(PuzzlePhrases.themesOne(words));
            default -> "\n" + wording.of(PuzzlePhrases.themesSeveral(words));
        };
    }

    private static Phrase name(Theme theme) {
        return switch (theme) {
            case CAPTURE -> PuzzlePhrases.themeCapture();
            case QUIET_MOVE -> PuzzlePhrases.themeQuietMove();
            case SACRIFICE -> PuzzlePhrases.themeSacrifice();
            case DEFENCE -> PuzzlePhrases.themeDefence();
            case DOUBLE_THREAT -> PuzzlePhrases.themeDoubleThreat();
            case ZUGZWANG -> PuzzlePhrases.themeZugzwang();
        };
    }
}
