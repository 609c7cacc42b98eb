package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.DiscordBot;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.discord.DiscordWatch;
import dolmen.bot.discord.LoginTurns;
import dolmen.bot.discord.answer.AnotherProcess;
import dolmen.bot.survival.Survival;
import dolmen.rules.Seat;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What Discord does to the bot on bad days. */
class FaultTest {
    private static final long CREATE_PUBLIC_THREADS = 1L << 35;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void an_answer_whose_token_discord_does_not_know_for_a_moment_comes_after_all() {
        for (int code : new int[] {10015, 50027}) {
            discord.fault(Map.of("kind", "error", "code", code, "times", 1, "route", "PATCH /webhooks/.*"));
            assertThat(discord.astrid.privately(discord.general, "games")).contains("You have no match under way");
        }
    }

    @Test
    void where_threads_are_forbidden_the_match_is_played_in_the_channel() {
        discord.control.post(
                "channels/%s/permissions?as=%s".formatted(discord.general, discord.astrid.id),
                Map.of("id", discord.botId(), "allow", 0, "deny", CREATE_PUBLIC_THREADS));
        JsonNode challenge = discord.challenge("mausoleum");
        discord.bjorn.press(challenge, "Accept");
        discord.bjorn.awaitBoard(discord.general, 1, 0);
        assertThat(discord.bjorn
                        .message(discord.general, challenge.path("id").asText())
                        .path("content")
                        .asText())
                .contains("<#" + discord.general + ">");
        String move = discord.match(1).standing().legalMoves(Seat.FIRST).getFirst();
        discord.play(discord.general, 1, move);
        assertThat(discord.match(1).ply()).isOne();
    }

    @Test
    void a_board_that_discord_refuses_for_now_is_posted_later_and_once() {
        String thread = discord.begin("murus-gallicus");
        discord.fault(Map.of("kind", "status", "status", 500, "times", 1, "route", "POST /channels/.*/messages"));
        discord.play(thread, 1, "a1-a3");
        assertThat(discord.messagesOfBot(thread)).hasSize(2);
    }

    @Test
    void a_board_whose_answer_is_lost_stands_there_once() {
        String thread = discord.begin("murus-gallicus");
        discord.fault(Map.of("kind", "answer_lost", "times", 1, "route", "POST /channels/.*/messages"));
        discord.play(thread, 1, "a1-a3");
        discord.play(thread, 1, "a7-a5");
        assertThat(discord.messagesOfBot(thread)).hasSize(3);
    }

    @Test
    void a_failed_acknowledgement_undoes_nothing() {
        String thread = discord.begin("murus-gallicus");
        discord.playAtOnce(discord.astrid);
        discord.fault(Map.of("kind", "status", "status", 500, "times", 1, "route", "POST /interactions/.*"));
        discord.control.post("interactions?as=" + discord.astrid.id, Person.slash(thread, "move", "move", "a1-a3"));
        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
    }

    /** As after an outage of the gateway; its sender was told long ago that it had failed. */
    @Test
    void a_move_that_arrives_when_discord_waits_no_longer_is_not_played() {
        String thread = discord.begin("murus-gallicus");
        discord.playAtOnce(discord.astrid);
        int before = discord.requests("POST", "/interactions/.*").size();
        discord.control.post("conditions", Map.of("acknowledge_ms", 3_000));
        discord.fault(Map.of("kind", "delay_interaction", "milliseconds", 3_500, "times", 1));
        discord.control.post("interactions?as=" + discord.astrid.id, Person.slash(thread, "move", "move", "a1-a3"));
        discord.eventually(
                () -> assertThat(discord.requests("POST", "/interactions/.*")).hasSize(before + 1));

        discord.play(thread, 1, "b1-b3");
        assertThat(discord.match(1).record().moves()).containsExactly("b1-b3");
    }

    @Test
    void the_match_goes_on_after_the_gateway_was_cut() {
        String thread = discord.begin("murus-gallicus");
        discord.fault(Map.of("kind", "gateway_cut"));
        discord.play(thread, 1, "a1-a3", "a7-a5");
        assertThat(discord.match(1).ply()).isEqualTo(2);
    }

    @Test
    void the_match_goes_on_after_a_restart_and_old_buttons_work() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3");
        JsonNode board = discord.bjorn.awaitBoard(thread, 1, 1);
        discord.restartBot();
        JsonNode form = discord.bjorn.press(board, "Type a move");
        assertThat(Person.privateWords(discord.bjorn.submit(form, "move", "a7-a5")))
                .contains("You played");
        discord.astrid.awaitBoard(thread, 1, 2);
        discord.eventually(() -> assertThat(Person.hasButtons(
                        discord.bjorn.message(thread, board.path("id").asText())))
                .isFalse());
    }

    @Test
    void a_thread_that_was_archived_while_the_bot_was_away_is_found_and_opened() throws Exception {
        String thread = discord.begin("murus-gallicus");
        discord.control.post(
                "channels/%s/archive?as=%s".formatted(thread, discord.astrid.id), Map.of("archived", true));
        discord.restartBot();

        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played");

        discord.bjorn.awaitBoard(thread, 1, 1);
        assertThat(discord.match(1).venue().thread()).hasToString(thread);
    }

    @Test
    void commands_are_registered_only_when_they_have_changed() throws Exception {
        assertThat(discord.requests("PUT", ".*/commands")).hasSize(1);
        discord.restartBot();
        assertThat(discord.requests("PUT", ".*/commands")).hasSize(1);
    }

    @Test
    void a_wrong_token_is_refused_in_one_line() {
        var local = new DiscordConfiguration.LocalDiscord(
                discord.sandbox.apiBase().toString(),
                discord.sandbox.gatewayUrl().toString());
        var wrong = new DiscordConfiguration("wrong", Optional.of(local));
        assertThatThrownBy(() -> DiscordBot.start(
                        wrong,
                        LoginTurns.ALONE,
                        AnotherProcess.NONE,
                        DiscordBot.Beginning.AT_ONCE,
                        discord.hosted().services,
                        Ticker.systemTicker(),
                        Survival.ofProcess(),
                        DiscordWatch.NOBODY,
                        () -> false))
                .isInstanceOf(DiscordRefusedException.class)
                .hasMessageContaining("does not know this token");
    }
}
