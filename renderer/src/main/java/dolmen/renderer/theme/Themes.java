package dolmen.renderer.theme;

import dolmen.renderer.resource.Resources;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.SequencedMap;

/**
 * The themes that come with the renderer, by name; immutable. Each is a table in this package. A new theme needs a
 * table, and a name and title in {@code names.txt}, but no code.
 */
public final class Themes {
    private static final String BETWEEN = " = ";

    private final SequencedMap<String, Theme> themes = new LinkedHashMap<>();
    private final SequencedMap<String, String> titles = new LinkedHashMap<>();

    private Themes() {}

    /** Reads every table. */
    public static Themes load() {
        var loaded = new Themes();
        for (String line : text("names.txt").lines().toList()) {
            int end = line.indexOf(BETWEEN);
            String name = line.substring(0, end);
            loaded.themes.put(name, table(name).theme());
            loaded.titles.put(name, line.substring(end + BETWEEN.length()));
        }
        return loaded;
    }

    /** Finds a theme by name, ignoring case. */
    public Optional<Theme> find(String name) {
        return Optional.ofNullable(themes.get(name.toLowerCase(Locale.ROOT)));
    }

    /** The theme with the name, or the default if there is none. */
    public Theme findOrDefault(Optional<String> name) {
        return name.flatMap(this::find).orElseGet(this::byDefault);
    }

    /** The default theme. */
    public Theme byDefault() {
        return themes.firstEntry().getValue();
    }

    /** The names, the default first. */
    public List<String> names() {
        return List.copyOf(themes.keySet());
    }

    /** The titles shown to people, by name, the default first. */
    public SequencedMap<String, String> titles() {
        return Collections.unmodifiableSequencedMap(titles);
    }

    private static ThemeTable table(String name) {
        var rows = new Properties();
        try {
            rows.load(new StringReader(text(name + ".properties")));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        return new ThemeTable(name, rows);
    }

    private static String text(String file) {
        return new String(Resources.read(Themes.class, file), StandardCharsets.UTF_8);
    }
}
