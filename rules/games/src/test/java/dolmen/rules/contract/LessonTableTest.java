package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Lesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page on lessons has the current length of each. */
class LessonTableTest {
    private static final Path PAGE = Path.of("../docs/lessons.md");

    @Test
    void the_page_has_the_words_and_boards_of_every_lesson() throws IOException {
        assertThat(Files.readString(PAGE)).contains(table());
    }

    private static String table() {
        GameRegistry games = GameRegistry.load();
        return games.variants()
                .map(variant -> row(games.game(variant.game()), variant))
                .collect(Collectors.joining(
                        "\n", "| variant | words before the first task | boards | tasks |\n|---|---|---|---|\n", "\n"));
    }

    private static String row(Game<?> game, Variant variant) {
        Lesson lesson = game.lesson(variant);
        return "| `%s` | %d | %d | %d |"
                .formatted(
                        variant,
                        English.words(lesson),
                        lesson.pages().size(),
                        lesson.tasks().size());
    }
}
