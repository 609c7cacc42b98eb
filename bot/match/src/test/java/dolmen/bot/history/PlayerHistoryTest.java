package dolmen.bot.history;

import static dolmen.bot.history.PlayedMatches.ANNA;
import static dolmen.bot.history.PlayedMatches.BERT;
import static dolmen.bot.history.PlayedMatches.CARL;
import static dolmen.bot.history.PlayedMatches.DORA;
import static dolmen.bot.history.PlayedMatches.computer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlayerHistoryTest {
    private final PlayedMatches anna = new PlayedMatches();

    @Test
    void a_newcomer_has_no_results() {
        PlayerHistory none = anna.history();

        assertThat(none.results()).isEqualTo(Results.NONE);
        assertThat(none.byGame()).isEmpty();
        assertThat(none.byOpponent()).isEmpty();
        assertThat(none.streak()).isZero();
        assertThat(none.longestStreak()).isZero();
        assertThat(none.latest(5)).isEmpty();
    }

    @Test
    void results_are_counted_in_all_and_by_game() {
        anna.won(BERT)
                .drew(BERT)
                .of("other")
                .lost(CARL)
                .lost(BERT)
                .of("other(a=b)")
                .won(BERT);

        assertThat(anna.history().results()).isEqualTo(new Results(2, 1, 2));
        assertThat(anna.history().results().matches()).isEqualTo(5);
        assertThat(anna.history().byGame())
                .containsExactly(entry("heap", new Results(1, 1, 0)), entry("other", new Results(1, 0, 2)));
    }

    @Test
    void annulled_matches_do_not_count() {
        anna.won(BERT).annulled(BERT).annulled(CARL);

        assertThat(anna.history().results()).isEqualTo(new Results(1, 0, 0));
        assertThat(anna.history().byOpponent()).containsOnlyKeys(BERT);
    }

    @Test
    void a_large_table_is_won_by_a_single_first_and_drawn_by_shared_firsts() {
        anna.ends(List.of(ANNA, BERT, CARL), List.of(1, 2, 2));
        anna.ends(List.of(ANNA, BERT, CARL), List.of(1, 1, 2));
        anna.ends(List.of(ANNA, BERT, CARL), List.of(1, 1, 1));
        anna.ends(List.of(ANNA, BERT, CARL), List.of(2, 1, 3));
        anna.ends(List.of(ANNA, BERT, CARL), List.of(2, 1, 2));

        assertThat(anna.matches)
                .extracting(match -> match.resultOf(ANNA))
                .containsExactly(Result.WON, Result.DRAWN, Result.DRAWN, Result.LOST, Result.LOST);
    }

    @Test
    void against_each_other_two_of_a_table_are_compared_alone() {
        anna.ends(List.of(BERT, ANNA, CARL, DORA), List.of(1, 2, 2, 3));

        assertThat(anna.history().byOpponent())
                .containsExactly(
                        entry(BERT, new Results(0, 0, 1)),
                        entry(CARL, new Results(0, 1, 0)),
                        entry(DORA, new Results(1, 0, 0)));
    }

    @Test
    void the_most_frequent_opponents_come_first() {
        anna.won(DORA).lost(CARL).won(BERT, CARL).drew(CARL);

        assertThat(anna.history().byOpponent())
                .containsExactly(
                        entry(CARL, new Results(1, 1, 1)),
                        entry(BERT, new Results(1, 0, 0)),
                        entry(DORA, new Results(1, 0, 0)));
    }

    @Test
    void the_first_win_against_a_computer_player_at_a_game_fills_a_niche() {
        anna.of("heap")
                .won(BERT)
                .lost(computer(1))
                .won(computer(1))
                .won(computer(1))
                .drew(computer(2))
                .of("obelisk")
                .won(computer(1), computer(3));

        assertThat(anna.history().niches())
                .extracting(
                        Niche::game, Niche::computer, niche -> niche.filledBy().value())
                .containsExactly(
                        tuple("heap", computer(1), 3L),
                        tuple("obelisk", computer(1), 6L),
                        tuple("obelisk", computer(3), 6L));
    }

    @Test
    void a_win_with_hints_is_a_win_and_fills_no_niche() {
        anna.hinted(true).won(computer(1));
        assertThat(anna.history().results().wins()).isEqualTo(1);
        assertThat(anna.history().niches()).isEmpty();

        anna.hinted(false).won(computer(1));
        assertThat(anna.history().niches())
                .extracting(niche -> niche.filledBy().value())
                .containsExactly(2L);
    }

    @Test
    void a_streak_ends_with_a_draw_or_a_loss() {
        anna.won(BERT)
                .won(BERT)
                .won(BERT)
                .drew(BERT)
                .won(BERT)
                .lost(BERT)
                .won(BERT)
                .won(BERT);

        assertThat(anna.history().streak()).isEqualTo(2);
        assertThat(anna.history().longestStreak()).isEqualTo(3);
        assertThat(anna.drew(BERT).history().streak()).isZero();
    }

    @Test
    void matches_are_ordered_by_their_ends_and_then_by_their_numbers() {
        anna.won(BERT).lost(BERT).drew(CARL).won(DORA);

        assertThat(anna.historyInAnyOrder(3)).isEqualTo(anna.history());
        assertThat(anna.history().latest(2)).extracting(PastMatch::id).containsExactly(new MatchId(4), new MatchId(3));
    }

    @Test
    void two_are_compared_over_all_the_tables_at_which_both_sat() {
        anna.won(BERT)
                .lost(BERT)
                .of("other")
                .ends(List.of(CARL, ANNA, BERT), List.of(1, 2, 3))
                .won(CARL);
        anna.annulled(BERT);

        Encounters encounters = anna.history().against(BERT);

        assertThat(encounters.results()).isEqualTo(new Results(2, 0, 1));
        assertThat(encounters.byGame())
                .containsExactly(entry("heap", new Results(1, 0, 1)), entry("other", new Results(1, 0, 0)));
        assertThat(encounters.latest(2)).extracting(PastMatch::id).containsExactly(new MatchId(3), new MatchId(2));
    }

    @Test
    void a_win_for_one_is_a_loss_for_the_other() {
        anna.won(BERT).lost(BERT).drew(BERT).lost(BERT, CARL);
        Results annas = anna.history().against(BERT).results();
        Results berts = new PlayerHistory(BERT, anna.matches).against(ANNA).results();

        assertThat(annas).isEqualTo(new Results(1, 1, 2));
        assertThat(berts).isEqualTo(new Results(2, 1, 1));
    }

    @Test
    void people_who_never_met_have_nothing_to_compare() {
        anna.won(BERT);

        assertThat(anna.history().against(DORA).results()).isEqualTo(Results.NONE);
    }

    @Test
    void nobody_is_compared_with_the_own_self() {
        anna.won(BERT);

        assertThatThrownBy(() -> anna.history().against(ANNA)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_match_at_which_the_player_did_not_sit_is_nothing_of_this_history() {
        anna.won(BERT);

        assertThatThrownBy(() -> new PlayerHistory(CARL, anna.matches)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> anna.matches.getFirst().resultOf(CARL)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_annulled_match_has_no_result() {
        anna.annulled(BERT);

        assertThat(anna.matches.getFirst().annulled()).isTrue();
        assertThatThrownBy(() -> anna.matches.getFirst().resultOf(ANNA)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void every_seat_has_a_place_and_somebody_comes_first() {
        List<PlayerId> two = List.of(ANNA, BERT);

        assertThatThrownBy(() -> anna.ends(two, List.of(1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> anna.ends(two, List.of(2, 3))).isInstanceOf(IllegalArgumentException.class);
    }
}
