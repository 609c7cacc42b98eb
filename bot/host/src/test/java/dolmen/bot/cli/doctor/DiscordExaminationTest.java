package dolmen.bot.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class DiscordExaminationTest {

    @Test
    void a_clock_that_is_an_hour_ahead_is_found() throws Exception {
        HttpServer discord = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        discord.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        discord.start();
        URI base =
                URI.create("http://127.0.0.1:%d/".formatted(discord.getAddress().getPort()));
        try (HttpClient client = HttpClient.newHttpClient()) {
            var examination =
                    new DiscordExamination(base, client, () -> Instant.now().plus(Duration.ofHours(1)));

            assertThat(examination.of("token"))
                    .filteredOn(finding -> finding.subject().equals("clock"))
                    .singleElement()
                    .satisfies(clock -> assertThat(clock.verdict()).isEqualTo(Finding.Verdict.WRONG))
                    .satisfies(clock -> assertThat(clock.words()).matches("3[56]\\d\\d s .*NTP\\."));
        } finally {
            discord.stop(0);
        }
    }
}
