package dolmen.bot.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The question after known vulnerabilities, put to a database on this machine. */
final class VulnerabilitiesTest {
    private static final String BILL = """
            {"components":[{"purl":"pkg:maven/a/sound@1?type=jar"},{"purl":"pkg:maven/b/broken@2?type=jar"}]}
            """;

    @TempDir
    private Path folder;

    private HttpServer database;

    private record Result(int code, String out) {}

    @BeforeEach
    void open() throws IOException {
        database = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        database.createContext(
                "/v1/querybatch", exchange -> answer(exchange, "{\"results\":[{},{\"vulns\":[{\"id\":\"GHSA-1\"}]}]}"));
        database.start();
    }

    @AfterEach
    void close() {
        database.stop(0);
    }

    @Test
    void a_grave_finding_fails_and_is_named_with_its_part() throws Exception {
        entry("HIGH");

        Result result = ask("");
        assertThat(result.code()).isOne();
        assertThat(result.out()).contains("MEND GHSA-1 in pkg:maven/b/broken@2: it breaks", "2 parts checked");
    }

    @Test
    void what_is_allowed_with_a_reason_or_less_grave_fails_nothing() throws Exception {
        entry("HIGH");
        assertThat(ask("GHSA-1 that class is never loaded\n").code()).isZero();
        assertThat(ask("GHSA-1\n").code()).isOne();
    }

    @Test
    void what_is_less_grave_is_told_and_fails_nothing() throws Exception {
        entry("MODERATE");

        Result result = ask("");
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("known GHSA-1");
    }

    @Test
    void without_an_answer_it_says_that_nothing_was_checked() throws Exception {
        database.stop(0);

        Result result = ask("");
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("NOT CHECKED");
    }

    private void entry(String severity) {
        database.createContext(
                "/v1/vulns/GHSA-1",
                exchange -> answer(
                        exchange,
                        "{\"id\":\"GHSA-1\",\"summary\":\"it breaks\",\"database_specific\":{\"severity\":\"%s\"}}"
                                .formatted(severity)));
    }

    private Result ask(String allowed) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        Path.of("..", ".ci", "Vulnerabilities.java").toString(),
                        Files.writeString(folder.resolve("bom.json"), BILL).toString(),
                        Files.writeString(folder.resolve("allowed"), allowed).toString(),
                        "http://127.0.0.1:%d/".formatted(database.getAddress().getPort()))
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), out);
    }

    private static void answer(HttpExchange exchange, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
