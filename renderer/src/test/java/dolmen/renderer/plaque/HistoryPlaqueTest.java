package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.chart.HistoryPlot;
import dolmen.renderer.plaque.chart.TimeAxis;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Plates;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryPlaqueTest {
    private final PlaqueRenderer renderer = new PlaqueRenderer();
    private final Theme theme = Themes.load().byDefault();

    @ParameterizedTest
    @CsvSource({"1,1", "2,1", "2,90000", "12,120", "5000,315"})
    void few_points_and_many_are_drawn_in_the_same_frame(int points, int minutesApart) {
        BufferedImage usual = picture(Plaques.series("Obelisk", 1, 60, Duration.ofDays(9)));
        BufferedImage picture = picture(Plaques.series("Obelisk", 1, points, Duration.ofMinutes(minutesApart)));

        assertThat(picture.getHeight()).isEqualTo(usual.getHeight());
        assertThat(Pixels.partDifferingBy(picture, usual, 20)).isPositive();
    }

    @Test
    void a_line_is_drawn_in_the_colour_of_its_series_with_a_band_if_it_is_alone() {
        Series one = Plaques.series("Obelisk", 1, 20, Duration.ofDays(9));
        Series other = Plaques.series("Mausoleum", 2, 20, Duration.ofDays(9));

        assertThat(pixelsOf(picture(one), theme.series().getFirst().getRGB())).isGreaterThan(1000);
        assertThat(pixelsOf(picture(one, other), theme.series().getFirst().getRGB()))
                .isGreaterThan(1000);
        assertThat(pixelsOf(picture(one, other), theme.series().get(1).getRGB()))
                .isGreaterThan(1000);
        assertThat(groundIn(picture(one))).isLessThan(groundIn(picture(one, other)) - 0.1);
    }

    @Test
    void a_series_without_points_is_left_out() {
        assertThat(Pixels.of(picture(new Series("Obelisk", List.of())))).isEqualTo(Pixels.of(picture()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "W", "國", "ש", "\u202E", "👩‍👩‍👧‍👦"})
    void names_of_any_length_and_script_have_their_place_in_the_legend(String letter) {
        Series[] series = IntStream.range(0, RatingHistory.MAX_SERIES)
                .mapToObj(index -> Plaques.series(letter.repeat(40), index, 9, Duration.ofDays(40)))
                .toArray(Series[]::new);
        BufferedImage picture = picture(series);

        int margin = 45;
        BufferedImage beyond = picture.getSubimage(picture.getWidth() - margin + 8, 0, margin - 8, picture.getHeight());
        assertThat(Arrays.stream(Pixels.of(beyond))
                        .filter(pixel -> pixel != theme.ground().getRGB())
                        .count())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 1000})
    void the_letters_of_the_chart_are_ours_and_can_be_read(int width) {
        var page = new PlaquePage(Typeface.load(), new Plates(24 << 20), Plaques.ENGLISH, theme, width);
        List<Series> series = List.of(Plaques.series("Obelisk", 1, 9, Duration.ofDays(9)));
        var time =
                TimeAxis.of(Plaques.START, Plaques.START.plus(Duration.ofDays(90)), ZoneOffset.UTC, Plaques.ENGLISH, 7);

        Font font = new HistoryPlot(page, series, time)
                .chart(width, width / 2)
                .getStyler()
                .getAxisTickLabelsFont();

        assertThat(font.getFamily()).isEqualTo("Inter");
        assertThat(font.getSize2D()).isGreaterThanOrEqualTo(11);
    }

    @Test
    void points_out_of_order_and_more_lines_than_can_be_told_apart_are_refused() {
        assertThatThrownBy(() -> new Series("Obelisk", List.of(point("2025-04-01", 1500), point("2025-03-01", 1500))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Obelisk");
        Series series = Plaques.series("Obelisk", 1, 1, Duration.ofDays(1));
        assertThatThrownBy(() -> new RatingHistory(Collections.nCopies(7, series), ZoneOffset.UTC))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("7 series");
    }

    private static RatingPoint point(String day, int value) {
        return new RatingPoint(Instant.parse(day + "T12:00:00Z"), new RoundedRating(value, 60));
    }

    private BufferedImage picture(Series... series) {
        return renderer.render(Plaques.history(series), Plaques.ENGLISH, theme, 1000);
    }

    private static long pixelsOf(BufferedImage picture, int color) {
        return Arrays.stream(Pixels.of(picture)).filter(pixel -> pixel == color).count();
    }

    private double groundIn(BufferedImage picture) {
        double all = picture.getWidth() * picture.getHeight();
        return pixelsOf(picture, theme.ground().getRGB()) / all;
    }
}
