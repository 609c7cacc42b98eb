package dolmen.sandbox.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.Exchange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Checks recorded exchanges against Discord's own published OpenAPI description; safe to use from any thread.
 *
 * <p>The description is searched for as {@code shared/openapi/discord-openapi.json} in the folders above the one where
 * the tests run. Habits of JDA that Discord tolerates are tolerated here: numbers as ids of attachments, tags,
 * recipients and emoji, and texts as contexts, integration types and permissions of commands.
 */
public final class OpenApiCheck {
    private static final Path PLACE = Path.of("shared", "openapi", "discord-openapi.json");
    private static final String PERMISSIONS = "default_member_permissions";
    private static final Pattern DIGIT = Pattern.compile("[0-9]");
    private static final String ID = "https://discord.invalid/openapi.json";

    private final JsonNode description;
    private final SchemaRegistry registry;
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

    /** Digests of valid values. Tests send much that differs in ids and times only, such as all commands of the bot. */
    private final Set<UUID> valid = ConcurrentHashMap.newKeySet();

    private OpenApiCheck(String description) {
        this.description = Json.read(description);
        this.registry = SchemaRegistry.withDefaultDialect(
                Dialects.getOpenApi31(), builder -> builder.schemas(Map.of(ID, description)));
    }

    /** The check, if the description is found; otherwise the omission is reported. */
    public static Optional<OpenApiCheck> find() {
        Optional<OpenApiCheck> found = Stream.iterate(
                        Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve(PLACE))
                .filter(Files::exists)
                .findFirst()
                .map(OpenApiCheck::read);
        if (found.isEmpty()) {
            System.out.println("Left out: the check against Discord's OpenAPI description, which is not at " + PLACE);
        }
        return found;
    }

    private static OpenApiCheck read(Path file) {
        try {
            return new OpenApiCheck(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The violations in the requests and the answers, one line each. */
    public List<String> problems(List<Exchange> exchanges) {
        List<String> problems = new ArrayList<>();
        for (Exchange exchange : exchanges) {
            Optional<String> template = template(exchange);
            if (template.isEmpty()) {
                problems.add(line(exchange) + ": Discord describes no such route");
            } else {
                problems.addAll(problems(exchange, template.get()));
            }
        }
        return problems;
    }

    private List<String> problems(Exchange exchange, String template) {
        String base = "/paths/" + pointer(template) + "/" + exchange.method().toLowerCase(Locale.ROOT);
        String json = "/content/" + pointer("application/json") + "/schema";
        List<String> problems = new ArrayList<>();
        boolean refused = exchange.status() >= 400 || exchange.status() == 0;
        if (!exchange.request().isMissingNode() && !refused) {
            problems.addAll(validate(exchange, "request", base + "/requestBody" + json, forgiven(exchange.request())));
        }
        if (!exchange.response().isMissingNode() && !refused) {
            problems.addAll(
                    validate(exchange, "answer", base + "/responses/" + exchange.status() + json, exchange.response()));
        }
        return problems;
    }

    private List<String> validate(Exchange exchange, String what, String pointer, JsonNode value) {
        if (description.at(pointer.replace("%7B", "{").replace("%7D", "}")).isMissingNode()) {
            return List.of(line(exchange) + ": Discord describes no such " + what);
        }
        UUID digest = digest(pointer, value);
        if (valid.contains(digest)) {
            return List.of();
        }
        List<String> problems = schemas
                .computeIfAbsent(pointer, place -> registry.getSchema(SchemaLocation.of(ID + "#" + place)))
                .validate(value)
                .stream()
                .map(error ->
                        line(exchange) + " " + what + " " + error.getInstanceLocation() + ": " + error.getMessage())
                .toList();
        if (problems.isEmpty()) {
            valid.add(digest);
        }
        return problems;
    }

    /** A digest that ignores digits, so that two values may differ in them and have one digest. */
    private static UUID digest(String pointer, JsonNode value) {
        String shape = pointer + DIGIT.matcher(value.toString()).replaceAll("0");
        return UUID.nameUUIDFromBytes(shape.getBytes(StandardCharsets.UTF_8));
    }

    private Optional<String> template(Exchange exchange) {
        List<String> steps = List.of(exchange.path().split("/", -1));
        return StreamSupport.stream(
                        ((Iterable<Map.Entry<String, JsonNode>>) () ->
                                        description.path("paths").properties().iterator())
                                .spliterator(),
                        false)
                .filter(path -> path.getValue().has(exchange.method().toLowerCase(Locale.ROOT)))
                .map(Map.Entry::getKey)
                .filter(path -> fits(List.of(path.split("/", -1)), steps))
                .min(Comparator.comparingLong(
                        path -> path.chars().filter(letter -> letter == '{').count()));
    }

    private static boolean fits(List<String> template, List<String> steps) {
        if (template.size() != steps.size()) {
            return false;
        }
        for (int i = 0; i < steps.size(); i++) {
            if (!template.get(i).startsWith("{") && !template.get(i).equals(steps.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static String pointer(String step) {
        return step.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D");
    }

    private static void numericPermissions(JsonNode command) {
        if (command.path(PERMISSIONS).isTextual()) {
            ((ObjectNode) command).put(PERMISSIONS, command.path(PERMISSIONS).asLong());
        }
    }

    private static JsonNode forgiven(JsonNode request) {
        JsonNode copy = request.deepCopy();
        copy.findValues("emoji").stream()
                .filter(emoji -> emoji.path("id").isNumber())
                .forEach(OpenApiCheck::textId);
        copy.findParents("attachments")
                .forEach(parent -> parent.path("attachments").forEach(OpenApiCheck::textId));
        for (String list : List.of("contexts", "integration_types")) {
            copy.findParents(list).forEach(command -> number(command, list));
        }
        copy.findParents(PERMISSIONS).forEach(OpenApiCheck::numericPermissions);
        if (copy.path("applied_tags").isArray()) {
            ArrayNode tags = Json.array();
            copy.path("applied_tags").forEach(tag -> tags.add(tag.asText()));
            ((ObjectNode) copy).set("applied_tags", tags);
        }
        if (copy.path("recipient_id").isNumber()) {
            ((ObjectNode) copy).put("recipient_id", copy.path("recipient_id").asText());
        }
        return copy;
    }

    private static void textId(JsonNode identified) {
        ((ObjectNode) identified).put("id", identified.path("id").asText());
    }

    private static void number(JsonNode command, String list) {
        ArrayNode numbers = Json.array();
        command.path(list).forEach(item -> numbers.add(item.asInt()));
        if (command.path(list).isArray()) {
            ((ObjectNode) command).set(list, numbers);
        }
    }

    private static String line(Exchange exchange) {
        return exchange.method() + " " + exchange.path() + " " + exchange.status();
    }
}
