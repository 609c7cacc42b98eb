package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.rest.Exchange;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What nobody may read in a log does not stand there, however much is logged and whatever goes wrong. */
@WithOneFile("one process with a file writes a log")
final class SecretLogTest {
    private static final String TOKEN = "known-t0ken.of-this.test";
    private static final Pattern WITH_TOKEN = Pattern.compile("(?:interactions|webhooks)/\\d+/([^/?]+)");

    private static final Pattern REFERENCE = Pattern.compile("this reference: `(\\w{1,6})`");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void no_token_and_nothing_typed_stands_in_the_log_at_any_level(String form) throws Exception {
        try (Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne().withToken(TOKEN));
                HostProcess host = HostProcess.start(
                        folder,
                        Map.of(
                                "DISCORD_TOKEN",
                                TOKEN,
                                "DISCORD_API_BASE",
                                sandbox.apiBase().toString(),
                                "DISCORD_GATEWAY",
                                sandbox.gatewayUrl().toString(),
                                "DOLMEN_LOG",
                                form,
                                "DOLMEN_LOG_LEVEL",
                                "trace"))) {
            host.awaitOutput("Dolmen is on Discord.");
            String reference = play(new Control(sandbox));
            host.awaitOutput(reference);
            host.stop();
            host.awaitEnd();

            String log = host.output();
            assertThat(log).doesNotContain(TOKEN, "zq-typed-words", "xv-said-words");
            assertThat(log).contains("failed").contains(reference);
            Set<String> tokens = tokens(sandbox);
            assertThat(tokens).hasSizeGreaterThan(3);
            assertThat(tokens).allSatisfy(token -> assertThat(log).doesNotContain(token));
            assertThat(log.lines().filter(line -> line.startsWith("{")))
                    .hasSizeGreaterThanOrEqualTo(form.equals("json") ? 2 : 0);
        }
    }

    /** Plays, types what is no move, says something, and fails at an answer; the reference that was told. */
    private static String play(Control control) {
        Person astrid = Person.called(control, "Astrid");
        Person bjorn = Person.called(control, "Björn");
        String games = astridsChannel(control, astrid);
        JsonNode challenge = astrid.challenge(games, bjorn, "mausoleum-cards", "side", "first");
        bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        JsonNode board = astrid.awaitBoard(thread, 1, 10);
        astrid.privately(thread, "move", "move", "zq-typed-words");
        astrid.reply(board, "xv-said-words");
        control.post(
                "faults", Map.of("kind", "status", "status", 400, "times", 1, "route", "(POST|PATCH) /webhooks/.*"));
        Matcher reference = REFERENCE.matcher(astrid.privately(thread, "board"));
        assertThat(reference.find()).isTrue();
        return reference.group(1);
    }

    private static String astridsChannel(Control control, Person astrid) {
        return control.get("world?as=" + astrid.id)
                .path("guilds")
                .path(0)
                .path("channels")
                .path(1)
                .path("id")
                .asText();
    }

    private static Set<String> tokens(Sandbox sandbox) {
        List<Exchange> exchanges = sandbox.exchanges();
        return exchanges.stream()
                .map(exchange -> WITH_TOKEN.matcher(exchange.path()))
                .filter(Matcher::find)
                .map(matcher -> matcher.group(1))
                .collect(Collectors.toSet());
    }
}
