package dolmen.bot.history;

import static dolmen.bot.history.PlayedMatches.ANNA;
import static dolmen.bot.history.PlayedMatches.BERT;
import static dolmen.bot.history.PlayedMatches.CARL;
import static dolmen.bot.history.PlayedMatches.DORA;
import static dolmen.bot.history.PlayedMatches.EMIL;
import static dolmen.bot.history.PlayedMatches.computer;
import static dolmen.bot.history.PlayedMatches.forgotten;
import static dolmen.bot.history.PlayedMatches.stranger;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.TestHost;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class AchievementsTest {
    private static final GameRegistry GAMES = TestHost.allGames();
    private static final Achievements ACHIEVEMENTS = new Achievements(GAMES);
    /** The games of this release. */
    private static final List<String> IDS =
            GAMES.games().map(game -> game.facts().id()).toList();

    private final PlayedMatches anna = new PlayedMatches();

    private static Achievement named(String name) {
        return ACHIEVEMENTS.all().stream()
                .filter(achievement -> English.of(achievement.name()).equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void every_achievement_is_earned_in_a_test() {
        assertThat(ACHIEVEMENTS.all()).hasSizeBetween(15, 30).doesNotHaveDuplicates();
        assertThat(AchievementPath.all().map(AchievementPath::achievement))
                .containsExactlyInAnyOrderElementsOf(ACHIEVEMENTS.all().stream()
                        .map(Achievement::name)
                        .map(English::of)
                        .toList());
    }

    @Test
    void every_achievement_says_in_one_sentence_how_it_is_earned() {
        assertThat(ACHIEVEMENTS.all())
                .extracting(achievement -> English.of(achievement.how()))
                .doesNotHaveDuplicates()
                .allSatisfy(how -> assertThat(how).matches("[A-Z][^.]{10,29}\\."));
    }

    @ParameterizedTest
    @MethodSource("dolmen.bot.history.AchievementPath#all")
    void it_is_not_earned_by_all_but_the_last_that_is_needed(AchievementPath path) {
        path.almost().accept(anna);

        Completion completion = named(path.achievement()).completion(anna.deeds());
        assertThat(completion.earnedAt()).isEmpty();
        assertThat(completion.done()).isEqualTo(completion.needed() - 1);
    }

    @ParameterizedTest
    @MethodSource("dolmen.bot.history.AchievementPath#all")
    void it_is_earned_when_the_last_that_is_needed_is_done(AchievementPath path) {
        path.almost().accept(anna);
        path.last().accept(anna);

        Completion completion = named(path.achievement()).completion(anna.deeds());
        assertThat(completion.earnedAt()).contains(anna.now());
        assertThat(completion.done()).isEqualTo(completion.needed());
    }

    @ParameterizedTest
    @MethodSource("dolmen.bot.history.AchievementPath#all")
    void once_earned_it_stays_earned_from_that_moment(AchievementPath path) {
        path.almost().accept(anna);
        path.last().accept(anna);
        Instant earned = anna.now();
        path.almost().accept(anna);
        path.last().accept(anna);
        anna.lost(BERT);

        assertThat(named(path.achievement()).completion(anna.deeds()).earnedAt())
                .contains(earned);
    }

    @ParameterizedTest
    @MethodSource("dolmen.bot.history.AchievementPath#all")
    void nobody_has_done_anything_at_the_beginning(AchievementPath path) {
        Completion completion = named(path.achievement()).completion(anna.deeds());

        assertThat(completion.done()).isZero();
        assertThat(completion.needed()).isPositive();
        assertThat(completion.earnedAt()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("dolmen.bot.history.AchievementPath#all")
    void the_order_in_which_matches_are_read_does_not_matter(AchievementPath path) {
        path.almost().accept(anna);
        path.last().accept(anna);

        for (long seed = 0; seed < 5; seed++) {
            assertThat(named(path.achievement()).completion(anna.deedsInAnyOrder(seed)))
                    .isEqualTo(named(path.achievement()).completion(anna.deeds()));
        }
    }

    private Completion completion(String achievement) {
        return named(achievement).completion(anna.deeds());
    }

    @Test
    void a_match_with_computers_counts_unless_people_are_named() {
        anna.lost(computer(1)).lost(computer(1)).lost(computer(2)).won(computer(1));

        assertThat(completion("First Stone").earnedAt()).contains(anna.now());
        assertThat(completion("Weathered Stone").earnedAt()).contains(anna.now());
        assertThat(ACHIEVEMENTS.all())
                .filteredOn(achievement -> English.of(achievement.how()).matches(".*(people|person).*"))
                .hasSize(8)
                .allSatisfy(achievement -> assertThat(
                                achievement.completion(anna.deeds()).done())
                        .as(English.of(achievement.name()))
                        .isZero());
    }

    @Test
    void days_with_puzzles_are_in_a_row_if_none_is_missed() {
        anna.solved()
                .solved()
                .wait(Duration.ofDays(1))
                .solved()
                .solved()
                .solved()
                .wait(Duration.ofDays(-1))
                .solved();

        assertThat(completion("Sundial").done()).isEqualTo(3);
        assertThat(completion("Touchstone").done()).isEqualTo(6);
    }

    @Test
    void all_forgotten_people_count_as_one() {
        anna.won(BERT);
        for (int pseudonym = 1; pseudonym <= 5; pseudonym++) {
            anna.won(forgotten(pseudonym));
        }

        assertThat(completion("Crossroads").done()).isEqualTo(2);
        assertThat(completion("Dolmen").done()).isEqualTo(2);
        assertThat(completion("Old Neighbours").done()).isEqualTo(1);
    }

    @Test
    void an_annulled_match_counts_for_nothing() {
        anna.annulled(BERT).on(3).recorded(900).annulled(CARL);

        assertThat(ACHIEVEMENTS.all())
                .allSatisfy(achievement ->
                        assertThat(achievement.completion(anna.deeds()).done()).isZero());
    }

    @Test
    void a_streak_counts_its_longest_so_far_and_begins_anew_after_a_draw() {
        anna.won(BERT).won(BERT).won(BERT).drew(BERT).won(BERT).won(BERT);

        assertThat(completion("Stone Row")).extracting(Completion::done).isEqualTo(3);
    }

    @Test
    void losses_with_a_draw_among_them_are_not_in_a_row() {
        anna.lost(BERT).lost(BERT).drew(BERT).lost(BERT).won(BERT);

        assertThat(completion("Weathered Stone").earnedAt()).isEmpty();
    }

    @Test
    void a_loser_at_a_large_table_is_beaten_by_everybody_before() {
        anna.ends(List.of(BERT, ANNA, CARL), List.of(1, 2, 3));
        assertThat(completion("Dolmen").done()).isEqualTo(1);
        assertThat(completion("Crossroads").done()).isEqualTo(2);

        anna.ends(List.of(BERT, ANNA, CARL), List.of(3, 2, 1));
        assertThat(completion("Dolmen").done()).isEqualTo(2);
        assertThat(completion("Whetstone").earnedAt()).contains(anna.now());
    }

    @Test
    void a_win_does_not_answer_a_loss_that_comes_later() {
        anna.won(BERT).lost(BERT);

        assertThat(completion("Whetstone").earnedAt()).isEmpty();
    }

    @Test
    void only_the_next_match_of_the_same_people_strikes_the_flint() {
        anna.lost(BERT).drew(BERT).won(BERT);
        anna.lost(CARL).of(IDS.getFirst()).won(CARL);
        anna.lost(DORA).won(DORA, EMIL);

        assertThat(completion("Flint").earnedAt()).isEmpty();
    }

    @Test
    void people_who_sit_elsewhere_are_still_the_same_people() {
        anna.lost(BERT, CARL).won(CARL, BERT);

        assertThat(completion("Flint").earnedAt()).contains(anna.now());
    }

    @Test
    void seats_of_different_games_make_no_boundary() {
        anna.won(BERT).of(IDS.getFirst()).ends(List.of(BERT, ANNA), List.of(2, 1));

        assertThat(completion("Boundary Stone").done()).isEqualTo(1);
    }

    @Test
    void games_and_variants_that_this_release_lacks_do_not_count() {
        anna.of("forgotten").won(BERT).of("heap(end=forgotten)").won(BERT);

        assertThat(completion("Stepping Stones")).isEqualTo(new Completion(1, IDS.size(), Optional.empty()));
        assertThat(completion("Master Mason").done()).isZero();
    }

    @Test
    void the_progress_is_that_of_the_game_closest_to_completion() {
        String large = GAMES.games()
                .filter(game -> game.variants().count() > 4)
                .map(game -> game.facts().id())
                .findFirst()
                .orElseThrow();
        for (String end : List.of("draw", "shared", "tall")) {
            anna.of("heap(end=%s)".formatted(end)).won(BERT);
        }
        anna.of("heap").won(BERT).of(large).won(BERT);

        assertThat(completion("Master Mason")).isEqualTo(new Completion(4, 5, Optional.empty()));
    }

    @Test
    void opponents_of_one_table_are_met_at_once() {
        for (int table = 0; table < 12; table += 4) {
            anna.lost(stranger(table), stranger(table + 1), stranger(table + 2), stranger(table + 3));
        }

        assertThat(completion("Crossroads").earnedAt()).contains(anna.now());
        assertThat(completion("Crossroads").done()).isEqualTo(10);
    }
}
