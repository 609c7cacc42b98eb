package dolmen.bot.ops.configuration;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** The settings as text, from the environment or else from the file. A blank value counts as not set. */
final class Settings {
    private final Map<Setting, String> environment = new EnumMap<>(Setting.class);
    private final Map<Setting, String> file = new EnumMap<>(Setting.class);

    private Optional<Path> read = Optional.empty();

    private Settings() {}

    /**
     * Reads the environment and the file.
     *
     * @param chosen the file that replaces the one in the environment
     */
    static Settings read(Map<String, String> environment, Optional<Path> chosen) throws InvalidConfigurationException {
        var settings = new Settings();
        for (Map.Entry<String, String> variable : environment.entrySet()) {
            settings.readVariable(variable.getKey(), variable.getValue());
        }
        Optional<Path> named = settings.text(Setting.DOLMEN_CONFIG).map(Path::of);
        Optional<Path> file = chosen.or(() -> named);
        if (file.isPresent()) {
            settings.readFile(file.get());
            settings.read = file;
        }
        return settings;
    }

    /** The environment belongs to other programs too, so only a name close to a setting counts as a misspelling. */
    private void readVariable(String name, String value) throws InvalidConfigurationException {
        Optional<Setting> setting = Setting.named(name);
        if (setting.isPresent()) {
            put(environment, setting.get(), value);
        } else if (Setting.misspelt(name)) {
            throw unknown("The environment", name);
        }
    }

    private void readFile(Path path) throws InvalidConfigurationException {
        var lines = new Properties();
        try (Reader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            lines.load(reader);
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new InvalidConfigurationException("The configuration %s cannot be read: %s."
                    .formatted(path, unreadable.getClass().getSimpleName()));
        }
        for (String name : lines.stringPropertyNames()) {
            Optional<Setting> setting = Setting.named(name);
            if (setting.isEmpty()) {
                throw unknown("The configuration " + path, name);
            }
            if (setting.get() == Setting.DOLMEN_CONFIG) {
                throw new InvalidConfigurationException(
                        "The configuration %s sets DOLMEN_CONFIG, but cannot name another file.".formatted(path));
            }
            put(file, setting.get(), lines.getProperty(name));
        }
    }

    private static InvalidConfigurationException unknown(String where, String name) {
        return new InvalidConfigurationException("%s sets %s, but there is no such setting; the nearest is %s."
                .formatted(where, name, Setting.nearest(name)));
    }

    private static void put(Map<Setting, String> settings, Setting setting, String value) {
        if (!value.isBlank()) {
            settings.put(setting, value.strip());
        }
    }

    /** The value of the setting, if it has one. */
    Optional<String> text(Setting setting) {
        return Optional.ofNullable(environment.get(setting)).or(() -> Optional.ofNullable(file.get(setting)));
    }

    /** The files with a secret in them: those that a setting names, and the file of the settings if it has one. */
    List<Path> filesWithSecrets() {
        Stream<Path> named = Stream.of(Setting.DISCORD_TOKEN_FILE, Setting.DOLMEN_DATABASE_PASSWORD_FILE)
                .flatMap(setting -> text(setting).stream())
                .map(Path::of);
        return Stream.concat(named, read.filter(path -> file.keySet().stream().anyMatch(Setting::secret)).stream())
                .toList();
    }

    /** The value of the setting, or its default. */
    String orUsual(Setting setting) {
        return text(setting).orElseGet(setting::usual);
    }

    /** The secret in one of two mutually exclusive settings; the environment overrides the file. */
    Optional<Secret> either(Setting one, Setting other) throws InvalidConfigurationException {
        for (Map<Setting, String> place : List.of(environment, file)) {
            if (place.containsKey(one) && place.containsKey(other)) {
                throw new InvalidConfigurationException("%s and %s are both set; set one.".formatted(one, other));
            }
            for (Setting setting : List.of(one, other)) {
                Optional<String> text = Optional.ofNullable(place.get(setting));
                if (text.isPresent()) {
                    return Optional.of(new Secret(setting, text.get()));
                }
            }
        }
        return Optional.empty();
    }
}
