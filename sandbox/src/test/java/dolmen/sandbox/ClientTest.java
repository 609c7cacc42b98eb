package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.Exchange;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Control.Answer;
import dolmen.sandbox.testing.OpenApiCheck;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.SentFile;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import net.dv8tion.jda.api.EmbedBuilder;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageReaction;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.emoji.Emoji;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.utils.Compression;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the real client in the sandbox; after each test all its traffic is checked against Discord's own description.
 */
final class ClientTest {
    private static final Optional<OpenApiCheck> OPEN_API = OpenApiCheck.find();

    private final ParrotBot parrot = new ParrotBot();
    private Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private TestBot bot = TestBot.login(sandbox, parrot, GatewayIntent.GUILD_MESSAGES, GatewayIntent.DIRECT_MESSAGES);
    private Control control = new Control(sandbox);
    private Person astrid = control.person("Astrid");
    private Person bjoern = control.person("Björn");
    private String general = astrid.channel("general");

    @BeforeEach
    void register() {
        bot.jda().updateCommands().addCommands(ParrotBot.commands()).complete();
    }

    @AfterEach
    void close() {
        bot.close();
        sandbox.close();
        assertThat(OPEN_API.map(check -> check.problems(sandbox.exchanges())).orElse(List.of()))
                .isEmpty();
    }

    @Test
    void options_reach_the_bot_with_the_people_they_name() {
        Answer answer = astrid.slash(general, "say", Map.of("text", "ō🪨", "times", 2, "to", bjoern.id()));

        assertThat(content(answer)).isEqualTo("ō🪨ō🪨 to Björn");
        assertThat(answer.body().at("/message/interaction_metadata/name").asText())
                .isEqualTo("say");
    }

    @Test
    void a_file_reaches_the_bot_with_its_name_size_and_address() {
        Answer answer = astrid.slash(general, "file", Map.of("text", new SentFile("a match.txt", "ō🪨")));

        assertThat(content(answer)).isEqualTo("a_match.txt, 6 bytes, text/plain; charset=utf-8: ō🪨");
        assertThat(refusal(astrid.slash(general, "file", Map.of("text", "no file"))))
                .contains("takes a file");
        assertThat(refusal(astrid.slash(
                        general, "file", Map.of("text", new SentFile("x", "x".repeat(10 << 20) + "x")))))
                .contains("at most 10 MiB");
    }

    @Test
    void a_subcommand_is_run() {
        ObjectNode request =
                Json.object().put("type", 2).put("channel_id", general).put("command", "stones");
        ObjectNode add = request.putArray("options").addObject().put("name", "add");
        add.putArray("options").addObject().put("name", "colour").put("value", "b");

        assertThat(content(astrid.interact(request))).isEqualTo("added b");
    }

    @Test
    void options_are_checked_as_a_client_does() {
        assertThat(refusal(astrid.slash(general, "say", Map.of())))
                .contains("text")
                .contains("required");
        assertThat(refusal(astrid.slash(general, "say", Map.of("text", "a", "times", 9))))
                .contains("at most 3");
        assertThat(refusal(astrid.slash(general, "say", Map.of("text", "a", "times", "x"))))
                .contains("whole number");
        assertThat(refusal(astrid.slash(general, "say", Map.of("text", "a", "to", "12"))))
                .contains("no user");
        assertThat(refusal(astrid.slash(general, "say", Map.of("text", "a", "b", "c"))))
                .contains("not an option");
        assertThat(refusal(astrid.slash(general, "nothing", Map.of()))).contains("no command /nothing");
        assertThat(refusal(astrid.slash(general, "stones", Map.of()))).contains("sub-commands");
    }

    @Test
    void choices_are_offered_while_typing() {
        Answer answer = astrid.complete(general, "say", Map.of(), "text", "gr");

        assertThat(answer.body().path("outcome").asText()).isEqualTo("choices");
        assertThat(answer.body().path("acknowledged_ms").asLong(-1)).isBetween(0L, 2_999L);
        assertThat(answer.body().path("choices").findValuesAsText("name")).containsExactly("gr!", "Ōtoro 🪨");
    }

    @Test
    void a_promised_message_is_filled_in_with_a_picture() throws IOException {
        Answer answer = astrid.slash(general, "board", Map.of());
        JsonNode file = answer.body().at("/message/attachments/0");

        assertThat(content(answer)).isEqualTo("the board");
        assertThat(file.path("description").asText()).isEqualTo("a white pixel");
        assertThat(file.path("content_type").asText()).isEqualTo("image/png");
        assertThat(file.path("width").asInt()).isEqualTo(1);
        try (InputStream stream = URI.create(file.path("url").asText()).toURL().openStream()) {
            assertThat(stream.readAllBytes()).isEqualTo(ParrotBot.PNG);
        }
        await(() -> astrid.messages(general).size() == 2);
        assertThat(astrid.messages(general).getLast().path("content").asText()).isEqualTo("and more");
    }

    @Test
    void an_ephemeral_answer_is_seen_by_one_person_alone() {
        Answer answer = astrid.slash(general, "secret", Map.of());

        assertThat(content(answer)).isEqualTo("only you");
        assertThat(answer.body().at("/message/flags").asInt()).isEqualTo(64);
        assertThat(astrid.messages(general)).hasSize(1);
        assertThat(bjoern.messages(general)).isEmpty();
    }

    @Test
    void buttons_edit_the_message_at_once_or_later() {
        JsonNode first = astrid.slash(general, "panel", Map.of()).body().path("message");
        JsonNode second = astrid.slash(general, "panel", Map.of()).body().path("message");

        assertThat(first.at("/attachments").size()).isZero();
        assertThat(first.findPath("media").path("url").asText()).startsWith("http://127.0.0.1");
        assertThat(astrid.use(first, "edit")
                        .body()
                        .at("/message/components/0/content")
                        .asText())
                .isEqualTo("edited");
        assertThat(bjoern.use(second, "later")
                        .body()
                        .at("/message/components/0/content")
                        .asText())
                .isEqualTo("edited later");
    }

    @Test
    void a_follow_up_in_place_of_an_edit_ends_the_wait_for_the_edit() {
        JsonNode panel = astrid.slash(general, "panel", Map.of()).body().path("message");
        Instant pressed = Instant.now();

        astrid.use(panel, "refuse");

        assertThat(Duration.between(pressed, Instant.now())).isLessThan(Duration.ofSeconds(10));
        assertThat(astrid.messages(general).getLast().path("content").asText()).isEqualTo("not now");
    }

    @Test
    void menus_and_forms_bring_the_choices_and_the_text() {
        JsonNode panel = astrid.slash(general, "panel", Map.of()).body().path("message");

        assertThat(content(astrid.use(panel, "pick", "b", "a"))).isEqualTo("chose [b, a]");
        assertThat(content(astrid.use(panel, "who", bjoern.id()))).isEqualTo("met " + bjoern.id());
        Answer form = astrid.use(panel, "form");
        assertThat(form.body().path("outcome").asText()).isEqualTo("modal");
        assertThat(content(astrid.submit(form, Map.of("move", "a1-ō")))).isEqualTo("typed a1-ō");
    }

    @Test
    void components_are_guarded_as_a_client_does() {
        JsonNode panel = astrid.slash(general, "panel", Map.of()).body().path("message");
        Answer form = astrid.use(panel, "form");

        assertThat(refusal(astrid.use(panel, "off"))).contains("disabled");
        assertThat(refusal(astrid.use(panel, "none"))).contains("no such");
        assertThat(refusal(astrid.use(panel, "pick", "c"))).contains("does not offer");
        assertThat(refusal(astrid.use(panel, "pick"))).contains("Choose");
        assertThat(refusal(astrid.submit(form, Map.of("move", "a")))).contains("2 to 5 characters");
        assertThat(refusal(bjoern.submit(form, Map.of("move", "a1")))).contains("No such form");
    }

    @Test
    void a_command_that_is_never_answered_fails_after_three_seconds() {
        control.discordsDeadline();
        Answer answer = astrid.slash(general, "silent", Map.of());

        assertThat(answer.body().path("outcome").asText()).isEqualTo("failed");
        assertThat(answer.body().path("error").asText()).isEqualTo("The application did not respond");
        assertThat(answer.body().path("acknowledged_ms").asLong()).isGreaterThanOrEqualTo(3_000);
    }

    @Test
    void a_thread_is_opened_archived_and_woken_by_a_message() {
        astrid.slash(general, "thread", Map.of());
        await(() -> astrid.world().toString().contains("Match ō 1"));
        String thread = astrid.channel("Match ō 1");
        await(() -> !astrid.messages(thread).isEmpty());
        assertThat(astrid.messages(thread).getFirst().at("/mentions/0/id").asText())
                .isEqualTo(astrid.id());

        await(() -> bot.jda().getThreadChannelById(thread) != null);
        ThreadChannel channel = Objects.requireNonNull(bot.jda().getThreadChannelById(thread));
        channel.getManager().setArchived(true).complete();
        Message old = channel.getHistory().retrievePast(1).complete().getFirst();
        assertThatThrownBy(() -> old.addReaction(Emoji.fromUnicode("🪨")).complete())
                .isInstanceOfSatisfying(
                        ErrorResponseException.class,
                        error -> assertThat(error.getErrorCode()).isEqualTo(50083));
        bjoern.say(thread, "here?");
        await(() -> !astrid.world().toString().contains("\"archived\":true"));
        assertThat(channel.retrieveThreadMemberById(bjoern.id()).complete().getId())
                .isEqualTo(bjoern.id());
        assertThat(channel.sendMessage("here").complete().getChannelId()).isEqualTo(thread);
    }

    @Test
    void the_bot_reads_mentions_of_it_and_direct_messages() {
        String mention = bot.jda().getSelfUser().getAsMention();
        astrid.say(general, "between us");
        astrid.say(general, mention + " a1");
        astrid.say(astrid.direct(), "psst 🪨");
        Message own = channel().sendMessage("the board").complete();
        bjoern.reply(general, own.getId(), "b2");
        await(() -> parrot.heard()
                .containsAll(List.of("astrid: ", "astrid: " + mention + " a1", "astrid: psst 🪨", "björn: b2")));

        assertThat(parrot.heard()).doesNotContain("astrid: between us");
    }

    @Test
    void channel_messages_are_written_edited_reacted_to_and_deleted() {
        Message message = channel()
                .sendMessage("one " + bjoern.mention())
                .setAllowedMentions(List.of())
                .setEmbeds(new EmbedBuilder()
                        .setTitle("t")
                        .addField("a", "b", true)
                        .build())
                .setComponents(ActionRow.of(Button.link("https://example.org", "Rules")))
                .complete();
        assertThat(message.getMentions().getUsers()).isEmpty();
        channel().sendTyping().complete();
        message.editMessage("two").complete();
        message.addReaction(Emoji.fromUnicode("🪨")).complete();
        message.pin().complete();
        message.reply("three").complete();
        assertThat(channel().getHistory().retrievePast(10).complete()).hasSize(2);
        assertThat(channel().retrieveMessageById(message.getId()).complete().getReactions())
                .hasSize(1)
                .allMatch(reaction -> reaction.isSelf() && !reaction.isSelf(MessageReaction.ReactionType.SUPER));
        message.delete().complete();
        assertThatThrownBy(() -> channel().retrieveMessageById(message.getId()).complete())
                .isInstanceOfSatisfying(
                        ErrorResponseException.class,
                        error -> assertThat(error.getErrorResponse()).isEqualTo(ErrorResponse.UNKNOWN_MESSAGE));
    }

    @Test
    void a_direct_message_reaches_its_person() {
        bot.jda()
                .openPrivateChannelById(bjoern.id())
                .flatMap(direct -> direct.sendMessage("your move"))
                .complete();

        assertThat(bjoern.messages(bjoern.direct())).hasSize(1);
        assertThat(astrid.world().path("dms").size()).isZero();
    }

    @Test
    void a_lost_answer_does_not_double_a_channel_message() {
        control.fault(Json.object().put("kind", "answer_lost").put("route", "POST /channels/\\d+/messages"));
        channel().sendMessage("once").complete();

        assertThat(astrid.messages(general)).hasSize(1);
    }

    @Test
    void rate_limits_and_bad_gateways_are_waited_out() {
        control.fault(Json.object().put("kind", "status").put("status", 502).put("route", "POST /channels/.*"));
        control.fault(
                Json.object().put("kind", "rate_limit").put("retry_after", 1).put("route", "POST /channels/.*"));
        channel().sendMessage("at last").complete();

        assertThat(sandbox.exchanges().stream().map(Exchange::status)).contains(502, 429);
        assertThat(astrid.messages(general)).hasSize(1);
    }

    @Test
    void an_interaction_during_a_dropped_connection_is_delivered_on_resuming() {
        for (String kind : List.of("gateway_cut", "gateway_close", "gateway_reconnect")) {
            control.fault(Json.object().put("kind", kind));
            assertThat(content(astrid.slash(general, "say", Map.of("text", kind))))
                    .isEqualTo(kind + " to nobody");
        }
    }

    @Test
    void a_duplicated_interaction_is_refused_the_second_time() {
        control.fault(Json.object().put("kind", "duplicate_interaction"));
        astrid.slash(general, "say", Map.of("text", "twice"));

        await(() -> sandbox.exchanges().stream()
                .anyMatch(exchange -> exchange.response().path("code").asInt() == 40060));
        assertThat(astrid.messages(general)).hasSize(1);
    }

    @Test
    void a_late_interaction_comes_late() {
        control.fault(Json.object().put("kind", "delay_interaction").put("milliseconds", 200));
        long begin = System.nanoTime();

        assertThat(content(astrid.slash(general, "say", Map.of("text", "slow"))))
                .isEqualTo("slow to nobody");
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThan(Duration.ofMillis(190));
    }

    @Test
    void a_slow_answer_is_too_late_for_an_interaction() {
        control.discordsDeadline();
        control.fault(
                Json.object().put("kind", "slow").put("milliseconds", 3_200).put("route", "POST /interactions/.*"));

        assertThat(astrid.slash(general, "say", Map.of("text", "slow"))
                        .body()
                        .path("outcome")
                        .asText())
                .isEqualTo("failed");
        await(() -> sandbox.exchanges().stream()
                .anyMatch(exchange -> exchange.response().path("code").asInt() == 10062));
    }

    @Test
    void members_channels_and_the_application_are_looked_up() {
        var guild = bot.jda().getGuilds().getFirst();

        assertThat(guild.getName()).isEqualTo("Stone Circle");
        assertThat(guild.retrieveMemberById(bjoern.id()).complete().getEffectiveName())
                .isEqualTo("Björn");
        assertThat(bot.jda().retrieveUserById(bjoern.id()).complete().getName()).isEqualTo("björn");
        assertThat(bot.jda().retrieveApplicationInfo().complete().getName()).isEqualTo("Dolmen");
        assertThat(guild.retrieveActiveThreads().complete()).isEmpty();
        assertThat(bot.jda().retrieveCommands().complete()).hasSize(8);
    }

    @Test
    void commands_keep_their_ids_when_registered_again() {
        var before = bot.jda().retrieveCommands().complete();
        var after = bot.jda().updateCommands().addCommands(ParrotBot.commands()).complete();

        assertThat(after)
                .extracting(command -> command.getId() + command.getVersion())
                .containsExactlyElementsOf(before.stream()
                        .map(command -> command.getId() + command.getVersion())
                        .toList());
    }

    @Test
    void a_wrong_token_is_refused() {
        assertThatThrownBy(() -> TestBot.login(sandbox, Compression.NONE, "wrong", event -> {}))
                .isInstanceOf(InvalidTokenException.class);
    }

    @Test
    void privileged_intents_must_be_given_first() {
        assertThatThrownBy(() -> TestBot.login(sandbox, parrot, GatewayIntent.MESSAGE_CONTENT))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void an_uncompressed_gateway_serves_as_well() {
        try (TestBot other = TestBot.login(sandbox, Compression.NONE, SandboxConfiguration.DEFAULT_TOKEN, parrot)) {
            assertThat(other.jda().getGuilds()).hasSize(1);
        }
    }

    private TextChannel channel() {
        return Objects.requireNonNull(bot.jda().getTextChannelById(general));
    }

    private static String content(Answer answer) {
        assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
        return answer.body().at("/message/content").asText();
    }

    private static String refusal(Answer answer) {
        assertThat(answer.status()).isBetween(400, 404);
        return answer.body().path("message").asText();
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }
}
