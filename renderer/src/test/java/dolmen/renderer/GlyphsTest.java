package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Card.Frame;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Glyph.Block;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GlyphsTest {
    private static final List<Cell> CELL = List.of(new Cell("a1", 0, 0, Side.NOBODY));
    private static final List<Glyph> STONES =
            List.of(new Glyph.Stone(), new Glyph.Stack(1), new Glyph.Stack(2), new Glyph.Stack(3));
    private static final List<Glyph> BLOCKS = Stream.of(
                    List.of(Block.BASE),
                    List.of(Block.PEDESTAL),
                    List.of(Block.CAPSTONE),
                    List.of(Block.BASE, Block.PEDESTAL),
                    List.of(Block.BASE, Block.PEDESTAL, Block.CAPSTONE))
            .<Glyph>map(Glyph.Blocks::new)
            .toList();

    private final BoardRenderer renderer = new BoardRenderer();

    static Stream<Theme> themes() {
        Themes themes = Themes.load();
        return themes.names().stream().map(name -> themes.find(name).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void every_stone_of_every_side_differs_from_every_other(Theme theme) {
        assertThatAllDiffer(new Surface.Squares(Material.SANDSTONE, CELL, List.of()), STONES, theme);
        assertThatAllDiffer(new Surface.Hexagons(Material.LIMESTONE, CELL, List.of()), STONES, theme);
    }

    @ParameterizedTest
    @MethodSource("themes")
    void every_stack_of_blocks_of_every_side_differs_from_every_other(Theme theme) {
        assertThatAllDiffer(new Surface.Squares(Material.WALNUT, CELL, List.of()), BLOCKS, theme);
    }

    @ParameterizedTest
    @MethodSource("themes")
    void pawns_and_pebbles_of_every_side_differ(Theme theme) {
        assertThatAllDiffer(
                new Surface.Nodes(Material.LINEN, CELL, List.of()),
                List.of(new Glyph.Pawn(), new Glyph.Pebble()),
                theme);
    }

    @ParameterizedTest
    @MethodSource("themes")
    void cards_of_every_kind_and_side_differ_both_upright_and_sideways(Theme theme) {
        var cards = new ArrayList<Glyph>(List.of(new Glyph.Back(1), new Glyph.Back(27)));
        for (Frame frame : Frame.values()) {
            cards.add(new Glyph.Face(card(frame, "4", Card.Pose.UPRIGHT)));
        }
        cards.add(new Glyph.Face(card(Frame.OVAL, "5", Card.Pose.UPRIGHT)));
        cards.add(new Glyph.Face(card(Frame.OVAL, "4", Card.Pose.SIDEWAYS)));
        cards.add(new Glyph.Face(card(Frame.OVAL, "4", Card.Pose.OPEN)));
        assertThatAllDiffer(new Surface.Table(Material.FELT, CELL, List.of()), cards, theme);
    }

    private static Card card(Frame frame, String value, Card.Pose pose) {
        return new Card("grandpa", "Loving Grandfather", value, frame, "", List.of(), pose);
    }

    private void assertThatAllDiffer(Surface surface, List<Glyph> glyphs, Theme theme) {
        var pictures = new ArrayList<int[]>();
        pictures.add(picture(surface, List.of(), theme));
        pictures.add(picture(surface, List.of(new Token("a1", new Glyph.Pit(), Side.NOBODY)), theme));
        for (Glyph glyph : glyphs) {
            for (Side side : Side.values()) {
                pictures.add(picture(surface, List.of(new Token("a1", glyph, side)), theme));
            }
        }
        for (int one = 0; one < pictures.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(Pixels.partDifferingBy(pictures.get(one), pictures.get(other), 20))
                        .as("pictures %d and %d", one, other)
                        .isGreaterThan(0.0003);
            }
        }
    }

    private int[] picture(Surface surface, List<Token> tokens, Theme theme) {
        return Pixels.of(renderer.render(new BoardScene(surface, tokens, List.of(), List.of(), ""), theme, 400));
    }
}
