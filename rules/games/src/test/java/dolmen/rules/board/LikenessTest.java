package dolmen.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mirror images are alike, and hardly anything else is. */
final class LikenessTest {
    private static final int PLIES = 24;

    private final GameRegistry games = GameRegistry.load();

    @ParameterizedTest
    @ValueSource(strings = {"murus-gallicus", "mausoleum", "gardsdansen"})
    void a_match_and_its_mirror_image_are_alike_at_every_ply(String game) {
        Variant variant = Variant.of(game);
        int differing = mirrored(start(games.game(game), variant), new Random(7));

        assertThat(differing).isGreaterThan(PLIES / 2);
    }

    /** Plays at random, and in the mirror any move that leads to an equivalent position. */
    private static <M extends Move> int mirrored(OpenPosition<M> start, Random random) {
        OpenPosition<M> one = start;
        OpenPosition<M> other = start;
        int differing = 0;
        for (int ply = 0; ply < PLIES && one.turn() instanceof Turn.ToMove; ply++) {
            List<M> moves = one.legalMoves();
            one = one.play(moves.get(random.nextInt(moves.size())));
            String wanted = one.likeness();
            String same = one.text();
            OpenPosition<M> before = other;
            List<OpenPosition<M>> alike = before.legalMoves().stream()
                    .<OpenPosition<M>>map(before::play)
                    .filter(then -> then.likeness().equals(wanted))
                    .toList();
            assertThat(alike).as("the mirror image of %s", same).isNotEmpty();
            other = alike.stream()
                    .filter(then -> !then.text().equals(same))
                    .findFirst()
                    .orElse(alike.getFirst());
            differing += other.text().equals(same) ? 0 : 1;
        }
        return differing;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"murus-gallicus", "mausoleum", "gardsdansen", "obelisk", "murus-gallicus(goal=escape,players=3)"
            })
    void hardly_anything_else_is_alike(String text) {
        Variant variant = ((VariantChoice.Found) games.variant(text)).variant();
        OpenPosition<?> start = start(games.game(variant.game()), variant);
        assertThat(next(start).size()).isGreaterThanOrEqualTo(start.legalMoves().size() / 4);
        assertThat(next(start)).doesNotContain(start.likeness());
    }

    private static <M extends Move> Set<String> next(OpenPosition<M> position) {
        return position.legalMoves().stream()
                .map(move -> position.play(move).likeness())
                .collect(Collectors.toSet());
    }

    @Test
    void the_sides_exchanged_are_alike_where_they_stand_as_the_game_sees_them() {
        assertThat(read("murus-gallicus", "murus1 tttt1ttt/4w3/4w3/8/8/W7/TT1TTTTT - 8")
                        .likeness())
                .isEqualTo(read("murus-gallicus", "murus1 tt1ttttt/w7/8/8/4W3/4W3/TTTT1TTT - 9")
                        .likeness());
        assertThat(read("murus-gallicus", "murus1 tttt1ttt/4w3/4w3/8/8/W7/TT1TTTTT - 8")
                        .likeness())
                .isNotEqualTo(read("murus-gallicus", "murus1 tttt1ttt/4w3/4w3/8/8/W7/TT1TTTTT - 9")
                        .likeness());
    }

    private OpenPosition<?> read(String game, String text) {
        return (OpenPosition<?>) games.game(game).read(Variant.of(game), text);
    }

    private static <M extends Move> OpenPosition<M> start(Game<M> game, Variant variant) {
        return (OpenPosition<M>) game.start(variant);
    }
}
