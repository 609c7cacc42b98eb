package dolmen.bot.storage.rating;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.GUILD;
import static dolmen.bot.match.TestHost.MODERATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dolmen.bot.history.Results;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.rating.Glicko2;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import dolmen.bot.rating.Verdict;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostAct.Forfeit.Cause;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class StoredRatingsTest extends RatedPlay {
    @Test
    void a_match_changes_the_ratings_of_its_players_and_of_nobody_else() {
        Match match = win(ANNA, BERT);

        assertThat(settled(match).verdict()).isEqualTo(Verdict.RATED);
        assertThat(settled(match).changes().getLast().points()).isCloseTo(1662.3, within(0.1));
        assertThat(heap(ANNA).rating().points()).isGreaterThan(1500);
        assertThat(heap(BERT).rating().points()).isLessThan(1500);
        assertThat(heap(ANNA).results()).isEqualTo(new Results(1, 0, 0));
        assertThat(heap(BERT).results()).isEqualTo(new Results(0, 0, 1));
        assertThat(host.ratings.of(CARL.id())).isEmpty();
    }

    @Test
    void the_fourth_match_of_two_on_one_day_does_not_count() {
        for (int match = 0; match < Judge.MOST_A_DAY; match++) {
            assertThat(settled(win(ANNA, BERT)).verdict()).isEqualTo(Verdict.RATED);
        }
        assertThat(settled(win(BERT, ANNA)).verdict()).isEqualTo(Verdict.LIMIT);
        assertThat(settled(win(BERT, CARL)).verdict()).isEqualTo(Verdict.RATED);
        assertThat(settled(winOnAnotherDay(BERT, ANNA)).verdict()).isEqualTo(Verdict.RATED);
        assertThat(heap(ANNA).results()).isEqualTo(new Results(3, 0, 1));
    }

    @Test
    void a_match_that_not_everybody_has_played_does_not_count() {
        Match unmoved = host.begin("heap", ANNA, BERT);
        Match halfMoved = host.play(host.begin("heap", ANNA, CARL), "take-1");
        Match moved = host.play(host.begin("heap", ANNA, BERT), "take-1", "take-1");

        assertThat(settled(host.act(unmoved, new HostAct.Forfeit(Seat.FIRST, Cause.TIME)))
                        .verdict())
                .isEqualTo(Verdict.UNPLAYED);
        assertThat(settled(host.act(halfMoved, new HostAct.Resignation(Seat.SECOND)))
                        .verdict())
                .isEqualTo(Verdict.UNPLAYED);
        assertThat(host.ratings.of(CARL.id())).isEmpty();
        assertThat(settled(host.act(moved, new HostAct.Resignation(Seat.SECOND)))
                        .verdict())
                .isEqualTo(Verdict.RATED);
        assertThat(host.ratings.recompute().differences()).isZero();
    }

    @Test
    void results_older_than_the_rule_of_attendance_keep_their_judgement() {
        Match unmoved = host.begin("heap", ANNA, BERT);
        host.act(unmoved, new HostAct.Resignation(Seat.FIRST));
        host.database.transactions().write(handle -> handle.execute("UPDATE results SET played_by_all = TRUE"));
        host.ratings.recompute();

        assertThat(settled(unmoved).verdict()).isEqualTo(Verdict.RATED);
        assertThat(heap(BERT).results()).isEqualTo(new Results(1, 0, 0));
        assertThat(host.ratings.recompute().differences()).isZero();
    }

    @Test
    void an_unplayed_match_that_is_declared_void_gives_nothing_back() {
        Match unmoved = host.begin("heap", ANNA, BERT);
        host.act(unmoved, new HostAct.Resignation(Seat.FIRST));
        host.moderation.annul(unmoved.id(), MODERATOR, GUILD);

        assertThat(settled(unmoved)).isEqualTo(new Ratings.Settled(Verdict.UNPLAYED, List.of()));
    }

    @Test
    void a_reconstruction_does_not_count() {
        Match match = host.begin("gardsdansen(rule=klint)", ANNA, BERT);
        Match resigned = ((PlayResult.Played) host.matches.resign(match.id(), ANNA.id(), match.ply())).match();

        assertThat(settled(resigned).verdict()).isEqualTo(Verdict.VARIANT);
        assertThat(host.ratings.of(ANNA.id())).isEmpty();
    }

    @Test
    void from_the_first_match_on_a_player_has_a_rank_below_those_whose_ratings_have_settled() {
        assertThat(page(SERVER).rows()).isEmpty();
        win(ANNA, BERT);
        assertThat(page(SERVER).rows()).extracting(Standings.Row::player).containsExactly(ANNA.id(), BERT.id());
        assertThat(page(SERVER).rows()).extracting(Standings.Row::rank).containsExactly(alone(1), alone(2));
        assertThat(page(SERVER).size()).isEqualTo(2);

        season();
        win(DORA, CARL);
        assertThat(heap(DORA).rating().points())
                .isGreaterThan(heap(BERT).rating().points());

        assertThat(page(SERVER).rows())
                .extracting(Standings.Row::player)
                .containsExactly(ANNA.id(), BERT.id(), CARL.id(), DORA.id());
        assertThat(page(SERVER).rows())
                .extracting(Standings.Row::rank)
                .containsExactly(alone(1), alone(2), alone(3), alone(4));
        assertThat(page(SERVER).size()).isEqualTo(4);
        assertThat(page(EVERYWHERE)).isEqualTo(page(SERVER));
        assertThat(host.ratings.placeOf(SERVER, HEAP, BERT.id())).contains(new Standings.Place(alone(2), 1));
        assertThat(host.ratings.placeOf(SERVER, HEAP, DORA.id())).contains(new Standings.Place(alone(4), 3));
        assertThat(host.ratings.page(SERVER, HEAP, 1, 3).rows())
                .extracting(Standings.Row::player)
                .containsExactly(DORA.id());
        assertThat(host.ratings.around(SERVER, HEAP, DORA.id(), 1))
                .extracting(Standings.Row::player)
                .containsExactly(CARL.id(), DORA.id());
        assertThat(host.ratings.around(SERVER, HEAP, CARL.id(), 1))
                .extracting(Standings.Row::player)
                .containsExactly(BERT.id(), CARL.id(), DORA.id());
        assertThat(host.ratings.recompute().differences()).isZero();
    }

    private static Standings.Rank alone(long number) {
        return new Standings.Rank(number, false);
    }

    private static Standings.Rank shared(long number) {
        return new Standings.Rank(number, true);
    }

    @Test
    void about_as_many_matches_as_were_missing_settle_a_rating() {
        win(ANNA, BERT);
        int missing = Glicko2.matchesUntilSettled(heap(ANNA).rating());
        int played = 0;
        for (; heap(ANNA).rating().provisional(); played++) {
            host.clock.advance(Duration.ofHours(8));
            win(played % 2 == 0 ? BERT : ANNA, played % 2 == 0 ? ANNA : BERT);
        }
        assertThat(missing).isCloseTo(played, within(2));
        assertThat(Glicko2.matchesUntilSettled(heap(ANNA).rating())).isZero();
    }

    @Test
    void a_forgotten_person_has_no_line() {
        win(ANNA, BERT);
        host.database.traces().erase(BERT.id(), Set.of(), host.clock.instant());

        assertThat(page(SERVER).rows()).extracting(Standings.Row::player).containsExactly(ANNA.id());
        assertThat(host.ratings.recompute().differences()).isZero();
        assertThat(page(EVERYWHERE).size()).isEqualTo(1);
    }

    @Test
    void a_server_lists_its_players_by_their_points_from_everywhere() {
        season();
        var elsewhere = new GuildId(7);
        Match away = host.begin("heap", CHANNEL, BERT, CARL);
        host.database.matches().relocate(away.id(), new Venue(elsewhere, CHANNEL, CHANNEL));
        host.clock.advance(A_DAY);
        host.play(host.database.matches().find(away.id()).orElseThrow(), "take-2", "take-1");

        assertThat(page(new Scope.Server(elsewhere)).rows())
                .extracting(Standings.Row::player)
                .containsExactly(BERT.id(), CARL.id());
        assertThat(page(new Scope.Server(elsewhere)).rows().getFirst().rating())
                .isEqualTo(page(EVERYWHERE).rows().get(1).rating());
        assertThat(page(new Scope.Server(new GuildId(8))).rows()).isEmpty();
    }

    @Test
    void the_rating_of_an_inactive_player_has_to_settle_again() {
        season();
        host.clock.advance(Duration.ofDays(1500));
        assertThat(page(EVERYWHERE).rows().getFirst().rating().provisional()).isTrue();
        assertThat(heap(ANNA).rating().provisional()).isTrue();

        season();
        assertThat(page(EVERYWHERE).rows()).noneMatch(row -> row.rating().provisional());
    }

    @Test
    void an_unlisted_player_is_rated_all_the_same() {
        season();
        host.database.preferences().change(ANNA.id(), before -> before.withListed(false));
        host.ratings.relist(ANNA.id());
        assertThat(page(SERVER).rows()).extracting(Standings.Row::player).containsExactly(BERT.id(), CARL.id());
        assertThat(page(SERVER).rows().getFirst().rank()).isEqualTo(alone(1));

        winOnAnotherDay(ANNA, BERT);
        assertThat(page(SERVER).size()).isEqualTo(2);
        assertThat(heap(ANNA).results().wins()).isEqualTo(21);

        host.database.preferences().change(ANNA.id(), before -> before.withListed(true));
        host.ratings.relist(ANNA.id());
        assertThat(page(SERVER).rows().getFirst().player()).isEqualTo(ANNA.id());
    }

    @Test
    void a_rating_that_does_not_follow_from_the_log_is_found_and_put_right() {
        win(ANNA, BERT);
        double points = heap(ANNA).rating().points();
        host.database
                .transactions()
                .write(handle -> handle.execute(
                        "UPDATE ratings SET points = points + 1 WHERE player_id = ?",
                        ANNA.id().value()));

        assertThat(host.ratings.recompute().differences())
                .as("a row that is gone, and one that is new")
                .isEqualTo(2);
        assertThat(heap(ANNA).rating().points()).isEqualTo(points);
        assertThat(host.ratings.recompute().differences()).isZero();
    }

    @Test
    void equal_points_share_a_rank() {
        for (int round = 0; round < 2 * ROUNDS; round++) {
            boolean upset = round % 3 == 0;
            host.clock.advance(A_DAY);
            host.play(host.begin("heap(end=draw)", ANNA, BERT), "take-2", "take-1");
            win(upset ? CARL : DORA, upset ? DORA : CARL);
        }
        assertThat(page(SERVER).rows())
                .extracting(Standings.Row::rank)
                .containsExactly(alone(1), shared(2), shared(2), alone(4));
        assertThat(host.ratings.placeOf(SERVER, HEAP, ANNA.id()).orElseThrow().rank())
                .isEqualTo(shared(2));
        assertThat(host.ratings.page(SERVER, HEAP, 1, 2).rows())
                .extracting(Standings.Row::rank)
                .containsExactly(shared(2), alone(4));
    }
}
