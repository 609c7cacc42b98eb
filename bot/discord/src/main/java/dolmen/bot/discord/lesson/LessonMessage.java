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
import dolmen.bot.history.Achievement;
import dolmen.bot.id.SeatNames;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.Exercise;
import dolmen.rules.host.Exercise.Attempt;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** A page or a task of a lesson for one person. */
record LessonMessage(VariantCatalogue variants, CommandBook commands, BoardFiles files) {

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
        String goal = place.index() == 0 ? learner.wording().of(LessonPhrases.goal(lesson.goal())) + "\n" : "";
        String origin = page.origin()
                .note()
                .map(note -> "\n-# " + learner.wording().of(note))
                .orElse("");
        FileUpload picture = files.page(game, place.variant(), page, name(place), learner.person(), learner.wording());
        return message(lesson, place, learner, goal + learner.wording().of(page.caption()) + origin, picture)
                .setComponents(learner.row(List.of(back(place, learner), next(place, learner))))
                .build();
    }

    private <M extends Move> MessageCreateData task(
            Game<M> game, Lesson lesson, Task task, LessonPlace place, Learner learner, int menuPage) {
        Exercise<M> exercise = Exercise.of(game, place.variant(), task);
        return switch (exercise.at(place.path(), learner.wording())) {
            case Attempt.Choosing(var menu) -> {
                BoardScene scene = exercise.standing().scene(Seat.FIRST);
                var marked = MarkedMenu.of(menu, scene, files.emoji(), learner.wording());
                SeatNames seats = SeatNames.untaken(learner.wording());
                String asked = learner.wording().of(question(lesson, task, place)) + MoveMenu.notes(marked, seats);
                var buttons = new ArrayList<Button>();
                buttons.add(back(place, learner));
                if (!place.path().isEmpty()) {
                    buttons.add(learner.button(place.button(place.index()), LessonPhrases.buttonStartOver()));
                }
                if (hasNext(lesson, place)) {
                    buttons.add(learner.button(place.button(place.index() + 1), LessonPhrases.buttonSkip()));
                }
                yield message(lesson, place, learner, asked, picture(scene.withMarks(marked.marks()), place, learner))
                        .setComponents(MoveMenu.rows(place.menu(), marked, menuPage, seats, learner.row(buttons)))
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
                        learner,
                        verdict(lesson, task, place, tried, learner),
                        picture(tried.after().scene(Seat.FIRST), place, learner))
                .setComponents(learner.row(tried.solved() ? solved(lesson, place, learner) : failed(place, learner)))
                .build();
    }

    private static Phrase question(Lesson lesson, Task task, LessonPlace place) {
        int number = place.index() - lesson.pages().size() + 1;
        return LessonPhrases.taskQuestion(number, lesson.tasks().size(), task.question());
    }

    private String verdict(Lesson lesson, Task task, LessonPlace place, Attempt.Tried tried, Learner learner) {
        var lines = new ArrayList<Argument>();
        lines.add(question(lesson, task, place));
        lines.add(told(tried.after(), learner.wording()));
        if (tried.solved()) {
            lines.add(LessonPhrases.taskRight(task.right()));
            if (!hasNext(lesson, place)) {
                lines.addAll(ending(learner));
            }
        } else {
            lines.add(LessonPhrases.taskWrong(task.wrong()));
            tried.reply()
                    .map(answered -> LessonPhrases.taskAnswer(told(answered, learner.wording())))
                    .ifPresent(lines::add);
        }
        return lines.stream().map(learner.wording()::of).collect(Collectors.joining("\n"));
    }

    private static Verbatim told(Standing<?> after, Wording wording) {
        return new Verbatim(MatchWords.told(after.lastTurnToldTo(Seat.FIRST), wording, UnaryOperator.identity()));
    }

    private List<Phrase> ending(Learner learner) {
        var lines = new ArrayList<Phrase>();
        lines.add(
                learner.wayBack().isPresent()
                        ? LessonPhrases.end()
                        : LessonPhrases.endOnward(commands.link("challenge"), commands.link("seek")));
        for (Achievement achievement : learner.earned()) {
            lines.add(LessonPhrases.endEarned(achievement.name(), commands.link("profile")));
        }
        return lines;
    }

    private static List<Button> solved(Lesson lesson, LessonPlace place, Learner learner) {
        return hasNext(lesson, place)
                ? List.of(back(place, learner), next(place, learner))
                : List.of(
                        back(place, learner),
                        learner.button(place.button(0), LessonPhrases.buttonStartOver()),
                        learner.button(
                                ComponentId.of(Action.VARIANT_RULES, place.variant())
                                        .text(),
                                LessonPhrases.buttonRules()),
                        OpponentChoice.playNow(place.variant(), learner.wording()));
    }

    private static List<Button> failed(LessonPlace place, Learner learner) {
        return List.of(
                back(place, learner),
                learner.button(place.button(place.index()), LessonPhrases.buttonTryAgain())
                        .withStyle(ButtonStyle.PRIMARY));
    }

    private FileUpload picture(BoardScene scene, LessonPlace place, Learner learner) {
        return files.scene(scene, name(place), learner.person(), learner.wording());
    }

    private static String name(LessonPlace place) {
        return "lesson-%d.png".formatted(place.index() + 1);
    }

    private MessageCreateBuilder message(
            Lesson lesson, LessonPlace place, Learner learner, String words, FileUpload picture) {
        Phrase heading = LessonPhrases.heading(variants.name(place.variant()), place.index() + 1L, lesson.length());
        return new MessageCreateBuilder()
                .setContent(learner.wording().of(heading) + "\n" + words)
                .setAllowedMentions(List.of())
                .setFiles(picture);
    }

    private static boolean hasNext(Lesson lesson, LessonPlace place) {
        return place.index() + 1 < lesson.length();
    }

    private static Button back(LessonPlace place, Learner learner) {
        return learner.button(place.button(Math.max(0, place.index() - 1)), LessonPhrases.buttonBack())
                .withDisabled(place.index() == 0);
    }

    private static Button next(LessonPlace place, Learner learner) {
        return learner.button(place.button(place.index() + 1), LessonPhrases.buttonNext())
                .withStyle(ButtonStyle.PRIMARY);
    }
}
