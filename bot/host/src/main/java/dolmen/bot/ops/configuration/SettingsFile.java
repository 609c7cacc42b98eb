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

    /** The folders to search for the file, in this order: the folder of the product, then /etc/dolmen. */
    public static List<Path> places(Path product) {
        return List.of(product, OF_SYSTEM);
    }

    /**
     * The environment, with DOLMEN_CONFIG set to the found file unless it was already set. An unreadable file counts as
     * found, so that nobody unknowingly runs without it.
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
