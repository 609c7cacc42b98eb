package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.scene.Mark;
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
        Position<M> position = game.start(variant);
        draw(position, List.of());
        while (position.turn() instanceof Turn.ToMove && position.ply() < PLIES) {
            List<M> moves = position.legalMoves();
            M move = moves.get(random.nextInt(moves.size()));
            List<Mark> marks = game.marks(position, move, Seat.FIRST);
            position = position.play(move);
            if (position.ply() % PLIES_BETWEEN_PICTURES == 1) {
                draw(position, marks);
            }
        }
        draw(position, List.of());
    }

    private <M extends Move> void draw(Position<M> position, List<Mark> marks) {
        for (int seat = 0; seat < position.seats(); seat++) {
            var scene = position.seenBy(new Seat(seat)).scene().withMarks(marks);
            assertThat(renderer.render(scene, theme, 400).getHeight()).isBetween(300, 700);
        }
    }
}
