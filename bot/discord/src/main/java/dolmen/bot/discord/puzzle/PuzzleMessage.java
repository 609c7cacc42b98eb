package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.menu.MarkedMenu;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.host.Exercise.Attempt;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The messages of a puzzle, for one person.
 *
 * @param today today's puzzle
 */
record PuzzleMessage(VariantCatalogue variants, BoardFiles files, Supplier<Optional<Puzzle>> today) {
    /** The exclusive upper bounds of the levels of difficulty, in rating points. */
    private static final int EASY = 1_000;

    private static final int MEDIUM = 1_450;
    private static final int HARD = 1_750;

    /**
     * The message for the place.
     *
     * @param menuPage the page of the menu of moves, from 0
     * @param score the line about the score if the attempt ends here; may be empty
     */
    MessageCreateData of(PuzzlePlace place, int menuPage, String score) {
        return of(variants.gameOf(place.puzzle().variant()), place, menuPage, score);
    }

    private <M extends Move> MessageCreateData of(Game<M> game, PuzzlePlace place, int menuPage, String score) {
        var trial = new Trial<>(game, place.puzzle(), place.found());
        return switch (trial.exercise().at(place.path())) {
            case Attempt.Choosing(var menu) -> {
                BoardScene scene = scene(trial.after(place.found()), place.puzzle());
                SeatNames seats = new PuzzleSides(scene, place.puzzle().solver()).seats();
                var marked = MarkedMenu.of(menu, scene);
                var buttons = new ArrayList<Button>();
                if (!place.path().isEmpty()) {
                    buttons.add(Button.secondary(place.button(), "Start over"));
                }
                buttons.add(Button.secondary(place.solution(), "Give up (counts as a miss)"));
                buttons.add(next(place).withStyle(ButtonStyle.SECONDARY));
                if (place.path().isEmpty()) {
                    buttons.add(Button.secondary(
                            ComponentId.of(Action.LEARN, place.puzzle().variant())
                                    .text(),
                            "Learn"));
                }
                yield message(place, asked(trial, scene) + MoveMenu.notes(marked, seats))
                        .setFiles(files.scene(
                                picture(trial.after(place.found()), place.puzzle())
                                        .withMarks(marked.marks()),
                                "puzzle.png",
                                place.person()))
                        .setComponents(MoveMenu.row(place.menu(), marked, menuPage, seats), ActionRow.of(buttons))
                        .build();
            }
            case Attempt.Tried tried when !tried.solved() -> wrong(place, tried.after(), score);
            case Attempt.Tried tried when trial.last() -> solved(place, tried.after(), score);
            case Attempt.Tried tried -> of(game, place.at(trial.next()), 0, score);
            case Attempt.Nowhere nowhere -> of(game, place.at(place.found()), 0, score);
        };
    }

    private String asked(Trial<?> trial, BoardScene scene) {
        Puzzle puzzle = trial.puzzle();
        if (trial.found() > 0) {
            Standing<?> now = trial.after(trial.found());
            return trial.amidTurn()
                    ? "**Right.** %s %s"
                            .formatted(now.position().seenBy(puzzle.solver()).prompt(), taskOfReader(puzzle, scene))
                    : "**Right.** Now %s\nFind the next move."
                            .formatted(MatchWords.told(
                                    new PuzzleSides(scene, puzzle.solver()).in(now.lastTurnToldTo(puzzle.solver()))));
        }
        return "%s %s\n-# Goal of the game: %s"
                .formatted(
                        taskOfReader(puzzle, scene),
                        puzzle.solution().size() == 1 ? "Find the move." : "Find the first move.",
                        variants.lesson(puzzle.variant()).goal());
    }

    /** The task, addressed to the solver. */
    private static String taskOfReader(Puzzle puzzle, BoardScene scene) {
        var sides = new PuzzleSides(scene, puzzle.solver());
        String own = sides.own().map("You play %s. "::formatted).orElse("");
        if (puzzle.asksForSafety()) {
            return "%s%s can win with the next turn. Only one way prevents it."
                    .formatted(own, sides.first(puzzle.solver().opponent()));
        }
        return own + (puzzle.turns() == 1 ? "Win at once." : "Win in %d turns.".formatted(puzzle.turns()));
    }

    /** The task of the solver, addressed to everybody. */
    static String task(Puzzle puzzle, BoardScene scene) {
        var sides = new PuzzleSides(scene, puzzle.solver());
        String side = sides.first(puzzle.solver());
        if (puzzle.asksForSafety()) {
            return "**%s** to move, and **%s** can win with the next turn. One way alone prevents it for certain."
                    .formatted(side, sides.name(puzzle.solver().opponent()));
        }
        return puzzle.turns() == 1
                ? "**%s** to move and win at once.".formatted(side)
                : "**%s** to move and win in %d turns.".formatted(side, puzzle.turns());
    }

    private MessageCreateData wrong(PuzzlePlace place, Standing<?> after, String score) {
        return message(
                        place,
                        "%s\n**That is not it.** %s\n%s"
                                .formatted(
                                        told(after, place.puzzle()),
                                        place.puzzle().asksForSafety()
                                                ? "Another move is safe for certain."
                                                : "Another move wins.",
                                        score))
                .setFiles(files.scene(picture(after, place.puzzle()), "puzzle.png", place.person()))
                .setComponents(ActionRow.of(
                        Button.primary(place.button(), "Try again"),
                        Button.secondary(place.solution(), "Show solution"),
                        next(place).withStyle(ButtonStyle.SECONDARY)))
                .build();
    }

    private MessageCreateData solved(PuzzlePlace place, Standing<?> after, String score) {
        return message(
                        place,
                        "%s\n**Solved.** %s\n%s"
                                .formatted(
                                        told(after, place.puzzle()),
                                        SolutionWords.ending(after, place.puzzle()),
                                        score))
                .setFiles(files.scene(picture(after, place.puzzle()), "puzzle.png", place.person()))
                .setComponents(ActionRow.of(
                        next(place),
                        OpponentChoice.button(Optional.of(place.puzzle().variant()))))
                .build();
    }

    /**
     * All moves of the solution, and the final position.
     *
     * @param score the line about the score after a look at the solution; may be empty
     */
    MessageCreateData solution(PuzzlePlace place, String score) {
        return solution(variants.gameOf(place.puzzle().variant()), place, score);
    }

    private <M extends Move> MessageCreateData solution(Game<M> game, PuzzlePlace place, String score) {
        Puzzle puzzle = place.puzzle();
        var trial = new Trial<>(game, puzzle, 0);
        Standing<M> end = trial.after(puzzle.solution().size());
        return message(place, "%s\n%s".formatted(SolutionWords.of(trial), score))
                .setFiles(files.scene(picture(end, puzzle), "puzzle.png", place.person()))
                .setComponents(ActionRow.of(Button.secondary(place.again().button(), "Start again"), next(place)))
                .build();
    }

    /** The last move as a sentence for the solver. */
    static String told(Standing<?> after, Puzzle puzzle) {
        return MatchWords.told(PuzzleSides.of(after, puzzle)
                .in(List.of(after.lastTurnToldTo(puzzle.solver()).getLast())));
    }

    /** The board from the side of the solver. */
    static BoardScene scene(Standing<?> standing, Puzzle puzzle) {
        return standing.scene(puzzle.solver());
    }

    /** As above, for the picture, with the names of the sides. */
    static BoardScene picture(Standing<?> standing, Puzzle puzzle) {
        return PuzzleSides.of(standing, puzzle).named();
    }

    private MessageCreateBuilder message(PuzzlePlace place, String words) {
        String ofToday = today.get().equals(Optional.of(place.puzzle())) ? "**Today's puzzle** · " : "";
        return new MessageCreateBuilder()
                .setContent((ofToday + heading(place.puzzle()) + "\n" + words).strip())
                .setAllowedMentions(List.of());
    }

    /** The game of the puzzle, and its difficulty as a word, because a number would frighten newcomers. */
    String heading(Puzzle puzzle) {
        return "**%s** · %s".formatted(variants.name(puzzle.variant()), difficulty(puzzle.difficulty()));
    }

    private static String difficulty(int points) {
        return points < EASY ? "easy" : points < MEDIUM ? "medium" : points < HARD ? "hard" : "very hard";
    }

    private static Button next(PuzzlePlace place) {
        return Button.primary(place.next(), "Next");
    }
}
