package dolmen.bot.history;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.TestHost;
import dolmen.rules.English;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LessonServiceTest {
    private TestHost host;
    private LessonService lessons;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        lessons = new LessonService(host.database.lessons(), new Achievements(host.games), host.clock);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private List<String> finish(String game) {
        return lessons.finish(ANNA.id(), game).stream()
                .map(Achievement::name)
                .map(English::of)
                .toList();
    }

    @Test
    void the_first_lesson_and_the_last_of_all_games_earn_an_achievement_once() {
        List<String> games = host.games.games().map(game -> game.facts().id()).toList();

        assertThat(finish(games.getFirst())).containsExactly("Slate");
        assertThat(finish(games.getFirst())).isEmpty();
        games.subList(1, games.size() - 1)
                .forEach(game -> assertThat(finish(game)).as(game).isEmpty());
        assertThat(finish(games.getLast())).containsExactly("Rosetta Stone");
        assertThat(finish(games.getLast())).isEmpty();
        assertThat(lessons.of(ANNA.id())).containsOnlyKeys(games);
    }

    @Test
    void an_end_that_is_told_many_times_at_once_earns_an_achievement_once() {
        assertThat(IntStream.range(0, 8).parallel().mapToObj(time -> finish("heap")))
                .filteredOn(earned -> !earned.isEmpty())
                .containsExactly(List.of("Slate"));
    }

    @Test
    void a_lesson_is_kept_with_the_time_of_its_first_end_for_its_learner_alone() {
        var first = host.clock.instant();
        finish("heap");
        host.clock.advance(Duration.ofDays(1));
        finish("heap");

        assertThat(lessons.of(ANNA.id())).isEqualTo(Map.of("heap", first));
        assertThat(lessons.of(BERT.id())).isEmpty();
    }

    @Test
    void a_finished_lesson_is_in_the_export_of_its_learner() {
        finish("heap");

        assertThat(host.database.traces().of(ANNA.id()))
                .containsEntry(
                        "lessons",
                        List.of(Map.of(
                                "game", "heap", "at", host.clock.instant().toString())));
    }
}
