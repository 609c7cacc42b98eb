package dolmen.bot.history;

import static dolmen.bot.history.PlayedMatches.BERT;
import static dolmen.bot.history.PlayedMatches.CARL;
import static dolmen.bot.history.PlayedMatches.computer;
import static dolmen.bot.history.PlayedMatches.forgotten;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What makes a win special to its winner. */
final class HighlightsTest {
    private static final PlayerId LEVEL_1 = computer(1);
    private static final PlayerId ALSO_LEVEL_1 = computer(2);
    private static final PlayerId LEVEL_2 = computer(3);

    private final PlayedMatches anna = new PlayedMatches();

    /** The most special thing about the latest match. */
    private Optional<Highlight> best() {
        return all().stream().findFirst();
    }

    private List<Highlight> all() {
        return anna.history().highlights(anna.matches.getLast().id());
    }

    @Test
    void a_first_win_is_the_most_special_of_all() {
        anna.lost(BERT).won(LEVEL_1);

        assertThat(all())
                .containsExactly(
                        new Highlight.FirstWin(),
                        new Highlight.LevelBeaten(1),
                        new Highlight.FirstAtGame("heap"),
                        new Highlight.NicheFilled("heap", LEVEL_1));
    }

    @Test
    void a_level_is_beaten_once_and_lower_ones_with_it() {
        anna.won(BERT).won(LEVEL_2);
        assertThat(best()).contains(new Highlight.LevelBeaten(2));

        anna.won(LEVEL_1);
        assertThat(best()).contains(new Highlight.NicheFilled("heap", LEVEL_1));
    }

    @Test
    void a_niche_is_filled_by_the_first_win_without_hints() {
        anna.won(LEVEL_2).hinted(true).won(LEVEL_1);
        assertThat(best()).isEmpty();

        anna.hinted(false).drew(BERT).won(LEVEL_1);
        assertThat(best()).contains(new Highlight.NicheFilled("heap", LEVEL_1));
    }

    @Test
    void a_first_win_at_a_game_is_special_whatever_the_variant() {
        anna.won(BERT).of("other(a=b)").won(BERT);
        assertThat(best()).contains(new Highlight.FirstAtGame("other"));

        anna.of("other(a=c)").won(CARL);
        assertThat(all()).doesNotContain(new Highlight.FirstAtGame("other"));
    }

    @Test
    void a_first_win_after_two_losses_or_more_turns_about() {
        anna.won(CARL).lost(BERT).won(BERT);
        assertThat(best()).as("a single loss").isEmpty();

        anna.lost(LEVEL_1, CARL)
                .lost(CARL)
                .lost(forgotten(1))
                .lost(forgotten(1))
                .won(forgotten(1));
        assertThat(best()).as("nobody to name").isEmpty();
        var dora = PlayedMatches.DORA;
        anna.lost(dora).drew(dora).lost(dora).won(dora);
        assertThat(best()).contains(new Highlight.Turnabout(dora, 2));
        anna.lost(dora).won(dora);
        assertThat(best()).isEmpty();
    }

    @Test
    void wins_in_a_row_are_counted_from_three_on_among_people_and_with_computers_apart() {
        anna.won(BERT).won(LEVEL_1).won(LEVEL_1);
        assertThat(best()).isEmpty();
        anna.won(BERT).lost(LEVEL_1).won(BERT);
        assertThat(best()).contains(new Highlight.WinsInARow(3));
    }

    @Test
    void a_win_is_the_fastest_if_all_others_of_its_variant_took_longer_and_there_are_three_of_them() {
        anna.recorded(30).won(BERT).drew(BERT).won(BERT).drew(BERT);
        anna.recorded(12).won(BERT).drew(BERT);
        assertThat(best()).as("a draw").isEmpty();
        assertThat(anna.history().highlights(new MatchId(5)))
                .as("two before it")
                .isEmpty();

        anna.recorded(11).won(BERT);
        assertThat(best()).contains(new Highlight.Fastest("heap"));
        anna.drew(BERT).won(BERT);
        assertThat(best()).as("as fast as another").isEmpty();
        anna.recorded(2).of("heap(end=tall)").won(BERT);
        assertThat(best()).as("another variant").isEmpty();
    }

    @Test
    void round_numbers_are_special_and_others_are_not() {
        anna.won(BERT);
        IntStream.range(0, 8).forEach(match -> anna.drew(BERT).won(BERT));
        assertThat(best()).isEmpty();
        anna.drew(BERT).won(BERT);
        assertThat(best()).contains(new Highlight.RoundNumber(10));
    }

    @Test
    void from_a_hundred_wins_on_every_hundred_is_a_round_number() {
        anna.won(BERT);
        IntStream.range(0, 98).forEach(match -> anna.drew(BERT).won(BERT));
        assertThat(best()).isEmpty();
        anna.drew(BERT).won(BERT);
        assertThat(best()).contains(new Highlight.RoundNumber(100));
    }

    @Test
    void later_matches_change_nothing() {
        anna.won(BERT).lost(BERT).won(ALSO_LEVEL_1).won(CARL);

        assertThat(anna.history().highlights(new MatchId(3))).startsWith(new Highlight.LevelBeaten(1));
    }

    @Test
    void only_a_won_match_has_highlights() {
        anna.won(BERT).lost(CARL).drew(CARL).annulled(CARL);

        assertThat(IntStream.rangeClosed(2, 5).mapToObj(number -> anna.history().highlights(new MatchId(number))))
                .allSatisfy(highlights -> assertThat(highlights).isEmpty());
    }
}
