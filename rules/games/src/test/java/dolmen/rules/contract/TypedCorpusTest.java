package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Argument;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Moves as people type them are understood, and none is mistaken for another. */
@TestInstance(Lifecycle.PER_CLASS)
class TypedCorpusTest {
    private static final int LEAST = 500;
    private static final int MOST_OFFERED = 5;
    private static final double UNDERSTOOD = 0.99;
    private static final double UNDERSTOOD_OF_A_GAME = 0.95;

    private final Map<String, List<TypedCorpus.Line>> corpus = ChosenGames.registry()
            .games()
            .map(game -> game.facts().id())
            .collect(Collectors.toMap(id -> id, TypedCorpus::of, (one, other) -> one, TreeMap::new));

    private final List<TypedCorpus.Line> lines =
            corpus.values().stream().flatMap(List::stream).toList();

    @Test
    void the_corpus_is_large_and_holds_every_game() {
        assertThat(lines)
                .hasSizeGreaterThanOrEqualTo(ChosenGames.areAll() ? LEAST : TypedCorpus.LEAST_OF_A_GAME)
                .doesNotHaveDuplicates();
        assertThat(corpus)
                .allSatisfy((game, own) ->
                        assertThat(own).as(game).hasSizeGreaterThanOrEqualTo(TypedCorpus.LEAST_OF_A_GAME));
    }

    @Test
    void nothing_is_mistaken_for_another_move() {
        assertThat(lines.stream().filter(TypedCorpus.Line::isMistaken)).isEmpty();
    }

    @Test
    void who_acts_is_never_small_talk_and_what_is_plainly_meant_is_played() {
        List<TypedCorpus.Line> talk = TypedCorpus.talk(ChosenGames.registry());

        assertThat(talk).isNotEmpty();
        assertThat(talk.stream().filter(line -> !line.isUnderstood())).isEmpty();
    }

    @Test
    void nearly_everything_is_understood() {
        assertThat(corpus)
                .allSatisfy((game, own) -> assertThat(lost(own)).as(game).hasSizeLessThanOrEqualTo((int)
                        (own.size() * (1 - UNDERSTOOD_OF_A_GAME))));
        if (ChosenGames.areAll()) {
            assertThat(lost(lines)).hasSizeLessThanOrEqualTo((int) (lines.size() * (1 - UNDERSTOOD)));
        }
    }

    private static List<TypedCorpus.Line> lost(List<TypedCorpus.Line> lines) {
        return lines.stream().filter(line -> !line.isUnderstood()).toList();
    }

    @Test
    void every_refusal_of_a_move_offers_some_that_are_legal() {
        for (TypedCorpus.Line line : lines) {
            if (line.read() instanceof TypedTurn.Illegal(Argument why, List<String> nearest)) {
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
