package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.rest.Exchange;
import dolmen.sandbox.testing.RawBot;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Discord makes a command of its own where somebody switches Activities on in its portal. */
final class ActivityTest {
    private static final String ENTRY_POINT =
            "{\"type\":4,\"name\":\"launch\",\"description\":\"Launch an activity\",\"handler\":2}";

    private static final String OUTDATED = "{\"type\":1,\"name\":\"tidy\",\"description\":\"Of an older release\"}";
    private static final String CHANGED = "{\"type\":1,\"name\":\"play\",\"description\":\"Of an older release\"}";

    @Test
    void the_bot_starts_beside_the_command_of_an_activity_and_leaves_it_alone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("dolmen.db");
        try (Sandbox sandbox = Processes.ofTests().open(InstantSource.system())) {
            var control = new Control(sandbox);
            var astrid = Person.called(control, "Astrid");
            var world = control.get("world?as=" + astrid.id);
            String general = world.at("/guilds/0/channels/0/id").asText();
            String commands =
                    "applications/%s/commands".formatted(world.at("/bot/id").asText());
            var raw = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
            List.of(ENTRY_POINT, OUTDATED).forEach(command -> raw.outcome("POST", commands, command));
            String play = raw.json("POST", commands, CHANGED).path("id").asText();

            HostedBot.start(sandbox, file, HostedBot.Setting.USUAL).close();
            int written = writes(sandbox).size();
            try (HostedBot again = HostedBot.start(sandbox, file, HostedBot.Setting.USUAL)) {
                assertThat(again.complaints()).isEmpty();
                assertThat(astrid.privately(general, "help")).contains("</play:" + play);
            }
            assertThat(writes(sandbox)).hasSize(written);
            var names = raw.json("GET", commands, "").findParents("application_id");
            assertThat(names)
                    .extracting(command -> command.path("name").asText())
                    .contains("launch", "seek");
            assertThat(names)
                    .extracting(command -> command.path("name").asText())
                    .doesNotContain("tidy")
                    .doesNotHaveDuplicates();
            assertThat(names)
                    .extracting(command -> command.path("description").asText())
                    .doesNotContain("Of an older release");
        }
    }

    private static List<Exchange> writes(Sandbox sandbox) {
        return sandbox.exchanges().stream()
                .filter(exchange -> exchange.path().contains("/commands")
                        && !exchange.method().equals("GET"))
                .toList();
    }
}
