package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.gateway.Gateway;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.login.LoginAttempt;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.rest.DocumentedError;
import dolmen.sandbox.rest.Exchange;
import dolmen.sandbox.rest.ExchangeLog;
import dolmen.sandbox.rest.RestFaults;
import dolmen.sandbox.rest.RestFaults.Fault;
import dolmen.sandbox.rest.RestLine;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Injects faults for tests, and lists the bot's requests and logins. */
final class FaultRoutes {
    private final RestLine line;
    private final RestFaults rest;
    private final Gateway gateway;
    private final ExchangeLog log;

    FaultRoutes(RestLine line, RestFaults rest, Gateway gateway, ExchangeLog log) {
        this.line = line;
        this.rest = rest;
        this.gateway = gateway;
        this.log = log;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/faults", this::order),
                Route.delete("/faults", this::clear),
                Route.get("/conditions", call -> JsonReplies.ok(conditions())),
                Route.post("/conditions", this::change),
                Route.get("/logins", call -> JsonReplies.ok(Json.array(gateway.logins(), FaultRoutes::login))),
                Route.get("/requests", call -> JsonReplies.ok(Json.array(log.all(), FaultRoutes::request))));
    }

    private HttpResponse order(RoutedRequest call) {
        JsonNode body = call.body();
        int times = body.path("times").asInt(1);
        Duration delay = Duration.ofMillis(body.path("milliseconds").asLong());
        switch (body.path("kind").asText()) {
            case "status" ->
                rest.order(route(body), new Fault.Refused(body.path("status").asInt(500), 0, "Ordered fault"), times);
            case "error" -> rest.order(route(body), error(body), times);
            case "rate_limit" ->
                rest.order(
                        route(body),
                        new Fault.RateLimited(
                                body.path("retry_after").asInt(1),
                                body.path("global").asBoolean()),
                        times);
            case "slow" -> rest.order(route(body), new Fault.Slow(delay), times);
            case "answer_late" -> rest.order(route(body), new Fault.AnswerLate(delay), times);
            case "answer_lost" -> rest.order(route(body), new Fault.AnswerLost(), times);
            case "request_lost" -> rest.order(route(body), new Fault.RequestLost(), times);
            case "gateway_cut" -> gateway.cut();
            case "gateway_close" -> gateway.close(body.path("code").asInt(4_000));
            case "gateway_reconnect" -> gateway.askToReconnect();
            case "gateway_invalidate" -> gateway.invalidate();
            case "gateway_silent" -> gateway.faults().silence(true);
            case "gateway_swallow" -> gateway.faults().swallow(pattern(body, "event"));
            case "duplicate_interaction" -> gateway.faults().duplicateInteractions(times);
            case "delay_interaction" -> gateway.faults().delayInteractions(delay, times);
            default ->
                throw ControlException.refused(
                        "There is no fault of the kind “" + body.path("kind").asText() + "”");
        }
        return JsonReplies.noContent();
    }

    /** Reads one of Discord's errors by its code. A code that no known route returns also needs a status. */
    private static Fault error(JsonNode body) {
        int code = body.path("code").asInt();
        Optional<DocumentedError> known = DocumentedError.all().stream()
                .filter(error -> error.code() == code && code != 0)
                .findFirst();
        int status =
                body.path("status").asInt(known.map(DocumentedError::status).orElse(0));
        if (status == 0) {
            throw ControlException.refused("No known route returns the error " + code + ": give its status as well");
        }
        String message =
                body.path("message").asText(known.map(DocumentedError::words).orElse("Error " + code));
        return new Fault.Refused(status, code, message);
    }

    private static Pattern route(JsonNode body) {
        return pattern(body, "route");
    }

    private static Pattern pattern(JsonNode body, String field) {
        try {
            return Pattern.compile(body.path(field).asText(".*"));
        } catch (PatternSyntaxException e) {
            throw ControlException.refused("The " + field + " is not a regular expression: " + e.getDescription());
        }
    }

    private HttpResponse clear(RoutedRequest call) {
        rest.clear();
        gateway.faults().clear();
        return JsonReplies.noContent();
    }

    private ObjectNode conditions() {
        Conditions now = line.conditions();
        return Json.object()
                .put("rate_limits", now.rateLimits())
                .put("latency_ms", now.latency().toMillis())
                .put("acknowledge_ms", now.toAcknowledge().toMillis());
    }

    private HttpResponse change(RoutedRequest call) {
        Conditions before = line.conditions();
        long latency = call.body().path("latency_ms").asLong(before.latency().toMillis());
        if (latency < 0) {
            throw ControlException.refused("latency_ms must not be negative");
        }
        long acknowledgement =
                call.body().path("acknowledge_ms").asLong(before.toAcknowledge().toMillis());
        if (acknowledgement < 1) {
            throw ControlException.refused("acknowledge_ms must be positive");
        }
        boolean limits = call.body().path("rate_limits").asBoolean(before.rateLimits());
        line.change(new Conditions(limits, Duration.ofMillis(latency), Duration.ofMillis(acknowledgement)));
        return JsonReplies.ok(conditions());
    }

    private static ObjectNode login(LoginAttempt attempt) {
        return Json.object()
                .put("at", Json.time(attempt.at()))
                .put("shard", attempt.shard())
                .put("shards", attempt.shards())
                .put("verdict", attempt.verdict().name().toLowerCase(Locale.ROOT));
    }

    private static ObjectNode request(Exchange exchange) {
        ObjectNode json = Json.object()
                .put("at", Json.time(exchange.at()))
                .put("method", exchange.method())
                .put("path", exchange.path())
                .put("status", exchange.status());
        exchange.files().forEach(json.putArray("files")::add);
        json.set("request", exchange.request().isMissingNode() ? null : exchange.request());
        json.set("response", exchange.response().isMissingNode() ? null : exchange.response());
        return json;
    }
}
