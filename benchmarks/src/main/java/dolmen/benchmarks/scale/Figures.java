package dolmen.benchmarks.scale;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The sum of all hosts' metrics, by measure and labels. */
record Figures(Map<String, Double> counted) {
    /** Reads the metrics at these ports. */
    static Figures of(List<Integer> ports) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var lines = new StringBuilder();
            for (int port : ports) {
                var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/metrics".formatted(port)));
                lines.append(client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                        .body());
            }
            return new Figures(lines.toString()
                    .lines()
                    .filter(line -> !line.startsWith("#") && line.contains(" "))
                    .collect(Collectors.toMap(
                            line -> line.substring(0, line.lastIndexOf(' ')),
                            line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)),
                            Double::sum)));
        }
    }

    /** The sum of all metrics whose names start with the given text, with any labels. */
    double sum(String measure) {
        return counted.entrySet().stream()
                .filter(one -> one.getKey().startsWith(measure))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }
}
