package dolmen.renderer;

import static com.github.ajalt.colormath.calculate.ContrastKt.wcagContrastRatio;
import static com.github.ajalt.colormath.calculate.DifferenceKt.differenceCIE2000;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.ajalt.colormath.model.RGB;
import dolmen.renderer.surface.Ground;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.renderer.theme.Themes;
import dolmen.rules.GameRegistry;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.Color;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Measures the contrast of pieces, flat fill against flat fill, on the scenes of every game and variant. */
class PalettesTest {
    private static final double SHAPE = 3;
    private static final double APART = 15;

    private static final Set<Standing> STANDING = standing();

    private final Themes themes = Themes.load();

    /** A piece of some game, and the ground below it. */
    private record Standing(Piece piece, Surface surface, Optional<Piece> carrier) {}

    /** Everything that determines the colour of a piece. */
    private record Piece(Material material, boolean face, Side side) {

        static Piece of(Token token, Material material) {
            boolean face = switch (token.glyph()) {
                case Glyph.Face paper -> true;
                case Glyph.Stone stone -> false;
                case Glyph.Stack stack -> false;
                case Glyph.Pit pit -> throw new IllegalArgumentException("a hole is no piece");
                case Glyph.Pawn pawn -> false;
                case Glyph.Pebble pebble -> false;
                case Glyph.Blocks blocks -> false;
                case Glyph.Rider rider -> false;
                case Glyph.Back back -> false;
            };
            return new Piece(material, face, token.side());
        }

        Color fill(Theme theme) {
            MaterialColors colors = theme.colors(material);
            return face ? colors.army(Side.NOBODY).light() : colors.army(side).body();
        }
    }

    private static Set<Standing> standing() {
        var standing = new HashSet<Standing>();
        GameRegistry.load().variants().flatMap(Gallery::scenes).forEach(scene -> {
            Material material = scene.surface().material();
            Map<String, Token> below = scene.tokens().stream()
                    .filter(token -> !(token.glyph() instanceof Glyph.Rider))
                    .collect(Collectors.toMap(Token::cell, Function.identity()));
            for (Token token : scene.tokens()) {
                if (!(token.glyph() instanceof Glyph.Pit)) {
                    Optional<Piece> carrier = token.glyph() instanceof Glyph.Rider
                            ? Optional.ofNullable(below.get(token.cell())).map(under -> Piece.of(under, material))
                            : Optional.empty();
                    standing.add(new Standing(Piece.of(token, material), bare(scene), carrier));
                }
            }
        });
        return standing;
    }

    /** The surface without its words, so that equal surfaces are equal. */
    private static Surface bare(BoardScene scene) {
        Surface surface = scene.surface();
        List<Cell> cells = surface.cells().stream()
                .map(cell -> new Cell(cell.name(), 0, 0, cell.home()))
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .toList();
        return switch (surface) {
            case Surface.Squares squares -> new Surface.Squares(surface.material(), cells, List.of());
            case Surface.Hexagons hexagons -> new Surface.Hexagons(surface.material(), cells, List.of());
            case Surface.Nodes nodes -> new Surface.Nodes(surface.material(), cells, List.of());
            case Surface.Table table -> new Surface.Table(surface.material(), cells, List.of());
        };
    }

    @Test
    void the_scenes_show_what_can_be_hard_to_see() {
        assertThat(STANDING.stream().map(each -> each.piece().material())).contains(Material.values());
        assertThat(STANDING).anyMatch(each -> each.carrier().isPresent());
        assertThat(STANDING)
                .anyMatch(each -> each.piece().side() == Side.FOURTH
                        && each.surface().cells().stream().anyMatch(cell -> cell.home() == Side.FOURTH));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "contrast"})
    void every_piece_contrasts_with_every_ground(String name) {
        Theme theme = themes.find(name).orElseThrow();
        var lost = new ArrayList<String>();
        for (Standing each : STANDING) {
            Color fill = each.piece().fill(theme);
            grounds(each, theme).distinct().forEach(ground -> {
                float contrast = wcagContrastRatio(Colors.of(fill), Colors.of(ground));
                if (contrast < SHAPE) {
                    lost.add("%.2f: %s on %06X".formatted(contrast, each.piece(), ground.getRGB() & 0xFFFFFF));
                }
            });
        }
        assertThat(lost).isEmpty();
    }

    private static Stream<Color> grounds(Standing each, Theme theme) {
        Surface surface = each.surface();
        Stream<Color> cells = surface.cells().stream()
                .flatMap(cell -> Ground.under(cell, surface, theme.colors(surface.material())).stream());
        return Stream.concat(cells, each.carrier().stream().map(carrier -> carrier.fill(theme)));
    }

    /** Everybody sees the shared board in the default theme. */
    @ParameterizedTest
    @EnumSource(Vision.class)
    void the_theme_of_the_shared_board_can_be_told_by_eyes_that_lack_a_colour(Vision vision) {
        assertApart(themes.byDefault(), vision::seen);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void opposing_sides_are_told_apart_by_most_eyes(String name) {
        assertApart(themes.find(name).orElseThrow(), Colors::of);
    }

    private static void assertApart(Theme theme, Function<Color, RGB> seen) {
        Map<Surface, Set<Side>> together = STANDING.stream()
                .filter(each -> each.piece().side() != Side.NOBODY)
                .collect(Collectors.groupingBy(
                        Standing::surface,
                        Collectors.mapping(each -> each.piece().side(), Collectors.toSet())));
        together.forEach((surface, sides) -> {
            MaterialColors colors = theme.colors(surface.material());
            for (Side one : sides) {
                for (Side other : sides) {
                    if (one.compareTo(other) < 0) {
                        assertThat(differenceCIE2000(
                                        seen.apply(colors.army(one).body()),
                                        seen.apply(colors.army(other).body())))
                                .as("%s and %s on %s", one, other, surface.material())
                                .isGreaterThanOrEqualTo((float) APART);
                    }
                }
            }
        });
    }
}
