package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.GameCommand;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.rating.UsualGame;
import dolmen.bot.puzzle.DailyAnnouncer;
import java.util.function.BiConsumer;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;

/** {@code /puzzle}, the moves, answers and puzzles that follow, and the puzzle of the day. */
public final class PuzzleFeature {
    private PuzzleFeature() {}

    /**
     * The feature.
     *
     * @param stamps the stamps for the ids of its components
     */
    public static Feature of(Desk desk, Boards boards, PuzzleStamps stamps) {
        var variants = desk.words().variants();
        PuzzleCourse course = course(desk, boards, stamps);
        return Feature.of(new GameCommand(
                        "puzzle",
                        "Find the one move that wins, or is safe; only you see it",
                        "The game: type a few letters; the one you played last unless you say so",
                        false,
                        event -> variants.suggestGames(
                                event.getFocusedOption().getValue(),
                                desk.words().readers().of(event),
                                course::offers),
                        course::begin))
                .onButton(Action.OPEN_PUZZLE, course::open)
                .onButton(Action.NEXT_PUZZLE, Acknowledgement.EDIT, course::next)
                .onButton(Action.PUZZLE, Acknowledgement.EDIT, (event, pressed) -> course.turn(event, pressed, 0))
                .onButton(Action.PUZZLE_SOLUTION, Acknowledgement.EDIT, course::solve)
                .onButton(Action.SHARE_PUZZLE, Acknowledgement.PUBLIC, course::share)
                .onButton(Action.PUZZLE_PICK, Acknowledgement.EDIT, (event, pressed) -> course.turn(event, pressed, 0))
                .onMenu(Action.PUZZLE_PICK, Acknowledgement.EDIT, MoveMenu.chosen(course::turn));
    }

    /** Opens the puzzle of a component's id, after a private acknowledgement. */
    public static BiConsumer<IReplyCallback, ComponentId> opening(Desk desk, Boards boards, PuzzleStamps stamps) {
        return course(desk, boards, stamps)::open;
    }

    private static PuzzleCourse course(Desk desk, Boards boards, PuzzleStamps stamps) {
        return new PuzzleCourse(
                desk.services().training().puzzles(),
                desk.services().training().ownPuzzles(),
                message(desk, boards),
                daily(desk, boards, stamps),
                desk.words(),
                UsualGame.of(desk),
                desk.services().games(),
                stamps);
    }

    /** The announcer of the puzzle of the day. */
    public static DailyAnnouncer announcer(Connections connections, Desk desk, Boards boards, PuzzleStamps stamps) {
        return new DiscordDailyAnnouncer(
                connections, daily(desk, boards, stamps), desk.words().readers());
    }

    private static DailyMessage daily(Desk desk, Boards boards, PuzzleStamps stamps) {
        return new DailyMessage(
                desk.services().games(),
                message(desk, boards),
                boards.files(),
                stamps,
                desk.words().names());
    }

    private static PuzzleMessage message(Desk desk, Boards boards) {
        return new PuzzleMessage(
                desk.words().variants(),
                boards.files(),
                desk.services().training().puzzles(),
                desk.words().readers().everybody());
    }
}
