package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.message.Notification;
import dolmen.sandbox.world.people.User;
import java.util.List;
import java.util.Locale;

/** The routes for people's notifications, and for marking channels as read. */
final class NotificationRoutes {
    private final World world;
    private final PersonAccess visits;

    NotificationRoutes(World world, PersonAccess visits) {
        this.world = world;
        this.visits = visits;
    }

    List<Route> routes() {
        return List.of(Route.get("/notifications", this::show), Route.post("/channels/{channel}/read", this::read));
    }

    static ArrayNode unread(World world, long personId) {
        return Json.array(
                world.notifications().of(personId).stream()
                        .filter(notification -> !notification.read())
                        .toList(),
                NotificationRoutes::json);
    }

    private HttpResponse show(RoutedRequest call) {
        return JsonReplies.ok(
                Json.array(world.notifications().of(visits.person(call).id()), NotificationRoutes::json));
    }

    private HttpResponse read(RoutedRequest call) {
        User person = visits.person(call);
        world.notifications()
                .read(person.id(), visits.channel(call.id("channel"), person).id());
        return JsonReplies.noContent();
    }

    private static ObjectNode json(Notification notification) {
        return Json.object()
                .put("message_id", Json.id(notification.messageId()))
                .put("channel_id", Json.id(notification.channelId()))
                .put("reason", notification.reason().name().toLowerCase(Locale.ROOT))
                .put("at", Json.time(notification.at()))
                .put("read", notification.read());
    }
}
