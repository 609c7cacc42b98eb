package dolmen.bot.storage.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MessageId;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.PostedChallenges;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredPostedChallengesTest {
    private static final MessageId MESSAGE = new MessageId(0xf000_0000_0000_0005L);

    private TestHost host;
    private PostedChallenges posted;
    private Challenge challenge;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        posted = host.database.postedChallenges();
        challenge = host.database.offer(host.draft("heap", ANNA, BERT), now().plusSeconds(10));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Instant now() {
        return host.clock.instant();
    }

    private PostedChallenges.OwedMessage owed(int attempts) {
        return new PostedChallenges.OwedMessage(challenge.id(), attempts);
    }

    @Test
    void a_message_is_owed_from_its_time_on_until_it_is_shown() {
        assertThat(posted.due(now().plusMillis(9_999), 10)).isEmpty();
        assertThat(posted.due(now().plusSeconds(10), 10)).containsExactly(owed(0));
        assertThat(posted.messageOf(challenge.id())).isEmpty();
        assertThat(posted.owed(challenge.id())).isTrue();

        posted.shown(challenge, false, MESSAGE);

        assertThat(posted.owed(challenge.id())).isFalse();
        assertThat(posted.due(now().plusSeconds(10), 10)).isEmpty();
        assertThat(posted.messageOf(challenge.id())).contains(MESSAGE);
    }

    @Test
    void a_change_is_owed_again_and_an_older_message_does_not_settle_it() {
        posted.shown(challenge, false, MESSAGE);
        Challenge withdrawn = challenge.answered(new Challenge.Answer.Withdrawn());
        host.database.challenges().replace(challenge, withdrawn, now());

        posted.shown(challenge, false, MESSAGE);
        assertThat(posted.due(now(), 10)).containsExactly(owed(0));

        posted.shown(withdrawn, false, MESSAGE);
        assertThat(posted.due(now(), 10)).isEmpty();
    }

    @Test
    void a_postponed_step_returns_with_one_more_attempt_and_a_settled_one_does_not() {
        posted.postpone(challenge.id(), now().plusSeconds(60));
        assertThat(posted.due(now().plusSeconds(59), 10)).isEmpty();
        assertThat(posted.due(now().plusSeconds(60), 10)).containsExactly(owed(1));

        posted.settle(challenge.id());
        posted.postpone(challenge.id(), now());

        assertThat(posted.due(now().plusSeconds(60), 10)).isEmpty();
    }

    @Test
    void a_promise_is_stored_until_the_message_is_known_or_lost() {
        assertThat(posted.promised(challenge.id())).isEmpty();
        posted.promise(challenge.id(), "token");
        assertThat(posted.promised(challenge.id())).contains("token");

        posted.adopt(challenge.id(), MESSAGE);
        assertThat(posted.promised(challenge.id())).isEmpty();
        assertThat(posted.messageOf(challenge.id())).contains(MESSAGE);
        assertThat(posted.owed(challenge.id())).isTrue();

        posted.promise(challenge.id(), "another");
        posted.lose(challenge.id());
        assertThat(posted.promised(challenge.id())).isEmpty();
        assertThat(posted.messageOf(challenge.id())).isEmpty();
    }

    @Test
    void the_end_of_a_challenges_time_is_owed_at_once() {
        posted.shown(challenge, false, MESSAGE);
        assertThat(host.database
                        .challenges()
                        .expire(challenge.terms().expiresAt().minusMillis(1)))
                .isZero();

        assertThat(host.database.challenges().expire(challenge.terms().expiresAt()))
                .isOne();

        assertThat(posted.due(challenge.terms().expiresAt(), 10)).containsExactly(owed(0));
        assertThat(host.database.challenges().find(challenge.id()).orElseThrow().answer())
                .isEqualTo(new Challenge.Answer.Expired());
    }
}
