package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.contains;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.images.DrawnReplays;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.ops.Host;
import dolmen.bot.ops.HostsInProcess;
import dolmen.bot.ops.Surroundings;
import dolmen.bot.ops.WorkerHealth;
import dolmen.bot.rating.RatingPictures;
import dolmen.bot.service.Gallery;
import dolmen.bot.storage.Database;
import dolmen.bot.survival.ProcessExit;
import dolmen.bot.survival.Survival;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.rules.GameRegistry;
import dolmen.rules.analysis.Analyst;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Errors that real parts throw too seldom for a test, thrown while somebody is answered and while boards are posted.
 */
@WithOneFile("errors of the Java machine concern one process; its host is made of mocks")
class ErrorsInAnswersTest {
    private static final int PATIENCE_MILLIS = 60_000;
    private static final Duration LONGER_THAN_DISCORD_WAITS = Duration.ofSeconds(4);

    @TempDir
    private Path folder;

    private final ProcessExit ending = mock();
    private final RatingPictures plaques = mock();
    private final BoardRenderer renderer = spy(new BoardRenderer());
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());
    private final Control control = new Control(sandbox);
    private Host host;
    private Person astrid;
    private Person bjorn;
    private String general;

    @BeforeEach
    void open() throws Exception {
        GameRegistry games = GameRegistry.load();
        host = Host.start(
                        Database.open(folder.resolve("dolmen.db"), games),
                        players -> new Gallery(
                                new BoardPictures(players, renderer),
                                plaques,
                                new DrawnReplays(players, renderer, 1 << 20, new Workbenches("a picture", 1)),
                                mock()),
                        new Surroundings(
                                games,
                                HostedBot.configuration(sandbox),
                                InstantSource.system(),
                                Ticker.systemTicker(),
                                new Random(7),
                                Duration.ofMillis(200),
                                SolvedVariants.NONE,
                                Analyst.Effort.USUAL,
                                new Survival(ending, System::nanoTime),
                                HostsInProcess.of(1)),
                        () -> false)
                .orElseThrow();
        assertThat(host.awaitReady(Duration.ofMillis(PATIENCE_MILLIS), () -> false))
                .isTrue();
        JsonNode people = control.get("people");
        astrid = new Person(control, people.path(0));
        bjorn = new Person(control, people.path(1));
        general = control.get("world?as=" + astrid.id)
                .at("/guilds/0/channels/0/id")
                .asText();
    }

    @AfterEach
    void close() {
        assertThat(host.complaints()).isEmpty();
        host.close();
        sandbox.close();
    }

    static Stream<Error> errors() {
        return Stream.of(new OutOfMemoryError("Java heap space"), new StackOverflowError());
    }

    @ParameterizedTest
    @MethodSource("errors")
    void somebody_is_told_of_an_error_and_everybody_else_is_answered(Error error) {
        doThrow(error).when(plaques).leaderboard(any(), any(), any());

        assertThat(Person.words(astrid.command(general, "leaderboard").path("message")))
                .contains("Something went wrong", "reference");

        assertThat(Person.words(bjorn.command(general, "games").path("message")))
                .isNotBlank();
        verifyNoInteractions(ending);
    }

    @Test
    void memory_that_runs_out_again_and_again_ends_the_process() {
        doThrow(new OutOfMemoryError("Java heap space")).when(plaques).leaderboard(any(), any(), any());

        for (int times = 0; times < 5; times++) {
            astrid.command(general, "leaderboard");
        }

        verify(ending, timeout(PATIENCE_MILLIS)).end(contains("memory has run out repeatedly"));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void a_board_that_could_not_be_drawn_comes_later_and_those_of_others_at_once(Error error) {
        JsonNode first = challenge("obelisk");
        JsonNode second = challenge("murus-gallicus");
        doThrow(error, error).doCallRealMethod().when(renderer).png(any(), any(), any(), anyInt());

        String one = accepted(first);
        String other = accepted(second);

        bjorn.await(other, Person::hasButtons);
        bjorn.await(one, Person::hasButtons);
        assertThat(host.workers()).extracting(WorkerHealth::running).containsOnly(true);
        verifyNoInteractions(ending);
    }

    @Test
    void an_invitation_whose_picture_takes_longer_than_discord_waits_comes_without_it() {
        doAnswer(drawing -> {
                    Thread.sleep(LONGER_THAN_DISCORD_WAITS);
                    return drawing.callRealMethod();
                })
                .when(renderer)
                .png(any(), any(), any(), anyInt());

        JsonNode invitation = challenge("murus-gallicus(army=advanced)");

        assertThat(Person.buttons(invitation)).contains("Accept", "Decline");
        assertThat(invitation.path("mentions").findValuesAsText("id")).containsExactly(bjorn.id);
        assertThat(invitation.path("attachments")).isEmpty();
    }

    private JsonNode challenge(String variant) {
        return astrid.challenge(general, bjorn, variant);
    }

    private String accepted(JsonNode challenge) {
        bjorn.press(challenge, "Accept");
        return challenge.path("id").asText();
    }
}
