package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.storage.Database;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.WayToServer;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.Upgrade;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A process that has shards leaves them to one that waits. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
final class LeaseHandoverTest extends LeasedShards {
    private static final Duration LONGEST = Duration.ofSeconds(20);

    /** The time after which a process has stopped asking. */
    private static final Duration TOO_LATE = Duration.ofMillis(2_700);

    @Test
    void a_holder_is_relieved_from_the_moment_that_the_other_tells() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER);
                Database other = open(UPPER)) {
            assertThat(first.lease().take()).isTrue();
            assertThat(other.lease().take()).isTrue();
            CompletableFuture<Optional<Instant>> relieved = asking(first, second);
            assertThat(relieved).isNotDone();
            assertThat(second.lease().relieve(MOMENT)).isTrue();
            assertThat(relieved.get()).contains(MOMENT);
        }
    }

    /** As when an operator stops one as soon as the other reports that it is on standby. */
    @Test
    void a_holder_is_heard_by_a_process_that_begins_to_listen_a_moment_later() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            CompletableFuture<Optional<Instant>> relieved = handingOver(first);
            Thread.sleep(700);
            assertThat(waiting(second).get(LONGEST.toSeconds(), TimeUnit.SECONDS))
                    .isEqualTo(Lease.Waited.ASKED);
            assertThat(second.lease().relieve(MOMENT)).isTrue();
            assertThat(relieved.get()).contains(MOMENT);
        }
    }

    @Test
    void nobody_waits_long_for_relief_where_others_stand_by_for_other_shards_only() {
        try (Database first = open(LOWER);
                Database other = open(UPPER)) {
            assertThat(first.lease().take()).isTrue();
            CompletableFuture<Lease.Waited> unconcerned;
            try (Database holder = open(UPPER)) {
                assertThat(holder.lease().take()).isTrue();
                unconcerned = waiting(other);
                long began = System.nanoTime();
                assertThat(first.lease().handOver(LONGEST)).isEmpty();
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(10));
                assertThat(unconcerned).isNotDone();
            }
            assertThat(unconcerned.join()).isEqualTo(Lease.Waited.TAKEN);
        }
    }

    @Test
    void of_two_that_stand_by_one_relieves_the_holder() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER);
                Database third = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            List<CompletableFuture<Lease.Waited>> waiting = List.of(waiting(second), waiting(third));
            Thread.sleep(2_000);
            assertThat(first.lease().handOver(LONG_ENOUGH)).isEmpty();
            assertThat(waiting)
                    .filteredOn(CompletableFuture::isDone)
                    .hasSize(1)
                    .allSatisfy(asked -> assertThat(asked.join()).isEqualTo(Lease.Waited.ASKED));
            first.lease().close();
            CompletableFuture.anyOf(
                            waiting.stream().filter(one -> !one.isDone()).toArray(CompletableFuture[]::new))
                    .get();
        }
    }

    @Test
    void a_holder_goes_on_if_the_process_that_was_coming_gives_up() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            CompletableFuture<Lease.Waited> waited = waiting(second);
            Thread.sleep(1_000);
            CompletableFuture<Optional<Instant>> relieved =
                    CompletableFuture.supplyAsync(() -> first.lease().handOver(LONGEST), Thread::startVirtualThread);
            assertThat(waited.get()).isEqualTo(Lease.Waited.ASKED);

            second.lease().close();

            assertThat(relieved.get(30, TimeUnit.SECONDS)).isEmpty();
            assertThat(first.lease().held()).isTrue();
        }
    }

    @Test
    void a_holder_goes_on_if_the_process_that_is_coming_takes_too_long() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            askInVain(first, second);
            assertThat(first.lease().held()).isTrue();
        }
    }

    /** The process slept between the question and its offer, and the holder has stopped asking. */
    @Test
    void an_offer_that_no_holder_hears_is_not_confirmed_and_a_later_one_is() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            var asleep = new AtomicBoolean();
            CompletableFuture<Lease.Waited> waited = waiting(second, () -> sleptThrough(asleep));
            Thread.sleep(1_500);
            asleep.set(true);
            Thread.sleep(700);
            assertThat(first.lease().handOver(LONGEST)).isEmpty();
            asleep.set(false);
            assertThat(waited.get()).isEqualTo(Lease.Waited.ASKED);

            assertThat(second.lease().relieve(MOMENT)).isFalse();
            assertThat(first.lease().held()).isTrue();

            CompletableFuture<Optional<Instant>> relieved = asking(first, second);
            assertThat(second.lease().relieve(MOMENT)).isTrue();
            assertThat(relieved.get()).contains(MOMENT);
        }
    }

    @Test
    void the_process_that_answers_already_takes_the_shards_before_any_other_that_waits() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER);
                Database third = open(LOWER)) {
            relieve(first, second);
            CompletableFuture<Lease.Waited> other = waiting(third);

            first.lease().close();
            Thread.sleep(TOO_LATE);
            assertThat(other).isNotDone();

            assertThat(waiting(second).get()).isEqualTo(Lease.Waited.TAKEN);
        }
    }

    @Test
    void the_process_that_answers_already_goes_first_also_after_it_was_cut_off_from_the_database() throws Exception {
        try (WayToServer way = WayToServer.to(address.url());
                Database first = open(LOWER);
                Database second = Database.open(way.of(address), NO_GAMES, LOWER, Upgrade.REFUSED);
                Database third = open(LOWER)) {
            relieve(first, second);
            CompletableFuture<Lease.Waited> again = waiting(second);
            CompletableFuture<Lease.Waited> other = waiting(third);
            way.cut(WayToServer.Cut.REFUSED);
            Thread.sleep(1_000);
            way.mend();
            Thread.sleep(1_500);

            first.lease().close();

            assertThat(again.get(30, TimeUnit.SECONDS)).isEqualTo(Lease.Waited.TAKEN);
            assertThat(other).isNotDone();
        }
    }

    /** It takes its locks again a moment later. */
    @Test
    void an_offer_is_confirmed_by_a_holder_that_has_just_lost_its_connection_to_the_database() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            CompletableFuture<Optional<Instant>> relieved = asking(first, second);

            TestServer.ofProcess().execute("""
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = '%s' AND application_name LIKE 'dolmen lock %%'
                    """.formatted(address.url().getPath().substring(1)));
            assertThat(second.lease().relieve(MOMENT)).isTrue();

            assertThat(relieved.get()).contains(MOMENT);
        }
    }

    @Test
    void an_offer_to_a_holder_that_has_gone_is_refused_at_once() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            askInVain(first, second);
            first.lease().close();

            long began = System.nanoTime();
            assertThat(second.lease().relieve(MOMENT)).isFalse();

            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(1));
        }
    }

    /** It froze meanwhile; once it wakes up, it must not answer beside the other. */
    @Test
    void a_process_that_answers_already_gives_up_once_a_third_one_has_the_shards() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(LOWER);
                Database third = open(LOWER)) {
            relieve(first, second);
            first.lease().close();

            assertThat(waiting(third).get(30, TimeUnit.SECONDS)).isEqualTo(Lease.Waited.TAKEN);

            assertThat(waiting(second).get()).isEqualTo(Lease.Waited.GIVEN_UP);
            assertThat(second.lease().lost()).isTrue();
        }
    }

    @Test
    void a_process_that_answers_already_doubts_its_right_once_it_is_cut_off_from_the_database() throws Exception {
        try (WayToServer way = WayToServer.to(address.url());
                Database first = open(LOWER);
                Database second = Database.open(way.of(address), NO_GAMES, LOWER, Upgrade.REFUSED)) {
            relieve(first, second);
            CompletableFuture<Lease.Waited> again = waiting(second);
            Thread.sleep(1_000);
            assertThat(second.lease().doubtful()).isFalse();

            way.cut(WayToServer.Cut.REFUSED);
            Thread.sleep(3_000);
            assertThat(second.lease().doubtful()).isTrue();
            assertThat(second.lease().lost()).isFalse();
            Thread.sleep(8_000);
            assertThat(second.lease().lost()).isTrue();

            way.mend();
            first.lease().close();
            assertThat(again.get(30, TimeUnit.SECONDS)).isEqualTo(Lease.Waited.TAKEN);
            assertThat(second.lease().doubtful()).isFalse();
            assertThat(second.lease().lost()).isFalse();
        }
    }

    /** The one that was asked first did not get in on Discord. */
    @Test
    void a_process_that_could_not_relieve_the_holder_lets_another_one_try() throws Exception {
        try (Database first = open(LOWER);
                Database broken = open(LOWER);
                Database healthy = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            CompletableFuture<Optional<Instant>> relieved = asking(first, broken);

            CompletableFuture<Lease.Waited> again = waiting(broken);
            assertThat(waiting(healthy).get(10, TimeUnit.SECONDS)).isEqualTo(Lease.Waited.ASKED);
            assertThat(again).isNotDone();
            assertThat(healthy.lease().relieve(MOMENT)).isTrue();
            assertThat(relieved.get()).contains(MOMENT);
        }
    }

    /** Lets a holder hand over to a process, which answers already and has yet to take the lease. */
    private static void relieve(Database holder, Database other) throws Exception {
        assertThat(holder.lease().take()).isTrue();
        CompletableFuture<Optional<Instant>> relieved = asking(holder, other);
        assertThat(other.lease().relieve(MOMENT)).isTrue();
        assertThat(relieved.get()).contains(MOMENT);
    }

    /** Lets a holder ask a process for relief; the future is the holder's. */
    private static CompletableFuture<Optional<Instant>> asking(Database holder, Database other) throws Exception {
        CompletableFuture<Lease.Waited> waited = waiting(other);
        CompletableFuture<Optional<Instant>> relieved = handingOver(holder);
        assertThat(waited.get()).isEqualTo(Lease.Waited.ASKED);
        return relieved;
    }

    /** Lets a holder ask a process that does not answer in time. */
    private static void askInVain(Database holder, Database other) throws Exception {
        CompletableFuture<Lease.Waited> waited = waiting(other);
        Thread.sleep(1_000);
        assertThat(holder.lease().handOver(LONG_ENOUGH)).isEmpty();
        assertThat(waited.get()).isEqualTo(Lease.Waited.ASKED);
    }

    private static boolean sleptThrough(AtomicBoolean asleep) {
        try {
            while (asleep.get()) {
                Thread.sleep(20);
            }
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
        return false;
    }

    /** A waiting process may not listen yet at the first message. */
    private static CompletableFuture<Optional<Instant>> handingOver(Database database) {
        return CompletableFuture.supplyAsync(
                () -> {
                    Optional<Instant> relieved = Optional.empty();
                    for (int attempts = 0; attempts < 15 && relieved.isEmpty(); attempts++) {
                        relieved = database.lease().handOver(LONGEST);
                    }
                    return relieved;
                },
                Thread::startVirtualThread);
    }
}
