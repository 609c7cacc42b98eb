package dolmen.sandbox.rest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * One documented refusal of Discord's: a route's possible error.
 *
 * @param route the method and the path below {@code /api/v10}, with its variable parts in braces
 * @param status of HTTP
 * @param code Discord's number for the error; 0 without one
 * @param words the message
 */
public record PublishedError(String route, int status, int code, String words) {
    private static final String FILE = "published-errors.txt";
    private static final int PARTS = 3;

    /** The errors of all routes that the bot uses, in a fixed order. */
    public static List<PublishedError> all() {
        var errors = new ArrayList<PublishedError>();
        String route = "";
        for (String line : lines()) {
            if (line.startsWith(" ")) {
                String[] parts = line.strip().split(" ", PARTS);
                errors.add(new PublishedError(route, Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2]));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                route = line;
            }
        }
        return List.copyOf(errors);
    }

    private static List<String> lines() {
        try (var file = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(PublishedError.class.getResourceAsStream(FILE)), StandardCharsets.UTF_8))) {
            return file.lines().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The regular expression of requests to the route. */
    public String pattern() {
        return route.replaceAll("\\{[a-z]+}", "[^/]+");
    }
}
