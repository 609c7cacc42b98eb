package dolmen.bot.ops.metrics;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The text format of Prometheus, in which each family of metrics appears once. */
public final class Exposition {
    private static final String COMMENT = "# ";

    private Exposition() {}

    /**
     * The metrics of several hosts in one text. Of equal series, such as those of the process, the first one counts.
     */
    public static String together(List<String> texts) {
        Map<String, Map<String, String>> families = new LinkedHashMap<>();
        for (String text : texts) {
            String family = "";
            for (String line : text.lines().toList()) {
                if (line.startsWith(COMMENT)) {
                    family = line.split(" ", 4)[2];
                }
                families.computeIfAbsent(family, name -> new LinkedHashMap<>()).putIfAbsent(series(line), line);
            }
        }
        return families.values().stream()
                .flatMap(lines -> lines.values().stream())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String series(String line) {
        return line.startsWith(COMMENT) ? line : line.substring(0, line.lastIndexOf(' '));
    }
}
