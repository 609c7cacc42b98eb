package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Plates;
import dolmen.renderer.plaque.table.LeaderboardColumns;
import dolmen.renderer.plaque.table.RequesterTag;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Material;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeaderboardPlaqueTest {
    private static final int WIDTH = 1000;

    private final PlaqueRenderer renderer = new PlaqueRenderer();
    private final PlaquePage page = new PlaquePage(
            Typeface.load(),
            new Plates(24 << 20),
            Plaques.ENGLISH,
            Themes.load().byDefault(),
            WIDTH);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\u202Eשלום עולם",
                "محمد",
                "王小明王小明王小明王小明王小明王小明王小明王小明",
                "👩‍👩‍👧‍👦",
                "Z\u0335\u0321\u0322\u034A\u0351\u0352\u0353\u0354",
                "﷽﷽﷽﷽﷽﷽﷽﷽",
                "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
                "line\nbreak\u0000\u0007"
            })
    void a_hostile_name_stays_in_its_row_between_rank_and_rating(String name) {
        for (boolean requester : new boolean[] {false, true}) {
            List<PlayerRow> plain =
                    List.of(Plaques.row(1, "A"), Plaques.row(2, false, "B", requester), Plaques.row(3, "C"));
            var hostile = new ArrayList<>(plain);
            hostile.set(1, Plaques.row(2, false, name, requester));
            LeaderboardColumns columns = LeaderboardColumns.of(page, Plaques.RATINGS, plain);

            Rectangle difference = Pixels.differenceOf(picture(plain, List.of()), picture(hostile, List.of()));

            double row = page.px(PlaquePage.ROW);
            double secondRow = picture(plain, List.of()).getHeight() - page.px(0.045) - 2 * row;
            assertThat(difference.isEmpty()).isFalse();
            assertThat(difference.getMinX()).isGreaterThanOrEqualTo(columns.nameStart() - 3);
            assertThat(difference.getMaxX()).isLessThanOrEqualTo(columns.nameEnd() + 3);
            assertThat(difference.getMinY()).isGreaterThanOrEqualTo(secondRow - 2);
            assertThat(difference.getMaxY()).isLessThanOrEqualTo(secondRow + row + 2);
        }
    }

    @Test
    void the_largest_numbers_leave_room_for_a_name_and_the_tag_beside_it() {
        PlayerRow row = Plaques.rated(new Rank(99_999, true), "", 3500, new Tally(9999, 9999, 9999), 12, true);

        for (int width : new int[] {400, WIDTH}) {
            var narrow = new PlaquePage(
                    Typeface.load(),
                    new Plates(24 << 20),
                    Plaques.ENGLISH,
                    Themes.load().byDefault(),
                    width);
            LeaderboardColumns columns = LeaderboardColumns.of(narrow, Plaques.RATINGS, List.of(row));

            assertThat(columns.nameEnd() - columns.nameStart() - RequesterTag.width(narrow))
                    .isGreaterThan(narrow.px(0.1));
            assertThat(columns.rankEnd() - narrow.text().width(row.rank().text()))
                    .isGreaterThan(narrow.left());
        }
    }

    @Test
    void the_requester_is_marked_by_more_than_colour() {
        List<PlayerRow> nobody = List.of(Plaques.row(1, "A"), Plaques.row(2, "B"));
        List<PlayerRow> second = List.of(Plaques.row(1, "A"), Plaques.row(2, false, "B", true));

        Rectangle difference = Pixels.differenceOf(picture(nobody, List.of()), picture(second, List.of()));

        assertThat(difference.getWidth()).isGreaterThan(0.9 * WIDTH);
    }

    @Test
    void neighbours_stand_below_the_page_in_the_same_columns() {
        List<PlayerRow> rows = List.of(Plaques.row(1, "A"));
        List<PlayerRow> around = List.of(Plaques.row(27, true, "Me", true));

        double taller =
                picture(rows, around).getHeight() - picture(rows, List.of()).getHeight();
        assertThat(taller).isGreaterThan(page.px(PlaquePage.ROW));
    }

    @Test
    void an_empty_leaderboard_has_a_picture() {
        LeaderboardPlaque nobody = Plaques.nobody(Material.WALNUT);

        assertThat(renderer.render(nobody, Plaques.ENGLISH, Themes.load().byDefault(), WIDTH)
                        .getHeight())
                .isGreaterThan(WIDTH / 3);
    }

    @Test
    void a_rating_that_settles_has_a_bar_that_grows_with_its_matches() {
        List<PlayerRow> settled = List.of(Plaques.row(1, "A"), Plaques.row(2, "B"));
        List<PlayerRow> early = List.of(Plaques.row(1, "A"), Plaques.settling(2, 12, "B", false));
        List<PlayerRow> late = List.of(Plaques.row(1, "A"), Plaques.settling(2, 3, "B", false));

        assertThat(picture(late, List.of()).getHeight())
                .isEqualTo(picture(settled, List.of()).getHeight());
        assertThat(late.getLast().settled())
                .isGreaterThan(early.getLast().settled())
                .isLessThan(1);
        assertThat(Pixels.differenceOf(picture(early, List.of()), picture(late, List.of()))
                        .isEmpty())
                .isFalse();
    }

    @Test
    void more_rows_than_fit_are_refused() {
        assertThatThrownBy(() -> plaque(Collections.nCopies(11, Plaques.row(1, "A")), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("11 rows");
    }

    private BufferedImage picture(List<PlayerRow> rows, List<PlayerRow> around) {
        return renderer.render(
                plaque(rows, around), Plaques.ENGLISH, Themes.load().byDefault(), WIDTH);
    }

    private static LeaderboardPlaque plaque(List<PlayerRow> rows, List<PlayerRow> around) {
        return new LeaderboardPlaque("Obelisk", "Here", "", Plaques.RATINGS, Material.LIMESTONE, rows, around);
    }
}
