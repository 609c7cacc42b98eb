package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.plaque.ProfilePlaque.GameRow;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Material;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProfilePlaqueTest {
    private static final RatingHistory NO_HISTORY = new RatingHistory(List.of(), ZoneOffset.UTC);

    private final PlaqueRenderer renderer = new PlaqueRenderer();
    private final Theme theme = Themes.load().byDefault();

    @Test
    void a_player_without_matches_has_a_profile_too() {
        var plaque = new ProfilePlaque("", "", List.of(), NO_HISTORY);

        assertThat(renderer.render(plaque, Plaques.ENGLISH, theme, 1000).getHeight())
                .isGreaterThan(300);
    }

    @Test
    void a_chart_is_drawn_from_the_third_rated_match_of_a_game_on() {
        GameRow row = row("Settling", new Tally(1, 1, 1));
        List<ProfilePlaque> profiles = IntStream.rangeClosed(2, 3)
                .mapToObj(matches -> new ProfilePlaque(
                        "Anna",
                        "",
                        List.of(row),
                        new RatingHistory(
                                List.of(new RatingHistory.Series(
                                        "Obelisk",
                                        Collections.nCopies(
                                                matches,
                                                new RatingHistory.RatingPoint(
                                                        Instant.EPOCH, new RoundedRating(1500, 90))))),
                                ZoneOffset.UTC)))
                .toList();

        assertThat(profiles).extracting(ProfilePlaque::hasChart).containsExactly(false, true);
        assertThat(renderer.render(profiles.getFirst(), Plaques.ENGLISH, theme, 1000)
                        .getHeight())
                .isLessThan(renderer.render(profiles.getLast(), Plaques.ENGLISH, theme, 1000)
                                .getHeight()
                        - 200);
    }

    @Test
    void wins_draws_and_losses_look_different_in_the_bar() {
        BufferedImage wins = picture(new Tally(5, 0, 0));
        BufferedImage draws = picture(new Tally(0, 5, 0));
        BufferedImage losses = picture(new Tally(0, 0, 5));

        assertThat(Pixels.partDifferingBy(wins, draws, 40)).isGreaterThan(0.003);
        assertThat(Pixels.partDifferingBy(draws, losses, 40)).isGreaterThan(0.003);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "國", "ש"})
    void a_game_with_a_long_name_leaves_its_rating_and_the_line_below_as_they_are(String letter) {
        BufferedImage brief = picture("X", new Tally(1, 2, 3));
        BufferedImage wordy = picture(letter.repeat(60), new Tally(1, 2, 3));

        Rectangle difference = Pixels.differenceOf(brief, wordy);

        assertThat(difference.getMinX()).isGreaterThan(45);
        assertThat(difference.getMaxX()).isLessThan(1000 - 45 - 26 - 130);
        assertThat(difference.getHeight()).isLessThan(62);
    }

    @Test
    void the_largest_numbers_and_the_longest_standing_leave_the_bar_out_rather_than_overlap() {
        var most = new Tally(999_999, 999_999, 999_999);
        GameRow crowded = row("Rank =99999, settling", most);
        GameRow wordless = row("Rank =99999, settling", new Tally(0, 0, 0));

        Rectangle difference = Pixels.differenceOf(picture(crowded), picture(wordless));

        double standing = Typeface.width(crowded.standing(), Typeface.load().regular(1000 * PlaquePage.SMALL));
        assertThat(difference.getMinX()).isGreaterThan(71 + standing);
    }

    @Test
    void more_games_than_fit_are_refused() {
        GameRow row = Plaques.profile().rows().getFirst();

        assertThatThrownBy(() -> new ProfilePlaque("", "", Collections.nCopies(13, row), NO_HISTORY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("13 rows");
    }

    private BufferedImage picture(Tally tally) {
        return picture("Obelisk", tally);
    }

    private BufferedImage picture(String game, Tally tally) {
        return picture(row(game, "Not ranked", tally));
    }

    private static GameRow row(String standing, Tally tally) {
        return row("Obelisk", standing, tally);
    }

    private static GameRow row(String game, String standing, Tally tally) {
        String results = "%d W  %d D  %d L".formatted(tally.wins(), tally.draws(), tally.losses());
        return new GameRow(game, Material.LIMESTONE, new RoundedRating(1500, 90), standing, results, tally);
    }

    private BufferedImage picture(GameRow row) {
        return renderer.render(new ProfilePlaque("Anna", "", List.of(row), NO_HISTORY), Plaques.ENGLISH, theme, 1000);
    }
}
