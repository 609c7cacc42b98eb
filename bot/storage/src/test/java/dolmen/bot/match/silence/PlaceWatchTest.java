package dolmen.bot.match.silence;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verifyNoInteractions;

import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PlaceWatchTest {
    private static final Optional<Loss> REMOVED = Optional.of(new Loss.Removed());
    private static final Optional<Loss> OUTAGE = Optional.of(new Loss.ServerOutage());
    private static final Delivery CLOSED = new Delivery.Never("closed");

    private TestHost host;
    private Match match;

    @BeforeEach
    void begin(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        match = host.begin("heap", "100m", CHANNEL, ANNA, BERT);
        host.timekeeper.attendDue();
        host.owed().forEach(owed -> host.database.notices().settle(owed, "posted", host.clock.instant()));
    }

    @AfterEach
    void close() {
        host.close();
    }

    /** Lets time pass while the host is up and does all due work. */
    private void pass(Duration time) {
        Instant end = host.clock.instant().plus(time);
        while (host.clock.instant().isBefore(end)) {
            host.clock.advance(Duration.ofMinutes(1));
            host.watch.lookDue();
            host.timekeeper.attendDue();
        }
    }

    /** Lets a longer time pass, in which only the watch runs; the host seems to be down meanwhile. */
    private void leap(int hours) {
        for (int hour = 0; hour < hours; hour++) {
            host.clock.advance(Duration.ofHours(1));
            host.watch.lookDue();
        }
    }

    private void become(Optional<Loss> loss) {
        host.places.become(loss);
        host.watch.lookDue();
    }

    private Match now() {
        return host.liveMatches.find(match.id()).orElseThrow();
    }

    private boolean silent() {
        return host.database.silences().of(match.id()).isPresent();
    }

    @Test
    void the_clock_rests_while_the_match_is_silent_and_then_runs_on() {
        pass(Duration.ofMinutes(40));
        become(REMOVED);
        pass(Duration.ofHours(30));
        assertThat(host.ledger.calendar(now()).rests()).hasSize(1);
        assertThat(now().clock().deadline(host.ledger.calendar(now()))).isEmpty();
        become(Optional.empty());

        assertThat(now().clock().left(Seat.FIRST, host.clock.instant(), host.ledger.calendar(now())))
                .isEqualTo(Duration.ofMinutes(60));
        pass(Duration.ofMinutes(59));
        assertThat(now().live()).isTrue();
        pass(Duration.ofMinutes(1));
        assertThat(now().conclusion()).containsInstanceOf(Conclusion.ByForfeit.class);
    }

    @Test
    void a_place_that_is_found_lost_only_when_time_is_up_costs_nobody_the_match() {
        pass(Duration.ofMinutes(99));
        host.places.loss = REMOVED;
        host.clock.advance(Duration.ofMinutes(1));
        host.timekeeper.attendDue();

        assertThat(now().live()).isTrue();
        assertThat(silent()).isTrue();
    }

    @Test
    void nobody_is_reminded_or_found_absent_while_the_match_is_silent() {
        become(REMOVED);
        host.gone.add(ANNA.id());
        for (int days = 0; days < 6; days++) {
            host.clock.advance(Duration.ofDays(1));
            host.watch.lookDue();
            host.timekeeper.attendDue();
        }

        assertThat(now().live()).isTrue();
        assertThat(host.owed()).isEmpty();
    }

    @Test
    void a_silent_match_is_read_only_when_its_players_are_told() {
        become(REMOVED);
        host.liveMatches.forget();
        host.clock.advance(Silence.PASSING.minusSeconds(1));
        host.watch.lookDue();
        assertThat(host.liveMatches.atHand().estimatedSize()).isZero();

        host.clock.advance(Duration.ofMinutes(1));
        host.watch.lookDue();
        assertThat(host.liveMatches.atHand().estimatedSize()).isOne();
    }

    @Test
    void notices_wake_when_the_place_is_back() {
        host.play(now(), "take-1");
        host.places.loss = REMOVED;
        for (int attempts = 0; attempts < 12; attempts++) {
            host.owed().forEach(owed -> {
                host.watch.refused(now());
                host.database.notices().postpone(owed, host.clock.instant().plusSeconds(300), "lost");
            });
            host.clock.advance(Duration.ofMinutes(5));
            host.watch.lookDue();
        }
        host.owed()
                .forEach(owed -> host.database
                        .notices()
                        .postpone(owed, host.clock.instant().plusSeconds(300), "lost"));
        assertThat(host.owed()).isEmpty();

        become(Optional.empty());

        assertThat(host.owed()).singleElement().satisfies(owed -> {
            assertThat(owed.notice().kind()).isEqualTo(Notice.Kind.BOARD);
            assertThat(owed.attempts()).isZero();
        });
        assertThat(silent()).isFalse();
    }

    @Test
    void a_refusal_that_nothing_explains_lasts_until_a_notice_gets_through() {
        host.watch.refused(now());
        pass(Duration.ofMinutes(2));
        assertThat(silent()).isTrue();
        assertThat(host.places.attempts).isEmpty();
        pass(Duration.ofMinutes(2));
        assertThat(host.places.attempts).hasSize(2);

        host.watch.delivered(match.id());

        assertThat(silent()).isFalse();
    }

    @Test
    void every_player_is_told_once_after_three_minutes() {
        become(REMOVED);
        pass(Duration.ofMinutes(2));
        assertThat(host.places.attempts).isEmpty();

        pass(Duration.ofMinutes(10));
        leap(100);

        assertThat(host.places.attempts).containsExactly("silence of #1 to seat 0", "silence of #1 to seat 1");
    }

    @Test
    void a_match_whose_players_were_told_is_not_read_while_its_place_stays_lost() {
        become(REMOVED);
        pass(Duration.ofMinutes(5));
        MatchRepository unread = mock(MatchRepository.class);
        var watch = new PlaceWatch(
                host.database.silences(),
                host.places,
                host.places,
                new LiveMatches(unread),
                host.ledger,
                () -> {},
                host.clock);

        watch.lookDue();

        verifyNoInteractions(unread);
        assertThat(silent()).isTrue();
    }

    @Test
    void unreached_players_are_tried_again_each_day_and_nobody_else() {
        host.places.answers.put(BERT.id(), CLOSED);
        become(REMOVED);
        leap(24);
        leap(24);
        leap(2);

        assertThat(host.places.attempts)
                .containsExactly(
                        "silence of #1 to seat 0",
                        "silence of #1 to seat 1",
                        "silence of #1 to seat 1",
                        "silence of #1 to seat 1");
    }

    @Test
    void a_player_is_told_of_all_matches_at_once_however_many() {
        host.begin("heap", "100m", CHANNEL, CARL, ANNA);
        become(REMOVED);
        pass(Duration.ofMinutes(2));
        host.begin("heap", "100m", CHANNEL, ANNA, BERT);
        pass(Duration.ofMinutes(10));

        assertThat(host.places.attempts)
                .containsExactly(
                        "silence of #1 #2 #3 to seat 0", "silence of #1 #3 to seat 1", "silence of #2 to seat 0");
    }

    @Test
    void nobody_is_tried_again_while_others_wait_for_their_turn() {
        host.places.answers.put(ANNA.id(), CLOSED);
        host.places.answers.put(BERT.id(), new Delivery.Later("others first"));
        become(REMOVED);
        pass(Duration.ofMinutes(6));
        host.places.answers.remove(BERT.id());
        pass(Duration.ofMinutes(5));

        assertThat(host.places.attempts.stream().filter(attempt -> attempt.endsWith("seat 0")))
                .hasSize(1);
        assertThat(host.database.silences().of(match.id()).orElseThrow())
                .satisfies(silence -> assertThat(silence.attempts()).isEqualTo(1))
                .satisfies(silence -> assertThat(silence.told()).containsExactly(Seat.SECOND));
    }

    @Test
    void nobody_is_told_a_result_twice_since_others_wait_for_theirs() {
        become(REMOVED);
        leap(24 * 7 - 1);
        host.places.answers.put(BERT.id(), new Delivery.Later("others first"));
        leap(4);
        host.places.answers.clear();
        leap(1);

        assertThat(host.places.attempts.stream().filter("result of #1 to seat 0"::equals))
                .hasSize(1);
        assertThat(host.places.attempts).endsWith("result of #1 to seat 1");
        assertThat(silent()).isFalse();
    }

    @Test
    void players_who_were_told_are_reminded_when_the_match_goes_on() {
        become(REMOVED);
        leap(1);
        become(Optional.empty());

        assertThat(host.owed()).extracting(owed -> owed.notice().kind()).containsExactly(Notice.Kind.REMINDER);
    }

    @Test
    void a_failure_of_discord_is_no_attempt_and_tells_nobody_twice() {
        host.places.answers.put(BERT.id(), new Delivery.Later("503"));
        become(REMOVED);
        pass(Duration.ofMinutes(5));
        assertThat(host.database.silences().of(match.id()).orElseThrow().attempts())
                .isZero();
        host.places.answers.clear();
        pass(Duration.ofMinutes(5));

        assertThat(host.places.attempts.stream().filter(attempt -> attempt.endsWith("seat 0")))
                .hasSize(1);
        assertThat(host.database.silences().of(match.id()).orElseThrow().told())
                .containsExactlyInAnyOrder(Seat.FIRST, Seat.SECOND);
    }

    @Test
    void an_outage_of_discord_is_nobodys_fault_however_long() {
        become(OUTAGE);
        leap(24 * 20);

        assertThat(host.places.attempts).isEmpty();
        assertThat(now().live()).isTrue();
    }

    @Test
    void a_loss_during_an_outage_is_told_as_soon_as_any_other() {
        become(OUTAGE);
        pass(Duration.ofMinutes(10));
        assertThat(host.places.attempts).isEmpty();

        become(REMOVED);

        assertThat(host.places.attempts).hasSize(2);
    }

    @Test
    void after_a_week_the_match_is_annulled_and_its_players_are_told_in_private() {
        become(REMOVED);
        leap(24 * 7 - 1);
        assertThat(now().live()).isTrue();
        leap(1);
        assertThat(now().conclusion()).contains(new Conclusion.Annulled(new HostAct.Abandoned()));

        leap(1);

        assertThat(host.places.attempts).endsWith("result of #1 to seat 0", "result of #1 to seat 1");
        assertThat(host.owed()).isEmpty();
        assertThat(silent()).isFalse();
    }

    @Test
    void a_match_is_not_annulled_before_attempts_on_three_days() {
        host.places.answers.put(ANNA.id(), CLOSED);
        host.places.answers.put(BERT.id(), CLOSED);
        host.places.loss = OUTAGE;
        leap(24 * 8);
        host.places.loss = REMOVED;
        leap(24);
        assertThat(now().live()).isTrue();

        leap(24 * 2);
        assertThat(now().live()).isFalse();
    }

    @Test
    void a_player_who_learns_of_a_silence_after_a_week_has_a_day_to_act() {
        become(OUTAGE);
        leap(24 * 8);
        become(REMOVED);
        assertThat(host.places.attempts).containsExactly("silence of #1 to seat 0", "silence of #1 to seat 1");
        leap(23);
        assertThat(now().live()).isTrue();
        leap(1);
        assertThat(now().live()).isFalse();
    }

    @Test
    void a_result_waits_for_its_place_and_is_told_in_private_after_a_week() {
        become(REMOVED);
        host.act(now(), new HostAct.Resignation(Seat.FIRST));
        leap(24 * 6);
        assertThat(host.owed()).isNotEmpty();
        assertThat(host.places.attempts).isEmpty();

        leap(24 * 2);

        assertThat(host.places.attempts).isEqualTo(List.of("result of #1 to seat 0", "result of #1 to seat 1"));
        assertThat(host.owed()).isEmpty();
    }

    @Test
    void a_silence_that_no_event_has_told_of_is_found_within_a_minute() {
        host.watch.lookDue();
        host.places.loss = REMOVED;
        host.watch.lookDue();
        assertThat(silent()).isFalse();
        host.clock.advance(Duration.ofMinutes(1));
        host.watch.lookDue();
        assertThat(silent()).isTrue();
    }
}
