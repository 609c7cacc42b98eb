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
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.Exercise.Attempt;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The messages of a puzzle, for one person.
 *
 * @param wording the language of the person
 */
record PuzzleMessage(VariantCatalogue variants, BoardFiles files, PuzzleService puzzles, Wording wording) {
    /**
     * The end of an attempt.
     *
     * @param score the line about the score; may be empty
     * @param result the line to paste; empty except for the puzzle of the day
     * @param share the button that shares the result, if it is one to share
     */
    record Verdict(Optional<Phrase> score, Optional<Argument> result, Optional<Button> share) {
        /** Nothing to say. */
        static final Verdict NONE = new Verdict(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A copy in another language. */
    PuzzleMessage in(Wording other) {
        return new PuzzleMessage(variants, files, puzzles, other);
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
        return switch (trial.exercise().at(place.path(), wording)) {
            case Attempt.Choosing(var menu) -> {
                BoardScene scene = scene(trial.after(place.found()), place.puzzle());
                SeatNames seats = new PuzzleSides(scene, place.puzzle().solver()).seats(wording);
                var marked = MarkedMenu.of(menu, scene, files.emoji(), wording);
                var buttons = new ArrayList<Button>();
                buttons.add(
                        place.path().isEmpty()
                                ? rules(place.puzzle())
                                : button(place.button(), PuzzlePhrases.buttonStartOver()));
                buttons.addAll(others(place));
                buttons.add(button(place.solution(), givingUp(place)));
                yield message(place, asked(place, trial, scene) + MoveMenu.notes(marked, seats))
                        .setFiles(files.scene(
                                picture(trial.after(place.found()), place.puzzle())
                                        .withMarks(marked.marks()),
                                "puzzle.png",
                                place.person(),
                                wording))
                        .setComponents(MoveMenu.rows(place.menu(), marked, menuPage, seats, ActionRow.of(buttons)))
                        .build();
            }
            case Attempt.Tried tried when !tried.solved() -> wrong(place, tried.after(), verdict);
            case Attempt.Tried tried when trial.last() -> solved(place, tried.after(), verdict);
            case Attempt.Tried tried -> of(game, place.at(trial.next()), 0, verdict);
            case Attempt.Nowhere nowhere -> of(game, place.at(place.found()), 0, verdict);
        };
    }

    /** The label of the button for the solution, which costs nothing after the first attempt. */
    private Phrase givingUp(PuzzlePlace place) {
        boolean counts = switch (place.posed()) {
            case PosedPuzzle.OfBook(Puzzle puzzle) ->
                puzzles.result(place.person(), puzzle).isEmpty();
            case PosedPuzzle.OfMatch unrated -> false;
        };
        return counts ? PuzzlePhrases.buttonGiveUp() : PuzzlePhrases.buttonSolution();
    }

    private String asked(PuzzlePlace place, Trial<?> trial, BoardScene scene) {
        return wording.of(trial.found() == 0 ? first(place, scene) : next(place, trial, scene));
    }

    private Phrase first(PuzzlePlace place, BoardScene scene) {
        return TaskWords.find(
                place.posed(), scene, variants.lesson(place.puzzle().variant()).goal());
    }

    private Phrase next(PuzzlePlace place, Trial<?> trial, BoardScene scene) {
        Seat solver = trial.puzzle().solver();
        Standing<?> now = trial.after(trial.found());
        return now.position()
                .seenBy(solver)
                .prompt()
                .filter(prompt -> trial.amidTurn())
                .map(prompt -> PuzzlePhrases.findRest(prompt, TaskWords.forSolver(place.posed(), scene)))
                .orElseGet(() -> PuzzlePhrases.findNext(
                        told(now.lastTurnToldTo(solver), new PuzzleSides(scene, solver), wording)));
    }

    private MessageCreateData wrong(PuzzlePlace place, Standing<?> after, Verdict verdict) {
        var buttons = new ArrayList<Button>();
        buttons.add(button(place.at(place.found()).button(), PuzzlePhrases.buttonTryAgain())
                .withStyle(ButtonStyle.PRIMARY));
        buttons.add(button(place.solution(), PuzzlePhrases.buttonSolution()));
        buttons.addAll(others(place));
        verdict.share().ifPresent(buttons::add);
        return message(
                        place,
                        "%s\n%s\n%s"
                                .formatted(
                                        told(after, place.puzzle(), wording),
                                        wording.of(TaskWords.afterMiss(place.posed())),
                                        lines(verdict)))
                .setFiles(files.scene(picture(after, place.puzzle()), "puzzle.png", place.person(), wording))
                .setComponents(ActionRow.of(buttons))
                .build();
    }

    private MessageCreateData solved(PuzzlePlace place, Standing<?> after, Verdict verdict) {
        var buttons = new ArrayList<Button>();
        buttons.add(next(place));
        buttons.add(OpponentChoice.button(Optional.of(place.puzzle().variant()), wording));
        today(place).ifPresent(buttons::add);
        verdict.share().ifPresent(buttons::add);
        return message(
                        place,
                        "%s\n%s\n%s"
                                .formatted(
                                        told(after, place.puzzle(), wording),
                                        wording.of(PuzzlePhrases.solved(
                                                new Verbatim(new SolutionWords(wording).ending(after, place.posed())))),
                                        lines(verdict)))
                .setFiles(files.scene(picture(after, place.puzzle()), "puzzle.png", place.person(), wording))
                .setComponents(ActionRow.of(buttons))
                .build();
    }

    /**
     * All moves of the solution, and the final position.
     *
     * @param verdict what to say of the score after a look at the solution
     */
    MessageCreateData solution(PuzzlePlace place, Verdict verdict) {
        return solution(variants.gameOf(place.puzzle().variant()), place, verdict);
    }

    private <M extends Move> MessageCreateData solution(Game<M> game, PuzzlePlace place, Verdict verdict) {
        Puzzle puzzle = place.puzzle();
        var trial = new Trial<>(game, puzzle, 0);
        Standing<M> end = trial.after(puzzle.solution().size());
        var buttons = new ArrayList<Button>();
        buttons.add(button(place.at(0).button(), PuzzlePhrases.buttonTryAgain()));
        buttons.add(next(place));
        verdict.share().ifPresent(buttons::add);
        return message(place, "%s\n%s".formatted(new SolutionWords(wording).of(trial, place.posed()), lines(verdict)))
                .setFiles(files.scene(picture(end, puzzle), "puzzle.png", place.person(), wording))
                .setComponents(ActionRow.of(buttons))
                .build();
    }

    /** The last move as a sentence for the solver. */
    static String told(Standing<?> after, Puzzle puzzle, Wording wording) {
        List<Standing.Told> last = List.of(after.lastTurnToldTo(puzzle.solver()).getLast());
        return told(last, PuzzleSides.of(after, puzzle), wording).text();
    }

    private static Verbatim told(List<Standing.Told> plies, PuzzleSides sides, Wording wording) {
        return new Verbatim(MatchWords.told(plies, wording, sentence -> sides.told(sentence, wording)));
    }

    /** The board from the side of the solver. */
    static BoardScene scene(Standing<?> standing, Puzzle puzzle) {
        return standing.scene(puzzle.solver());
    }

    /** As above, for the picture, with the names of the sides. */
    static BoardScene picture(Standing<?> standing, Puzzle puzzle) {
        return PuzzleSides.of(standing, puzzle).named();
    }

    /** The line to paste is in a block of its own, which Discord offers to copy. */
    private String lines(Verdict verdict) {
        return Stream.concat(
                        verdict.score().map(wording::of).stream(),
                        verdict
                                .result()
                                .map(result -> "```\n%s\n```\n%s".formatted(wording.of(result), next()))
                                .stream())
                .collect(Collectors.joining("\n"));
    }

    /** The line about the next puzzle of the day. */
    private String next() {
        var when = new Verbatim(TimeFormat.RELATIVE.format(puzzles.tomorrow()));
        return puzzles.ofTomorrow()
                .map(puzzle -> variants.gameName(puzzle.variant().game()))
                .map(game -> wording.of(PuzzlePhrases.todayNext(when, game)))
                .orElse("");
    }

    private MessageCreateBuilder message(PuzzlePlace place, String words) {
        Phrase heading = heading(place.posed());
        boolean ofToday = puzzles.numberToday(place.puzzle()).isPresent();
        return new MessageCreateBuilder()
                .setContent(
                        (wording.of(ofToday ? PuzzlePhrases.headingToday(heading) : heading) + "\n" + words).strip())
                .setAllowedMentions(List.of());
    }

    /** The game of the puzzle, and its difficulty; or its match. */
    Phrase heading(PosedPuzzle posed) {
        Argument game = variants.name(posed.puzzle().variant());
        return switch (posed) {
            case PosedPuzzle.OfBook(Puzzle puzzle) -> Difficulty.of(puzzle).heading(game);
            case PosedPuzzle.OfMatch own ->
                PuzzlePhrases.headingOwn(game, new Verbatim(own.match().toString()));
        };
    }

    /** The ways to other puzzles. */
    private List<Button> others(PuzzlePlace place) {
        boolean newcomer = puzzles.of(place.person()).ratings().isEmpty();
        boolean easy = Difficulty.of(place.puzzle()) == Difficulty.EASY;
        Button next =
                button(place.next(), newcomer && !easy ? PuzzlePhrases.buttonEasier() : PuzzlePhrases.buttonNext());
        return Stream.concat(Stream.of(next), today(place).stream()).toList();
    }

    /** The way to today's puzzle from another one, until the person has tried it. */
    private Optional<Button> today(PuzzlePlace place) {
        return puzzles.newToday(place.person())
                .filter(today -> !today.equals(place.puzzle()))
                .map(today -> button(place.stamps().opening(today).text(), PuzzlePhrases.buttonToday()));
    }

    private Button rules(Puzzle puzzle) {
        return button(ComponentId.of(Action.VARIANT_RULES, puzzle.variant()).text(), PuzzlePhrases.buttonRules());
    }

    private Button next(PuzzlePlace place) {
        return button(place.next(), PuzzlePhrases.buttonNext()).withStyle(ButtonStyle.PRIMARY);
    }

    private Button button(String id, Phrase label) {
        return Button.secondary(id, wording.of(label));
    }
}
