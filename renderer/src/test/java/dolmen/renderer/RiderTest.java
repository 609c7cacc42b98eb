package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Glyph.Block;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RiderTest {
    private static final Surface SQUARE =
            new Surface.Squares(Material.WALNUT, List.of(new Cell("a1", 0, 0, Side.NOBODY)), List.of());
    private static final Token RIDER = new Token("a1", new Glyph.Rider(Block.CAPSTONE), Side.FIRST);

    private final BoardRenderer renderer = new BoardRenderer();
    private final Theme theme = Themes.load().byDefault();

    static Stream<List<Block>> carriers() {
        return Stream.of(List.of(Block.BASE), List.of(Block.PEDESTAL), List.of(Block.BASE, Block.PEDESTAL));
    }

    @ParameterizedTest
    @MethodSource("carriers")
    void a_rider_is_visible_and_leaves_most_of_its_carrier_so(List<Block> carrier) {
        Token below = new Token("a1", new Glyph.Blocks(carrier), Side.SECOND);
        BufferedImage empty = picture(List.of());
        BufferedImage alone = picture(List.of(below));
        BufferedImage ridden = picture(List.of(below, RIDER));

        double carrierSize = Pixels.partDifferingBy(empty, alone, 20);
        double riderSize = Pixels.partDifferingBy(alone, ridden, 20);
        double hidden = carrierSize + riderSize - Pixels.partDifferingBy(empty, ridden, 20);

        assertThat(riderSize).isGreaterThan(0.1 * carrierSize);
        assertThat(hidden).isLessThan(0.6 * carrierSize);
    }

    @ParameterizedTest
    @MethodSource("carriers")
    void a_rider_does_not_look_like_a_capstone_that_completes_the_stack(List<Block> carrier) {
        Token below = new Token("a1", new Glyph.Blocks(carrier), Side.FIRST);
        List<Block> completed =
                Stream.concat(carrier.stream(), Stream.of(Block.CAPSTONE)).toList();

        assertThat(Pixels.partDifferingBy(
                        picture(List.of(below, RIDER)),
                        picture(List.of(new Token("a1", new Glyph.Blocks(completed), Side.FIRST))),
                        20))
                .isGreaterThan(0.01);
    }

    @ParameterizedTest
    @MethodSource("carriers")
    void the_name_of_its_place_leaves_a_rider_to_be_seen(List<Block> carrier) {
        Token below = new Token("a1", new Glyph.Blocks(carrier), Side.SECOND);
        for (Mark mark : List.of(new Mark.Movable("a1", "a1"), new Mark.Target("a1", "a1"))) {
            double unnamed = Pixels.partDifferingBy(picture(List.of(below)), picture(List.of(below, RIDER)), 20);
            double named =
                    Pixels.partDifferingBy(picture(List.of(below), mark), picture(List.of(below, RIDER), mark), 20);
            assertThat(named).isGreaterThan(0.9 * unnamed);
        }
    }

    private BufferedImage picture(List<Token> tokens, Mark... marks) {
        return renderer.render(new BoardScene(SQUARE, tokens, List.of(marks), List.of(), ""), theme, 400);
    }
}
