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
 * An error that Discord documents for a route.
 *
 * @param route the method and the path below {@code /api/v10}, with its variable parts in braces
 * @param status the HTTP status
 * @param code Discord's number for the error; 0 without one
 * @param words the message
 */
public record DocumentedError(String route, int status, int code, String words) {
    private static final String FILE = "published-errors.txt";
    private static final int PARTS = 3;

    /** The errors of all routes that the bot uses, in a fixed order. */
    public static List<DocumentedError> all() {
        var errors = new ArrayList<DocumentedError>();
        String route = "";
        for (String line : lines()) {
            if (line.startsWith(" ")) {
                String[] parts = line.strip().split(" ", PARTS);
                errors.add(
                        new DocumentedError(route, Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2]));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                route = line;
            }
        }
        return List.copyOf(errors);
    }

    private static List<String> lines() {
        try (var file = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(DocumentedError.class.getResourceAsStream(FILE)), StandardCharsets.UTF_8))) {
            return file.lines().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A regular expression that matches requests to the route. */
    public String pattern() {
        return route.replaceAll("\\{[a-z]+}", "[^/]+");
    }
}
