package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.host.Exercise;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.lesson.TaskSolution;
import dolmen.rules.phrase.Verbatim;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of lessons detect the faults of a lesson, and all words of other variants occur in some lesson. */
class LessonTest {

    static Stream<Game<?>> games() {
        return ChosenGames.registry().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void words_of_one_variant_stand_in_its_lessons(Game<?> game) throws IOException {
        ForeignWords foreign = ForeignWords.of(game.facts());
        boolean different = game.variants()
                        .map(variant -> LessonLaws.of(game, variant).words())
                        .distinct()
                        .count()
                > 1;
        assertThat(foreign.lines().isEmpty()).isNotEqualTo(different);
        assertThat(foreign.single()).allSatisfy(line -> {
            String word = line.words().getFirst();
            assertThat(game.variants()
                            .filter(variant -> line.choices().stream().anyMatch(it -> foreign.chosen(it, variant)))
                            .map(variant -> LessonLaws.of(game, variant).words()))
                    .as(word)
                    .anySatisfy(text -> assertThat(text).contains(" " + word));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_lesson_keeps_the_laws(Game<?> game) throws IOException {
        ForeignWords foreign = ForeignWords.of(game.facts());
        game.variants().forEach(variant -> LessonLaws.of(game, variant).all(foreign));
    }

    @ParameterizedTest
    @MethodSource("games")
    void there_is_no_lesson_of_what_is_no_variant(Game<?> game) {
        var options = new TreeMap<String, String>();
        options.put("size", "large");
        var none = new Variant(game.facts().id(), options);
        assertThatIllegalArgumentException().isThrownBy(() -> game.lesson(none));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_lesson_that_goes_on_too_long_breaks_a_law(Game<?> game) {
        assertBroken(
                game,
                lesson -> new Lesson(
                        new Verbatim(English.of(lesson.goal()) + " again and".repeat(40)),
                        lesson.pages(),
                        lesson.tasks()));
        assertBroken(game, lesson -> new Lesson(lesson.goal(), lesson.pages().subList(0, 4), lesson.tasks()));
        assertBroken(
                game,
                lesson ->
                        new Lesson(lesson.goal(), lesson.pages(), lesson.tasks().subList(0, 1)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_start_without_names_breaks_a_law(Game<?> game) {
        assertBroken(game, lesson -> new Lesson(lesson.goal(), lesson.pages().reversed(), lesson.tasks()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_position_that_is_none_breaks_a_law(Game<?> game) {
        assertBroken(
                game,
                lesson -> new Lesson(
                        lesson.goal(),
                        Stream.concat(
                                        lesson.pages().stream().skip(1),
                                        Stream.of(Page.of(Exhibit.of("nowhere"), new Verbatim("Nothing stands here."))))
                                .toList(),
                        lesson.tasks()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_task_that_nobody_solves_breaks_a_law(Game<?> game) {
        assertBroken(game, lesson -> withSolution(lesson, TaskSolution.anyOf("never")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_task_that_everybody_solves_breaks_a_law(Game<?> game) {
        assertBroken(game, lesson -> {
            Task first = lesson.tasks().getFirst();
            return withSolution(lesson, new TaskSolution.AnyOf(everyMove(game, first)));
        });
    }

    private static <M extends Move> Set<String> everyMove(Game<M> game, Task task) {
        Variant variant = game.variants().findFirst().orElseThrow();
        return Exercise.of(game, variant, task).standing().position().legalMoves().stream()
                .map(game.notation()::write)
                .collect(Collectors.toSet());
    }

    private static Lesson withSolution(Lesson lesson, TaskSolution solution) {
        return new Lesson(
                lesson.goal(),
                lesson.pages(),
                lesson.tasks().stream()
                        .map(task -> new Task(task.exhibit(), task.question(), solution, task.right(), task.wrong()))
                        .toList());
    }

    private static <M extends Move> void assertBroken(Game<M> game, UnaryOperator<Lesson> change) {
        Variant variant = game.variants().findFirst().orElseThrow();
        Lesson wrong = change.apply(game.lesson(variant));
        assertThatThrownBy(() -> new LessonLaws<>(game, variant, wrong).all(new ForeignWords(game.facts(), List.of())))
                .isInstanceOfAny(AssertionError.class, IllegalArgumentException.class);
    }
}
