package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EveryVariantTest {
    private static final int PLIES = 120;
    private static final int PLIES_BETWEEN_PICTURES = 15;

    private final GameRegistry games = GameRegistry.load();
    private final BoardRenderer renderer = new BoardRenderer();
    private final Theme theme = Themes.load().byDefault();

    static Stream<Variant> variants() {
        return GameRegistry.load().variants();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_playout_can_be_drawn_for_each_seat(Variant variant) {
        playout(games.game(variant.game()), variant);
    }

    private <M extends Move> void playout(Game<M> game, Variant variant) {
        var random = new Random(7);
        Standing<M> standing = Standing.start(game, variant);
        draw(standing);
        while (live(standing.position()) && standing.position().ply() < PLIES) {
            standing = standing.play(anyMove(standing.position(), random));
            if (standing.position().ply() % PLIES_BETWEEN_PICTURES == 1) {
                draw(standing);
            }
        }
        draw(standing);
    }

    private static boolean live(Position<?> position) {
        return !(position.turn() instanceof Turn.Over);
    }

    private static <M extends Move> M anyMove(Position<M> position, Random random) {
        if (position.turn() instanceof Turn.Chance) {
            return position.sampleChance(random);
        }
        List<M> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    private void draw(Standing<?> standing) {
        for (int seat = 0; seat < standing.position().seats(); seat++) {
            BoardScene scene = standing.scene(new Seat(seat)).in(English::of);
            assertThat(renderer.render(scene, theme, 400).getHeight()).isBetween(200, 900);
        }
    }
}
