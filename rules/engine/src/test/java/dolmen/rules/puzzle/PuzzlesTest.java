package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.host.Exercise;
import dolmen.rules.host.TurnMenu;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The puzzles of this release: every line can be read, no two puzzles are alike, and a sample is verified again. */
class PuzzlesTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int SAMPLE = 100;

    /** A tenth of the command's search, so that it takes seconds. */
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
    void every_game_in_which_all_is_seen_has_many_of_each_length() {
        assertThat(sets())
                .filteredOn(set -> !set.getFirst().asksForSafety())
                .hasSize(4)
                .allSatisfy(set -> assertThat(set)
                        .hasSizeGreaterThan(SAMPLE)
                        .extracting(puzzle -> puzzle.solution().size())
                        .contains(1, 5)
                        .containsAnyOf(2, 3));
    }

    @Test
    void difficulty_rises_evenly_in_every_game_in_which_all_is_seen() {
        assertThat(sets())
                .filteredOn(set -> !set.getFirst().asksForSafety())
                .allSatisfy(set -> assertThat(IntStream.rangeClosed(4, 9)
                                .mapToObj(step -> set.stream()
                                        .filter(puzzle -> Selection.step(puzzle.difficulty()) == step)
                                        .count()))
                        .allMatch(puzzles -> puzzles >= 15));
    }

    @Test
    void the_cards_ask_for_safety() {
        assertThat(Puzzles.of(GAMES, "mausoleum-cards")).hasSizeGreaterThan(9).allMatch(Puzzle::asksForSafety);
    }

    @Test
    void no_two_look_alike() {
        assertThat(sets()).allSatisfy(set -> {
            var gathering = new Gathering(GAMES);
            assertThat(set).allMatch(gathering::add);
        });
        assertThat(all().stream().map(Puzzle::number)).doesNotHaveDuplicates();
    }

    @Test
    void every_text_is_that_of_its_puzzle() {
        assertThat(all())
                .allSatisfy(
                        puzzle -> assertThat(Puzzle.read(GAMES, puzzle.text())).isEqualTo(puzzle));
    }

    /** The solver reads what the moves do, but not which of them ends the game. */
    @Test
    void no_choice_tells_that_it_wins() {
        assertThat(all())
                .filteredOn(puzzle -> puzzle.turns() == 1)
                .isNotEmpty()
                .allSatisfy(puzzle -> assertThat(words(new Trial<>(game(puzzle), puzzle, 0)))
                        .noneMatch(words -> words.matches("(?s).*\\b(wins?|complet\\w+|ends|last)\\b.*")));
    }

    private static Game<?> game(Puzzle puzzle) {
        return GAMES.game(puzzle.variant().game());
    }

    private static List<String> words(Trial<?> trial) {
        return trial.exercise().at(List.of(), English::of) instanceof Exercise.Attempt.Choosing(var menu)
                ? menu.options().stream()
                        .map(TurnMenu.Option::description)
                        .map(English::of)
                        .toList()
                : List.of();
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
