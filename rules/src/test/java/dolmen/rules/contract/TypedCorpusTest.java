package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.host.TypedTurn;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Moves as people type them are understood, and none is taken for another. */
class TypedCorpusTest {
    private static final int LEAST = 500;
    private static final int LEAST_OF_A_GAME = 60;
    private static final int MOST_OFFERED = 5;
    private static final double UNDERSTOOD = 0.99;

    private static final Map<String, List<TypedCorpus.Line>> CORPUS = GameRegistry.load()
            .games()
            .map(game -> game.facts().id())
            .collect(Collectors.toMap(id -> id, TypedCorpus::of, (one, other) -> one, TreeMap::new));

    private static final List<TypedCorpus.Line> LINES =
            CORPUS.values().stream().flatMap(List::stream).toList();

    @Test
    void the_corpus_is_large_and_holds_every_game() {
        assertThat(LINES).hasSizeGreaterThanOrEqualTo(LEAST).doesNotHaveDuplicates();
        assertThat(CORPUS)
                .allSatisfy((game, lines) -> assertThat(lines).as(game).hasSizeGreaterThanOrEqualTo(LEAST_OF_A_GAME));
    }

    @Test
    void nothing_is_mistaken_for_another_move() {
        assertThat(LINES.stream().filter(TypedCorpus.Line::isMistaken)).isEmpty();
    }

    @Test
    void nearly_everything_is_understood() {
        List<TypedCorpus.Line> lost =
                LINES.stream().filter(line -> !line.isUnderstood()).toList();
        assertThat(lost).hasSizeLessThanOrEqualTo((int) (LINES.size() * (1 - UNDERSTOOD)));
    }

    @Test
    void every_refusal_of_a_move_offers_some_that_are_legal() {
        for (TypedCorpus.Line line : LINES) {
            if (line.read() instanceof TypedTurn.Illegal(String why, List<String> nearest)) {
                assertThat(nearest)
                        .as("%s", line)
                        .hasSizeBetween(1, MOST_OFFERED)
                        .allSatisfy(offered -> assertThat(line.before()
                                        .playTyped(line.before().toMove().orElseThrow(), offered))
                                .isInstanceOf(TypedTurn.Played.class));
            }
        }
    }
}
