package dolmen.bot.discord.lesson;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.ChallengeId;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;

/**
 * A learner's place in a lesson.
 *
 * @param index the number of the page, from 0; tasks follow the pages
 * @param path the choices for a task
 * @param origin the challenge from which the lesson was opened
 */
record LessonPlace(Variant variant, int index, List<String> path, Optional<ChallengeId> origin) {
    LessonPlace {
        path = List.copyOf(path);
    }

    /** The start of a lesson without an origin. */
    static LessonPlace beginning(Variant variant) {
        return new LessonPlace(variant, 0, List.of(), Optional.empty());
    }

    /** The place in the component's id. */
    static LessonPlace of(Variant variant, ComponentId touched) {
        return new LessonPlace(variant, touched.ply(), touched.choices(), touched.origin());
    }

    /** A copy whose index is at most that of the last page. */
    LessonPlace within(int length) {
        return new LessonPlace(variant, Math.min(index, length - 1), path, origin);
    }

    /** A copy without choices. */
    LessonPlace unchosen() {
        return new LessonPlace(variant, index, List.of(), origin);
    }

    /** The id of a button to another page. */
    String button(int other) {
        return ComponentId.of(Action.LESSON, variant, other, ComponentId.originating(origin))
                .text();
    }

    /** The id of the menu of a task. */
    ComponentId menu() {
        return ComponentId.of(Action.LESSON_PICK, variant, index, ComponentId.originating(origin))
                .further(path);
    }
}
