package dolmen.bot.discord.lesson;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.rules.Variant;
import java.util.List;

/**
 * Where a learner is.
 *
 * @param index of the page, from 0; tasks follow the pages
 * @param path what has been chosen for a task
 */
record LessonPlace(Variant variant, int index, List<String> path) {
    LessonPlace {
        path = List.copyOf(path);
    }

    /** The id of a button that leads to another page. */
    String button(int other) {
        return ComponentId.of(Action.LESSON, variant, other, List.of()).text();
    }

    /** The id of the menu of a task. */
    ComponentId menu() {
        return ComponentId.of(Action.LESSON_PICK, variant, index, path);
    }
}
