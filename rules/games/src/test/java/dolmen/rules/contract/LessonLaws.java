package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.Exercise;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The laws of a variant's lesson. */
record LessonLaws<M extends Move>(Game<M> game, Variant variant, Lesson lesson) {
    private static final int MOST_WORDS = 120;

    /** Cards differ in more than a few kinds of pieces do. */
    private static final int MOST_WORDS_ON_CARDS = 270;

    private static final int MOST_WORDS_OF_A_STEP = 45;

    /** The width of one line of a message on a desktop, in characters. */
    private static final int LONGEST_GOAL = 72;

    private static final int LONGEST_TEXT = 240;
    private static final String SENTENCES = "[A-Z][^*_`<>\\n]*[.?]";

    static <M extends Move> LessonLaws<M> of(Game<M> game, Variant variant) {
        return new LessonLaws<>(game, variant, game.lesson(variant));
    }

    void itIsShort() {
        assertThat(English.of(lesson.goal())).matches(SENTENCES).hasSizeLessThanOrEqualTo(LONGEST_GOAL);
        assertThat(lesson.pages()).hasSizeBetween(1 + 4, 1 + 8);
        assertThat(lesson.tasks()).hasSizeBetween(2, 3);
        assertThat(English.words(lesson))
                .as("words before the first task")
                .isBetween(60, hasCards() ? MOST_WORDS_ON_CARDS : MOST_WORDS);
        assertThat(texts()).allSatisfy(text -> {
            assertThat(text).matches(SENTENCES).hasSizeLessThanOrEqualTo(LONGEST_TEXT);
            assertThat(text.split(" ")).hasSizeLessThan(MOST_WORDS_OF_A_STEP);
        });
        assertThat(lesson.pages().stream().map(Page::caption)).doesNotHaveDuplicates();
    }

    private boolean hasCards() {
        return !game.start(variant).seenBy(Seat.FIRST).scene().surface().named();
    }

    private Stream<String> texts() {
        return Stream.concat(
                        lesson.pages().stream().map(Page::caption),
                        lesson.tasks().stream().flatMap(task -> Stream.of(task.question(), task.right(), task.wrong())))
                .map(English::of);
    }

    /** All words of the lesson, in small letters, with a blank on both sides. */
    String words() {
        String names = lesson.pages().stream()
                .flatMap(page -> names(page.exhibit()))
                .map(name -> English.of(name.words()))
                .collect(Collectors.joining(" "));
        return Stream.concat(Stream.of(English.of(lesson.goal()), names), texts())
                .map(text -> text.toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}0-9]+", " ")
                        .strip())
                .collect(Collectors.joining(" ", " ", " "));
    }

    /** The start is shown like the beginning of a match, with at least two pieces named. */
    void itNamesThePiecesAtTheStart() {
        assertThat(names(lesson.setup().exhibit()))
                .hasSizeGreaterThanOrEqualTo(2)
                .allSatisfy(name -> {
                    assertThat(English.of(name.words())).isNotBlank().hasSizeLessThanOrEqualTo(16);
                });
    }

    private static Stream<Mark.Named> names(Exhibit exhibit) {
        return exhibit.marks().stream().filter(Mark.Named.class::isInstance).map(Mark.Named.class::cast);
    }

    /**
     * All moves shown can be played, all marks are on the board, and all named cells are occupied, or barred to the
     * piece that an exhibit lifts.
     */
    void whatItShowsIsLegal() {
        Stream.concat(
                        lesson.pages().stream().map(Page::exhibit),
                        lesson.tasks().stream().map(Task::exhibit))
                .forEach(this::isLegal);
    }

    private void isLegal(Exhibit exhibit) {
        Position<M> position = Standing.of(game, variant, exhibit).position();
        assertThat(game.read(variant, position.text())).isEqualTo(position);
        BoardScene scene = position.seenBy(Seat.FIRST).scene();
        assertThat(exhibit.marks().stream().flatMap(mark -> MarkLaws.cellsOf(mark).stream()))
                .isSubsetOf(MarkLaws.cells(scene));
        List<String> barred = marked(exhibit, Mark.Barred.class, Mark.Barred::cell);
        assertThat(names(exhibit).map(Mark.Named::cell))
                .isSubsetOf(Stream.concat(scene.tokens().stream().map(Token::cell), barred.stream())
                        .toList());
        assertThat(marked(exhibit, Mark.Target.class, Mark.Target::cell)).isSubsetOf(targets(position, exhibit));
        assertThat(barred).noneMatch(targets(position, exhibit)::contains);
    }

    private static <K extends Mark> List<String> marked(Exhibit exhibit, Class<K> kind, Function<K, String> cell) {
        return exhibit.marks().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .map(cell)
                .toList();
    }

    /** The targets of the pieces that an exhibit lifts. */
    private List<String> targets(Position<M> position, Exhibit exhibit) {
        var view = position.seenBy(Seat.FIRST);
        return view.legalMoves().stream()
                .map(move -> view.steps(move).stream()
                        .flatMap(step -> step.cell().stream())
                        .toList())
                .filter(cells -> !cells.isEmpty() && exhibit.marks().contains(new Mark.Chosen(cells.getFirst())))
                .map(List::getLast)
                .toList();
    }

    /** The learner is to move, some moves are right and some are wrong, and the menus lead to each. */
    void tasksCanBeSolvedAndFailed() {
        for (Task task : lesson.tasks()) {
            Exercise<M> exercise = Exercise.of(game, variant, task);
            Position<M> position = exercise.standing().position();
            assertThat(position.turn()).as(English.of(task.question())).isEqualTo(new Turn.ToMove(Seat.FIRST));
            var verdicts = position.legalMoves().stream().collect(Collectors.partitioningBy(exercise::solvedBy));
            assertThat(verdicts.get(true))
                    .as("right: " + English.of(task.question()))
                    .isNotEmpty();
            assertThat(verdicts.get(false))
                    .as("wrong: " + English.of(task.question()))
                    .hasSizeGreaterThanOrEqualTo(3);
            position.legalMoves().forEach(move -> menusLeadTo(exercise, move));
        }
    }

    private void menusLeadTo(Exercise<M> exercise, M move) {
        Position<M> before = exercise.standing().position();
        var path = new ArrayList<String>();
        for (Step step : before.seenBy(Seat.FIRST).steps(move)) {
            path.add(step.key());
            if (exercise.at(path, English::of) instanceof Exercise.Attempt.Tried tried) {
                assertThat(tried.after().position()).isEqualTo(before.play(move));
                assertThat(tried.solved()).isEqualTo(exercise.solvedBy(move));
                return;
            }
        }
        path.add(game.notation().write(move));
        assertThat(exercise.at(path, English::of)).isInstanceOf(Exercise.Attempt.Tried.class);
    }

    /** Another variant's words would confuse a player of this one. */
    void itKeepsToItsVariant(ForeignWords foreign) {
        assertThat(foreign.in(words(), variant)).isEmpty();
    }

    void all(ForeignWords foreign) {
        itIsShort();
        itNamesThePiecesAtTheStart();
        whatItShowsIsLegal();
        tasksCanBeSolvedAndFailed();
        itKeepsToItsVariant(foreign);
        assertThatCode(() -> game.lesson(variant)).doesNotThrowAnyException();
    }
}
