package dolmen.bot.storage.person;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Shards;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Race;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.storage.TestDatabase;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests outages of several processes with some of all shards each. */
final class OutagesOfShardsTest {
    private static final Shards LOWER = new Shards(0, 1, 4);
    private static final Shards UPPER = new Shards(2, 3, 4);
    private static final int GUILDS = 8;
    private static final Duration STEP = Duration.ofSeconds(50);

    private final GameRegistry games = TestHost.allGames();
    private final SettableClock clock = new SettableClock();
    private final Instant start = clock.instant();
    private final List<TestDatabase> running = new ArrayList<>();

    @TempDir
    private Path folder;

    /** Each of eight servers has one match; its number is one above the server's shard of eight. */
    @BeforeEach
    void begin_matches() {
        try (TestHost host = TestHost.on(TestDatabase.openOnServer(folder, games), games, clock)) {
            for (int shard = 0; shard < GUILDS; shard++) {
                MatchId match = host.begin("heap", TestHost.ANNA, TestHost.BERT).id();
                assertThat(match).isEqualTo(matchOn(shard));
                host.database.matches().relocate(match, new Venue(guildOn(shard), TestHost.CHANNEL, TestHost.CHANNEL));
            }
        }
    }

    @AfterEach
    void stop_all() {
        running.forEach(TestDatabase::close);
        running.clear();
    }

    private static GuildId guildOn(int shard) {
        return new GuildId(((GUILDS * 30_000L + shard) << 22) + 5);
    }

    private static MatchId matchOn(int shard) {
        return new MatchId(shard + 1);
    }

    private TestDatabase start(Shards shards) {
        TestDatabase process = TestDatabase.openOnServer(folder, games, shards);
        running.add(process);
        return process;
    }

    /** Lets the processes be up for a time. */
    private void up(Duration time, TestDatabase... processes) {
        Instant end = clock.instant().plus(time);
        sign(processes);
        while (clock.instant().isBefore(end)) {
            clock.advance(STEP);
            sign(processes);
        }
    }

    private void sign(TestDatabase... processes) {
        for (TestDatabase process : processes) {
            process.timeOff().hostIsUp(clock.instant());
        }
    }

    /** The rests of the clock in the match on that shard of eight. */
    private List<Stretch> rests(int shard) {
        return running.getFirst()
                .timeOff()
                .rests(TestHost.ANNA.id(), matchOn(shard), start.minusSeconds(1), start.minusSeconds(1));
    }

    private Stretch until(Instant from) {
        return new Stretch(from, clock.instant());
    }

    @Test
    void a_process_that_is_away_costs_its_players_no_time_and_the_others_go_on() {
        TestDatabase lower = start(LOWER);
        TestDatabase upper = start(UPPER);
        up(Duration.ofMinutes(5), lower, upper);
        Instant last = clock.instant();

        up(Duration.ofHours(3), upper);
        sign(lower);

        assertThat(List.of(rests(0), rests(1), rests(4), rests(5)))
                .allSatisfy(rests -> assertThat(rests).containsExactly(until(last)));
        assertThat(List.of(rests(2), rests(3), rests(6), rests(7)))
                .allSatisfy(rests -> assertThat(rests).isEmpty());
    }

    @Test
    void a_player_who_moves_through_another_process_loses_no_time_and_neither_does_the_next() {
        TestDatabase lower = start(LOWER);
        TestDatabase upper = start(UPPER);
        up(Duration.ofMinutes(5), lower, upper);
        Instant last = clock.instant();
        up(Duration.ofHours(3), upper);
        Instant moved = clock.instant();

        upper.timeOff().hostWasReached(guildOn(1), moved);
        assertThat(rests(1)).containsExactly(until(last));
        assertThat(rests(2)).isEmpty();

        up(Duration.ofHours(1), upper);
        lower.timeOff().hostWasReached(guildOn(0), clock.instant());
        assertThat(rests(1)).containsExactlyInAnyOrder(new Stretch(last, moved), until(moved));
        assertThat(rests(0)).containsExactly(until(last));
    }

    @Test
    void a_standby_that_takes_over_within_half_a_minute_makes_no_outage() {
        TestDatabase lower = start(LOWER);
        up(Duration.ofMinutes(5), lower);
        clock.advance(Duration.ofSeconds(30));

        TestDatabase standby = start(LOWER);
        standby.timeOff().hostWasReached(guildOn(0), clock.instant());
        up(Duration.ofMinutes(5), standby);

        assertThat(rests(0)).isEmpty();
    }

    @Test
    void shards_that_go_to_another_process_bring_their_outage_along() {
        TestDatabase lower = start(LOWER);
        TestDatabase upper = start(UPPER);
        up(Duration.ofMinutes(5), lower, upper);
        Instant last = clock.instant();
        up(Duration.ofHours(2), lower);
        stop_all();
        clock.advance(Duration.ofSeconds(10));

        start(new Shards(0, 3, 4)).timeOff().hostIsUp(clock.instant());

        assertThat(rests(1)).isEmpty();
        assertThat(rests(2)).containsExactly(until(last));
    }

    @Test
    void an_outage_in_which_the_number_of_shards_changes_is_counted_for_all() {
        up(Duration.ofMinutes(5), start(LOWER), start(UPPER));
        Instant last = clock.instant();
        stop_all();
        clock.advance(Duration.ofHours(5));

        TestDatabase lower = start(new Shards(0, 3, 8));
        sign(lower);
        Instant lowerIsBack = clock.instant();
        up(Duration.ofHours(1), lower);
        sign(start(new Shards(4, 7, 8)));

        assertThat(rests(2)).containsExactly(new Stretch(last, lowerIsBack));
        assertThat(rests(4)).containsExactly(until(last));
        assertThat(rests(6)).containsExactly(until(last));
    }

    @Test
    void a_process_that_never_came_back_before_the_number_changed_costs_its_players_nothing() {
        TestDatabase lower = start(LOWER);
        TestDatabase upper = start(UPPER);
        up(Duration.ofMinutes(5), lower, upper);
        Instant last = clock.instant();
        up(Duration.ofHours(3), upper);
        Instant ended = clock.instant();
        stop_all();
        clock.advance(Duration.ofMinutes(10));

        sign(start(Shards.ALL));

        assertThat(rests(0)).containsExactlyInAnyOrder(new Stretch(last, ended), until(ended));
        assertThat(rests(2)).containsExactly(until(ended));
    }

    @Test
    void one_process_becomes_several_and_one_again() {
        up(Duration.ofMinutes(5), start(Shards.ALL));
        Instant last = clock.instant();
        stop_all();
        clock.advance(Duration.ofHours(1));
        up(Duration.ofMinutes(5), start(LOWER), start(UPPER));
        Stretch first = new Stretch(last, last.plus(Duration.ofHours(1)));
        stop_all();
        clock.advance(Duration.ofSeconds(30));
        up(Duration.ofMinutes(5), start(Shards.ALL));

        assertThat(List.of(rests(0), rests(3)))
                .allSatisfy(rests -> assertThat(rests).containsExactly(first));
    }

    @Test
    void several_that_notice_at_once_that_the_number_changed_write_it_down_once() throws Exception {
        for (int change = 1; change <= 5; change++) {
            up(Duration.ofMinutes(1), start(LOWER), start(UPPER));
            stop_all();
            clock.advance(Duration.ofHours(5));
            TestDatabase lower = start(new Shards(0, 3, 8));
            TestDatabase upper = start(new Shards(4, 7, 8));
            Instant now = clock.instant();
            Race.of(List.of(() -> reach(lower, 0, now), () -> reach(upper, 6, now), () -> reach(upper, 1, now)));

            int outages = 2 * change - 1;
            assertThat(List.of(rests(0), rests(1), rests(6)))
                    .allSatisfy(rests ->
                            assertThat(rests).hasSize(outages).contains(until(now.minus(Duration.ofHours(5)))));
            up(Duration.ofMinutes(1), lower, upper);
            stop_all();
            clock.advance(Duration.ofHours(1));
        }
    }

    private static boolean reach(TestDatabase process, int shard, Instant now) {
        process.timeOff().hostWasReached(guildOn(shard), now);
        return true;
    }

    @Test
    void a_clock_that_went_back_ends_the_outages_of_its_own_shards_and_leaves_those_of_others() {
        TestDatabase lower = start(LOWER);
        TestDatabase upper = start(UPPER);
        sign(lower, upper);
        clock.advance(Duration.ofHours(5));
        sign(lower, upper);
        Instant ahead = clock.instant();

        clock.advance(Duration.ofHours(-2));
        sign(lower);
        Instant back = clock.instant();
        assertThat(rests(0)).containsExactly(new Stretch(start, back));
        assertThat(rests(2)).containsExactly(new Stretch(start, ahead));

        clock.advance(Duration.ofHours(1));
        sign(lower);
        assertThat(rests(0)).containsExactlyInAnyOrder(new Stretch(start, back), until(back));
    }
}
