package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.sandbox.Sandbox;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of several processes the one that registers the commands is not the first to begin. */
final class LateRegistrationTest {
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

    @Test
    void commands_can_be_clicked_on_servers_of_a_process_that_began_before_they_were_registered(@TempDir Path folder)
            throws Exception {
        Path file = folder.resolve("dolmen.db");
        var usual = HostedBot.Setting.USUAL;
        var upper = Processes.only(Processes.UPPER);
        try (Sandbox sandbox = upper.open(InstantSource.system());
                HostedBot early = HostedBot.start(sandbox, file, usual, upper)) {
            var control = new Control(sandbox);
            var astrid = new Person(control, control.get("people").path(0));
            String general = control.get("world?as=" + astrid.id)
                    .at("/guilds/0/channels/0/id")
                    .asText();
            assertThat(early.complaints()).isEmpty();

            try (HostedBot late = HostedBot.start(sandbox, file, usual, Processes.only(Processes.LOWER))) {
                assertThat(late.complaints()).isEmpty();
                Instant end = Instant.now().plus(LONGEST_WAIT);
                while (!astrid.privately(general, "help").contains("</play:")) {
                    assertThat(Instant.now()).isBefore(end);
                    Person.pause();
                }
            }
        }
    }
}
