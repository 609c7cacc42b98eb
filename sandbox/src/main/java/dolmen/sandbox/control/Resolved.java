package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Role;
import dolmen.sandbox.world.people.User;
import java.util.Optional;

/** Adds the users, roles, channels and messages that a person names, and uploaded files, to an interaction. */
final class Resolved {
    private final World world;
    private final DiscordJson json;

    Resolved(World world, DiscordJson json) {
        this.world = world;
        this.json = json;
    }

    /** Adds a user, with the membership if the interaction is in a server. */
    void addUser(ObjectNode payload, String id, Channel channel) {
        User user = parse(id)
                .flatMap(world.people()::user)
                .orElseThrow(() -> ControlException.refused("There is no user " + id));
        resolved(payload, "users").set(id, json.user(user));
        channel.guild()
                .flatMap(guild -> world.people().member(guild, user.id()))
                .ifPresent(member -> resolved(payload, "members")
                        .set(
                                id,
                                json.memberAlone(member)
                                        .put(
                                                "permissions",
                                                Json.id(world.channels().permissions(user.id(), channel)))));
    }

    /** Adds a channel that the person sees. */
    void addChannel(ObjectNode payload, String id, User person) {
        Channel channel = parse(id)
                .flatMap(world.channels()::find)
                .filter(found -> world.channels().sees(person.id(), found))
                .orElseThrow(() -> ControlException.refused("There is no channel " + id));
        resolved(payload, "channels").set(id, json.channelWithPermissions(channel, person.id()));
    }

    /** Adds a role of the server. */
    void addRole(ObjectNode payload, String id, Channel channel) {
        Role role = channel.guild().flatMap(world.people()::guild).stream()
                .flatMap(guild -> guild.roles().stream())
                .filter(found -> Json.id(found.id()).equals(id))
                .findFirst()
                .orElseThrow(() -> ControlException.refused("There is no role " + id));
        resolved(payload, "roles").set(id, json.role(role));
    }

    /** Adds the user or role with the id. */
    void addMentionable(ObjectNode payload, String id, Channel channel) {
        if (parse(id).flatMap(world.people()::user).isPresent()) {
            addUser(payload, id, channel);
        } else {
            addRole(payload, id, channel);
        }
    }

    /** Adds a message as the bot sees it in answer to a person. */
    void addMessage(ObjectNode payload, Message message) {
        resolved(payload, "messages")
                .set(Json.id(message.id()), json.message(message, world.people().botId()));
    }

    /** Stores a file and returns its id. */
    String addFile(ObjectNode payload, String filename, Bytes content, Channel channel) {
        Attachment file = world.uploads().add(channel, filename, content);
        String id = Json.id(file.id());
        resolved(payload, "attachments").set(id, json.upload(file));
        return id;
    }

    private static ObjectNode resolved(ObjectNode payload, String kind) {
        return payload.withObjectProperty("resolved").withObjectProperty(kind);
    }

    private static Optional<Long> parse(String id) {
        return id.matches("\\d{1,19}") ? Optional.of(Long.parseLong(id)) : Optional.empty();
    }
}
