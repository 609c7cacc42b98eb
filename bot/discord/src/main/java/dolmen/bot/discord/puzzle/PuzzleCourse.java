package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.puzzle.PuzzleMessage.Verdict;
import dolmen.bot.discord.rating.UsualGame;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.OwnPuzzles;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleScores.Result;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.bot.puzzle.PuzzleService.Outcome;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The navigation of puzzles. A person's progress is stored only in component ids, so it survives a restart. Each id has
 * a stamp, and ids without a valid stamp are refused. Safe for use by many threads.
 */
record PuzzleCourse(
        PuzzleService puzzles,
        OwnPuzzles own,
        PuzzleMessage messages,
        DailyMessage daily,
        Vocabulary words,
        UsualGame usual,
        GameRegistry games,
        PuzzleStamps stamps) {

    /** True if there are puzzles of the game. */
    boolean offers(GameFacts game) {
        return puzzles.book().has(game.id());
    }

    /**
     * Shows a puzzle after the acknowledgement: of the typed game, else of the person's own matches unless a puzzle is
     * solved today, else of the game played last, else of the beginners' game, else of any game.
     */
    void begin(SlashCommandInteractionEvent event, Optional<String> typed) {
        if (typed.isEmpty()) {
            give(event);
            return;
        }
        words.variants()
                .game(typed.get())
                .ifPresentOrElse(
                        game -> give(event, Optional.of(game.facts())),
                        () -> Replies.fulfil(
                                event.getHook(),
                                reader(event).of(words.variants().unknown(typed.get()))));
    }

    private void give(IReplyCallback event) {
        ownTurn(Requester.personOf(event))
                .ifPresentOrElse(posed -> fulfil(event, posed), () -> give(event, usualGame(event)));
    }

    private Optional<PosedPuzzle> ownTurn(PlayerId person) {
        return puzzles.solvedToday(person) ? Optional.empty() : own.ofToday(person);
    }

    private Optional<GameFacts> usualGame(Interaction event) {
        return Stream.concat(
                        usual.lastPlayed(Requester.personOf(event)).stream(),
                        Stream.of(words.variants().forBeginners().game()))
                .map(id -> games.game(id).facts())
                .filter(this::offers)
                .findFirst();
    }

    /** Shows a puzzle of the given or any game, if possible one that is new to the person. */
    private void give(IReplyCallback event, Optional<GameFacts> game) {
        puzzles.next(Requester.personOf(event), game.map(GameFacts::id), Optional.empty())
                .ifPresentOrElse(
                        puzzle -> fulfil(event, new PosedPuzzle.OfBook(puzzle)),
                        () -> Replies.fulfil(event.getHook(), reader(event).of(none(game))));
    }

    private Phrase none(Optional<GameFacts> game) {
        if (game.isEmpty()) {
            return PuzzlePhrases.noneAny();
        }
        Argument name = game.get().name();
        List<Argument> others = games.games()
                .map(Game::facts)
                .filter(this::offers)
                .map(GameFacts::name)
                .toList();
        return others.isEmpty() ? PuzzlePhrases.noneGame(name) : PuzzlePhrases.noneOthers(name, Listing.and(others));
    }

    /** The language of the person who asks. */
    private Wording reader(Interaction event) {
        return words.readers().of(event);
    }

    private String unstamped(Interaction event) {
        return reader(event).of(PuzzlePhrases.refusedUnstamped());
    }

    /** Shows the puzzle that a public button names, or a puzzle of the game that it names, or else one as above. */
    void open(IReplyCallback event, ComponentId pressed) {
        if (pressed.number() == 0 && pressed.path().isEmpty()) {
            give(event);
            return;
        }
        if (pressed.number() == 0) {
            Game<?> game = NotUnderstoodException.required(
                    pressed.path().stream().findFirst().flatMap(games::find));
            give(event, Optional.of(game.facts()));
            return;
        }
        posed(event, pressed)
                .filter(posed -> pressed.path().equals(List.of(stamps.ofAll(posed.puzzle()))))
                .ifPresentOrElse(
                        posed -> fulfil(event, posed), () -> Replies.fulfil(event.getHook(), unstamped(event)));
    }

    private void fulfil(IReplyCallback event, PosedPuzzle posed) {
        Replies.fulfil(event.getHook(), messages(event).of(beginning(event, posed), 0, Verdict.NONE));
    }

    private PuzzleMessage messages(Interaction event) {
        return messages.in(reader(event));
    }

    private PuzzlePlace beginning(Interaction event, PosedPuzzle posed) {
        return PuzzlePlace.beginning(posed, Requester.personOf(event), stamps);
    }

    /** Shows another puzzle of the same game, in the same message. */
    void next(ButtonInteractionEvent event, ComponentId pressed) {
        Optional<Puzzle> shown = posed(event, pressed).map(PosedPuzzle::puzzle);
        puzzles.next(
                        Requester.personOf(event),
                        shown.map(puzzle -> puzzle.variant().game()),
                        shown)
                .map(PosedPuzzle.OfBook::new)
                .ifPresentOrElse(
                        next -> Replies.inPlace(
                                event.getHook(), messages(event).of(beginning(event, next), 0, Verdict.NONE)),
                        () -> Replies.privately(event.getHook(), unstamped(event)));
    }

    /**
     * Shows the place of the component, in the same message.
     *
     * @param menuPage the page of the menu of moves, from 0
     */
    void turn(ComponentInteraction event, ComponentId touched, int menuPage) {
        at(event, touched, place -> {
            Verdict verdict = place.ending(games.game(place.puzzle().variant().game()))
                    .map(ending -> verdict(event, place, ending))
                    .orElse(Verdict.NONE);
            return messages(event).of(place, menuPage, verdict);
        });
    }

    /** Shows the solution, in the same message. */
    void solve(ButtonInteractionEvent event, ComponentId pressed) {
        at(event, pressed, place -> messages(event).solution(place, verdict(event, place, Ending.FAILED)));
    }

    private Verdict verdict(Interaction event, PuzzlePlace place, Ending ending) {
        Requester asking = Requester.of(event);
        return switch (place.posed()) {
            case PosedPuzzle.OfBook(Puzzle puzzle) -> {
                Argument game = words.variants().gameName(puzzle.variant().game());
                Outcome outcome =
                        puzzles.ended(asking.person(), asking.guild(), puzzle, new Result(ending, place.found()));
                Optional<Argument> line = Optional.of(result(puzzle, outcome.first(), outcome.days()))
                        .filter(result -> result.number().isPresent())
                        .map(ResultLine::words);
                boolean toShare = asking.guild().isPresent() && (line.isPresent() || ending == Ending.SOLVED);
                yield new Verdict(
                        ScoreWords.of(ending, outcome, game, line.isEmpty() ? outcome.days() : 0),
                        line,
                        toShare ? Optional.of(share(puzzle, reader(event))) : Optional.empty());
            }
            case PosedPuzzle.OfMatch unrated ->
                new Verdict(
                        ScoreWords.streak(puzzles.daysAfter(asking.person(), ending), ending),
                        Optional.empty(),
                        Optional.empty());
        };
    }

    private ResultLine result(Puzzle puzzle, Result first, int days) {
        return new ResultLine(words.variants(), puzzle, first, puzzles.numberToday(puzzle), days);
    }

    private static Button share(Puzzle puzzle, Wording reader) {
        return Button.secondary(
                new ComponentId(Action.SHARE_PUZZLE, puzzle.number(), 0).text(),
                reader.of(PuzzlePhrases.buttonShare()));
    }

    /** Shows everybody the person's result at a puzzle, with the way to it, after a public acknowledgement. */
    void share(ButtonInteractionEvent event, ComponentId pressed) {
        Requester sharer = Requester.of(event);
        Optional<MessageCreateData> shared = sharer.guild()
                .flatMap(server -> puzzles.book()
                        .numbered(pressed.number())
                        .flatMap(puzzle -> puzzles.result(sharer.person(), puzzle)
                                .map(result -> daily.sharedBy(
                                        sharer.person(),
                                        result(
                                                puzzle,
                                                result,
                                                puzzles.of(sharer.person()).days()),
                                        server,
                                        words.readers().of(server)))));
        shared.ifPresentOrElse(
                message -> Replies.fulfil(event.getHook(), message),
                () -> Replies.privately(
                        event,
                        sharer.guild().isPresent()
                                ? unstamped(event)
                                : reader(event).of(PuzzlePhrases.refusedAbsent())));
    }

    /** Replaces the message with one for the component's place, if the stamp in its id is valid. */
    private void at(ComponentInteraction event, ComponentId touched, Function<PuzzlePlace, MessageCreateData> shown) {
        Optional<PuzzlePlace> place = posed(event, touched)
                .flatMap(posed -> PuzzlePlace.of(posed, Requester.personOf(event), touched, stamps));
        if (place.isEmpty()) {
            Replies.privately(event.getHook(), unstamped(event));
            return;
        }
        Replies.inPlace(event.getHook(), shown.apply(place.get()));
    }

    /** The puzzle of the component; empty if neither this release nor the person's recent matches have it. */
    private Optional<PosedPuzzle> posed(Interaction event, ComponentId touched) {
        return puzzles.book()
                .numbered(touched.number())
                .<PosedPuzzle>map(PosedPuzzle.OfBook::new)
                .or(() -> own.numbered(Requester.personOf(event), touched.number()))
                .filter(posed -> possible(posed.puzzle(), touched.ply()));
    }

    private boolean possible(Puzzle puzzle, int plies) {
        return Trial.isPossible(games.game(puzzle.variant().game()), puzzle, plies);
    }
}
