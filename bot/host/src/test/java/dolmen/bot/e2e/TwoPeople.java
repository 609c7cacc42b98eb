package dolmen.bot.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import java.util.Map;
import java.util.stream.Stream;

/** Two people of a local Discord who found servers and play each other there. */
record TwoPeople(Control control, Person astrid, Person bjorn) {

    static TwoPeople of(Control control) {
        return new TwoPeople(control, Person.called(control, "Astrid"), Person.called(control, "Björn"));
    }

    /** A channel of a new server on one of those shards; servers are founded until one is. */
    String channelOn(Shards shards) {
        while (true) {
            String guild = control.post("guilds?as=" + astrid.id, Map.of("name", "A server"))
                    .path("id")
                    .asText();
            if (shards.serve(new GuildId(Long.parseLong(guild)))) {
                control.post("guilds/%s/join?as=%s".formatted(guild, bjorn.id), Map.of());
                return channel(guild);
            }
        }
    }

    private String channel(String guild) {
        for (JsonNode one : control.get("world?as=" + astrid.id).path("guilds")) {
            if (one.path("id").asText().equals(guild)) {
                return one.path("channels").path(0).path("id").asText();
            }
        }
        throw new AssertionError("no server " + guild);
    }

    /** The thread of a match of Murus Gallicus that Astrid begins. */
    String begin(String channel, Object... options) {
        astrid.askUntilAnswered(channel);
        Object[] usual = {"opponent", bjorn.id, "game", "murus-gallicus", "side", "first"};
        Object[] all = Stream.of(usual, options).flatMap(Stream::of).toArray();
        JsonNode challenge = astrid.command(channel, "challenge", all).path("message");
        bjorn.press(challenge, "Accept");
        return challenge.path("id").asText();
    }
}
