package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.rest.Exchange;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host is told to stop while people use it. */
@WithOneFile("one process with a file is stopped; in TwoProcessesTest one relieves another")
final class StoppedHostTest {
    /** Discord's numbers for an acknowledgement that promises an answer. */
    private static final Set<Integer> PROMISES = Set.of(5);

    private static final Pattern CALLBACK = Pattern.compile("/interactions/\\d+/([^/]+)/callback");
    private static final Pattern ANSWER = Pattern.compile("/webhooks/\\d+/([^/]+)(/messages/@original)?");

    private final Sandbox sandbox =
            Sandbox.open(SandboxConfiguration.transientOne().withConditions(Conditions.PUNCTUAL));
    private final Control control = new Control(sandbox);
    private final Person astrid = Person.called(control, "Astrid");
    private final Person bjorn = Person.called(control, "Björn");

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        sandbox.close();
    }

    private HostProcess start() throws Exception {
        var settings = new HashMap<>(Map.of(
                "DISCORD_TOKEN",
                SandboxConfiguration.DEFAULT_TOKEN,
                "DISCORD_API_BASE",
                sandbox.apiBase().toString(),
                "DISCORD_GATEWAY",
                sandbox.gatewayUrl().toString(),
                "DOLMEN_DRAIN",
                "20s"));
        HostProcess host = HostProcess.start(folder, settings);
        host.awaitOutput("Dolmen is on Discord.");
        return host;
    }

    @Test
    void whoever_was_promised_an_answer_gets_it_and_whoever_comes_then_is_told_to_come_again() throws Exception {
        var stopped = new AtomicBoolean();
        List<String> words = Collections.synchronizedList(new ArrayList<>());
        String thread;
        try (HostProcess host = start()) {
            thread = begin();
            astrid.awaitBoard(thread, 1, 0);
            control.post(
                    "faults",
                    Map.of("kind", "slow", "milliseconds", 1500, "times", 1000, "route", "(POST|PATCH) /webhooks/.*"));
            List<Thread> people = List.of(
                    load(stopped, words, thread, astrid),
                    load(stopped, words, thread, bjorn),
                    load(stopped, words, thread, astrid));
            assertThat(bjornPlays(thread)).contains("when it is yours");
            assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
            host.stop();
            awaitFarewell(words);
            assertThat(host.awaitEnd()).as(host.output()).isZero();
            stopped.set(true);
            for (Thread person : people) {
                person.join();
            }
            assertThat(host.output()).doesNotContain("Exception");
        }

        Set<String> promised = tokens(CALLBACK, true);
        Set<String> answered = tokens(ANSWER, false);
        assertThat(promised).hasSizeGreaterThan(3);
        assertThat(answered).containsAll(promised);
        control.delete("faults");
        try (HostProcess host = start()) {
            assertThat(host.output()).doesNotContain("damaged");
            bjorn.awaitBoard(thread, 1, 1);
            assertThat(bjorn.privately(thread, "move", "move", "a7-a5")).contains("You played");
        }
    }

    @Test
    void a_second_wish_ends_it_at_once() throws Exception {
        try (HostProcess host = start()) {
            String thread = begin();
            astrid.awaitBoard(thread, 1, 0);
            control.post(
                    "faults",
                    Map.of("kind", "slow", "milliseconds", 15_000, "times", 9, "route", "(POST|PATCH) /webhooks/.*"));
            control.post("interactions?as=" + astrid.id, Person.slash(thread, "board"));
            Thread.sleep(500);
            host.stop();
            Thread.sleep(500);
            long asked = System.nanoTime();
            host.stop();

            assertThat(host.awaitEnd()).isEqualTo(143);
            assertThat(System.nanoTime() - asked).isLessThan(8_000_000_000L);
            assertThat(host.output()).contains("told twice to stop");
        }
    }

    /** Somebody who looks at the board time and again, until told to come back later. */
    private Thread load(AtomicBoolean stopped, List<String> words, String thread, Person person) {
        return Thread.ofVirtual().start(() -> {
            String answer = "";
            while (!stopped.get() && !answer.contains("being restarted")) {
                answer = Person.words(
                        control.post("interactions?wait=done&as=" + person.id, Person.slash(thread, "board"))
                                .path("message"));
                words.add(answer);
            }
        });
    }

    private String bjornPlays(String thread) {
        return bjorn.privately(thread, "move", "move", "a7-a5");
    }

    private static void awaitFarewell(List<String> words) {
        for (int looks = 0; looks < 4000; looks++) {
            if (List.copyOf(words).stream().anyMatch(said -> said.contains("being restarted"))) {
                return;
            }
            Person.pause();
        }
        throw new AssertionError("nobody was told: " + words);
    }

    /** The tokens of the interactions that such requests were about and that Discord has taken. */
    private Set<String> tokens(Pattern path, boolean promisesOnly) {
        return sandbox.exchanges().stream()
                .filter(exchange -> exchange.status() >= 200 && exchange.status() < 300)
                .filter(exchange -> !promisesOnly
                        || PROMISES.contains(exchange.request().path("type").asInt()))
                .map(Exchange::path)
                .map(path::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1))
                .collect(Collectors.toSet());
    }

    private String begin() {
        String games = control.get("world?as=" + astrid.id)
                .path("guilds")
                .path(0)
                .path("channels")
                .path(1)
                .path("id")
                .asText();
        astrid.askUntilAnswered(games);
        JsonNode challenge = astrid.challenge(games, bjorn, "murus-gallicus", "side", "first");
        bjorn.press(challenge, "Accept");
        return challenge.path("id").asText();
    }
}
