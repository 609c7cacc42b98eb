package dolmen.bot.discord.lesson;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.GameCommand;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.service.Services;

/** {@code /learn}, the <i>Learn</i> buttons, and the pages and tasks that follow. */
public final class LessonFeature {

    private LessonFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        var words = desk.words();
        Services services = desk.services();
        var back = new WayBack(
                services.challenges().proposals(),
                services.posted().challenges(),
                services.matches().finder(),
                services.posted().messages(),
                words.names());
        var course = new LessonCourse(
                words.variants(),
                new LessonMessage(words.variants(), words.commands(), boards.files()),
                services.training().lessons(),
                back,
                words.commands(),
                words.readers());
        return Feature.of(new GameCommand(
                        "learn",
                        "Learn a game in two minutes, with pictures and a few tasks; only you see it",
                        "The game and its variant: type a few letters",
                        true,
                        words::suggestVariants,
                        course::begin))
                .onButton(Action.LEARN, course::open)
                .onMenu(Action.LEARN, course::choose)
                .onButton(Action.LESSON, Acknowledgement.EDIT, (event, pressed) -> course.turn(event, pressed, 0))
                .onButton(Action.LESSON_PICK, Acknowledgement.EDIT, (event, pressed) -> course.turn(event, pressed, 0))
                .onMenu(Action.LESSON_PICK, Acknowledgement.EDIT, MoveMenu.chosen(course::turn));
    }
}
