package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.RestLine;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionCallback;
import dolmen.sandbox.world.people.User;
import java.time.Duration;
import java.util.Optional;

/** Lets people run commands, press buttons, choose from menus and submit forms, and reports the outcome. */
final class InteractionActs {
    private final World world;
    private final DiscordJson json;
    private final PersonAccess visits;
    private final BotAnswers outcomes;
    private final CommandActs commands;
    private final ComponentActs components;
    private final ModalActs modals;
    private final ForgedActs forged;

    InteractionActs(World world, DiscordJson json, PersonAccess visits, RestLine line) {
        this.world = world;
        this.json = json;
        this.visits = visits;
        this.outcomes = new BotAnswers(world, line);
        Resolved resolved = new Resolved(world, json);
        this.commands = new CommandActs(world, visits, resolved);
        this.components = new ComponentActs(world, visits, resolved);
        this.modals = new ModalActs(world, visits, resolved);
        this.forged = new ForgedActs(world, visits);
    }

    /** Starts an interaction and waits for its outcome; must not be called inside the world's lock. */
    HttpResponse act(RoutedRequest call) {
        Interaction started = world.atomically(() -> {
            Interaction interaction = start(visits.person(call), call.body());
            outcomes.expect(interaction);
            return interaction;
        });
        long begun = System.nanoTime();
        try {
            Interaction answered = outcomes.acknowledged(started);
            Duration after = Duration.ofNanos(System.nanoTime() - begun);
            boolean done =
                    call.request().parameter("wait").filter("done"::equals).isPresent();
            Interaction last = done ? outcomes.fulfilled(answered) : answered;
            return world.atomically(() -> JsonReplies.ok(outcome(last).put("acknowledged_ms", after.toMillis())));
        } finally {
            outcomes.forget(started);
        }
    }

    private Interaction start(User person, JsonNode request) {
        if (request.path("forged").asBoolean()) {
            return forged.send(person, request);
        }
        return switch (request.path("type").asInt()) {
            case 2 -> commands.run(person, request);
            case 3 -> components.use(person, request);
            case 4 -> commands.complete(person, request);
            case 5 -> modals.submit(person, request);
            default ->
                throw ControlException.refused(
                        "The type must be 2 (command), 3 (component), 4 (autocomplete) or 5 (modal)");
        };
    }

    private ObjectNode outcome(Interaction interaction) {
        ObjectNode answer = Json.object().put("interaction_id", Json.id(interaction.id()));
        switch (interaction.answer()) {
            case InteractionCallback.Awaited awaited ->
                answer.put("outcome", "failed").put("error", "The application did not respond");
            case InteractionCallback.Replied replied -> answer.put("outcome", "answered");
            case InteractionCallback.Deferred deferred -> answer.put("outcome", "deferred");
            case InteractionCallback.Updated updated -> answer.put("outcome", "updated");
            case InteractionCallback.ModalShown shown ->
                answer.put("outcome", "modal")
                        .set("modal", modal(interaction, shown.modal().node()));
            case InteractionCallback.Offered offered ->
                answer.put("outcome", "choices")
                        .set("choices", offered.choices().node());
        }
        Optional.of(interaction)
                .flatMap(Interaction::originalMessage)
                .flatMap(id -> world.messages().find(interaction.channelId(), id))
                .ifPresent(message -> answer.set("message", json.message(message, interaction.userId())));
        return answer;
    }

    private static ObjectNode modal(Interaction interaction, JsonNode shown) {
        ObjectNode modal = Json.object()
                .put("id", Json.id(interaction.id()))
                .put("custom_id", shown.path("custom_id").asText())
                .put("title", shown.path("title").asText());
        modal.set("components", shown.path("components"));
        return modal;
    }
}
