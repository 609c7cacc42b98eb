package dolmen.bot.ops.configuration;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The default configuration file. The service, its unit and the command line find the same file, and so the same
 * database.
 */
public final class SettingsFile {
    private static final String NAME = "dolmen.properties";
    private static final Path OF_SYSTEM = Path.of("/etc/dolmen");

    private SettingsFile() {}

    /** The folders in which the file is looked for, in this order: that of the product, and /etc/dolmen. */
    public static List<Path> places(Path product) {
        return List.of(product, OF_SYSTEM);
    }

    /**
     * The environment with DOLMEN_CONFIG set to the file that was found, if there is one and none was named. A file
     * that may not be read counts as found, so that nobody runs without it unawares.
     */
    public static Map<String, String> found(Map<String, String> environment, List<Path> folders) {
        String setting = Setting.DOLMEN_CONFIG.name();
        var named = new HashMap<>(environment);
        if (named.getOrDefault(setting, "").isBlank()) {
            folders.stream()
                    .map(folder -> folder.resolve(NAME))
                    .filter(file -> !Files.notExists(file))
                    .findFirst()
                    .ifPresent(file -> named.put(setting, file.toString()));
        }
        return named;
    }
}
