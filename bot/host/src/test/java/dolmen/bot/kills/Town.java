package dolmen.bot.kills;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import dolmen.sandbox.testing.Control;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The servers of a local Discord, and the people who move there. */
record Town(Control control) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The one that is there from the beginning. */
    GuildId firstServer() {
        return id(control.get("world?as=" + founder()).body().at("/guilds/0"));
    }

    /** Another one, which is on those shards; servers are founded until one is. */
    GuildId serverOn(Shards shards) {
        while (true) {
            GuildId server = id(control.post("guilds?as=" + founder(), JSON.valueToTree(Map.of("name", "Next door")))
                    .body());
            if (shards.serve(server)) {
                return server;
            }
        }
    }

    /** New people, who play on that server. */
    List<Visit> people(int count, GuildId server, Answers answers) {
        return IntStream.range(0, count)
                .mapToObj(number -> "Robot %d of %s".formatted(number, server))
                .map(name -> control.post("people", JSON.valueToTree(Map.of("name", name)))
                        .body()
                        .path("id")
                        .asText())
                .map(person -> {
                    control.post("guilds/%s/join?as=%s".formatted(server, person), JSON.createObjectNode());
                    return new Visit(control, person, server, answers);
                })
                .toList();
    }

    private String founder() {
        return control.get("people").body().path(0).path("id").asText();
    }

    private static GuildId id(JsonNode guild) {
        return new GuildId(guild.path("id").asLong());
    }
}
