package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.plaque.LeaderboardPlaque.Headings;
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
    private final PlaquePage page =
            new PlaquePage(Typeface.load(), new Plates(24 << 20), Themes.load().byDefault(), WIDTH);

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
            LeaderboardColumns columns = LeaderboardColumns.of(page, Headings.RATINGS, plain);

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
        PlayerRow row = PlayerRow.rated(new Rank(99_999, true), "", 3500, new Tally(9999, 9999, 9999), 12, true);

        for (int width : new int[] {400, WIDTH}) {
            var narrow = new PlaquePage(
                    Typeface.load(), new Plates(24 << 20), Themes.load().byDefault(), width);
            LeaderboardColumns columns = LeaderboardColumns.of(narrow, Headings.RATINGS, List.of(row));

            assertThat(columns.nameEnd() - columns.nameStart() - RequesterTag.width(narrow))
                    .isGreaterThan(narrow.px(0.1));
            assertThat(columns.rankEnd() - Typeface.width(row.rank().text(), narrow.text()))
                    .isGreaterThan(narrow.left());
        }
    }

    @Test
    void the_requester_is_marked_by_more_than_colour() {
        List<PlayerRow> nobody = List.of(Plaques.row(1, "A"), Plaques.row(2, "B"));
        List<PlayerRow> second = List.of(Plaques.row(1, "A"), Plaques.row(2, false, "B", true));

        Rectangle difference = Pixels.differenceOf(picture(nobody, List.of()), picture(second, List.of()));

        assertThat(difference.getWidth()).isGreaterThan(0.9 * WIDTH);
        assertThat(plaque(second, List.of()).altText()).contains("2. B (you), 1782, 84 won, 2 drawn, 2 lost.");
        assertThat(plaque(nobody, List.of()).altText()).doesNotContain("you");
    }

    @Test
    void neighbours_stand_below_the_page_in_the_same_columns() {
        List<PlayerRow> rows = List.of(Plaques.row(1, "A"));
        List<PlayerRow> around = List.of(Plaques.row(27, true, "Me", true));

        double taller =
                picture(rows, around).getHeight() - picture(rows, List.of()).getHeight();
        assertThat(taller).isGreaterThan(page.px(PlaquePage.ROW));
        assertThat(plaque(rows, around).altText()).contains("Around you: =27. Me (you), ");
    }

    @Test
    void an_empty_leaderboard_says_so() {
        LeaderboardPlaque nobody = Plaques.nobody(Material.WALNUT);

        assertThat(nobody.altText())
                .isEqualTo("Leaderboard: Obelisk, Ashford Stone Club. Nobody is rated here yet."
                        + " One rated match puts you here: /challenge starts it.");
        assertThat(renderer.render(nobody, Themes.load().byDefault(), WIDTH).getHeight())
                .isGreaterThan(WIDTH / 3);
    }

    @Test
    void a_rating_that_settles_has_a_bar_that_grows_with_its_matches_and_says_how_many_are_missing() {
        List<PlayerRow> settled = List.of(Plaques.row(1, "A"), Plaques.row(2, "B"));
        List<PlayerRow> early = List.of(Plaques.row(1, "A"), Plaques.settling(2, 12, "B", false));
        List<PlayerRow> late = List.of(Plaques.row(1, "A"), Plaques.settling(2, 3, "B", false));

        assertThat(plaque(late, List.of()).altText())
                .endsWith(
                        " 1. A, 1791, 87 won, 1 drawn, 1 lost. 2. B, 1623, 2 won, 0 drawn, 1 lost, 3 more to settle.");
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
    void the_words_tell_the_subject_and_every_row_in_order() {
        String words = Plaques.leaderboard(Material.WALNUT).altText();

        assertThat(words).startsWith("Leaderboard: Obelisk, Ashford Stone Club, Page 2 of 14. 11. Astrid Lindqvist, ");
        assertThat(words).containsSubsequence("11. ", "=12. ", "=12. ", "14. ", "20. ", "26. ", "=27. ", "=27. ");
    }

    @Test
    void the_words_never_grow_too_long_for_discord_and_shorten_names_before_numbers() {
        PlayerRow row =
                PlayerRow.rated(new Rank(99_999, true), "𝔄".repeat(500), 3500, new Tally(9999, 9999, 9999), 12, true);
        var plaque = new LeaderboardPlaque(
                "T".repeat(500),
                "S".repeat(500),
                "P".repeat(500),
                Headings.RATINGS,
                Material.FELT,
                Collections.nCopies(LeaderboardPlaque.MAX_ROWS, row),
                Collections.nCopies(LeaderboardPlaque.MAX_AROUND, row));

        assertThat(plaque.altText())
                .hasSizeLessThanOrEqualTo(Plaque.MAX_ALT_TEXT)
                .contains("3500");
    }

    @Test
    void more_rows_than_fit_are_refused() {
        assertThatThrownBy(() -> plaque(Collections.nCopies(11, Plaques.row(1, "A")), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("11 rows");
    }

    private BufferedImage picture(List<PlayerRow> rows, List<PlayerRow> around) {
        return renderer.render(plaque(rows, around), Themes.load().byDefault(), WIDTH);
    }

    private static LeaderboardPlaque plaque(List<PlayerRow> rows, List<PlayerRow> around) {
        return new LeaderboardPlaque("Obelisk", "Here", "", Headings.RATINGS, Material.LIMESTONE, rows, around);
    }
}
