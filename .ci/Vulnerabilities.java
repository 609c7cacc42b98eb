import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Asks the open database of vulnerabilities (OSV) about everything in a bill of materials. A finding that is high or
 * critical, and not allowed with a reason, ends it with the status 1; so does nothing else, and where the database
 * cannot be reached it says that nothing was checked.
 *
 * <p>To be run as {@code java Vulnerabilities.java BILL ALLOWED [ADDRESS]}.
 */
public final class Vulnerabilities {
    private static final Pattern PURL = Pattern.compile("\"purl\"\\s*:\\s*\"([^\"?]+)");
    private static final Pattern ID = Pattern.compile("\"id\"\\s*:\\s*\"([^\"]+)\"");
    private static final Pattern GRAVE = Pattern.compile("\"severity\"\\s*:\\s*\"(HIGH|CRITICAL)\"");
    private static final Pattern SUMMARY = Pattern.compile("\"summary\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern ALLOWED = Pattern.compile("(\\S+)\\s+\\S.*");
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private final HttpClient client = HttpClient.newBuilder().connectTimeout(LONGEST).build();
    private final URI database;

    private Vulnerabilities(URI database) {
        this.database = database;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> parts = all(PURL, Files.readString(Path.of(arguments[0])));
        Map<String, String> allowed = allowed(Path.of(arguments[1]));
        var osv = new Vulnerabilities(URI.create(arguments.length > 2 ? arguments[2] : "https://api.osv.dev/"));
        try {
            System.exit(osv.judge(parts, allowed) ? 0 : 1);
        } catch (IOException unreachable) {
            System.out.println("Known vulnerabilities: NOT CHECKED, since %s cannot be reached.".formatted(osv.database));
        }
    }

    /** True if there is nothing that must be mended. */
    private boolean judge(List<String> parts, Map<String, String> allowed) throws IOException, InterruptedException {
        int grave = 0;
        Map<String, String> found = findings(parts);
        for (Map.Entry<String, String> finding : found.entrySet()) {
            String id = finding.getKey();
            String entry = send(HttpRequest.newBuilder(database.resolve("v1/vulns/" + id)));
            boolean counts = GRAVE.matcher(entry).find() && !allowed.containsKey(id);
            grave += counts ? 1 : 0;
            System.out.println("%s %s in %s: %s".formatted(
                    counts ? "MEND" : "known", id, finding.getValue(),
                    all(SUMMARY, entry).stream().findFirst().orElse("no summary")));
        }
        System.out.println("Known vulnerabilities: %d parts checked, %d findings, %d high or critical and not allowed."
                .formatted(parts.size(), found.size(), grave));
        return grave == 0;
    }

    /** The ids of all findings, each with the part that it is about. */
    private Map<String, String> findings(List<String> parts) throws IOException, InterruptedException {
        String queries = parts.stream()
                .map(purl -> "{\"package\":{\"purl\":\"" + purl + "\"}}")
                .collect(Collectors.joining(",", "{\"queries\":[", "]}"));
        String answer = send(HttpRequest.newBuilder(database.resolve("v1/querybatch"))
                .POST(HttpRequest.BodyPublishers.ofString(queries)));
        List<String> results = results(answer);
        if (results.size() != parts.size()) {
            throw new IOException("%d answers to %d questions".formatted(results.size(), parts.size()));
        }
        var found = new TreeMap<String, String>();
        for (int part = 0; part < parts.size(); part++) {
            for (String id : all(ID, results.get(part))) {
                found.put(id, parts.get(part));
            }
        }
        return found;
    }

    /** The objects in the outermost list, which stand in the order of the questions. */
    private static List<String> results(String answer) {
        var results = new ArrayList<String>();
        int depth = 0;
        int began = 0;
        for (int at = answer.indexOf('[') + 1; at > 0 && at < answer.length(); at++) {
            char letter = answer.charAt(at);
            if (letter == '{' && depth++ == 0) {
                began = at;
            } else if (letter == '}' && --depth == 0) {
                results.add(answer.substring(began, at + 1));
            } else if (letter == ']' && depth == 0) {
                break;
            }
        }
        return results;
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer =
                client.send(request.timeout(LONGEST).build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException("status " + answer.statusCode());
        }
        return answer.body();
    }

    /** What is allowed, with the reason: lines of an id and words; a line without a reason allows nothing. */
    private static Map<String, String> allowed(Path file) throws IOException {
        var allowed = new LinkedHashMap<String, String>();
        for (String line : Files.readAllLines(file)) {
            Matcher matcher = ALLOWED.matcher(line);
            if (!line.startsWith("#") && matcher.matches()) {
                allowed.put(matcher.group(1), line);
            }
        }
        return allowed;
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).distinct().toList();
    }
}
