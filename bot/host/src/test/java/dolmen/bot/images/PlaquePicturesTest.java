package dolmen.bot.images;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.history.Achievement;
import dolmen.bot.history.Achievements;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Deeds;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.history.Results;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.RatingPictures.Company;
import dolmen.bot.rating.RatingPictures.Comparison;
import dolmen.bot.rating.RatingPictures.Course;
import dolmen.bot.rating.RatingPictures.Feats;
import dolmen.bot.rating.RatingPictures.Line;
import dolmen.bot.rating.RatingPictures.Listing;
import dolmen.bot.rating.RatingPictures.Member;
import dolmen.bot.rating.RatingPictures.Profile;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Standings;
import dolmen.bot.words.Wordings;
import dolmen.renderer.PlaqueRenderer;
import dolmen.rules.English;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Verbatim;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PlaquePicturesTest {
    private static final Optional<String> DEFAULT = Optional.empty();
    private static final Ladder OBELISK = new Ladder("obelisk", Pool.PEOPLE);
    private static final Instant START = Instant.parse("2026-03-03T10:00:00Z");

    private TestHost host;
    private PlaquePictures pictures;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        pictures = new PlaquePictures(host.games, host.database.players(), new PlaqueRenderer());
        List.of(ANNA, BERT, CARL).forEach(host.database.players()::remember);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private static Rating rating(double points, double deviation) {
        return new Rating(points, deviation, 0.06, START);
    }

    private static Standings.Row row(long rank, boolean shared, PlayerId player) {
        return new Standings.Row(
                new Standings.Rank(rank, shared), player, rating(1700.4 - rank, 52.6), new Results(5, 1, 2));
    }

    private static Listing listing(int number, int pages, List<Standings.Row> rows, List<Standings.Row> around) {
        return new Listing(
                OBELISK,
                "Stone Club",
                new RatingService.Page(number, pages, 30, rows),
                around,
                Optional.of(ANNA.id()),
                Optional.empty());
    }

    private static List<Ratings.Change> changes(int count) {
        return IntStream.range(0, count)
                .mapToObj(index ->
                        new Ratings.Change(START.plus(Duration.ofDays(index)), 1500, 1500.6 + index, 200.4 - index))
                .toList();
    }

    private static Line line(Ladder ladder, double deviation, Optional<Standings.Place> place) {
        return new Line(new Ratings.Held(ladder, rating(1612.5, deviation), new Results(4, 0, 3)), place, changes(4));
    }

    @Test
    void a_page_of_a_list_is_drawn_in_the_default_size_and_told_in_words() throws IOException {
        List<Standings.Row> rows =
                List.of(row(11, true, BERT.id()), row(11, true, ANNA.id()), row(13, false, CARL.id()));

        Picture picture = pictures.leaderboard(listing(1, 3, rows, List.of()), DEFAULT, Wordings.ENGLISH);

        BufferedImage image = ImageIO.read(picture.open());
        assertThat(image.getWidth()).isEqualTo(1000);
        assertThat(picture.altText())
                .isEqualTo("Leaderboard: Obelisk, Stone Club, Page 2 of 3. "
                        + "=11. Bert, 1689, 5 won, 1 drawn, 2 lost. "
                        + "=11. Anna (you), 1689, 5 won, 1 drawn, 2 lost. "
                        + "13. Carl, 1687, 5 won, 1 drawn, 2 lost.");
    }

    @Test
    void the_neighbours_are_shown_to_those_who_are_not_on_the_page() {
        List<Standings.Row> around = List.of(row(7, false, CARL.id()), row(8, false, ANNA.id()));

        assertThat(altText(listing(0, 1, List.of(row(1, false, BERT.id())), around)))
                .doesNotContain("Page")
                .contains("Around you: 7. Carl, ", "8. Anna (you), ");
        assertThat(altText(listing(0, 1, List.of(row(8, false, ANNA.id())), around)))
                .doesNotContain("Around you");
    }

    private String altText(Listing listing) {
        return pictures.leaderboard(listing, DEFAULT, Wordings.ENGLISH).altText();
    }

    @Test
    void an_empty_list_has_a_picture() {
        assertThat(altText(listing(0, 1, List.of(), List.of()))).contains("Nobody is rated here yet");
    }

    @Test
    void a_rating_that_settles_says_how_many_matches_are_missing() {
        var newcomer =
                new Standings.Row(new Standings.Rank(1, false), CARL.id(), rating(1662.3, 290.3), new Results(1, 0, 0));

        assertThat(altText(listing(0, 1, List.of(row(1, false, BERT.id()), newcomer), List.of())))
                .endsWith("2 lost. 1. Carl, 1662, 1 won, 0 drawn, 0 lost, 12 more to settle.");
    }

    @Test
    void a_profile_tells_each_ladder_its_place_and_its_course() {
        var profile = new Profile(
                ANNA.id(),
                "Since March",
                List.of(
                        line(OBELISK, 60, Optional.of(new Standings.Place(new Standings.Rank(3, true), 2))),
                        line(new Ladder("obelisk", Pool.COMPUTERS), 200, Optional.empty()),
                        line(new Ladder("lost-game", Pool.PEOPLE), 60, Optional.empty())),
                ZoneOffset.UTC,
                Optional.empty());

        assertThat(pictures.profile(profile, DEFAULT, Wordings.ENGLISH).altText())
                .startsWith("Profile of Anna, Since March. Obelisk: 1613 ± 60, Rank =3, 4 won, 0 drawn, 3 lost. "
                        + "Computers: Obelisk: 1613 ± 200, Settling, 4 won, 0 drawn, 3 lost. "
                        + "lost-game: 1613 ± 60, Not ranked, ")
                .contains("Ratings over time: Obelisk from 1501 on 3 March 2026 to 1504 ± 197 on 6 March 2026");
    }

    @Test
    void of_more_ladders_than_can_be_shown_the_first_are() {
        var profile = new Profile(
                ANNA.id(),
                "",
                Collections.nCopies(30, line(OBELISK, 60, Optional.empty())),
                ZoneOffset.UTC,
                Optional.empty());

        assertThat(pictures.profile(profile, DEFAULT, Wordings.ENGLISH).size()).isPositive();
    }

    @Test
    void a_comparison_names_the_players() {
        var comparison = new Comparison(
                OBELISK,
                List.of(new Course(ANNA.id(), changes(3)), new Course(BERT.id(), changes(1))),
                ZoneOffset.UTC,
                Optional.empty());

        assertThat(pictures.comparison(comparison, DEFAULT, Wordings.ENGLISH).altText())
                .startsWith("Obelisk. Ratings over time: Anna from 1501 on ")
                .contains("; Bert 1501 ± 200 on ");
    }

    @Test
    void the_opponents_of_a_game_are_drawn_those_who_press_first_and_told_in_words() throws IOException {
        List<Member> members = Opponent.ALL.stream()
                .map(opponent -> new Member(
                        opponent, opponent.name().equals("Odd") ? OptionalInt.empty() : OptionalInt.of(1240)))
                .toList();

        Picture picture =
                pictures.opponents(new Company("obelisk", Optional.empty(), members), DEFAULT, Wordings.ENGLISH);

        BufferedImage image = ImageIO.read(picture.open());
        assertThat(image.getWidth()).isEqualTo(1000);
        assertThat(picture.altText())
                .startsWith("Obelisk: Computer opponents. Ylva, 1240. Level 1, attacks: Runs ahead and ")
                .containsSubsequence("Torsten, 1240. Level 2, attacks", "Brenna, ", "Odd. Level 1, defends", "Sigrun, ")
                .endsWith("Hallvard, 1240. Level 3, defends: Gives nothing, and forgets nothing.");
        assertThat(pictures.opponents(
                                new Company("obelisk", Optional.of(new Verbatim("Five players")), members),
                                DEFAULT,
                                Wordings.ENGLISH)
                        .altText())
                .startsWith("Obelisk: Computer opponents · Five players. Ylva");
    }

    @Test
    void achievements_are_told_in_full_to_a_newcomer_and_the_earned_ones_come_first() {
        var achievements = new Achievements(host.games);
        var newcomer = new Deeds(new PlayerHistory(ANNA.id(), List.of()), List.of(), Map.of());
        var solver = new Deeds(newcomer.history(), Collections.nCopies(10, START), Map.of());

        assertThat(achievements(achievements.completions(newcomer)))
                .startsWith("Achievements. Anna · 0 of 26. Still to earn: First Stone: Win a match; Cairn: ")
                .contains(achievements.all().stream()
                        .map(one -> English.of(one.name()) + ": "
                                + English.of(one.how()).replace(".", ""))
                        .toList())
                .as("room for a name of 25 letters more")
                .hasSizeLessThan(1000);
        assertThat(achievements(achievements.completions(solver)))
                .startsWith("Achievements. Anna · 1 of 26. Earned: Touchstone")
                .contains("Lodestone (10 of 100): ", "Sundial (1 of 7): ");
    }

    private String achievements(SequencedMap<Achievement, Completion> completions) {
        return pictures.achievements(
                        new Feats(ANNA.id(), completions, ZoneOffset.UTC, Optional.empty()), DEFAULT, Wordings.ENGLISH)
                .altText();
    }

    @Test
    void what_looks_the_same_is_drawn_once_and_a_new_name_anew() {
        Listing listing = listing(0, 1, List.of(row(1, false, ANNA.id())), List.of());
        Picture first = pictures.leaderboard(listing, DEFAULT, Wordings.ENGLISH);

        assertThat(pictures.leaderboard(listing, Optional.of("puce"), Wordings.ENGLISH))
                .isSameAs(first);
        assertThat(pictures.leaderboard(listing, Optional.of("dark"), Wordings.ENGLISH))
                .isNotSameAs(first);
        host.database.players().remember(new Player(ANNA.id(), "Annabel", false));
        assertThat(pictures.leaderboard(listing, DEFAULT, Wordings.ENGLISH).altText())
                .contains("Annabel");
    }

    @Test
    void who_was_never_seen_is_drawn_without_a_name() {
        Listing listing = listing(0, 1, List.of(row(1, false, new PlayerId(4))), List.of());

        assertThat(pictures.leaderboard(listing, DEFAULT, Wordings.ENGLISH).size())
                .isPositive();
    }
}
