package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionType;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.User;
import java.util.Arrays;

/** Sends interactions that no Discord client would send: unchecked data, as a command or on any message. */
final class ForgedActs {
    private final World world;
    private final PersonAccess visits;

    ForgedActs(World world, PersonAccess visits) {
        this.world = world;
        this.visits = visits;
    }

    Interaction send(User person, JsonNode request) {
        InteractionType type = Arrays.stream(InteractionType.values())
                .filter(one -> one.number() == request.path("type").asInt())
                .findFirst()
                .orElseThrow(() -> ControlException.refused("There is no such type of interaction"));
        if (!(request.path("data") instanceof ObjectNode data)) {
            throw ControlException.refused("The data must be an object");
        }
        Channel channel =
                visits.channelWithApplication(request.path("channel_id").asLong(), person);
        return world.interactions().start(origin(type, person, channel, request), channel, data.deepCopy());
    }

    private Origin origin(InteractionType type, User person, Channel channel, JsonNode request) {
        if (type == InteractionType.COMMAND || type == InteractionType.AUTOCOMPLETE) {
            String name = request.path("data").path("name").asText();
            return Origin.ofSlash(world.nextId(), type, person.id(), name);
        }
        return origin(
                type, person, visits.message(channel, request.path("message_id").asLong(), person));
    }

    /** A modal always follows an earlier interaction. */
    private Origin origin(InteractionType type, User person, Message message) {
        Origin used = Origin.ofComponent(world.nextId(), person.id(), message.id());
        return type == InteractionType.MODAL_SUBMIT
                ? Origin.ofModal(world.nextId(), person.id(), message.id(), used)
                : used;
    }
}
