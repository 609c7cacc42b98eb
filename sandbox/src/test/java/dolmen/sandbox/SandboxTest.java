package dolmen.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.PortTakenException;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Control;
import dolmen.sandbox.testing.Person;
import dolmen.sandbox.testing.RawBot;
import dolmen.sandbox.testing.RawGateway;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the sandbox as a whole: its port, its page, its people, and its stored world. */
final class SandboxTest {
    private static final SandboxConfiguration CONFIGURATION = SandboxConfiguration.transientOne();

    @Test
    void a_port_in_use_is_named_in_words() {
        try (Sandbox sandbox = Sandbox.open(CONFIGURATION)) {
            assertThatThrownBy(() -> Sandbox.open(CONFIGURATION.withPort(sandbox.port())))
                    .isInstanceOf(PortTakenException.class)
                    .hasMessageContaining("127.0.0.1:" + sandbox.port())
                    .hasMessageContaining("another program");
        }
    }

    @Test
    void a_configuration_is_checked_and_keeps_its_token_to_itself() {
        assertThatThrownBy(() -> CONFIGURATION.withPort(70_000)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CONFIGURATION.withToken(" ")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CONFIGURATION.withShards(0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(CONFIGURATION.withToken("secret").toString()).doesNotContain("secret");
    }

    @Test
    void the_world_outlives_a_restart(@TempDir Path folder) throws IOException {
        String thread;
        String url;
        try (Sandbox sandbox = Sandbox.open(CONFIGURATION.withFolder(folder))) {
            Person astrid = new Control(sandbox).person("Astrid");
            String general = astrid.channel("general");
            RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
            astrid.say(general, "stones ō🪨");
            thread = bot.json("POST", "channels/" + general + "/threads", "{\"name\":\"Match\",\"type\":11}")
                    .path("id")
                    .asText();
            astrid.say(thread, "a1");
            astrid.direct();
            url = upload(sandbox, general);
            String botId = astrid.world().at("/bot/id").asText();
            bot.send("PUT", "applications/" + botId + "/commands", "[{\"name\":\"play\",\"description\":\"d\"}]");
        }
        try (Sandbox sandbox = Sandbox.open(CONFIGURATION.withFolder(folder))) {
            Person astrid = new Control(sandbox).person("Astrid");
            assertThat(astrid.channel("Match")).isEqualTo(thread);
            assertThat(astrid.messages(thread)).hasSize(1);
            assertThat(astrid.messages(astrid.channel("general"))
                            .getFirst()
                            .path("content")
                            .asText())
                    .isEqualTo("stones ō🪨");
            assertThat(astrid.world().at("/commands/0/name").asText()).isEqualTo("play");
            assertThat(astrid.world().path("dms").size()).isEqualTo(1);
            String moved = url.replaceFirst(":\\d+/", ":" + sandbox.port() + "/");
            assertThat(get(URI.create(moved)).body()).isEqualTo("hello");
        }
    }

    @Test
    void a_world_that_cannot_be_read_is_named_in_words(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("world.json"), "{");

        assertThatThrownBy(() -> Sandbox.open(CONFIGURATION.withFolder(folder))).hasMessageContaining("world.json");
    }

    @Test
    void the_page_is_served_and_nothing_else() {
        try (Sandbox sandbox = Sandbox.open(CONFIGURATION)) {
            assertThat(get(sandbox.pageUrl().resolve("/")).headers().firstValue("location"))
                    .contains("/sandbox/");
            assertThat(get(sandbox.pageUrl()).headers().firstValue("content-type"))
                    .contains("text/html; charset=utf-8");
            assertThat(get(sandbox.pageUrl().resolve("../sandbox/%2e%2e/logback-test.xml"))
                            .statusCode())
                    .isBetween(400, 404);
            assertThat(get(sandbox.pageUrl().resolve("nothing.js")).statusCode())
                    .isEqualTo(404);
            assertThat(get(sandbox.pageUrl().resolve("/cdn/attachments/1/2/x.png"))
                            .statusCode())
                    .isEqualTo(404);
            assertThat(get(sandbox.pageUrl().resolve("/cdn/attachments/x")).statusCode())
                    .isEqualTo(404);
            assertThat(get(sandbox.pageUrl().resolve("/elsewhere")).statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void a_foreign_page_in_the_same_browser_is_refused() throws IOException {
        try (Sandbox sandbox = Sandbox.open(CONFIGURATION);
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), sandbox.port())) {
            socket.getOutputStream()
                    .write("GET /sandbox/api/people HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void each_person_receives_the_events_they_may_see() {
        try (Sandbox sandbox = Sandbox.open(CONFIGURATION);
                RawGateway stranger = RawGateway.open(socket(sandbox, "1"))) {
            assertThat(stranger.closed()).isEqualTo(4000);
            Control control = new Control(sandbox);
            Person astrid = control.person("Astrid");
            Person bjoern = control.person("Björn");
            String general = astrid.channel("general");
            RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
            try (RawGateway page = RawGateway.open(socket(sandbox, bjoern.id()))) {
                assertThat(page.await("NOTIFICATIONS").path("unread")).isEmpty();
                astrid.direct();
                astrid.say(general, "hello " + bjoern.mention());
                JsonNode message = page.next();
                assertThat(message.path("t").asText()).isEqualTo("MESSAGE_CREATE");
                assertThat(message.at("/d/mentions/0/id").asText()).isEqualTo(bjoern.id());
                astrid.post(
                        "channels/" + general + "/messages/"
                                + message.at("/d/id").asText() + "/delete",
                        Json.object());
                assertThat(page.await("MESSAGE_DELETE").path("channel_id").asText())
                        .isEqualTo(general);
                astrid.post("channels/" + general + "/typing", Json.object());
                assertThat(page.await("TYPING_START").path("user_id").asText()).isEqualTo(astrid.id());
                bot.send("POST", "channels/" + general + "/threads", "{\"name\":\"t\",\"type\":11}");
                String thread = page.await("THREAD_CREATE").path("id").asText();
                bjoern.say(thread, "here");
                assertThat(page.await("THREAD_MEMBERS_UPDATE")
                                .path("member_count")
                                .asInt())
                        .isEqualTo(2);
                control.post("people", Json.object().put("name", "Eir"));
                page.await("GUILD_MEMBER_ADD");
                bot.send("PUT", "applications/" + astrid.world().at("/bot/id").asText() + "/commands", "[]");
                page.await("COMMANDS_UPDATE");
                try (RawGateway gateway = RawGateway.loggedIn(sandbox, 0)) {
                    gateway.await("GUILD_CREATE");
                    assertThat(page.await("BOT_ONLINE").path("online").asBoolean())
                            .isTrue();
                }
                assertThat(page.await("BOT_ONLINE").path("online").asBoolean()).isFalse();
            }
        }
    }

    @Test
    void people_are_refused_acts_without_permission() {
        try (Sandbox sandbox = Sandbox.open(CONFIGURATION)) {
            Control control = new Control(sandbox);
            Person astrid = control.person("Astrid");
            Person bjoern = control.person("Björn");
            String general = astrid.channel("general");
            String mine = astrid.say(general, "mine").body().path("id").asText();
            RawBot bot = new RawBot(sandbox, SandboxConfiguration.DEFAULT_TOKEN);
            String thread = bot.json("POST", "channels/" + general + "/threads", "{\"name\":\"t\",\"type\":11}")
                    .path("id")
                    .asText();

            assertThat(control.get("world").status()).isEqualTo(400);
            assertThat(control.get("nothing").status()).isEqualTo(404);
            assertThat(control.post("people", Json.object()).status()).isEqualTo(400);
            assertThat(control.post("faults", Json.object().put("kind", "flood"))
                            .status())
                    .isEqualTo(400);
            assertThat(bjoern.say(general, "").status()).isEqualTo(400);
            assertThat(bjoern.say("1", "x").status()).isEqualTo(404);
            assertThat(bjoern.reply(general, "1", "x").status()).isEqualTo(404);
            assertThat(bjoern.post("dms", Json.object().put("user_id", bjoern.id()))
                            .status())
                    .isEqualTo(404);
            assertThat(bjoern.post("channels/" + general + "/messages/" + mine + "/delete", Json.object())
                            .status())
                    .isEqualTo(400);
            assertThat(bjoern.post("channels/" + general + "/archive", Json.object())
                            .status())
                    .isEqualTo(400);
            assertThat(bjoern.post("channels/" + thread + "/archive", Json.object())
                            .status())
                    .isEqualTo(400);
            assertThat(astrid.post("channels/" + thread + "/archive", Json.object())
                            .status())
                    .isEqualTo(200);
            assertThat(astrid.post("channels/" + thread + "/permissions", Json.object())
                            .status())
                    .isEqualTo(400);
            assertThat(astrid.interact(Json.object().put("type", 9)).status()).isEqualTo(400);
            assertThat(control.get("requests").body().size()).isEqualTo(1);
        }
    }

    private static URI socket(Sandbox sandbox, String personId) {
        return URI.create("ws://127.0.0.1:" + sandbox.port() + "/sandbox/ws?as=" + personId);
    }

    private static String upload(Sandbox sandbox, String channel) {
        String body = """
                --b
                Content-Disposition: form-data; name="files[0]"; filename="a b.txt"

                hello
                --b
                Content-Disposition: form-data; name="payload_json"

                {"content":"file"}
                --b--
                """.replace("\n", "\r\n");
        HttpRequest request = HttpRequest.newBuilder(sandbox.apiBase().resolve("channels/" + channel + "/messages"))
                .header("Authorization", "Bot " + SandboxConfiguration.DEFAULT_TOKEN)
                .header("Content-Type", "multipart/form-data; boundary=b")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return Json.read(send(request).body()).at("/attachments/0/url").asText();
    }

    private static HttpResponse<String> get(URI address) {
        return send(HttpRequest.newBuilder(address).GET().build());
    }

    private static HttpResponse<String> send(HttpRequest request) {
        try {
            return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
