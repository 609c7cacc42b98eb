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

/** Sends what no client of Discord's would send: any data, on any message, with nothing checked. */
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
        Message message = visits.message(channel, request.path("message_id").asLong(), person);
        return world.interactions().start(origin(type, person, message), channel, data.deepCopy());
    }

    /** A form always follows upon something. */
    private Origin origin(InteractionType type, User person, Message message) {
        Origin cause = type == InteractionType.MODAL_SUBMIT ? origin(InteractionType.COMPONENT, person, message) : null;
        return new Origin(world.nextId(), type, person.id(), null, message.id(), cause);
    }
}
