package dolmen.renderer;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.SequencedMap;

/**
 * The themes that come with the renderer, by name; immutable. Each is a table under {@code theme/}; a new one needs its
 * table and its name in {@code theme/names.txt}, and no code.
 */
public final class Themes {
    private final SequencedMap<String, Theme> themes = new LinkedHashMap<>();

    private Themes() {}

    /** Reads every table. */
    public static Themes load() {
        var loaded = new Themes();
        for (String name : names("theme/names.txt")) {
            loaded.themes.put(name, table(name).theme());
        }
        return loaded;
    }

    /** The theme of this name, whatever its case, if there is one. */
    public Optional<Theme> find(String name) {
        return Optional.ofNullable(themes.get(name.toLowerCase(Locale.ROOT)));
    }

    /** The theme of those who choose none. */
    public Theme byDefault() {
        return themes.firstEntry().getValue();
    }

    /** The names, the default first. */
    public List<String> names() {
        return List.copyOf(themes.keySet());
    }

    private static List<String> names(String file) {
        try (InputStream in = Resources.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static ThemeTable table(String name) {
        var rows = new Properties();
        try (Reader in =
                new InputStreamReader(Resources.open("theme/" + name + ".properties"), StandardCharsets.UTF_8)) {
            rows.load(in);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        return new ThemeTable(name, rows);
    }
}
