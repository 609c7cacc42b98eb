package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/**
 * The way through puzzles. How far somebody is stands in the ids of the components alone, so it outlives a restart.
 * Safe for use by many threads.
 */
record PuzzleCourse(PuzzleService puzzles, PuzzleMessage messages, GameRegistry games) {

    /** True if there are puzzles of the game. */
    boolean offers(GameFacts game) {
        return puzzles.book().has(game.id());
    }

    /** Shows a puzzle of the game, or of any, that the person has not met. */
    void begin(IReplyCallback event, Optional<GameFacts> game) {
        puzzles.next(person(event), game.map(GameFacts::id), Optional.empty())
                .ifPresentOrElse(puzzle -> fulfil(event, puzzle), () -> Replies.fulfil(event.getHook(), none(game)));
    }

    private String none(Optional<GameFacts> game) {
        List<String> others = games.games()
                .map(Game::facts)
                .filter(this::offers)
                .map(GameFacts::name)
                .toList();
        return "There are no puzzles for %s%s."
                .formatted(
                        game.map(GameFacts::name).orElse("any game"),
                        others.isEmpty() ? "" : ", but there are some for %s".formatted(Text.list(others)));
    }

    /** Shows the puzzle of a button that others see, too, or one of the game that it names. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        if (!pressed.path().isEmpty()) {
            Game<?> game =
                    NotUnderstoodException.required(games.find(pressed.path().getFirst()));
            begin(event, Optional.of(game.facts()));
            return;
        }
        Puzzle puzzle = place(pressed).puzzle();
        fulfil(event, puzzle);
    }

    private void fulfil(IReplyCallback event, Puzzle puzzle) {
        Replies.fulfil(event.getHook(), messages.of(PuzzlePlace.beginning(puzzle), person(event), 0, ""));
    }

    /** Shows another puzzle of the same game, in the same message. */
    void next(ButtonInteractionEvent event, ComponentId pressed) {
        Puzzle shown = place(pressed).puzzle();
        Puzzle next = puzzles.next(person(event), Optional.of(shown.variant().game()), Optional.of(shown))
                .orElse(shown);
        Replies.inPlace(event.getHook(), messages.of(PuzzlePlace.beginning(next), person(event), 0, ""));
    }

    /**
     * Goes to the place of the component, in the same message.
     *
     * @param menuPage the page of the menu of moves, from 0
     */
    void turn(ComponentInteraction event, ComponentId touched, int menuPage) {
        PuzzlePlace place = place(touched);
        String score = place.ending(games.game(place.puzzle().variant().game()))
                .map(ending -> score(event, place, ending))
                .orElse("");
        Replies.inPlace(event.getHook(), messages.of(place, person(event), menuPage, score));
    }

    /** Shows the solution, in the same message. */
    void solve(ButtonInteractionEvent event, ComponentId pressed) {
        PuzzlePlace place = place(pressed);
        String score = score(event, place, Ending.FAILED);
        Replies.inPlace(event.getHook(), messages.solution(place, person(event), score));
    }

    private String score(Interaction event, PuzzlePlace place, Ending ending) {
        Requester asking = Requester.of(event);
        return ScoreWords.of(ending, puzzles.ended(asking.person(), asking.guild(), place.puzzle(), ending));
    }

    private PuzzlePlace place(ComponentId touched) {
        Puzzle puzzle = NotUnderstoodException.required(puzzles.book()
                .numbered(touched.number())
                .filter(found -> Trial.isPossible(games.game(found.variant().game()), found, touched.ply())));
        return new PuzzlePlace(puzzle, touched.ply(), touched.path());
    }

    private static PlayerId person(Interaction event) {
        return new PlayerId(event.getUser().getIdLong());
    }
}
