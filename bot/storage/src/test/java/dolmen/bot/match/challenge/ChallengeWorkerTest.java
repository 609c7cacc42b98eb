package dolmen.bot.match.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.Race;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.time.TimeControl;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ChallengeWorkerTest {
    private static final MessageId MESSAGE = new MessageId(77);
    private static final Delivery DONE = new Delivery.Delivered("message");

    private Path file;
    private TestHost host;
    private final Wall wall = new Wall();

    @BeforeEach
    void open(@TempDir Path folder) {
        file = folder.resolve("dolmen.db");
        host = TestHost.open(file);
    }

    @AfterEach
    void close() {
        host.close();
    }

    /** A place that shows challenges and can be made to fail. */
    private final class Wall implements ChallengeAnnouncer {
        private final List<Challenge.Answer> shown = new CopyOnWriteArrayList<>();
        private volatile Delivery answer = DONE;

        @Override
        public Delivery show(ChallengeId id) {
            Challenge now = host.database.challenges().find(id).orElseThrow();
            shown.add(now.answer());
            if (answer.equals(DONE)) {
                host.database.postedChallenges().shown(now, false, MESSAGE);
            }
            return answer;
        }
    }

    private ChallengeWorker worker() {
        return new ChallengeWorker(
                host.database.challenges(), host.database.postedChallenges(), wall, new SingleLane<>(), host.clock);
    }

    private Challenge posted() {
        var proposal = new Proposal(
                GUILD, CHANNEL, ANNA, List.of(BERT), "heap", SideWish.FIRST, TimeControl.NONE, Terms.Stake.RATED);
        Challenge made = ((ChallengeResult.Waiting) host.challenges.challenge(proposal)).challenge();
        host.database.postedChallenges().shown(made, false, MESSAGE);
        return made;
    }

    private Challenge stored(Challenge challenge) {
        return host.database.challenges().find(challenge.id()).orElseThrow();
    }

    private List<PostedChallenges.OwedMessage> owedEver() {
        Instant end = host.clock.instant().plus(Duration.ofDays(1000));
        return host.database.postedChallenges().due(end, 100);
    }

    @Test
    void a_challenge_expires_after_its_time_and_its_message_tells_so() {
        Challenge challenge = posted();
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE.minusMillis(1));
        worker().attendDue();
        assertThat(stored(challenge).open()).isTrue();
        assertThat(wall.shown).isEmpty();

        host.clock.advance(Duration.ofMillis(1));
        worker().attendDue();
        worker().attendDue();

        assertThat(stored(challenge).answer()).isEqualTo(new Challenge.Answer.Expired());
        assertThat(wall.shown).containsExactly(new Challenge.Answer.Expired());
        assertThat(owedEver()).isEmpty();
    }

    @Test
    void a_restart_forgets_no_end() {
        Challenge challenge = posted();
        host.close();
        Instant then = host.clock.instant().plus(TestHost.LIFE_OF_CHALLENGE);
        host = TestHost.open(file);
        host.clock.advance(Duration.between(host.clock.instant(), then));

        worker().attendDue();

        assertThat(stored(challenge).answer()).isEqualTo(new Challenge.Answer.Expired());
        assertThat(wall.shown).hasSize(1);
    }

    @Test
    void an_answer_after_the_expiry_is_refused_even_if_it_was_unnoticed() {
        Challenge challenge = posted();
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);

        ChallengeResult tooLate = host.challenges.join(challenge.id(), BERT.id(), CHANNEL);

        assertThat(stored(challenge).answer()).isEqualTo(new Challenge.Answer.Expired());
        var refusal = new ChallengeResult.Refused(new AnswerRefusal.ChallengeAnswered(stored(challenge)));
        assertThat(tooLate).isEqualTo(refusal);
        assertThat(host.challenges.decline(challenge.id(), BERT.id(), Optional.empty()))
                .isEqualTo(refusal);
        assertThat(host.challenges.withdraw(challenge.id(), ANNA.id())).isEqualTo(refusal);
        assertThat(host.owed()).isEmpty();
    }

    @Test
    void an_answered_challenge_does_not_expire() {
        Challenge challenge = posted();
        host.challenges.join(challenge.id(), BERT.id(), CHANNEL);
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);

        worker().attendDue();

        assertThat(stored(challenge).answer()).isEqualTo(new Challenge.Answer.Accepted());
    }

    @Test
    void of_an_acceptance_and_the_end_at_once_one_counts() throws Exception {
        for (int round = 0; round < 20; round++) {
            Challenge challenge = posted();
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE.minusMillis(1));
            Instant end = challenge.terms().expiresAt();

            List<Object> results = Race.of(List.<Callable<Object>>of(
                    () -> host.challenges.join(challenge.id(), BERT.id(), CHANNEL),
                    () -> host.database.challenges().expire(end)));

            boolean begun = results.getFirst() instanceof ChallengeResult.Begun;
            assertThat(results.getLast()).isEqualTo(begun ? 0 : 1);
            assertThat(stored(challenge).answer())
                    .isEqualTo(begun ? new Challenge.Answer.Accepted() : new Challenge.Answer.Expired());
        }
    }

    @Test
    void two_concurrent_workers_close_a_challenge_once() throws Exception {
        for (int round = 0; round < 20; round++) {
            posted();
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            var closed = new AtomicInteger();

            Race.of(2, () -> closed.addAndGet(host.database.challenges().expire(host.clock.instant())));
            Race.of(2, () -> {
                worker().attendDue();
                return true;
            });

            assertThat(closed).hasValue(1);
            assertThat(owedEver()).isEmpty();
        }
    }

    @Test
    void a_message_that_cannot_be_edited_now_is_tried_again_and_never_given_up() {
        posted();
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
        wall.answer = new Delivery.Later("no connection");
        worker().attendDue();
        host.clock.advance(Duration.ofMillis(999));
        worker().attendDue();
        assertThat(wall.shown).hasSize(1);

        for (int attempts = 1; attempts < 60; attempts++) {
            host.clock.advance(Duration.ofHours(1));
            worker().attendDue();
            assertThat(wall.shown).hasSize(attempts + 1);
        }

        assertThat(owedEver()).hasSize(1);
    }

    @Test
    void a_message_that_the_host_may_not_edit_is_hoped_for_about_a_day() {
        posted();
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
        wall.answer = new Delivery.Unreachable("not allowed");

        for (int attempts = 1; attempts < 300; attempts++) {
            worker().attendDue();
            host.clock.advance(Duration.ofHours(1));
            assertThat(owedEver()).hasSize(1);
        }
        worker().attendDue();

        assertThat(owedEver()).isEmpty();
    }

    @Test
    void a_message_that_can_never_be_edited_is_given_up_at_once() {
        posted();
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
        wall.answer = new Delivery.Never("gone");

        worker().attendDue();

        assertThat(owedEver()).isEmpty();
    }

    @Test
    void an_answer_that_could_not_be_shown_is_shown_a_little_later() {
        Challenge challenge = posted();
        host.challenges.withdraw(challenge.id(), ANNA.id());
        worker().attendDue();
        assertThat(wall.shown).isEmpty();

        host.clock.advance(Duration.ofSeconds(10));
        worker().attendDue();

        assertThat(wall.shown).containsExactly(new Challenge.Answer.Withdrawn());
    }
}
