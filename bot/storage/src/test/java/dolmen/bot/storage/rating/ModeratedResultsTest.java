package dolmen.bot.storage.rating;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.GUILD;
import static dolmen.bot.match.TestHost.MODERATOR;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import dolmen.bot.rating.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the effect of moderators' decisions on the lists of their server and on those of all. */
final class ModeratedResultsTest extends RatedPlay {
    @Test
    void a_match_that_a_moderator_annuls_gives_its_points_back_on_that_server_alone() {
        season();
        long anna = pointsOf(SERVER, ANNA);
        long bert = pointsOf(SERVER, BERT);
        Match upset = winOnAnotherDay(BERT, ANNA);
        assertThat(settled(upset).verdict()).isEqualTo(Verdict.RATED);
        Ratings.Held lost = heap(ANNA);
        long everywhere = pointsOf(EVERYWHERE, ANNA);

        host.moderation.annul(upset.id(), MODERATOR, GUILD);

        assertThat(settled(upset)).isEqualTo(new Ratings.Settled(Verdict.SERVER, List.of()));
        assertThat(heap(ANNA)).isEqualTo(lost);
        assertThat(pointsOf(EVERYWHERE, ANNA)).isEqualTo(everywhere);
        assertThat(pointsOf(SERVER, ANNA)).isBetween(anna - 1, anna + 1);
        assertThat(pointsOf(SERVER, BERT)).isBetween(bert - 1, bert + 1);
        assertThat(host.ratings.changes(BERT.id(), HEAP)).hasSize(25);
        assertThat(host.ratings.recompute().differences()).isZero();
    }

    @Test
    void a_match_that_a_moderator_awards_counts_on_that_server_alone() {
        season();
        long bert = pointsOf(SERVER, BERT);
        Ratings.Held anna = heap(ANNA);
        Ratings.Held before = heap(BERT);
        host.clock.advance(A_DAY);
        Match awarded = host.play(host.begin("heap", ANNA, BERT), "take-1", "take-1");

        host.moderation.end(awarded.id(), MODERATOR, GUILD, Optional.of(BERT.id()));

        assertThat(settled(awarded)).isEqualTo(new Ratings.Settled(Verdict.SERVER, List.of()));
        assertThat(heap(BERT).results()).isEqualTo(before.results());
        assertThat(heap(BERT).rating().points()).isEqualTo(before.rating().points());
        assertThat(heap(ANNA).results()).isEqualTo(anna.results());
        assertThat(pointsOf(SERVER, BERT)).isGreaterThan(bert);
        assertThat(page(SERVER).rows()).extracting(Standings.Row::player).startsWith(ANNA.id());
        assertThat(pointsOf(EVERYWHERE, BERT))
                .isEqualTo(StrictMath.round(before.rating().points()));
        assertThat(host.ratings.recompute().differences()).isZero();

        host.moderation.annul(awarded.id(), MODERATOR, GUILD);
        assertThat(settled(awarded).verdict()).isEqualTo(Verdict.SERVER);
        assertThat(pointsOf(SERVER, BERT)).isEqualTo(bert);
        assertThat(host.ratings.recompute().differences()).isZero();
    }

    @Test
    void moderators_decisions_stay_on_their_servers_lists_while_players_play_on_and_are_forgotten() {
        Match lost = win(BERT, ANNA);
        host.moderation.annul(lost.id(), MODERATOR, GUILD);
        assertThat(pointsOf(SERVER, ANNA)).isEqualTo(1500);
        winOnAnotherDay(ANNA, CARL);
        assertThat(pointsOf(SERVER, ANNA)).isEqualTo(pointsOf(EVERYWHERE, ANNA) + 162);
        host.database.traces().erase(ANNA.id(), Set.of(), host.clock.instant());
        assertThat(page(SERVER).size()).isEqualTo(2);
        assertThat(host.ratings.recompute().differences()).isZero();
    }

    private long pointsOf(Scope scope, Player player) {
        return page(scope).rows().stream()
                .filter(row -> row.player().equals(player.id()))
                .map(row -> StrictMath.round(row.rating().points()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void an_unrated_result_gives_nothing_back() {
        Match live = host.begin("heap", ANNA, BERT);
        host.moderation.annul(live.id(), MODERATOR, GUILD);
        assertThat(host.ratings.of(live.id())).isEmpty();
        assertThat(host.ratings.of(ANNA.id())).isEmpty();
    }

    @Test
    void an_uncounted_result_stays_uncounted_when_it_is_declared_void() {
        for (int match = 0; match < Judge.MOST_A_DAY; match++) {
            win(ANNA, BERT);
        }
        Match beyond = win(ANNA, BERT);
        Rating before = heap(ANNA).rating();

        host.moderation.annul(beyond.id(), MODERATOR, GUILD);

        assertThat(settled(beyond)).isEqualTo(new Ratings.Settled(Verdict.LIMIT, List.of()));
        assertThat(heap(ANNA).rating()).isEqualTo(before);
    }
}
