package dolmen.bot.puzzle;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.puzzle.DailyAnnouncer.Posting;
import dolmen.bot.puzzle.DailyAnnouncer.Stage;
import dolmen.bot.puzzle.DailyPuzzles.Tally;
import dolmen.bot.puzzle.PuzzleScores.Ending;
import dolmen.bot.rating.Rating;
import dolmen.rules.puzzle.Puzzle;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every test begins at noon in Greenwich. */
final class DailyPuzzleWorkerTest {
    private static final ChannelId OTHER = new ChannelId(1_100_000_000_000_000_003L);

    private TestHost host;
    private PreferenceService preferences;
    private DailyPuzzleWorker worker;
    private final Board board = new Board();

    private record Told(long puzzle, Tally tally, Stage stage) {}

    private record Shown(ChannelId channel, long puzzle, String nonce) {}

    /** Channels that answer as a test wishes. */
    private static final class Board implements DailyAnnouncer {
        private final List<Shown> posted = new ArrayList<>();
        private final List<Told> told = new ArrayList<>();
        private Runnable meanwhile = () -> {};
        private Posting answer = new Posting.Written(new MessageId(5));
        private Posting answerBelow = new Posting.Written(new MessageId(5));

        @Override
        public Posting post(GuildId server, ChannelId channel, Puzzle puzzle, Instant since, String nonce) {
            posted.add(new Shown(channel, puzzle.number(), nonce));
            return answer;
        }

        @Override
        public Posting update(GuildId server, DailyPuzzles.Posted before, Puzzle puzzle, Tally tally, Stage stage) {
            told.add(new Told(before.puzzle(), tally, stage));
            meanwhile.run();
            return answerBelow;
        }
    }

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        preferences = new PreferenceService(host.database.preferences(), person -> {});
        worker = new DailyPuzzleWorker(
                host.database.dailyPuzzles(), new PuzzleBook(host.games), preferences, board, host.clock);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void choose(ChannelId channel) {
        preferences.change(GUILD, before -> before.withDailyPuzzle(Optional.of(channel)));
    }

    /** Lets time pass while the host looks every ten minutes. */
    private void pass(Duration time) {
        for (Duration passed = Duration.ZERO; passed.compareTo(time) < 0; passed = passed.plusMinutes(10)) {
            worker.postDue();
            host.clock.advance(Duration.ofMinutes(10));
        }
        worker.postDue();
    }

    @Test
    void it_is_posted_at_once_and_then_every_morning() {
        pass(Duration.ofHours(1));
        assertThat(board.posted).isEmpty();
        choose(CHANNEL);
        pass(Duration.ofHours(16));
        assertThat(board.posted).hasSize(1).extracting(Shown::channel).containsOnly(CHANNEL);
        pass(Duration.ofHours(1));
        assertThat(board.posted).hasSize(2);
        pass(Duration.ofDays(2));
        assertThat(board.posted).hasSize(4).extracting(Shown::puzzle).doesNotHaveDuplicates();
        assertThat(board.posted)
                .extracting(Shown::nonce)
                .doesNotHaveDuplicates()
                .allSatisfy(nonce -> assertThat(nonce).hasSizeLessThanOrEqualTo(25));
    }

    @Test
    void its_message_says_who_has_solved_it_there_at_the_first_attempt_some_minutes_after_an_attempt() {
        choose(CHANNEL);
        worker.postDue();
        long puzzle = board.posted.getFirst().puzzle();
        attempt(1, puzzle, Ending.SOLVED, Optional.of(GUILD));
        attempt(1, puzzle, Ending.SOLVED, Optional.of(GUILD));
        attempt(2, puzzle, Ending.SOLVED, Optional.of(GUILD));
        attempt(3, puzzle, Ending.FAILED, Optional.of(GUILD));
        attempt(4, puzzle, Ending.SOLVED, Optional.empty());
        attempt(5, puzzle, Ending.SOLVED, Optional.of(new GuildId(8)));
        attempt(6, puzzle + 1, Ending.SOLVED, Optional.of(GUILD));
        host.database.preferences().change(person(2), before -> before.withListed(false));
        worker.postDue();
        assertThat(board.told).isEmpty();
        host.clock.advance(Duration.ofMinutes(6));
        worker.postDue();
        worker.postDue();
        var tally = new Tally(3, 2, List.of(person(1)));
        assertThat(board.told).containsExactly(new Told(puzzle, tally, Stage.OPEN));

        board.told.clear();
        pass(Duration.ofDays(2));
        assertThat(board.told)
                .containsExactly(
                        new Told(puzzle, tally, Stage.OVER),
                        new Told(board.posted.get(1).puzzle(), new Tally(0, 0, List.of()), Stage.OVER));
    }

    @Test
    void an_attempt_in_the_small_hours_belongs_to_the_day_before() {
        choose(CHANNEL);
        worker.postDue();
        host.clock.advance(Duration.ofHours(14));
        attempt(1, board.posted.getFirst().puzzle(), Ending.SOLVED, Optional.of(GUILD));
        pass(Duration.ofHours(3));
        assertThat(board.posted).hasSize(1);
        assertThat(board.told).extracting(Told::stage).containsExactly(Stage.OPEN);
        pass(Duration.ofHours(2));
        assertThat(board.posted).hasSize(2);
    }

    @Test
    void after_a_week_without_an_attempt_no_more_come_until_a_member_attempts_the_last() {
        choose(CHANNEL);
        worker.postDue();
        attempt(1, 1, Ending.FAILED, Optional.of(GUILD));
        pass(Duration.ofDays(20));
        assertThat(board.posted).hasSize(7);
        assertThat(board.told)
                .extracting(Told::stage)
                .endsWith(Stage.OVER, Stage.RESTING)
                .hasSize(7);

        attempt(2, board.posted.getLast().puzzle(), Ending.FAILED, Optional.of(GUILD));
        pass(Duration.ofHours(1));
        assertThat(board.posted).hasSize(8);
        pass(Duration.ofDays(20));
        assertThat(board.posted).hasSize(14);
    }

    @Test
    void somebody_who_met_the_last_puzzle_elsewhere_ends_a_rest_too() {
        choose(CHANNEL);
        pass(Duration.ofDays(5));
        for (int day = 6; day < 9; day++) {
            attempt(3, bookOf(day), Ending.SOLVED, Optional.empty());
        }
        pass(Duration.ofDays(10));
        long last = board.posted.getLast().puzzle();

        attempt(3, last, Ending.SOLVED, Optional.of(GUILD));
        pass(Duration.ofHours(1));
        assertThat(board.posted).hasSize(8);
    }

    private long bookOf(int day) {
        return new PuzzleBook(host.games)
                .ofDay(LocalDate.of(2026, 11, 21).plusDays(day))
                .orElseThrow()
                .number();
    }

    @Test
    void another_channel_is_a_reason_to_post_again_even_if_it_cannot_be_reached_at_first() {
        choose(CHANNEL);
        pass(Duration.ofDays(20));
        assertThat(board.posted).hasSize(7);

        choose(OTHER);
        board.answer = new Posting.Later("Discord is down");
        worker.postDue();
        board.answer = new Posting.Written(new MessageId(6));
        pass(Duration.ofHours(1));
        assertThat(board.posted).hasSize(9).extracting(Shown::channel).last().isEqualTo(OTHER);
    }

    @Test
    void an_attempt_during_an_update_brings_another_update() {
        choose(CHANNEL);
        worker.postDue();
        long puzzle = board.posted.getFirst().puzzle();
        attempt(1, puzzle, Ending.SOLVED, Optional.of(GUILD));
        host.clock.advance(Duration.ofMinutes(6));
        board.meanwhile = () -> attempt(2, puzzle, Ending.FAILED, Optional.of(GUILD));
        worker.postDue();
        board.meanwhile = () -> {};
        host.clock.advance(Duration.ofMinutes(7));
        worker.postDue();
        assertThat(board.told).extracting(told -> told.tally().attempted()).containsExactly(1, 2);
    }

    @Test
    void an_attempt_before_a_late_post_is_told_at_once() {
        long puzzle = new PuzzleBook(host.games)
                .ofDay(PuzzleBook.dayAt(host.clock.instant()))
                .orElseThrow()
                .number();
        attempt(1, puzzle, Ending.SOLVED, Optional.of(GUILD));
        choose(CHANNEL);
        worker.postDue();
        worker.postDue();
        worker.postDue();
        assertThat(board.told).extracting(Told::stage).containsExactly(Stage.OPEN);
    }

    @Test
    void a_server_that_is_greeted_has_the_first_the_next_day_unless_it_ever_had_settings() {
        var beginning = new DailyPuzzleBeginning(preferences, host.database.dailyPuzzles(), host.clock);
        beginning.in(GUILD, CHANNEL);
        assertThat(host.database.preferences().of(GUILD))
                .isEqualTo(GuildPreferences.DEFAULT.withDailyPuzzle(Optional.of(CHANNEL)));
        pass(Duration.ofHours(17));
        assertThat(board.posted).isEmpty();
        pass(Duration.ofHours(2));
        assertThat(board.posted).hasSize(1).extracting(Shown::channel).containsOnly(CHANNEL);

        beginning.in(GUILD, OTHER);
        assertThat(preferences.of(GUILD).dailyPuzzle()).contains(CHANNEL);
        preferences.change(GUILD, before -> before.withDailyPuzzle(Optional.empty()));
        beginning.in(GUILD, OTHER);
        assertThat(preferences.of(GUILD).dailyPuzzle()).as("turned off before").isEmpty();
    }

    private static PlayerId person(long number) {
        return new PlayerId(ANNA.id().value() + 100 + number);
    }

    private void attempt(long player, long puzzle, Ending ending, Optional<GuildId> where) {
        host.database
                .puzzleScores()
                .first(
                        new PuzzleScores.Attempt(
                                person(player), puzzle, "obelisk", ending, 0, host.clock.instant(), where),
                        Rating.newcomer(host.clock.instant()),
                        PuzzleScores.Held::rating);
    }

    @Test
    void of_the_days_of_an_outage_only_the_last_has_one() {
        choose(CHANNEL);
        worker.postDue();
        host.clock.advance(Duration.ofDays(10));
        worker.postDue();
        worker.postDue();
        assertThat(board.posted).hasSize(2);
        pass(Duration.ofDays(1));
        assertThat(board.posted).hasSize(3);
    }

    @Test
    void a_failed_post_is_retried_with_its_nonce() {
        choose(CHANNEL);
        board.answer = new Posting.Later("Discord is down");
        worker.postDue();
        worker.postDue();
        assertThat(board.posted).hasSize(1);
        host.clock.advance(Duration.ofMinutes(5));
        board.answer = new Posting.Written(new MessageId(6));
        worker.postDue();
        assertThat(board.posted).hasSize(2).containsOnly(board.posted.getFirst());
        pass(Duration.ofHours(12));
        assertThat(board.posted).hasSize(2);
    }

    @Test
    void a_count_that_cannot_be_written_now_comes_before_the_next_puzzle_and_one_that_never_can_does_not() {
        choose(CHANNEL);
        worker.postDue();
        host.clock.advance(Duration.ofDays(1));
        board.answerBelow = new Posting.Later("Discord is down");
        worker.postDue();
        assertThat(board.posted).hasSize(1);
        board.answerBelow = new Posting.Gone("somebody has deleted it");
        host.clock.advance(Duration.ofMinutes(5));
        worker.postDue();
        assertThat(board.posted).hasSize(2);
        assertThat(board.told).hasSize(2);
    }

    @Test
    void a_channel_without_permission_is_retried_once_an_hour() {
        choose(CHANNEL);
        board.answer = new Posting.Barred("the bot lacks Send Messages");
        pass(Duration.ofHours(5));
        assertThat(board.posted).hasSize(6);
        assertThat(preferences.of(GUILD).dailyPuzzle()).contains(CHANNEL);
    }

    @Test
    void a_channel_that_is_gone_is_none_from_then_on() {
        choose(CHANNEL);
        board.answer = new Posting.Gone("the channel is gone");
        pass(Duration.ofDays(2));
        assertThat(board.posted).hasSize(1);
        assertThat(preferences.of(GUILD).dailyPuzzle()).isEmpty();
    }

    @Test
    void another_channel_has_the_next_and_other_choices_change_nothing() {
        choose(CHANNEL);
        worker.postDue();
        choose(OTHER);
        preferences.change(GUILD, before -> before.withThreads(false));
        pass(Duration.ofHours(1));
        assertThat(board.posted).hasSize(1);
        pass(Duration.ofHours(17));
        assertThat(board.posted).extracting(Shown::channel).containsExactly(CHANNEL, OTHER);
        preferences.change(GUILD, before -> before.withDailyPuzzle(Optional.empty()));
        pass(Duration.ofDays(2));
        assertThat(board.posted).hasSize(2);
    }
}
