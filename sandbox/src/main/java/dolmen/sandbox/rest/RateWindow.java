package dolmen.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.MultipartForm;
import dolmen.sandbox.json.Json;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Discord's rate limit for a kind of request, per channel, interaction or application. Discord documents no numbers;
 * these come from its headers.
 */
enum RateWindow {
    CREATE_MESSAGE("POST", "/channels/(\\d+)/messages", 5, Duration.ofSeconds(5)),
    EDIT_MESSAGE("PATCH", "/channels/(\\d+)/messages/\\d+", 5, Duration.ofSeconds(5)),
    DELETE_MESSAGE("DELETE", "/channels/(\\d+)/messages/\\d+", 5, Duration.ofSeconds(1)),
    REACT("PUT|DELETE", "/channels/(\\d+)/messages/\\d+/reactions/.*", 1, Duration.ofMillis(250)),
    /** A change of a channel's name or topic, with a much lower limit than other changes of a channel. */
    RENAME("PATCH", "/channels/(\\d+)", 2, Duration.ofMinutes(10)),
    CHANGE_CHANNEL("PATCH", "/channels/(\\d+)", 10, Duration.ofSeconds(15)),
    CREATE_EMOJI("POST", "/applications/(\\d+)/emojis", 5, Duration.ofSeconds(5)),
    CHANGE_EMOJI("PATCH|DELETE", "/applications/(\\d+)/emojis/\\d+", 5, Duration.ofSeconds(5)),
    FOLLOW_UP("POST|PATCH|DELETE", "/webhooks/\\d+/([^/]+).*", 5, Duration.ofSeconds(2));

    private final Pattern line;
    private final int requests;
    private final Duration window;

    RateWindow(String methods, String path, int requests, Duration window) {
        this.line = Pattern.compile("(?:" + methods + ") " + path);
        this.requests = requests;
        this.window = window;
    }

    /** A limit, and the channel or interaction to which it applies. */
    record Bucket(RateWindow limit, String of) {
        /** The identifier by which clients recognise the limit; it does not identify the place. */
        String hash() {
            return "%08x".formatted(limit.name().hashCode());
        }
    }

    static Optional<Bucket> bucket(HttpRequest request, String path) {
        return Arrays.stream(values())
                .filter(limit -> limit != RENAME || renames(request))
                .flatMap(limit -> limit.match(request.method() + " " + path).stream())
                .findFirst();
    }

    private Optional<Bucket> match(String request) {
        Matcher matcher = line.matcher(request);
        return matcher.matches() ? Optional.of(new Bucket(this, matcher.group(1))) : Optional.empty();
    }

    private static boolean renames(HttpRequest request) {
        if (!request.method().equals("PATCH") || MultipartForm.isIn(request)) {
            return false;
        }
        try {
            JsonNode body = Json.read(request.body().text());
            return body.has("name") || body.has("topic");
        } catch (IllegalArgumentException notJson) {
            return false;
        }
    }

    int requests() {
        return requests;
    }

    Duration window() {
        return window;
    }
}
