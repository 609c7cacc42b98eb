package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.rest.Conditions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host's process is killed with no warning in the middle of a match, and another one is started in its place. */
@WithOneFile("one process with a file is killed; TwoProcessesTest and ManyKillsTest kill one of several")
class KilledHostTest {
    private final Sandbox sandbox =
            Sandbox.open(SandboxConfiguration.transientOne().withConditions(Conditions.PUNCTUAL));
    private final Control control = new Control(sandbox);
    private final Person astrid = Person.called(control, "Astrid");
    private final Person bjorn = Person.called(control, "Björn");

    @TempDir
    private Path folder;

    private @Nullable HostProcess host;

    @BeforeEach
    void start() throws Exception {
        var started = HostProcess.start(
                folder,
                Map.of(
                        "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
                        "DISCORD_API_BASE", sandbox.apiBase().toString(),
                        "DISCORD_GATEWAY", sandbox.gatewayUrl().toString()));
        host = started;
        started.awaitOutput("Dolmen is on Discord.");
    }

    @AfterEach
    void close() throws InterruptedException {
        kill();
        sandbox.close();
    }

    private void kill() throws InterruptedException {
        Objects.requireNonNull(host).kill();
    }

    @Test
    void an_old_button_works_once_and_then_says_that_it_is_stale() throws Exception {
        no_board_can_be_stripped_of_its_buttons();
        String thread = begin();
        JsonNode first = astrid.awaitBoard(thread, 1, 0);
        astrid.command(thread, "move", "move", "a1-a3");
        JsonNode second = bjorn.awaitBoard(thread, 1, 1);

        kill();
        start();

        assertThat(astrid.pressedPrivately(first, "Type a move")).contains("has moved on");
        JsonNode form = bjorn.press(second, "Type a move");
        assertThat(Person.privateWords(bjorn.submit(form, "move", "a7-a5"))).contains("You played");
        astrid.awaitBoard(thread, 1, 2);
        assertThat(bjorn.pressedPrivately(second, "Type a move")).contains("has moved on");
        assertThat(boards(thread)).hasSize(3);
    }

    private void no_board_can_be_stripped_of_its_buttons() {
        control.post(
                "faults",
                Map.of("kind", "status", "status", 500, "times", 100, "route", "PATCH /channels/.*/messages/.*"));
    }

    @Test
    void what_was_acknowledged_stands_and_is_told_once_whenever_the_kill_came() throws Exception {
        String thread = begin();
        astrid.awaitBoard(thread, 1, 0);
        int ply = 0;
        for (String move : List.of("a1-a3", "a7-a5", "b1-b3", "b7-b5")) {
            Person mover = ply % 2 == 0 ? astrid : bjorn;
            assertThat(mover.privately(thread, "move", "move", move)).contains("You played");

            kill();
            start();

            ply++;
            (ply % 2 == 0 ? astrid : bjorn).awaitBoard(thread, 1, ply);
        }
        assertThat(boards(thread)).hasSize(5);
    }

    @Test
    void a_thought_that_the_kill_has_cut_off_is_thought_again_and_played_once() throws Exception {
        JsonNode begun =
                astrid.command(games(), "play", "game", "murus-gallicus", "opponent", "Hallvard", "side", "first");
        String thread = begun.path("message").path("id").asText();
        astrid.awaitBoard(thread, 1, 0);
        for (int turn = 1; turn <= 3; turn++) {
            String move = astrid.typing(thread, "move", "move", "")
                    .getFirst()
                    .path("value")
                    .asText();
            astrid.command(thread, "move", "move", move);

            kill();
            start();

            astrid.awaitBoard(thread, 1, 2 * turn);
            assertThat(boards(thread)).hasSize(1 + turn);
        }
    }

    private String games() {
        return control.get("world?as=" + astrid.id)
                .path("guilds")
                .path(0)
                .path("channels")
                .path(1)
                .path("id")
                .asText();
    }

    /** Astrid moves first against Björn. */
    private String begin() {
        JsonNode challenge = astrid.challenge(games(), bjorn, "murus-gallicus", "side", "first");
        bjorn.press(challenge, "Accept");
        return challenge.path("id").asText();
    }

    private List<JsonNode> boards(String thread) {
        return astrid.messages(thread).stream()
                .filter(message -> !message.path("attachments").isEmpty())
                .toList();
    }
}
