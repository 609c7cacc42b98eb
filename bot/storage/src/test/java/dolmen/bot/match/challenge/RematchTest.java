package dolmen.bot.match.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests rematches. */
final class RematchTest {
    private static final ChannelId THREAD = new ChannelId(CHANNEL.value() + 1);
    private static final ChannelId NEXT_THREAD = new ChannelId(CHANNEL.value() + 2);

    private TestHost host;
    private Match over;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        over = host.play(host.begin("heap", THREAD, ANNA, BERT), "take-1", "take-2");
    }

    @AfterEach
    void close() {
        host.close();
    }

    private ChallengeResult offer(Player by) {
        return host.rematches.offer(over.id(), by.id(), (guild, player) -> false);
    }

    @Test
    void a_player_who_has_left_the_server_is_not_asked() {
        assertThat(host.rematches.offer(over.id(), ANNA.id(), (guild, player) -> player.equals(BERT.id())))
                .isEqualTo(refused(new RematchRefusal.NotOnServer(BERT.id())));
    }

    private Challenge offered(Player by) {
        return ((ChallengeResult.Waiting) offer(by)).challenge();
    }

    private ChallengeResult join(Challenge challenge, Player by) {
        return host.challenges.join(challenge.id(), by.id(), NEXT_THREAD);
    }

    private static ChallengeResult refused(ChallengeRefusal why) {
        return new ChallengeResult.Refused(why);
    }

    @Test
    void two_swap_their_seats_and_play_in_a_new_thread_of_the_same_channel() {
        Challenge rematch = offered(BERT);
        assertThat(rematch.challenger()).isEqualTo(BERT.id());
        assertThat(rematch.awaited()).containsExactly(ANNA.id());
        assertThat(rematch.terms().rematchOf()).contains(over.id());

        var begun = (ChallengeResult.Begun) join(rematch, ANNA);

        assertThat(begun.match().players()).containsExactly(BERT.id(), ANNA.id());
        assertThat(begun.match().record().variant()).isEqualTo(over.record().variant());
        assertThat(begun.match().venue()).isEqualTo(new Venue(GUILD, CHANNEL, NEXT_THREAD));
    }

    @Test
    void the_seats_do_not_depend_on_the_challenger() {
        var begun = (ChallengeResult.Begun) join(offered(ANNA), BERT);

        assertThat(begun.match().players()).containsExactly(BERT.id(), ANNA.id());
    }

    @Test
    void at_a_table_of_three_everybody_sits_one_seat_further_and_all_are_asked() {
        Match three = host.begin("heap(end=shared)", THREAD, ANNA, BERT, CARL);
        over = host.play(three, "take-1", "take-1", "take-1");

        Challenge rematch = offered(BERT);
        join(rematch, CARL);
        var begun = (ChallengeResult.Begun) join(rematch, ANNA);

        assertThat(begun.match().players()).containsExactly(BERT.id(), CARL.id(), ANNA.id());
    }

    @Test
    void a_second_request_leads_to_the_same_challenge() {
        Challenge rematch = offered(ANNA);

        assertThat(offered(ANNA)).isEqualTo(rematch);
        assertThat(offered(BERT)).isEqualTo(rematch);
    }

    @Test
    void two_concurrent_requests_make_one_challenge() throws Exception {
        for (int round = 0; round < 20; round++) {
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            over = host.play(host.begin("heap", THREAD, ANNA, BERT), "take-1", "take-2");

            List<ChallengeResult> results =
                    Race.of(List.<Callable<ChallengeResult>>of(() -> offer(ANNA), () -> offer(BERT)));

            assertThat(results).hasOnlyElementsOfType(ChallengeResult.Waiting.class);
            assertThat(results.getFirst()).isEqualTo(results.getLast());
        }
    }

    @Test
    void once_it_has_begun_nobody_offers_another() {
        var begun = (ChallengeResult.Begun) join(offered(ANNA), BERT);

        assertThat(offer(ANNA)).isEqualTo(refused(new RematchRefusal.RematchBegun(begun.match())));
        assertThat(offer(BERT)).isEqualTo(refused(new RematchRefusal.RematchBegun(begun.match())));
    }

    @Test
    void a_declined_withdrawn_or_expired_rematch_can_be_offered_again() {
        Challenge declined = offered(ANNA);
        host.challenges.decline(declined.id(), BERT.id(), Optional.empty());
        Challenge withdrawn = offered(ANNA);
        host.challenges.withdraw(withdrawn.id(), ANNA.id());
        Challenge expired = offered(BERT);
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);

        Challenge last = offered(ANNA);

        assertThat(List.of(declined.id(), withdrawn.id(), expired.id(), last.id()))
                .doesNotHaveDuplicates();
        assertThat(join(last, BERT)).isInstanceOf(ChallengeResult.Begun.class);
    }

    @Test
    void only_its_players_and_only_after_its_end() {
        assertThat(offer(CARL)).isEqualTo(refused(new RematchRefusal.NotInMatch(new MatchRefusal.NotYourMatch(over))));
        Match live = host.begin("heap", THREAD, ANNA, BERT);
        assertThat(host.rematches.offer(live.id(), ANNA.id(), (guild, player) -> false))
                .isEqualTo(refused(new RematchRefusal.MatchLive(live)));
        assertThat(host.rematches.offer(new MatchId(99), ANNA.id(), (guild, player) -> false))
                .isEqualTo(refused(new RematchRefusal.NotInMatch(new MatchRefusal.NoMatch())));
    }

    @Test
    void a_blocked_player_cannot_offer_one_but_the_blocker_can() {
        host.database.blocks().add(BERT.id(), ANNA.id());

        assertThat(offer(ANNA)).isEqualTo(refused(new AnswerRefusal.TableNotAvailable()));
        assertThat(join(offered(BERT), ANNA)).isInstanceOf(ChallengeResult.Begun.class);
    }

    @Test
    void its_message_is_owed_at_once() {
        Challenge rematch = offered(ANNA);

        assertThat(host.database.postedChallenges().due(host.clock.instant(), 10))
                .extracting(PostedChallenges.OwedMessage::challenge)
                .contains(rematch.id());
    }
}
