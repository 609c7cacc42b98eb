package dolmen.bot.match.delivery;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.time.QuietHours;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NoticeWorkerTest {
    private static final Delivery POSTED = new Delivery.Delivered("message");

    private Path file;
    private TestHost host;
    private final Channel channel = new Channel();

    @BeforeEach
    void open(@TempDir Path folder) {
        file = folder.resolve("dolmen.db");
        host = TestHost.open(file);
    }

    @AfterEach
    void close() {
        host.close();
    }

    /** A place that shows every message once, by its nonce, and can be made to fail. */
    private static final class Channel implements Announcer {
        private final Map<String, Integer> plyByNonce = new LinkedHashMap<>();
        private final List<Notice> attempts = new ArrayList<>();
        private Function<Notice, Delivery> answer = notice -> POSTED;

        @Override
        public Delivery deliver(Match match, Notice notice) {
            attempts.add(notice);
            Delivery delivery = answer.apply(notice);
            if (delivery instanceof Delivery.Delivered) {
                plyByNonce.putIfAbsent(notice.nonce(), match.ply());
            }
            return delivery;
        }
    }

    private NoticeWorker worker() {
        return new NoticeWorker(
                host.database.notices(),
                host.liveMatches,
                host.database.preferences(),
                host.watch,
                channel,
                new SingleLane<>(),
                host.clock);
    }

    private List<NoticeQueue.OwedNotice> owedEver() {
        return host.database.notices().due(host.clock.instant().plus(Duration.ofDays(1000)), 1000);
    }

    @Test
    void owed_notices_are_delivered_once() {
        host.begin("heap", ANNA, BERT);

        worker().deliverDue();
        worker().deliverDue();

        assertThat(channel.attempts).hasSize(1);
        assertThat(owedEver()).isEmpty();
    }

    @Test
    void of_several_owed_to_one_match_only_the_latest_is_sent() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-1", "take-1");
        Match other = host.begin("heap", ANNA, BERT);

        worker().deliverDue();

        assertThat(channel.attempts)
                .containsExactly(
                        new Notice(match.id(), 2, 2, Notice.Kind.BOARD, true),
                        new Notice(other.id(), 0, 0, Notice.Kind.BOARD, true));
        assertThat(owedEver()).isEmpty();
    }

    @Test
    void failures_are_retried_after_pauses_that_grow_to_five_minutes_and_never_given_up() {
        host.begin("heap", ANNA, BERT);
        channel.answer = notice -> new Delivery.Later("no connection");
        worker().deliverDue();

        for (int attempts = 1; attempts < 60; attempts++) {
            Duration pause = Duration.ofSeconds(Math.min(1L << Math.min(attempts - 1, 20), 300));
            host.clock.advance(pause.minusSeconds(1));
            worker().deliverDue();
            assertThat(channel.attempts).hasSize(attempts);
            host.clock.advance(Duration.ofSeconds(1));
            worker().deliverDue();
            assertThat(channel.attempts).hasSize(attempts + 1);
        }

        assertThat(owedEver()).hasSize(1);
    }

    @Test
    void notices_behind_a_failure_use_up_no_attempts() {
        Match match = host.begin("heap", ANNA, BERT);
        host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW);
        channel.answer = notice -> new Delivery.Later("no connection");

        for (int second = 0; second <= 60; second++) {
            worker().deliverDue();
            host.clock.advance(Duration.ofSeconds(1));
        }

        assertThat(channel.attempts).as("at once and after 1, 2, 4, 8, 16 s").hasSize(6);
        assertThat(owedEver()).hasSize(2);
    }

    @Test
    void a_reminder_that_was_held_up_into_quiet_hours_waits_for_their_end() {
        host.begin("heap", "100m", TestHost.CHANNEL, ANNA, BERT);
        worker().deliverDue();
        for (int looks = 0; looks <= 100; looks++) {
            host.timekeeper.attendDue();
            host.clock.advance(Duration.ofSeconds(30));
        }
        host.database.preferences().change(ANNA.id(), NoticeWorkerTest::quietUntilTwo);

        worker().deliverDue();
        host.clock.advance(Duration.ofHours(1));
        worker().deliverDue();
        assertThat(channel.attempts).extracting(Notice::kind).containsExactly(Notice.Kind.BOARD);

        host.clock.advance(Duration.ofMinutes(10));
        worker().deliverDue();
        assertThat(channel.attempts).extracting(Notice::kind).containsExactly(Notice.Kind.BOARD, Notice.Kind.REMINDER);
    }

    /** The present time is about one o'clock. */
    private static PlayerPreferences quietUntilTwo(PlayerPreferences before) {
        var quiet = new QuietHours(LocalTime.of(12, 30), LocalTime.of(14, 0));
        return before.withTime(before.time().withQuiet(Optional.of(quiet)));
    }

    @Test
    void an_undeliverable_notice_is_given_up_at_once() {
        host.begin("heap", ANNA, BERT);
        channel.answer = notice -> new Delivery.Never("the channel has gone");

        worker().deliverDue();

        assertThat(owedEver()).isEmpty();
    }

    @Test
    void an_announcer_that_breaks_is_tried_again_and_holds_up_no_other_match() {
        Match broken = host.begin("heap", ANNA, BERT);
        Match sound = host.begin("heap", ANNA, BERT);
        channel.answer = notice -> {
            if (notice.match().equals(broken.id())) {
                throw new IllegalStateException("broken");
            }
            return POSTED;
        };

        worker().deliverDue();

        assertThat(channel.plyByNonce).containsOnlyKeys("m%s.0.b".formatted(sound.id()));
        assertThat(owedEver()).hasSize(1);
    }

    @Test
    void a_match_that_cannot_be_read_holds_up_no_other() {
        host.begin("heap", ANNA, BERT);
        Match sound = host.begin("mausoleum", ANNA, BERT);
        host.close();
        host = TestHost.open(file, GameRegistry.load());

        worker().deliverDue();

        assertThat(channel.plyByNonce).containsOnlyKeys("m%s.0.b".formatted(sound.id()));
    }

    @Test
    void an_older_board_that_was_postponed_never_comes_after_a_newer_one() {
        Match match = host.begin("heap", ANNA, BERT);
        channel.answer = notice -> new Delivery.Later("no connection");
        worker().deliverDue();
        channel.answer = notice -> POSTED;

        host.play(match, "take-1");
        worker().deliverDue();
        host.clock.advance(Duration.ofDays(1));
        worker().deliverDue();

        assertThat(channel.plyByNonce).containsOnlyKeys("m%s.1.b".formatted(match.id()));
    }

    @Test
    void a_crash_between_delivery_and_its_record_leaves_exactly_one_message() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-1");
        var crashing = new NoticeWorker(
                crashingOnSettle(),
                host.liveMatches,
                host.database.preferences(),
                host.watch,
                channel,
                new SingleLane<>(),
                host.clock);
        assertThatThrownBy(crashing::deliverDue).hasMessage("crash");
        host.close();
        host = TestHost.open(file);

        worker().deliverDue();

        assertThat(channel.attempts).hasSize(2);
        assertThat(channel.plyByNonce).containsExactly(Map.entry("m%s.1.b".formatted(match.id()), 1));
        assertThat(owedEver()).isEmpty();
    }

    /** The real queue of a process that ends while it records a delivery. */
    private NoticeQueue crashingOnSettle() {
        NoticeQueue queue = host.database.notices();
        return new NoticeQueue() {
            @Override
            public List<OwedNotice> due(Instant now, int limit) {
                return queue.due(now, limit);
            }

            @Override
            public List<MatchId> latest(int most, Instant since) {
                return queue.latest(most, since);
            }

            @Override
            public Optional<Overdue> overdue(Instant since) {
                return queue.overdue(since);
            }

            @Override
            public void settle(OwedNotice owed, String how, Instant now) {
                if (how.equals("message")) {
                    throw new InternalError("crash");
                }
                queue.settle(owed, how, now);
            }

            @Override
            public void postpone(OwedNotice owed, Instant until, String why) {
                queue.postpone(owed, until, why);
            }
        };
    }

    @Test
    void a_match_whose_place_is_lost_is_silent_and_its_notices_come_when_the_place_is_back() {
        Match match = host.begin("heap", ANNA, BERT);
        host.places.become(Optional.of(new Loss.Removed()));
        channel.answer = notice -> new Delivery.Unreachable("nobody there");
        for (int minutes = 0; minutes < 60; minutes++) {
            worker().deliverDue();
            host.clock.advance(Duration.ofMinutes(1));
        }
        assertThat(host.liveMatches.find(match.id()).orElseThrow().live()).isTrue();
        assertThat(host.database.silences().of(match.id())).isPresent();

        channel.answer = notice -> POSTED;
        host.places.become(Optional.empty());
        host.watch.lookDue();
        worker().deliverDue();

        assertThat(channel.plyByNonce).hasSize(1);
        assertThat(owedEver()).isEmpty();
    }
}
