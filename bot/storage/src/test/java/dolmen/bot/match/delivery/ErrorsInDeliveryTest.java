package dolmen.bot.match.delivery;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeWorker;
import dolmen.bot.match.challenge.Proposal;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.time.TimeControl;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests a delivery that dies of an error: the others are delivered, and it is itself as soon as possible. */
final class ErrorsInDeliveryTest {
    private static final Delivery POSTED = new Delivery.Delivered("message");

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    static Stream<Error> errors() {
        return Stream.of(
                new OutOfMemoryError("Java heap space"), new StackOverflowError(), new AssertionError("a fault"));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void of_a_notice(Error error) {
        Match poison = host.begin("heap", ANNA, BERT);
        Match other = host.begin("heap", ANNA, BERT);
        Announcer announcer = mock();
        when(announcer.deliver(any(), any())).thenReturn(POSTED);
        doThrow(error)
                .when(announcer)
                .deliver(argThat(match -> match != null && match.id().equals(poison.id())), any());
        var worker = new NoticeWorker(
                host.database.notices(),
                host.liveMatches,
                host.database.preferences(),
                host.watch,
                announcer,
                new SingleLane<>(),
                host.clock);

        attempt(worker::deliverDue, error);

        verify(announcer).deliver(argThat(match -> match != null && match.id().equals(other.id())), any());
        assertThat(owedEver()).singleElement().satisfies(owed -> {
            assertThat(owed.notice().match()).isEqualTo(poison.id());
            assertThat(owed.attempts()).isOne();
        });

        doReturn(POSTED).when(announcer).deliver(any(), any());
        worker.deliverDue();
        assertThat(owedEver()).as("set aside for a second").hasSize(1);
        host.clock.advance(Duration.ofSeconds(1));
        worker.deliverDue();
        assertThat(owedEver()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("errors")
    void of_the_message_of_a_challenge(Error error) {
        Challenge poison = expiring(ANNA, BERT);
        Challenge other = expiring(BERT, ANNA);
        ChallengeAnnouncer announcer = mock();
        when(announcer.show(other.id())).thenReturn(POSTED);
        when(announcer.show(poison.id())).thenThrow(error).thenReturn(POSTED);
        var worker = new ChallengeWorker(
                host.database.challenges(),
                host.database.postedChallenges(),
                announcer,
                new SingleLane<>(),
                host.clock);
        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);

        attempt(worker::attendDue, error);

        verify(announcer).show(other.id());
        assertThat(host.database.postedChallenges().owed(poison.id())).isTrue();
        host.clock.advance(Duration.ofSeconds(1));
        worker.attendDue();
        verify(announcer, times(2)).show(poison.id());
    }

    @ParameterizedTest
    @MethodSource("errors")
    void of_a_digest(Error error) {
        host.begin("heap", ANNA, BERT);
        host.begin("heap", BERT, ANNA);
        var preferences = new PreferenceService(host.database.preferences(), person -> {});
        List.of(ANNA, BERT).forEach(player -> wantsDigests(preferences, player));
        DigestAnnouncer announcer = mock();
        when(announcer.deliver(eq(BERT.id()), any(), any())).thenReturn(POSTED);
        when(announcer.deliver(eq(ANNA.id()), any(), any())).thenThrow(error).thenReturn(POSTED);
        var worker = new DigestWorker(host.database.digests(), preferences, host.liveMatches, announcer, host.clock);
        worker.sendDue();
        host.clock.advance(Duration.ofHours(2));

        attempt(worker::sendDue, error);

        verify(announcer).deliver(eq(BERT.id()), any(), any());
        host.clock.advance(Duration.ofMinutes(5));
        worker.sendDue();
        verify(announcer, times(2)).deliver(eq(ANNA.id()), any(), any());
        verify(announcer).deliver(eq(BERT.id()), any(), any());
    }

    private List<NoticeQueue.OwedNotice> owedEver() {
        return host.database.notices().due(host.clock.instant().plus(Duration.ofDays(1000)), 1000);
    }

    /** A lack of memory is thrown at the end, so that the worker's driver waits before the next pass. */
    private static void attempt(Runnable pass, Error error) {
        Throwable thrown = catchThrowable(pass::run);
        if (error instanceof OutOfMemoryError) {
            assertThat(thrown).hasRootCause(error);
        } else {
            assertThat(thrown).isNull();
        }
    }

    private Challenge expiring(Player by, Player invited) {
        var proposal = new Proposal(
                TestHost.GUILD,
                TestHost.CHANNEL,
                by,
                List.of(invited),
                "heap",
                SideWish.FIRST,
                TimeControl.NONE,
                Terms.Stake.RATED);
        return ((ChallengeResult.Waiting) host.challenges.challenge(proposal)).challenge();
    }

    private static void wantsDigests(PreferenceService preferences, Player player) {
        preferences.change(
                player.id(), before -> before.withTime(before.time().withDigest(Optional.of(LocalTime.of(13, 0)))));
    }
}
