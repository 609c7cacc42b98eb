package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.face.Face;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Tray;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KeepsakeRendererTest {
    private static final int PHONE = 330;

    private final KeepsakeRenderer renderer = new KeepsakeRenderer(new BoardRenderer());
    private final Theme theme = Themes.load().byDefault();

    static Stream<BoardScene> boards() {
        return Stream.of(Scenes.siege(), Scenes.crumbling(), DanceScenes.dance(), ObeliskScenes.revenge());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void a_board_of_two_players_is_as_large_as_in_a_live_match(BoardScene scene) {
        BufferedImage live =
                new BoardRenderer().render(scene, Header.of(scene.trays()), theme, BoardRenderer.DEFAULT_WIDTH);
        BufferedImage ended = render(keepsake(scene, "by a wall"));

        assertThat(ended.getWidth()).isEqualTo(live.getWidth());
        assertThat(ended.getHeight()).isBetween(live.getHeight(), live.getHeight() + live.getWidth() / 10);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_picture_of_a_larger_table_is_not_higher_than_it_is_wide(Keepsake keepsake) {
        BufferedImage picture = render(keepsake);

        assertThat(picture.getWidth()).isEqualTo(BoardRenderer.DEFAULT_WIDTH);
        assertThat(picture.getHeight()).isBetween(BoardRenderer.DEFAULT_WIDTH / 2, BoardRenderer.DEFAULT_WIDTH);
    }

    static Stream<Keepsake> tables() {
        return Stream.of(keepsake(TableScenes.table(3), "by a wall"), ofFour("by a wall"));
    }

    private static Keepsake ofFour(String how) {
        Keepsake two = keepsake(Scenes.fourArmies(), how);
        List<Keepsake.PlayerRow> four = Collections.nCopies(2, two.rows()).stream()
                .flatMap(List::stream)
                .toList();
        return new Keepsake(two.title(), two.headline(), two.how(), four, two.scene());
    }

    @Test
    void its_smallest_letters_can_be_read_on_a_phone() {
        assertThat(KeepsakeRenderer.SMALL * PHONE).isGreaterThanOrEqualTo(9);
    }

    @Test
    void a_reason_takes_room_only_where_there_is_one() {
        assertThat(render(ofFour("")).getHeight())
                .isLessThan(render(ofFour("by a wall")).getHeight());
    }

    @Test
    void the_piece_that_won_is_ringed() {
        BoardScene plain = Scenes.siege();
        String cell = plain.tokens().getFirst().cell();
        BoardScene crowned = plain.withMarks(List.of(new Mark.Crowned(cell)));

        assertThat(Pixels.partDifferingBy(render(keepsake(plain, "")), render(keepsake(crowned, "")), 24))
                .isBetween(0.0005, 0.05);
    }

    @Test
    void a_winner_at_a_table_is_on_a_plate_and_no_arrow_crosses_the_words() {
        Keepsake won = keepsake(withFirstRow(TableScenes.table(3)), "");
        Keepsake drawn = new Keepsake(
                won.title(),
                won.headline(),
                won.how(),
                won.rows().stream()
                        .map(row -> new Keepsake.PlayerRow(row.name(), row.side(), false, row.notes()))
                        .toList(),
                won.scene());
        String backs = won.scene().surface().cells().getFirst().name();
        String other = won.scene().surface().cells().getLast().name();
        BoardScene crossed = won.scene().withMarks(List.of(new Mark.Arrow(backs, other)));
        Keepsake withWay = new Keepsake(won.title(), won.headline(), won.how(), won.rows(), crossed);

        assertThat(Pixels.partDifferingBy(render(drawn), render(won), 24)).isBetween(0.005, 0.1);
        assertThat(Pixels.partDifferingBy(render(withWay), render(won), 1)).isZero();
    }

    /** The table with the name of its first seat over a row. */
    private static BoardScene withFirstRow(BoardScene scene) {
        var table = (Surface.Table) scene.surface();
        var named = new Label("Seat 1", 0, 0, Label.Location.PLAYER);
        return new BoardScene(
                new Surface.Table(table.material(), table.cells(), List.of(named)),
                scene.tokens(),
                scene.marks(),
                List.of(new Tray(0, Side.FIRST, "Seat 1", "")),
                scene.altText());
    }

    static Stream<BoardScene> boardsAndTable() {
        var cards = GameRegistry.load().game("mausoleum-cards");
        BoardScene table = Standing.start(cards, Variant.of("mausoleum-cards"))
                .scene(new Spectator())
                .in(English::of);
        return Stream.of(Scenes.siege(), Scenes.crumbling(), table);
    }

    @ParameterizedTest
    @MethodSource("boardsAndTable")
    void the_face_of_a_computer_is_beside_its_name(BoardScene scene) {
        BufferedImage bare = render(keepsake(scene, "", Optional.empty()));
        BufferedImage carved = render(keepsake(scene, "", Optional.of(Face.BRENNA)));

        assertThat(carved.getHeight()).isEqualTo(bare.getHeight());
        assertThat(Pixels.differenceOf(bare, carved).getHeight()).isBetween(25.0, 120.0);
    }

    private BufferedImage render(Keepsake keepsake) {
        return renderer.render(keepsake, theme, BoardRenderer.DEFAULT_WIDTH);
    }

    private static Keepsake keepsake(BoardScene scene, String how) {
        return keepsake(scene, how, Optional.empty());
    }

    private static Keepsake keepsake(BoardScene scene, String how, Optional<Face> face) {
        return new Keepsake(
                "Murus Gallicus · match #12",
                "Astrid beat Bartholomew Longfellow the Third of the Northern Shore",
                how,
                List.of(
                        new Keepsake.PlayerRow(
                                "Astrid", Side.FIRST, true, List.of("1500 → 1662", "still unsure"), face),
                        new Keepsake.PlayerRow("Bartholomew Longfellow", Side.SECOND, false, List.of())),
                scene);
    }
}
