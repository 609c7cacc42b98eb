package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What comes with a release: every line can be read, no two puzzles are alike, and a sample is searched once more. */
class PuzzlesTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int SAMPLE = 100;

    /** A tenth of what the command looks at, so that it takes seconds. */
    private static final long REFUTING = Examination.THOROUGH / 10;

    private static List<List<Puzzle>> sets() {
        return GAMES.games()
                .map(game -> Puzzles.of(GAMES, game.facts().id()))
                .filter(set -> !set.isEmpty())
                .toList();
    }

    private static List<Puzzle> all() {
        return sets().stream().flatMap(List::stream).toList();
    }

    @Test
    void there_are_some() {
        assertThat(all()).hasSizeGreaterThan(SAMPLE / 10);
    }

    @Test
    void no_two_look_alike_and_few_are_won_in_one_turn() {
        var gathering = new Gathering(GAMES);
        assertThat(all()).allMatch(gathering::add);
        assertThat(all().stream().map(Puzzle::number)).doesNotHaveDuplicates();
    }

    @Test
    void every_text_is_that_of_its_puzzle() {
        assertThat(all())
                .allSatisfy(
                        puzzle -> assertThat(Puzzle.read(GAMES, puzzle.text())).isEqualTo(puzzle));
    }

    @Test
    void a_sample_has_one_way_to_win_each() {
        List<Puzzle> all = all();
        int step = Math.max(1, all.size() / SAMPLE);
        Stream<Puzzle> sample = IntStream.range(0, all.size())
                .filter(index -> index % step == 0)
                .limit(SAMPLE)
                .mapToObj(all::get);
        assertThat(sample).allMatch(puzzle -> Examination.confirms(GAMES, puzzle, REFUTING), "is confirmed");
    }
}
