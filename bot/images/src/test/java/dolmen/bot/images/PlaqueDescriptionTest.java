package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.words.Wordings;
import dolmen.renderer.face.Face;
import dolmen.renderer.plaque.AchievementsPlaque;
import dolmen.renderer.plaque.AchievementsPlaque.Feat;
import dolmen.renderer.plaque.AnalysisPlaque;
import dolmen.renderer.plaque.HistoryPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.OpponentsPlaque;
import dolmen.renderer.plaque.OpponentsPlaque.Portrayed;
import dolmen.renderer.plaque.Plaque;
import dolmen.renderer.plaque.ProfilePlaque;
import dolmen.renderer.plaque.ProfilePlaque.GameRow;
import dolmen.renderer.plaque.Rank;
import dolmen.renderer.plaque.RatingHistory;
import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.RoundedRating;
import dolmen.renderer.plaque.Tally;
import dolmen.renderer.plaque.WallPlaque;
import dolmen.renderer.plaque.WallPlaque.Niche;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Material;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PlaqueDescriptionTest {
    private static final Optional<LocalDate> DAY = Optional.of(LocalDate.of(2026, 3, 3));
    private static final LeaderboardPlaque.Headings HEADINGS = new LeaderboardPlaque.Headings(
            "Rating", "W–D–L", "Nobody is rated here yet", "One rated match puts you here: /challenge starts it");

    private static String told(Plaque plaque) {
        return new PlaqueDescription(Wordings.ENGLISH).of(plaque);
    }

    private static Feat cairn(int done, Optional<LocalDate> earned) {
        return new Feat("Cairn", "Win ten matches.", done, 10, earned);
    }

    private static String told(int number, Feat feat) {
        return told(new AchievementsPlaque("Astrid", Collections.nCopies(number, feat)));
    }

    @Test
    void earned_ones_are_told_with_their_days_and_others_with_what_is_missing() {
        assertThat(told(new AchievementsPlaque(
                        "Astrid · 1 of 3",
                        List.of(cairn(10, DAY), cairn(7, Optional.empty()), cairn(0, Optional.empty())))))
                .isEqualTo("Achievements. Astrid · 1 of 3. Earned: Cairn, 3 Mar 2026. "
                        + "Still to earn: Cairn (7 of 10): Win ten matches; Cairn: Win ten matches.");
    }

    @Test
    void of_too_many_for_a_description_the_days_go_first_then_the_steps_then_the_ways() {
        assertThat(told(30, cairn(10, DAY))).contains("Cairn, 3 Mar 2026; Cairn, 3 Mar 2026");
        assertThat(told(60, cairn(10, DAY))).contains("Earned: Cairn; Cairn; Cairn");
        assertThat(told(35, cairn(7, Optional.empty())))
                .contains("Still to earn: Cairn: Win ten matches; Cairn: Win ten matches");
        assertThat(told(60, cairn(7, Optional.empty()))).contains("Cairn (7 of 10); Cairn (7 of 10)");
    }

    private static AnalysisPlaque analysis(String first, List<Double> chances, List<Integer> points) {
        return new AnalysisPlaque("Obelisk · match #7", "", first, "Bert", chances, points);
    }

    @Test
    void the_words_of_an_analysis_tell_the_beginning_the_turning_points_and_the_end() {
        assertThat(told(analysis("Anna", List.of(0.5, 0.48, 0.91, 1.0), List.of(1))))
                .isEqualTo(
                        "Obelisk · match #7. The chance of Anna to win against Bert, in percent: 50 at the beginning; "
                                + "turning point 1 at turn 2, from 48 to 91; 100 at the end.");
        assertThat(told(analysis("A".repeat(5000), List.of(0.5, 0.5), List.of())))
                .hasSizeLessThanOrEqualTo(Description.MAX_LENGTH);
    }

    private static RatingPoint point(String day, int value) {
        return new RatingPoint(Instant.parse(day + "T12:00:00Z"), new RoundedRating(value, 60));
    }

    private static HistoryPlaque history(String title, Series... series) {
        return new HistoryPlaque(title, new RatingHistory(List.of(series), ZoneOffset.UTC));
    }

    private static Series wandering(String name) {
        return new Series(
                name,
                IntStream.range(0, 9)
                        .mapToObj(index -> new RatingPoint(
                                Instant.EPOCH.plus(Duration.ofDays(40L * index)), new RoundedRating(1500, 60)))
                        .toList());
    }

    @Test
    void without_points_a_history_says_that_there_are_none() {
        assertThat(told(history("Ms. Thornbury"))).isEqualTo("Ms. Thornbury. No rated match yet.");
        assertThat(told(history("Ms. Thornbury", new Series("Obelisk", List.of()))))
                .isEqualTo("Ms. Thornbury. No rated match yet.");
    }

    @Test
    void the_words_tell_how_each_line_begins_and_ends_and_how_far_it_went() {
        var series = new Series(
                "Obelisk", List.of(point("2025-03-03", 1500), point("2025-04-01", 1720), point("2026-11-20", 1684)));
        var single = new Series("Mausoleum", List.of(point("2026-11-20", 1490)));

        assertThat(told(history("Ms. Thornbury", series, single)))
                .isEqualTo(
                        "Ms. Thornbury. Ratings over time: Obelisk from 1500 on 3 March 2025 to 1684 ± 60 on 20 November"
                                + " 2026, highest 1720, lowest 1500; Mausoleum 1490 ± 60 on 20 November 2026.");
    }

    @Test
    void the_words_of_six_lines_with_long_names_fit() {
        Series[] series = IntStream.range(0, RatingHistory.MAX_SERIES)
                .mapToObj(index -> wandering("N".repeat(300)))
                .toArray(Series[]::new);

        assertThat(told(history("T".repeat(400), series)))
                .hasSizeLessThanOrEqualTo(Description.MAX_LENGTH)
                .endsWith(".");
    }

    private static PlayerRow row(Rank rank, String name, boolean requester) {
        return new PlayerRow(rank, name, 1782, 1, "84–2–2", "1782, 84 won, 2 drawn, 2 lost", requester);
    }

    private static LeaderboardPlaque list(String page, List<PlayerRow> rows, List<PlayerRow> around) {
        return new LeaderboardPlaque("Obelisk", "Ashford Stone Club", page, HEADINGS, Material.LINEN, rows, around);
    }

    @Test
    void the_words_of_a_list_tell_the_subject_and_every_row_in_order() {
        assertThat(told(list(
                        "Page 2 of 14",
                        List.of(row(new Rank(11, false), "Astrid", false), row(new Rank(12, true), "", false)),
                        List.of(row(new Rank(27, true), "Me", true)))))
                .isEqualTo("Leaderboard: Obelisk, Ashford Stone Club, Page 2 of 14. "
                        + "11. Astrid, 1782, 84 won, 2 drawn, 2 lost. =12. No name, 1782, 84 won, 2 drawn, 2 lost. "
                        + "Around you: =27. Me (you), 1782, 84 won, 2 drawn, 2 lost.");
    }

    @Test
    void an_empty_list_says_so() {
        assertThat(told(list("", List.of(), List.of())))
                .isEqualTo("Leaderboard: Obelisk, Ashford Stone Club. Nobody is rated here yet."
                        + " One rated match puts you here: /challenge starts it.");
    }

    @Test
    void the_words_of_a_list_never_grow_too_long_for_discord_and_shorten_names_before_numbers() {
        PlayerRow row = row(new Rank(99_999, true), "𝔄".repeat(500), true);

        assertThat(told(list(
                        "P".repeat(500),
                        Collections.nCopies(LeaderboardPlaque.MAX_ROWS, row),
                        Collections.nCopies(LeaderboardPlaque.MAX_AROUND, row))))
                .hasSizeLessThanOrEqualTo(Description.MAX_LENGTH)
                .contains("1782");
    }

    @Test
    void a_computer_player_is_told_with_rating_and_level() {
        var odd = new Portrayed(Face.ODD, "Odd", "Level 1, defends", OptionalInt.of(987), "Would rather wait.");
        var ylva = new Portrayed(Face.YLVA, "Ylva", "Level 1, attacks", OptionalInt.empty(), "Runs ahead.");

        assertThat(told(new OpponentsPlaque("Murus", "Computer opponents", Material.LINEN, List.of(odd, ylva))))
                .isEqualTo("Murus: Computer opponents. Odd, 987. Level 1, defends: Would rather wait. "
                        + "Ylva. Level 1, attacks: Runs ahead.");
    }

    @Test
    void wordy_opponents_are_told_in_few_enough_letters() {
        var wordy = new Portrayed(Face.ODD, "Odd", "Level 1", OptionalInt.of(987), "stones and ".repeat(80));

        assertThat(told(new OpponentsPlaque("T".repeat(300), "", Material.LINEN, Collections.nCopies(6, wordy))))
                .hasSizeLessThanOrEqualTo(Description.MAX_LENGTH)
                .contains("987");
    }

    private static GameRow game(String name, String standing, Tally tally) {
        return new GameRow(name, Material.WALNUT, new RoundedRating(1684, 52), standing, "", tally);
    }

    @Test
    void the_words_of_a_profile_tell_every_game_and_how_the_ratings_went() {
        assertThat(told(new ProfilePlaque(
                        "Ms. Thornbury",
                        "Plays since March 2025",
                        List.of(game("Obelisk", "Rank 3", new Tally(37, 4, 19))),
                        history("", wandering("Obelisk")).history())))
                .startsWith("Profile of Ms. Thornbury, Plays since March 2025. "
                        + "Obelisk: 1684 ± 52, Rank 3, 37 won, 4 drawn, 19 lost. "
                        + "Ratings over time: Obelisk from 1500 on 1 January 1970 to ");
        assertThat(told(new ProfilePlaque("", "", List.of(), history("").history())))
                .isEqualTo("Profile of No name. No rated match yet. No rated match yet.");
    }

    @Test
    void the_words_of_the_longest_profile_fit_and_leave_the_history_out_before_a_game() {
        GameRow row = game("G".repeat(200), "Rank =99999, settling", new Tally(999, 999, 999));

        assertThat(told(new ProfilePlaque(
                        "N".repeat(500),
                        "S".repeat(500),
                        Collections.nCopies(ProfilePlaque.MAX_ROWS, row),
                        history("", wandering("Obelisk")).history())))
                .hasSizeLessThanOrEqualTo(Description.MAX_LENGTH)
                .endsWith("999 lost.");
    }

    @Test
    void the_beaten_are_told_by_game_and_the_newest_is_marked() {
        assertThat(told(new WallPlaque(
                        "Astrid · 2 of 4",
                        List.of(new WallPlaque.Named(Face.YLVA, "Ylva"), new WallPlaque.Named(Face.ODD, "Odd")),
                        List.of(
                                new WallPlaque.Course("Murus", Material.LINEN, List.of(Niche.FILLED, Niche.NEW)),
                                new WallPlaque.Course("Obelisk", Material.LINEN, List.of(Niche.EMPTY, Niche.EMPTY))))))
                .isEqualTo("Wall of niches. Astrid · 2 of 4. Murus: Ylva, Odd (new). Obelisk: nobody yet.");
    }
}
