package dolmen.bot.match.timekeeping;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests two processes with two shards each, of which one is away for hours. */
final class TimekeepersOfShardsTest {
    private static final GuildId BELOW = new GuildId(1 << 22);
    private static final GuildId ABOVE = new GuildId(2 << 22);

    private final SettableClock clock = new SettableClock();
    private TestHost lower;
    private TestHost upper;

    @BeforeEach
    void open(@TempDir Path folder) {
        lower = open(folder, new Shards(0, 1, 4));
        upper = open(folder, new Shards(2, 3, 4));
    }

    private TestHost open(Path folder, Shards shards) {
        return TestHost.on(TestDatabase.openOnServer(folder, TestHost.allGames(), shards), TestHost.allGames(), clock);
    }

    @AfterEach
    void close() {
        lower.close();
        upper.close();
    }

    private Match begin(GuildId guild, String pace) {
        Match match = lower.begin("heap", pace, CHANNEL, ANNA, BERT);
        lower.database.matches().relocate(match.id(), new Venue(guild, CHANNEL, CHANNEL));
        lower.timekeeper.attendDue();
        upper.timekeeper.attendDue();
        return now(match);
    }

    private Match now(Match match) {
        return upper.database.matches().find(match.id()).orElseThrow();
    }

    /** Lets time pass while these are up, post boards and look every half minute. */
    private void pass(Duration time, TestHost... up) {
        Instant end = clock.instant().plus(time);
        while (clock.instant().isBefore(end)) {
            List.of(up).forEach(TestHost::postBoards);
            clock.advance(Duration.ofSeconds(30));
            List.of(up).forEach(host -> host.timekeeper.attendDue());
        }
    }

    @Test
    void nobody_loses_by_the_absence_of_a_process_and_on_the_servers_of_others_time_runs() {
        Match below = begin(BELOW, "1h");
        Match above = begin(ABOVE, "1h");
        pass(Duration.ofMinutes(30), lower, upper);

        pass(Duration.ofHours(3), upper);
        assertThat(now(above).live()).isFalse();

        lower.timekeeper.attendDue();
        pass(Duration.ofMinutes(29), lower, upper);
        assertThat(now(below).live()).isTrue();
        pass(Duration.ofMinutes(1), lower, upper);
        assertThat(now(below).live()).isFalse();
    }

    @Test
    void a_move_through_another_process_loses_no_time_and_the_next_player_has_all_of_it() {
        Match below = begin(BELOW, "10h+1h<20h");
        pass(Duration.ofMinutes(30), lower, upper);
        pass(Duration.ofHours(3), upper);

        Match moved = upper.play(now(below), "take-1");
        assertThat(moved.clock().banks().getFirst()).isEqualTo(Duration.ofMinutes(10 * 60 - 30 + 60));

        pass(Duration.ofHours(3), upper);
        lower.timekeeper.attendDue();
        Match answered = lower.play(now(below), "take-1");
        assertThat(answered.live()).isTrue();
        assertThat(answered.clock().banks().getLast()).isEqualTo(Duration.ofHours(11));
    }
}
