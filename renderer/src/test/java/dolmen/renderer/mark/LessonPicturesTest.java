package dolmen.renderer.mark;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.Pixels;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that every picture of every lesson can be drawn, with names that are legible in Discord's small boxes. */
class LessonPicturesTest {
    private static final int WIDTH = BoardRenderer.DEFAULT_WIDTH;
    private static final double SMALLEST_LETTER = 9;
    private static final Header NO_HEADER = new Header(List.of(), "");

    private static final Typeface TYPEFACE = Typeface.load();
    private static final BoardRenderer RENDERER = new BoardRenderer(TYPEFACE);

    private final Theme theme = Themes.load().byDefault();
    private final NamePainter names = new NamePainter(TYPEFACE);

    static Stream<Variant> variants() {
        return GameRegistry.load().variants();
    }

    private static List<BoardScene> scenes(Variant variant) {
        Game<?> game = GameRegistry.load().game(variant.game());
        Lesson lesson = game.lesson(variant);
        Stream<Exhibit> exhibits = Stream.concat(
                lesson.pages().stream().map(Page::exhibit),
                lesson.tasks().stream().map(Task::exhibit));
        return exhibits.map(exhibit -> Standing.of(game, variant, exhibit)
                        .scene(Seat.FIRST)
                        .withMarks(exhibit.marks())
                        .in(English::of))
                .toList();
    }

    private PlacedBoard board(BoardScene scene) {
        return PlacedBoard.of(scene.surface(), RENDERER.layout(scene, NO_HEADER, WIDTH), theme);
    }

    private static List<Mark.Named> named(BoardScene scene) {
        return scene.marks().stream()
                .filter(Mark.Named.class::isInstance)
                .map(Mark.Named.class::cast)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void every_picture_is_drawn_with_its_marks(Variant variant) {
        for (BoardScene scene : scenes(variant)) {
            BufferedImage picture = RENDERER.render(scene, NO_HEADER, theme, WIDTH);
            for (Mark.Named name : named(scene)) {
                RoundRectangle2D plate = names.plate(name, board(scene));
                int besideLetters = (int) (plate.getX() + plate.getHeight() / 4);
                assertThat(picture.getRGB(besideLetters, (int) plate.getCenterY()))
                        .isEqualTo(theme.ground().getRGB());
            }
            for (Mark mark : scene.marks()) {
                if (mark instanceof Mark.Barred(String cell)) {
                    Point2D bar = board(scene).place(cell);
                    assertThat(picture.getRGB((int) bar.getX(), (int) bar.getY()))
                            .isEqualTo(board(scene).colors().trace().getRGB());
                }
                if (mark instanceof Mark.Axis(String from, String to)) {
                    Point2D one = board(scene).place(from);
                    Point2D other = board(scene).place(to);
                    assertThat(picture.getRGB(
                                    (int) (one.getX() + other.getX()) / 2, (int) (one.getY() + other.getY()) / 2))
                            .isEqualTo(board(scene).colors().mark().getRGB());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void names_can_be_read_in_both_boxes_of_Discord(Variant variant) {
        for (BoardScene scene : scenes(variant)) {
            PictureLayout layout = board(scene).layout();
            double phone = 330.0 / layout.width();
            double desktop = Math.min(550.0 / layout.width(), 350.0 / layout.height());
            assertThat(names.font(board(scene)).first().getSize2D() * Math.min(phone, desktop))
                    .isGreaterThanOrEqualTo(SMALLEST_LETTER);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void lines_from_names_cross_the_middle_of_no_card(Variant variant) {
        for (BoardScene scene : scenes(variant)) {
            PlacedBoard board = board(scene);
            for (Mark.Named name : named(scene)) {
                assertThat(scene.tokens().stream()
                                .map(Token::cell)
                                .filter(cell -> board.shape() == CellShape.CARD && !cell.equals(name.place()))
                                .map(cell -> middle(board.outline(cell).getBounds2D())))
                        .as(name.textInWords())
                        .noneMatch(names.leader(name, board)::intersects);
            }
        }
    }

    /** The part of a card with its drawing and its words. */
    private static Rectangle2D middle(Rectangle2D card) {
        double beside = card.getWidth() / 6;
        return new Rectangle2D.Double(
                card.getX() + beside,
                card.getY() + beside,
                card.getWidth() - 2 * beside,
                card.getHeight() - 2 * beside);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void plates_lie_within_the_picture_and_cover_neither_pieces_nor_each_other(Variant variant) {
        for (BoardScene scene : scenes(variant)) {
            PlacedBoard board = board(scene);
            var picture = new Rectangle2D.Double(
                    0, 0, board.layout().width(), board.layout().height());
            List<Rectangle2D> plates = named(scene).stream()
                    .map(name -> names.plate(name, board).getBounds2D())
                    .toList();
            for (Rectangle2D plate : plates) {
                assertThat(picture.contains(plate)).isTrue();
                assertThat(plates.stream().filter(plate::intersects)).containsExactly(plate);
                assertThat(scene.tokens().stream().map(Token::cell).map(board::place))
                        .noneMatch(plate::contains);
            }
        }
    }

    @Test
    void a_name_is_drawn_in_the_letters_of_its_language() {
        assertThat(Pixels.of(withName("敵"))).isNotEqualTo(Pixels.of(withName("塔")));
    }

    private BufferedImage withName(String word) {
        Variant obelisk = Variant.of("obelisk");
        BoardScene start = Standing.start(GameRegistry.load().game("obelisk"), obelisk)
                .scene(Seat.FIRST)
                .withMarks(List.of(new Mark.Named("c1", new Verbatim(word), "c3")))
                .in(English::of);
        return RENDERER.render(start, NO_HEADER, theme, WIDTH);
    }
}
