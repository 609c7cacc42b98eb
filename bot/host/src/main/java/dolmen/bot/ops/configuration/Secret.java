package dolmen.bot.ops.configuration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A secret, either in a setting or in the file that another setting names.
 *
 * @param setting the setting that has the secret or names its file
 */
record Secret(Setting setting, String text) {

    /** The configured secret; the environment overrides the configuration file. */
    static Optional<Secret> read(Settings settings, Setting value, Setting file) throws InvalidConfigurationException {
        Optional<Secret> set = settings.either(value, file);
        return set.isPresent() && set.get().setting() == file
                ? Optional.of(set.get().opened())
                : set;
    }

    private Secret opened() throws InvalidConfigurationException {
        try {
            String content = Files.readString(Path.of(text)).strip();
            if (content.isEmpty()) {
                throw new InvalidConfigurationException(
                        "%s is \"%s\", but that file is empty.".formatted(setting, text));
            }
            return new Secret(setting, content);
        } catch (IOException unreadable) {
            throw new InvalidConfigurationException("%s is \"%s\", but that file cannot be read: %s."
                    .formatted(setting, text, unreadable.getClass().getSimpleName()));
        }
    }

    @Override
    public String toString() {
        return "(hidden)";
    }
}
