package dolmen.bot.discord.lesson;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.menu.MarkedMenu;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.Exercise;
import dolmen.rules.host.Exercise.Attempt;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** A page or a task of a lesson for one person. */
record LessonMessage(VariantCatalogue variants, CommandBook commands, BoardFiles files) {
    /** The seat names of a lesson, which has no players. */
    private static final SeatNames NOBODY = new SeatNames(List.of());

    /**
     * The message for the place, or for the last place if the lesson has become shorter.
     *
     * @param menuPage the page of the task's menu, from 0
     */
    MessageCreateData of(LessonPlace sought, Learner learner, int menuPage) {
        Game<?> game = variants.gameOf(sought.variant());
        Lesson lesson = game.lesson(sought.variant());
        LessonPlace place = sought.within(lesson.length());
        int task = place.index() - lesson.pages().size();
        return task < 0
                ? page(game, lesson, place, learner)
                : task(game, lesson, lesson.tasks().get(task), place, learner, menuPage);
    }

    /** True if the choices of the place solve the last task of its lesson. */
    boolean ends(LessonPlace sought) {
        Game<?> game = variants.gameOf(sought.variant());
        Lesson lesson = game.lesson(sought.variant());
        LessonPlace place = sought.within(lesson.length());
        return !hasNext(lesson, place) && solves(game, lesson.tasks().getLast(), place);
    }

    private static <M extends Move> boolean solves(Game<M> game, Task task, LessonPlace place) {
        return Exercise.of(game, place.variant(), task).at(place.path()) instanceof Attempt.Tried tried
                && tried.solved();
    }

    private MessageCreateData page(Game<?> game, Lesson lesson, LessonPlace place, Learner learner) {
        Page page = lesson.pages().get(place.index());
        String goal = place.index() == 0 ? "**Goal:** %s\n".formatted(lesson.goal()) : "";
        String origin =
                page.origin().note().isEmpty() ? "" : "\n-# " + page.origin().note();
        FileUpload picture = files.page(game, place.variant(), page, name(place), learner.person());
        return message(lesson, place, goal + page.caption() + origin, picture)
                .setComponents(learner.row(List.of(back(place), next(place, "Next"))))
                .build();
    }

    private <M extends Move> MessageCreateData task(
            Game<M> game, Lesson lesson, Task task, LessonPlace place, Learner learner, int menuPage) {
        Exercise<M> exercise = Exercise.of(game, place.variant(), task);
        return switch (exercise.at(place.path())) {
            case Attempt.Choosing(var menu) -> {
                BoardScene scene = exercise.standing().scene(Seat.FIRST);
                var marked = MarkedMenu.of(menu, scene);
                String asked = question(lesson, task, place) + MoveMenu.notes(marked, NOBODY);
                var buttons = new ArrayList<Button>();
                buttons.add(back(place));
                if (!place.path().isEmpty()) {
                    buttons.add(Button.secondary(place.button(place.index()), "Start over"));
                }
                if (hasNext(lesson, place)) {
                    buttons.add(next(place, "Skip").withStyle(ButtonStyle.SECONDARY));
                }
                yield message(lesson, place, asked, picture(scene.withMarks(marked.marks()), place, learner))
                        .setComponents(MoveMenu.rows(
                                place.menu(), marked, menuPage, NOBODY, learner.row(buttons), learner.wording()))
                        .build();
            }
            case Attempt.Tried tried -> tried(lesson, task, place, tried, learner);
            case Attempt.Nowhere nowhere -> task(game, lesson, task, place.unchosen(), learner, 0);
        };
    }

    private MessageCreateData tried(Lesson lesson, Task task, LessonPlace place, Attempt.Tried tried, Learner learner) {
        return message(
                        lesson,
                        place,
                        verdict(lesson, task, place, tried, learner),
                        picture(tried.after().scene(Seat.FIRST), place, learner))
                .setComponents(learner.row(tried.solved() ? solved(lesson, place, learner) : failed(place)))
                .build();
    }

    private static String question(Lesson lesson, Task task, LessonPlace place) {
        int number = place.index() - lesson.pages().size() + 1;
        return "**Task %d of %d.** %s".formatted(number, lesson.tasks().size(), task.question());
    }

    private String verdict(Lesson lesson, Task task, LessonPlace place, Attempt.Tried tried, Learner learner) {
        String told = question(lesson, task, place) + "\n" + told(tried.after()) + "\n";
        if (!tried.solved()) {
            String reply = tried.reply()
                    .map(answered -> "\nThe enemy's answer: " + told(answered))
                    .orElse("");
            return told + "**Not yet.** " + task.wrong() + reply;
        }
        return told + "**Right.** " + task.right() + (hasNext(lesson, place) ? "" : "\n" + ending(learner));
    }

    private static String told(Standing<?> after) {
        return MatchWords.told(after.lastTurnToldTo(Seat.FIRST));
    }

    private String ending(Learner learner) {
        String onward = learner.wayBack().isPresent()
                ? ""
                : " %s invites somebody, %s anybody; a computer is ready now."
                        .formatted(commands.mention("challenge"), commands.mention("seek"));
        String earned = learner.earned().stream()
                .map(achievement -> "\nNew achievement: **%s**, on your %s."
                        .formatted(achievement.name(), commands.mention("profile")))
                .collect(Collectors.joining());
        return "That is all you need to play." + onward + earned;
    }

    private static List<Button> solved(Lesson lesson, LessonPlace place, Learner learner) {
        return hasNext(lesson, place)
                ? List.of(back(place), next(place, "Next"))
                : List.of(
                        back(place),
                        Button.secondary(place.button(0), "Start over"),
                        Button.secondary(
                                ComponentId.of(Action.VARIANT_RULES, place.variant())
                                        .text(),
                                "Rules"),
                        OpponentChoice.playNow(place.variant(), learner.wording()));
    }

    private static List<Button> failed(LessonPlace place) {
        return List.of(back(place), Button.primary(place.button(place.index()), "Try again"));
    }

    private FileUpload picture(BoardScene scene, LessonPlace place, Learner learner) {
        return files.scene(scene, name(place), learner.person());
    }

    private static String name(LessonPlace place) {
        return "lesson-%d.png".formatted(place.index() + 1);
    }

    private MessageCreateBuilder message(Lesson lesson, LessonPlace place, String words, FileUpload picture) {
        String heading =
                "**%s** · %d of %d".formatted(variants.name(place.variant()), place.index() + 1, lesson.length());
        return new MessageCreateBuilder()
                .setContent(heading + "\n" + words)
                .setAllowedMentions(List.of())
                .setFiles(picture);
    }

    private static boolean hasNext(Lesson lesson, LessonPlace place) {
        return place.index() + 1 < lesson.length();
    }

    private static Button back(LessonPlace place) {
        return Button.secondary(place.button(Math.max(0, place.index() - 1)), "Back")
                .withDisabled(place.index() == 0);
    }

    private static Button next(LessonPlace place, String label) {
        return Button.primary(place.button(place.index() + 1), label);
    }
}
