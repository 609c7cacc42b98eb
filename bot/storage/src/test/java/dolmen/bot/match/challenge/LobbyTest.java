package dolmen.bot.match.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.EMIL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.Player;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Seat;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests challenges with seats that are open to anyone. */
final class LobbyTest {
    private static final ChannelId THREAD = new ChannelId(CHANNEL.value() + 1);
    private static final String FOUR = "murus-gallicus(goal=escape,players=4)";

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    /** A challenge by Anna, who wants to begin. */
    private Challenge offer(String variant, Player... invited) {
        var proposal = new Proposal(
                GUILD, CHANNEL, ANNA, List.of(invited), variant, SideWish.FIRST, TimeControl.NONE, Terms.Stake.RATED);
        return ((ChallengeResult.Waiting) host.challenges.challenge(proposal)).challenge();
    }

    private ChallengeResult join(Challenge challenge, Player by) {
        return host.challenges.join(challenge.id(), by.id(), THREAD);
    }

    private Challenge stored(Challenge challenge) {
        return host.database.challenges().find(challenge.id()).orElseThrow();
    }

    private static ChallengeResult refusal(ChallengeRefusal why) {
        return new ChallengeResult.Refused(why);
    }

    @Test
    void a_seek_for_two_begins_with_the_first_to_join() {
        Challenge seek = offer("heap");
        assertThat(seek.chairs()).containsExactly(Chair.free());

        var begun = (ChallengeResult.Begun) join(seek, BERT);

        assertThat(begun.match().players()).containsExactly(ANNA.id(), BERT.id());
        assertThat(begun.challenge()).isEqualTo(stored(seek));
        assertThat(join(seek, CARL)).isEqualTo(refusal(new AnswerRefusal.ChallengeAnswered(stored(seek))));
    }

    @Test
    void a_lobby_of_four_fills_up_and_begins_with_the_last() {
        Challenge seek = offer(FOUR);

        join(seek, BERT);
        var waiting = (ChallengeResult.Waiting) join(seek, CARL);
        assertThat(waiting.challenge()).isEqualTo(stored(seek));
        assertThat(waiting.challenge().players()).containsExactly(ANNA.id(), BERT.id(), CARL.id());
        assertThat(waiting.challenge().free()).isEqualTo(1);
        assertThat(host.owed()).isEmpty();

        var begun = (ChallengeResult.Begun) join(seek, DORA);
        assertThat(begun.match().players()).hasSize(4).contains(BERT.id(), CARL.id(), DORA.id());
        assertThat(begun.match().player(Seat.FIRST)).isEqualTo(ANNA.id());
        assertThat(host.owed()).hasSize(1);
    }

    @Test
    void a_person_who_has_joined_can_leave_and_the_chair_is_free_again() {
        Challenge seek = offer(FOUR);
        join(seek, BERT);
        join(seek, CARL);

        var left = (ChallengeResult.Waiting) host.challenges.leave(seek.id(), BERT.id());

        assertThat(left.challenge()).isEqualTo(stored(seek));
        assertThat(left.challenge().joined()).containsExactly(CARL.id());
        assertThat(left.challenge().free()).isEqualTo(2);
        assertThat(join(seek, BERT)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    @Test
    void a_person_who_has_not_joined_cannot_leave() {
        Challenge seek = offer(FOUR);

        assertThat(host.challenges.leave(seek.id(), BERT.id())).isEqualTo(refusal(new AnswerRefusal.NotJoined()));
        assertThat(host.challenges.leave(seek.id(), ANNA.id())).isEqualTo(refusal(new AnswerRefusal.NotJoined()));
    }

    @Test
    void nobody_joins_twice_and_the_seeker_has_a_seat_already() {
        Challenge seek = offer(FOUR);
        join(seek, BERT);

        assertThat(join(seek, BERT)).isEqualTo(refusal(new AnswerRefusal.AlreadyAccepted(stored(seek))));
        assertThat(join(seek, ANNA)).isEqualTo(refusal(new AnswerRefusal.OwnChallenge(stored(seek))));
        assertThat(stored(seek).joined()).containsExactly(BERT.id());
    }

    @Test
    void nobody_can_decline_a_seek_and_only_the_seeker_withdraws_it() {
        Challenge seek = offer("heap");

        assertThat(host.challenges.decline(seek.id(), BERT.id(), Optional.empty()))
                .isEqualTo(refusal(new AnswerRefusal.NotYourChallenge(seek)));
        assertThat(host.challenges.withdraw(seek.id(), BERT.id()))
                .isEqualTo(refusal(new AnswerRefusal.NotYourChallenge(seek)));
        assertThat(host.challenges.withdraw(seek.id(), ANNA.id())).isInstanceOf(ChallengeResult.CalledOff.class);
    }

    @Test
    void fewer_opponents_than_seats_leave_the_others_to_anyone() {
        Challenge challenge = offer(FOUR, BERT);
        assertThat(challenge.chairs()).containsExactly(Chair.reserved(BERT.id()), Chair.free(), Chair.free());

        join(challenge, CARL);
        join(challenge, DORA);
        assertThat(join(challenge, EMIL)).isEqualTo(refusal(new AnswerRefusal.NoFreeChair(stored(challenge))));

        assertThat(stored(challenge).awaited()).containsExactly(BERT.id());
        assertThat(join(challenge, BERT)).isInstanceOf(ChallengeResult.Begun.class);
    }

    @Test
    void an_invited_persons_chair_stays_reserved_when_the_acceptance_is_withdrawn() {
        Challenge challenge = offer(FOUR, BERT);
        join(challenge, BERT);

        host.challenges.leave(challenge.id(), BERT.id());

        assertThat(stored(challenge)).isEqualTo(challenge);
    }

    @Test
    void of_two_concurrent_takers_of_the_last_chair_one_succeeds() throws Exception {
        for (int round = 0; round < 20; round++) {
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            Challenge seek = offer(FOUR);
            join(seek, BERT);
            join(seek, CARL);

            List<ChallengeResult> results =
                    Race.of(List.<Callable<ChallengeResult>>of(() -> join(seek, DORA), () -> join(seek, EMIL)));

            assertThat(results)
                    .filteredOn(ChallengeResult.Begun.class::isInstance)
                    .hasSize(1);
            assertThat(results).contains(refusal(new AnswerRefusal.ChallengeAnswered(stored(seek))));
        }
    }

    @Test
    void of_two_concurrent_takers_of_the_last_open_chair_beside_a_reserved_one_one_is_refused() throws Exception {
        for (int round = 0; round < 20; round++) {
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            Challenge challenge = offer("heap(end=shared)", BERT);

            List<ChallengeResult> results = Race.of(
                    List.<Callable<ChallengeResult>>of(() -> join(challenge, DORA), () -> join(challenge, EMIL)));

            assertThat(results)
                    .containsExactlyInAnyOrder(
                            new ChallengeResult.Waiting(stored(challenge)),
                            refusal(new AnswerRefusal.NoFreeChair(stored(challenge))));
        }
    }

    @Test
    void two_presses_at_once_take_one_chair() throws Exception {
        for (int round = 0; round < 20; round++) {
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            Challenge seek = offer(FOUR);

            List<ChallengeResult> results = Race.of(2, () -> join(seek, BERT));

            assertThat(results)
                    .containsExactlyInAnyOrder(
                            new ChallengeResult.Waiting(stored(seek)),
                            refusal(new AnswerRefusal.AlreadyAccepted(stored(seek))));
            assertThat(stored(seek).joined()).containsExactly(BERT.id());
        }
    }
}
