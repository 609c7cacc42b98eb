package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.menu.MarkedMenu;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.SeatNames;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.bot.puzzle.PuzzleService;
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
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The messages of a puzzle, for one person. */
record PuzzleMessage(VariantCatalogue variants, BoardFiles files, PuzzleService puzzles, Readers readers) {
    /**
     * The end of an attempt.
     *
     * @param score the line about the score; may be empty
     * @param tries the number of tries; 0 if it is not known
     * @param share the button that shares the success, if it is one to share
     */
    record Verdict(String score, int tries, Optional<Button> share) {
        /** Nothing to say. */
        static final Verdict NONE = new Verdict("", 0, Optional.empty());
    }

    /**
     * The message for the place.
     *
     * @param menuPage the page of the menu of moves, from 0
     * @param verdict what to say of the score if the attempt ends here
     */
    MessageCreateData of(PuzzlePlace place, int menuPage, Verdict verdict) {
        return of(variants.gameOf(place.puzzle().variant()), place, menuPage, verdict);
    }

    private <M extends Move> MessageCreateData of(Game<M> game, PuzzlePlace place, int menuPage, Verdict verdict) {
        var trial = new Trial<>(game, place.puzzle(), place.found());
        return switch (trial.exercise().at(place.path())) {
            case Attempt.Choosing(var menu) -> {
                BoardScene scene = scene(trial.after(place.found()), place.puzzle());
                SeatNames seats = new PuzzleSides(scene, place.puzzle().solver()).seats();
                var marked = MarkedMenu.of(menu, scene);
                var buttons = new ArrayList<Button>();
                buttons.add(
                        place.path().isEmpty()
                                ? rules(place.puzzle())
                                : Button.secondary(place.button(), "Start over"));
                buttons.addAll(others(place));
                buttons.add(Button.secondary(place.solution(), TaskWords.ofGivingUp(place.posed())));
                yield message(place, asked(place, trial, scene) + MoveMenu.notes(marked, seats))
                        .setFiles(files.scene(
                                picture(trial.after(place.found()), place.puzzle())
                                        .withMarks(marked.marks()),
                                "puzzle.png",
                                place.person()))
                        .setComponents(MoveMenu.rows(
                                place.menu(), marked, menuPage, seats, ActionRow.of(buttons), readers.everybody()))
                        .build();
            }
            case Attempt.Tried tried when !tried.solved() -> wrong(place, tried.after(), verdict);
            case Attempt.Tried tried when trial.last() -> solved(place, tried.after(), verdict);
            case Attempt.Tried tried -> of(game, place.at(trial.next()), 0, verdict);
            case Attempt.Nowhere nowhere -> of(game, place.at(place.found()), 0, verdict);
        };
    }

    private String asked(PuzzlePlace place, Trial<?> trial, BoardScene scene) {
        Puzzle puzzle = trial.puzzle();
        String task = TaskWords.forSolver(place.posed(), scene);
        if (trial.found() > 0) {
            Standing<?> now = trial.after(trial.found());
            return trial.amidTurn()
                    ? "**Right.** %s %s"
                            .formatted(now.position().seenBy(puzzle.solver()).prompt(), task)
                    : "**Right.** Now %s\nFind the next move."
                            .formatted(MatchWords.told(
                                    new PuzzleSides(scene, puzzle.solver()).in(now.lastTurnToldTo(puzzle.solver()))));
        }
        return task
                + switch (place.posed()) {
                    case PosedPuzzle.OfBook fromBook ->
                        " Find the %s.\n-# Goal of the game: %s"
                                .formatted(
                                        puzzle.asksForSafety()
                                                ? "safe move"
                                                : puzzle.solution().size() == 1 ? "move" : "first move",
                                        variants.lesson(puzzle.variant()).goal());
                    case PosedPuzzle.OfMatch ofMatch -> " Find a better move.";
                };
    }

    private MessageCreateData wrong(PuzzlePlace place, Standing<?> after, Verdict verdict) {
        var buttons = new ArrayList<Button>();
        buttons.add(Button.primary(place.after(verdict.tries()).button(), "Try again"));
        buttons.add(Button.secondary(place.solution(), "Show solution"));
        buttons.addAll(others(place));
        return message(
                        place,
                        "%s\n%s\n%s"
                                .formatted(
                                        told(after, place.puzzle()),
                                        TaskWords.afterMiss(place.posed()),
                                        verdict.score()))
                .setFiles(files.scene(picture(after, place.puzzle()), "puzzle.png", place.person()))
                .setComponents(ActionRow.of(buttons))
                .build();
    }

    private MessageCreateData solved(PuzzlePlace place, Standing<?> after, Verdict verdict) {
        var buttons = new ArrayList<Button>();
        buttons.add(next(place));
        buttons.add(OpponentChoice.button(Optional.of(place.puzzle().variant()), readers.everybody()));
        today(place).ifPresent(buttons::add);
        verdict.share().ifPresent(buttons::add);
        return message(
                        place,
                        "%s\n**Solved.** %s\n%s"
                                .formatted(
                                        told(after, place.puzzle()),
                                        SolutionWords.ending(after, place.posed()),
                                        verdict.score()))
                .setFiles(files.scene(picture(after, place.puzzle()), "puzzle.png", place.person()))
                .setComponents(ActionRow.of(buttons))
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
        return message(place, "%s\n%s".formatted(SolutionWords.of(trial, place.posed()), score))
                .setFiles(files.scene(picture(end, puzzle), "puzzle.png", place.person()))
                .setComponents(ActionRow.of(Button.secondary(place.again().button(), "Try again"), next(place)))
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
        String ofToday = puzzles.ofToday().equals(Optional.of(place.puzzle())) ? "**Today's puzzle** · " : "";
        return new MessageCreateBuilder()
                .setContent((ofToday + heading(place.posed()) + "\n" + words).strip())
                .setAllowedMentions(List.of());
    }

    /**
     * The game of the puzzle, and its difficulty as a word, because a number would frighten newcomers; or its match.
     */
    String heading(PosedPuzzle posed) {
        return "**%s** · %s"
                .formatted(
                        variants.name(posed.puzzle().variant()),
                        switch (posed) {
                            case PosedPuzzle.OfBook(Puzzle puzzle) ->
                                Difficulty.of(puzzle).word();
                            case PosedPuzzle.OfMatch own -> "your match #" + own.match();
                        });
    }

    /** The ways to other puzzles. */
    private List<Button> others(PuzzlePlace place) {
        boolean newcomer = puzzles.of(place.person()).ratings().isEmpty();
        boolean easy = Difficulty.of(place.puzzle()) == Difficulty.EASY;
        Button next = Button.secondary(place.next(), newcomer && !easy ? "Easier one" : "Next");
        return Stream.concat(Stream.of(next), today(place).stream()).toList();
    }

    /** The way to today's puzzle from another one, until the person has tried it. */
    private Optional<Button> today(PuzzlePlace place) {
        return puzzles.newToday(place.person())
                .filter(today -> !today.equals(place.puzzle()))
                .map(today -> Button.secondary(place.stamps().opening(today).text(), "Today's puzzle"));
    }

    private static Button rules(Puzzle puzzle) {
        return Button.secondary(
                ComponentId.of(Action.VARIANT_RULES, puzzle.variant()).text(), "Rules");
    }

    private static Button next(PuzzlePlace place) {
        return Button.primary(place.next(), "Next");
    }
}
