package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** While the bot cannot write where a match is played, the match is interrupted, and nobody loses by it. */
class LostPlaceTest {
    /** Longer than the bot takes to notice, to try, and to do what it should not. */
    private static final Duration A_WHILE = Duration.ofMillis(1_500);

    /** Of the host's life. */
    private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(50);

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    @Test
    void a_permission_that_is_missing_for_three_seconds_annuls_nothing_and_the_board_comes_when_it_is_back()
            throws Exception {
        String thread = discord.begin("murus-gallicus");
        closeDirectMessages(discord.bjorn);
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_SEND, Permission.MESSAGE_SEND_IN_THREADS);
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        Thread.sleep(A_WHILE);

        assertThat(discord.match(1).live()).isTrue();
        discord.deny(discord.general, discord.botId());

        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).live()).isTrue();
        assertThat(discord.match(1).venue().thread()).hasToString(thread);
    }

    @Test
    void a_match_in_a_channel_that_was_blind_for_a_while_goes_on_in_its_thread() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.deny(discord.general, discord.botId(), Permission.VIEW_CHANNEL);
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        Thread.sleep(A_WHILE);

        discord.deny(discord.general, discord.botId());

        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).venue().thread()).hasToString(thread);
        discord.play(thread, 1, "a7-a5");
    }

    @Test
    void a_channel_whose_return_the_bot_has_not_heard_of_is_found_when_somebody_acts_there() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.deny(discord.general, discord.botId(), Permission.VIEW_CHANNEL);
        awaitSilence();
        Thread.sleep(A_WHILE.dividedBy(3));
        swallowing(() -> discord.deny(discord.general, discord.botId()));
        Thread.sleep(A_WHILE.dividedBy(3));
        assertThat(discord.hosted().database.silences().lasting()).hasSize(1);

        clock.advance(Duration.ofMinutes(2));
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");

        discord.bjorn.awaitBoard(thread, 1, 1);
        awaitSound();
        discord.play(thread, 1, "a7-a5");
    }

    @Test
    void a_channel_whose_return_the_bot_has_not_heard_of_is_found_within_an_hour() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.deny(discord.general, discord.roleOfBot(), Permission.VIEW_CHANNEL);
        awaitSilence();
        Thread.sleep(A_WHILE.dividedBy(3));
        swallowing(() -> discord.deny(discord.general, discord.roleOfBot()));
        for (int minutes = 0; minutes < 61; minutes += 10) {
            clock.advance(Duration.ofMinutes(10));
            Thread.sleep(Duration.ofMillis(250));
        }
        awaitSound();
        discord.play(thread, 1, "a1-a3");
        assertThat(discord.requests("GET", "/guilds/[0-9]+/channels")).hasSizeBetween(1, 3);
    }

    @Test
    void a_server_that_has_let_the_bot_in_again_is_found_although_the_bot_has_not_heard_of_it() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.install("none");
        awaitSilence();
        Thread.sleep(A_WHILE.dividedBy(3));
        swallowing(() -> discord.install("bot"));
        clock.advance(Duration.ofMinutes(61));
        awaitSound();
        discord.play(thread, 1, "a1-a3");
    }

    private void swallowing(Runnable happening) {
        discord.fault(Map.of("kind", "gateway_swallow", "event", "(CHANNEL|THREAD|GUILD)_.*"));
        happening.run();
        discord.clearFaults();
    }

    @Test
    void after_the_bot_was_removed_nobody_loses_on_time_and_the_clock_goes_on_where_it_stood() throws Exception {
        String thread = beginTimed();
        pass(Duration.ofMinutes(40));
        discord.install("none");
        awaitSilence();
        pass(Duration.ofHours(2));
        Thread.sleep(A_WHILE);
        assertThat(discord.match(1).live()).isTrue();

        discord.install("bot");
        awaitSound();
        pass(Duration.ofMinutes(55));
        Thread.sleep(A_WHILE);
        assertThat(discord.match(1).live()).isTrue();
        pass(Duration.ofMinutes(6));
        discord.eventually(() -> assertThat(discord.match(1).live()).isFalse());
        discord.bjorn.await(thread, message -> Person.words(message).contains("ran out of time"));
    }

    @Test
    void while_discord_has_lost_the_server_clocks_rest_and_nobody_is_told() throws Exception {
        String thread = beginTimed();
        outage(true);
        awaitSilence();
        pass(Duration.ofHours(2));
        Thread.sleep(A_WHILE);
        assertThat(discord.match(1).live()).isTrue();

        outage(false);
        awaitSound();
        discord.play(thread, 1, "a1-a3");
        for (Person player : List.of(discord.astrid, discord.bjorn)) {
            assertThat(told(player)).isEmpty();
        }
    }

    @Test
    void a_restart_in_the_middle_forgets_no_silence() throws Exception {
        String thread = beginTimed();
        discord.install("none");
        awaitSilence();
        discord.restartBot();
        pass(Duration.ofHours(2));
        Thread.sleep(A_WHILE);
        assertThat(discord.match(1).live()).isTrue();

        discord.install("bot");
        awaitSound();
        discord.play(thread, 1, "a1-a3");
    }

    @Test
    void a_bot_that_was_removed_while_it_was_away_flags_nobody() throws Exception {
        beginTimed();
        discord.stopBot();
        discord.install("none");
        discord.startBot();
        awaitSilence();
        pass(Duration.ofHours(2));
        Thread.sleep(A_WHILE);
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_thread_that_was_deleted_is_made_again() {
        String thread = discord.begin("murus-gallicus");
        discord.permit(discord.general, discord.botId(), Permission.MANAGE_THREADS);
        delete(thread);
        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played");

        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_match_whose_thread_is_closed_to_the_bot_is_shown_in_the_channel_and_returns_to_its_thread() {
        String thread = discord.begin("murus-gallicus");
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_SEND_IN_THREADS);
        assertThat(discord.astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
        discord.bjorn.awaitBoard(discord.general, 1, 1);

        discord.deny(discord.general, discord.botId());

        assertThat(discord.bjorn.privately(thread, "move", "move", "a7-a5")).contains("You played");
        discord.astrid.awaitBoard(thread, 1, 2);
    }

    @Test
    void who_shares_no_server_with_the_bot_is_reminded_in_the_thread() {
        String thread = beginTimed();
        discord.astrid.command(thread, "settings", "reminded-in", "DIRECT_MESSAGE");
        discord.fault(Map.of(
                "kind",
                "error",
                "code",
                50278,
                "times",
                1,
                "route",
                "POST /channels/%s/messages".formatted(discord.privateChannel(discord.astrid))));
        pass(Duration.ofMinutes(51));

        discord.astrid.await(thread, message -> Person.words(message).contains("still waits"));
    }

    @Test
    void of_a_channel_that_was_deleted_players_are_told_in_private_once_each() throws Exception {
        beginTimed();
        closeDirectMessages(discord.bjorn);
        discord.permit(discord.general, discord.botId(), Permission.MANAGE_CHANNEL);
        delete(discord.general);
        awaitSilence();
        clock.advance(Duration.ofMinutes(2));
        Thread.sleep(A_WHILE);
        assertThat(told(discord.astrid)).isEmpty();

        for (int hours = 0; hours < 30; hours++) {
            clock.advance(Duration.ofHours(1));
            Thread.sleep(Duration.ofMillis(250));
        }
        assertThat(told(discord.astrid))
                .hasSize(1)
                .first()
                .asString()
                .contains("channel in which it is played is gone");
        assertThat(told(discord.bjorn)).isEmpty();
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void each_player_is_told_once_which_permission_is_missing_and_that_the_match_goes_on() throws Exception {
        String thread = beginTimed();
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_SEND, Permission.MESSAGE_SEND_IN_THREADS);
        awaitSilence();
        clock.advance(Duration.ofMinutes(4));
        for (Person player : List.of(discord.astrid, discord.bjorn)) {
            discord.eventually(() -> assertThat(told(player)).hasSize(1));
            assertThat(told(player).getFirst()).contains("<#" + thread + ">", "**Send Messages in Threads**");
        }
        for (int days = 0; days < 3; days++) {
            clock.advance(Duration.ofDays(1));
            Thread.sleep(A_WHILE.dividedBy(3));
        }

        discord.deny(discord.general, discord.botId());

        discord.astrid.await(thread, message -> Person.words(message).contains("still waits"));
        for (Person player : List.of(discord.astrid, discord.bjorn)) {
            assertThat(told(player)).hasSize(1);
        }
    }

    @Test
    void each_player_is_told_in_their_own_language() {
        discord.speaks(discord.bjorn, "nl");
        String thread = beginTimed();
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_SEND, Permission.MESSAGE_SEND_IN_THREADS);
        awaitSilence();
        clock.advance(Duration.ofMinutes(4));
        discord.eventually(() -> assertThat(told(discord.bjorn))
                .singleElement()
                .asString()
                .contains("is onderbroken. In <#" + thread + "> mist de bot **Berichten verzenden in threads**"));
        discord.eventually(() -> assertThat(told(discord.astrid))
                .singleElement()
                .asString()
                .contains("is interrupted. In <#" + thread + "> the bot lacks **Send Messages in Threads**"));
    }

    @Test
    void a_match_that_stays_silent_for_a_week_ends_without_a_result_and_its_players_are_told() throws Exception {
        beginTimed();
        discord.permit(discord.general, discord.botId(), Permission.MANAGE_CHANNEL);
        delete(discord.general);
        awaitSilence();
        clock.advance(Duration.ofMinutes(4));
        discord.eventually(() -> assertThat(told(discord.bjorn)).hasSize(1));
        clock.advance(Duration.ofDays(6));
        Thread.sleep(A_WHILE);
        assertThat(discord.match(1).live()).isTrue();

        clock.advance(Duration.ofDays(1));
        discord.eventually(() -> assertThat(discord.match(1).live()).isFalse());
        clock.advance(Duration.ofMinutes(2));
        for (Person player : List.of(discord.astrid, discord.bjorn)) {
            discord.eventually(() -> assertThat(told(player)).hasSize(2));
            assertThat(told(player).getLast()).contains("abandoned");
        }
        awaitSound();
        awaitNothingOwed();
    }

    /** The thread of a match of Astrid, who moves first and has 100 minutes, against Björn. */
    private String beginTimed() {
        JsonNode challenge = discord.astrid.challenge(
                discord.general, discord.bjorn, "murus-gallicus", "side", "first", "pace", "100 minutes");
        discord.bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        discord.bjorn.awaitBoard(thread, 1, 0);
        discord.eventually(() -> assertThat(discord.match(1).clock().running()).isPresent());
        awaitNothingOwed();
        return thread;
    }

    /** Time passes while the host is up, so that none of it is an outage. */
    private void pass(Duration time) {
        Duration left = time;
        while (left.isPositive()) {
            Duration step = left.compareTo(BETWEEN_SIGNS) < 0 ? left : BETWEEN_SIGNS;
            clock.advance(step);
            discord.hosted().database.timeOff().hostIsUp(clock.instant());
            left = left.minus(step);
        }
    }

    private void awaitSilence() {
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).hasSize(1));
    }

    private void awaitSound() {
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).isEmpty());
    }

    /** A clock rests until the board of its turn is known to stand, which is later than a person may see it. */
    private void awaitNothingOwed() {
        discord.eventually(() -> assertThat(
                        discord.hosted().database.notices().due(clock.instant().plus(Duration.ofDays(99)), 9))
                .isEmpty());
    }

    private List<String> told(Person player) {
        return player.messages(discord.privateChannel(player)).stream()
                .filter(message -> message.path("author").path("id").asText().equals(discord.botId()))
                .map(Person::words)
                .toList();
    }

    private void closeDirectMessages(Person person) {
        discord.control.post("people/direct_messages?as=" + person.id, Map.of("closed", true));
    }

    private void outage(boolean unavailable) {
        discord.control.post(
                "guilds/%s/outage".formatted(discord.guild.path("id").asText()), Map.of("unavailable", unavailable));
    }

    /** Deletes a channel or thread, by the bot's own right. */
    private void delete(String channel) {
        RawRequests.of(discord).send("DELETE", "channels/" + channel);
    }
}
