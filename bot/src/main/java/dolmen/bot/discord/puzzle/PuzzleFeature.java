package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.MoveMenu;
import java.util.OptionalInt;

/** {@code /puzzle}, and the moves, answers and puzzles that follow. */
public final class PuzzleFeature {
    private PuzzleFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        var variants = desk.words().variants();
        var book = PuzzleBook.of(desk.services().games());
        var course = new PuzzleCourse(
                book,
                new PuzzleMessage(variants, book, boards.files()),
                desk.services().clock());
        return Feature.of(new PuzzleCommand(variants, course))
                .onButton(Action.PUZZLE, (event, pressed) -> course.turn(event, pressed, 0))
                .onButton(Action.PUZZLE_SOLUTION, course::solve)
                .onButton(Action.PUZZLE_PICK, (event, pressed) -> course.turn(event, pressed, 0))
                .onMenu(Action.PUZZLE_PICK, (event, menu) -> {
                    String chosen = NotUnderstoodException.required(
                            event.getValues().stream().findFirst());
                    OptionalInt page = MoveMenu.pageOf(chosen);
                    ComponentId place = page.isPresent() ? menu : menu.further(ComponentId.parted(chosen));
                    course.turn(event, place, page.orElse(0));
                });
    }
}
