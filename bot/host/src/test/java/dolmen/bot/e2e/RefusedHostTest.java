package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.ExitStatus;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.login.LoginLimits;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A host tells its operator who it is, and ends with a word of advice when Discord will not have it any more. */
@WithOneFile("one process with a file is refused by Discord, whatever it shares")
final class RefusedHostTest {
    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());

    @TempDir
    private Path folder;

    private HostProcess start() throws Exception {
        HostProcess host = begin();
        host.awaitOutput("Stop with Ctrl+C.");
        return host;
    }

    private HostProcess begin() throws Exception {
        return begin(sandbox);
    }

    private HostProcess begin(Sandbox there) throws Exception {
        return HostProcess.start(
                folder,
                Map.of(
                        "DISCORD_TOKEN",
                        SandboxConfiguration.DEFAULT_TOKEN,
                        "DISCORD_API_BASE",
                        there.apiBase().toString(),
                        "DISCORD_GATEWAY",
                        there.gatewayUrl().toString()));
    }

    private void fault(int status, int times, String route) {
        new Control(sandbox).post("faults", Map.of("kind", "status", "status", status, "times", times, "route", route));
    }

    @Test
    void a_discord_in_trouble_is_waited_for() throws Exception {
        fault(503, 6, "GET /.*");
        try (sandbox;
                HostProcess host = start()) {
            assertThat(host.output()).contains("Discord does not let the bot in yet", "Dolmen is on Discord.");
        }
    }

    @Test
    void a_day_without_logins_is_waited_out_unless_the_host_is_told_to_stop() throws Exception {
        var two = SandboxConfiguration.transientOne().withShards(2).withLogins(LoginLimits.IDEAL.withDaily(1));
        try (var scarce = Sandbox.open(two);
                HostProcess host = begin(scarce)) {
            host.awaitOutput("logins left for the next");
            assertThat(scarce.logins()).isEmpty();

            host.stop();
            assertThat(host.awaitEnd()).isZero();
        }
    }

    @Test
    void commands_that_discord_will_not_have_end_it_with_one_line() throws Exception {
        fault(400, 100, "PUT /applications/.*/commands");
        try (sandbox;
                HostProcess host = begin()) {
            assertThat(host.awaitEnd()).isEqualTo(ExitStatus.MISCONFIGURED);
            assertThat(host.output()).contains("dolmen: The bot cannot work: ");
        }
    }

    @Test
    void it_tells_its_name_its_servers_and_how_others_let_it_in() throws Exception {
        try (sandbox;
                HostProcess host = start()) {
            assertThat(host.output())
                    .containsPattern("Dolmen is on Discord\\. It is \\S+, on 1 server\\.")
                    .containsPattern("https://discord\\.com/oauth2/authorize\\?\\S*permissions=\\d+");
        }
    }

    @ParameterizedTest
    @CsvSource({"4004, The token is no longer valid", "4011, more than 2,500 servers", "4014, no privileged intent"})
    void a_refusal_for_good_ends_it_with_one_line_that_says_what_to_do(int code, String advice) throws Exception {
        try (sandbox;
                HostProcess host = start()) {
            new Control(sandbox).post("faults", Map.of("kind", "gateway_close", "code", code));
            assertThat(host.awaitEnd()).isEqualTo(ExitStatus.MISCONFIGURED);
            assertThat(host.output().lines().filter(line -> line.startsWith("dolmen: ")))
                    .singleElement()
                    .asString()
                    .contains("(" + code + ", ", advice);
        }
    }
}
