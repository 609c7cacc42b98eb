package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.id.PlayerId;
import dolmen.rules.board.Key;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.puzzle.Puzzle;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The way through puzzles. How far somebody is stands in the ids of the components alone, so it outlives a restart.
 * Safe for use by many threads.
 */
record PuzzleCourse(PuzzleBook book, PuzzleMessage messages, InstantSource clock) {

    /** Shows a puzzle of the game, or of any: a day has one for everybody, and not the same for all. */
    void begin(IReplyCallback event, Optional<GameFacts> game) {
        long day = clock.instant().truncatedTo(ChronoUnit.DAYS).getEpochSecond();
        long chance = Key.and(Key.of(event.getUser().getIdLong()), day);
        book.any(game.map(GameFacts::id), chance)
                .ifPresentOrElse(
                        puzzle -> show(event, puzzle),
                        () -> Replies.privately(
                                event,
                                "There are no puzzles of %s."
                                        .formatted(game.map(GameFacts::name).orElse("any game"))));
    }

    private void show(IReplyCallback event, Puzzle puzzle) {
        Replies.acknowledge(event.deferReply(true));
        Replies.fulfil(event.getHook(), messages.of(PuzzlePlace.beginning(puzzle), person(event), 0));
    }

    /**
     * Goes to the place of the component, in the same message.
     *
     * @param menuPage the page of the menu of moves, from 0
     */
    void turn(ComponentInteraction event, ComponentId touched, int menuPage) {
        PuzzlePlace place = place(touched);
        Replies.acknowledge(event.deferEdit());
        MessageCreateData shown = messages.of(place, person(event), menuPage);
        Replies.inPlace(event.getHook(), shown);
    }

    /** Shows the solution, in the same message. */
    void solve(ButtonInteractionEvent event, ComponentId pressed) {
        PuzzlePlace place = place(pressed);
        Replies.acknowledge(event.deferEdit());
        Replies.inPlace(event.getHook(), messages.solution(place, person(event)));
    }

    private PuzzlePlace place(ComponentId touched) {
        Puzzle puzzle = NotUnderstoodException.required(book.numbered(touched.number(), touched.ply()));
        return new PuzzlePlace(puzzle, touched.ply(), touched.path());
    }

    private static PlayerId person(Interaction event) {
        return new PlayerId(event.getUser().getIdLong());
    }
}
