package dolmen.bot.lab.picture;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of a picture: its width and its colours. */
public final class PictureOptions {
    @Option(
            names = "--width",
            paramLabel = "PIXELS",
            description = "Width, 400 to 1600 (default: 1000; for an animated picture 560).")
    private @Nullable Integer width;

    @Option(names = "--theme", paramLabel = "NAME", description = "Theme; an unknown name lists all themes.")
    private @Nullable String theme;

    /** A sentence about the fault in these options; empty if there is none. */
    public Optional<String> fault() {
        if (width != null && (width < BoardRenderer.MIN_WIDTH || width > BoardRenderer.MAX_WIDTH)) {
            return Optional.of("--width must be %d to %d, not %d."
                    .formatted(BoardRenderer.MIN_WIDTH, BoardRenderer.MAX_WIDTH, width));
        }
        Themes themes = Themes.load();
        return theme == null || themes.find(theme).isPresent()
                ? Optional.empty()
                : Optional.of(
                        "unknown theme \"%s\"; the themes are %s.".formatted(theme, String.join(", ", themes.names())));
    }

    /** The theme with the given name, or the default theme. */
    public Theme theme() {
        Themes themes = Themes.load();
        return Optional.ofNullable(theme).flatMap(themes::find).orElseGet(themes::byDefault);
    }

    /** The given width in pixels, or the default. */
    public int width(int usual) {
        return width == null ? usual : width;
    }
}
