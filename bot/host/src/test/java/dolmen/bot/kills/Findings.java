package dolmen.bot.kills;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a witness found after a drill.
 *
 * @param figures how much was done, in words
 * @param defects by what must not be; the list says where, and is empty where all is well
 */
record Findings(Map<String, String> figures, Map<String, List<String>> defects) {

    Findings {
        figures = new LinkedHashMap<>(figures);
        defects = new LinkedHashMap<>(defects);
    }

    /** How long so many of a hundred took at most. */
    static String percentile(List<Duration> all, int percent) {
        if (all.isEmpty()) {
            return "none";
        }
        List<Duration> sorted = all.stream().sorted().toList();
        return "%.1f s"
                .formatted(sorted.get((sorted.size() - 1) * percent / 100).toMillis() / 1_000.0);
    }

    /** A table in Markdown, and below it where the defects are. */
    String table() {
        return "| | |\n|---|---|\n"
                + figures.entrySet().stream()
                        .map(figure -> "| %s | %s |\n".formatted(figure.getKey(), figure.getValue()))
                        .collect(Collectors.joining())
                + defects.entrySet().stream()
                        .map(defect -> "| %s | %d |\n"
                                .formatted(defect.getKey(), defect.getValue().size()))
                        .collect(Collectors.joining())
                + defects.entrySet().stream()
                        .flatMap(defect ->
                                defect.getValue().stream().map(where -> "\n%s: %s\n".formatted(defect.getKey(), where)))
                        .collect(Collectors.joining());
    }
}
