package dolmen.bot.discord.lesson;

import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.MoveMenu;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** {@code /learn}, <i>Learn</i> wherever it stands, and the pages and tasks that follow. */
public final class LessonFeature {

    private LessonFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        var words = desk.words();
        var course = new LessonCourse(
                words.variants(), new LessonMessage(words.variants(), words.commands(), boards.files()));
        return Feature.of(new LearnCommand(words.variants(), course, words.commands()))
                .onButton(Action.LEARN, course::open)
                .onButton(Action.LESSON, (event, pressed) -> course.turn(event, pressed, pressed.path(), 0))
                .onMenu(Action.LESSON_PICK, (event, menu) -> {
                    String chosen = NotUnderstoodException.required(
                            event.getValues().stream().findFirst());
                    OptionalInt page = MoveMenu.pageOf(chosen);
                    List<String> path = page.isPresent()
                            ? menu.path()
                            : Stream.concat(menu.path().stream(), Stream.of(chosen))
                                    .toList();
                    course.turn(event, menu, path, page.orElse(0));
                });
    }
}
