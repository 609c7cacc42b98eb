package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dolmen.bot.history.Results;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.rules.GameRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AnnulmentTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final PlayerId ANNA = new PlayerId(1L << 40);
    private static final PlayerId BERT = new PlayerId(2L << 40);
    private static final PlayerId CARL = new PlayerId(3L << 40);
    private static final Ladder LADDER = new Ladder("mausoleum", Pool.PEOPLE);

    private final Judge judge = new Judge(GameRegistry.load());
    private final Notebook book = new Notebook();

    private static EndedMatch match(PlayerId winner, PlayerId loser, Instant at) {
        return new EndedMatch(
                new GuildId(7),
                "mausoleum",
                "mausoleum",
                true,
                true,
                Optional.empty(),
                List.of(winner, loser),
                List.of(1, 2),
                at);
    }

    private Ratings.Settled play(EndedMatch match) {
        Judgement judgement = judge.judge(match, book);
        book.enter(judgement);
        return new Ratings.Settled(
                judgement.verdict(),
                judgement.effects().stream()
                        .map(effect -> effect.change(match.at()))
                        .toList());
    }

    private Ratings.Held held(PlayerId player) {
        return book.held(LADDER, player).orElseThrow();
    }

    @Test
    void everybody_gets_back_the_points_of_the_match() {
        play(match(ANNA, BERT, NOON));
        Ratings.Held anna = held(ANNA);
        Ratings.Held bert = held(BERT);
        EndedMatch upset = match(BERT, ANNA, NOON.plus(Duration.ofDays(3)));
        Ratings.Settled settled = play(upset);
        double deviation = held(ANNA).rating().deviation();

        Judgement judgement = new Annulment(upset, settled).judgement(book);
        book.enter(judgement);

        assertThat(judgement.verdict()).isEqualTo(Verdict.TAKEN_BACK);
        assertThat(held(ANNA).rating().points()).isCloseTo(anna.rating().points(), within(1e-9));
        assertThat(held(BERT).rating().points()).isCloseTo(bert.rating().points(), within(1e-9));
        assertThat(held(ANNA).results()).isEqualTo(anna.results());
        assertThat(held(BERT).results()).isEqualTo(new Results(0, 0, 1));
        assertThat(held(ANNA).rating().deviation())
                .as("the match was played, so one knows more")
                .isEqualTo(deviation);
    }

    @Test
    void later_opponents_keep_their_points() {
        EndedMatch first = match(ANNA, BERT, NOON);
        Ratings.Settled settled = play(first);
        double won = settled.changes().getFirst().points()
                - settled.changes().getFirst().before();
        play(match(ANNA, CARL, NOON.plus(Duration.ofDays(1))));
        double anna = held(ANNA).rating().points();
        Ratings.Held carl = held(CARL);

        Judgement judgement = new Annulment(first, settled).judgement(book);

        assertThat(judgement.effects()).extracting(RatingEffect::player).containsExactly(ANNA, BERT);
        book.enter(judgement);
        assertThat(held(ANNA).rating().points()).isCloseTo(anna - won, within(1e-9));
        assertThat(held(ANNA).results()).isEqualTo(new Results(1, 0, 0));
        assertThat(held(CARL)).isEqualTo(carl);
    }

    @Test
    void a_match_that_did_not_count_still_does_not_for_the_same_reason() {
        book.setRatedBetween(Judge.MOST_A_DAY);
        EndedMatch beyond = match(ANNA, BERT, NOON);
        Ratings.Settled settled = play(beyond);
        assertThat(settled).isEqualTo(new Ratings.Settled(Verdict.LIMIT, List.of()));

        assertThat(new Annulment(beyond, settled).judgement(book)).isEqualTo(Judgement.without(Verdict.LIMIT));
    }

    @Test
    void points_stay_in_their_bounds() {
        var lowest = new Rating(Rating.LOWEST_POINTS, 60, 0.06, NOON);
        book.enter(ANNA, new Ratings.Held(LADDER, lowest, new Results(1, 0, 0)));
        book.enter(BERT, new Ratings.Held(LADDER, lowest, new Results(0, 0, 1)));
        var settled = new Ratings.Settled(
                Verdict.RATED,
                List.of(new Ratings.Change(NOON, 1500, 1600, 300), new Ratings.Change(NOON, 1500, 1400, 300)));

        Judgement judgement = new Annulment(match(ANNA, BERT, NOON), settled).judgement(book);

        assertThat(judgement.effects())
                .extracting(effect -> effect.after().rating().points())
                .containsExactly(Rating.LOWEST_POINTS, Rating.LOWEST_POINTS + 100);
    }
}
