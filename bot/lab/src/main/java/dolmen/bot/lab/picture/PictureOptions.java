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
            description = "400 to 1600; 1000 unless given, and 560 of an animated picture.")
    private @Nullable Integer width;

    @Option(names = "--theme", paramLabel = "NAME", description = "The colours; an unknown name lists them.")
    private @Nullable String theme;

    /** The fault in these options, in words; empty if they are right. */
    public Optional<String> fault() {
        if (width != null && (width < BoardRenderer.MIN_WIDTH || width > BoardRenderer.MAX_WIDTH)) {
            return Optional.of("the width is %d to %d, not %d."
                    .formatted(BoardRenderer.MIN_WIDTH, BoardRenderer.MAX_WIDTH, width));
        }
        Themes themes = Themes.load();
        return theme == null || themes.find(theme).isPresent()
                ? Optional.empty()
                : Optional.of(
                        "there is no theme \"%s\"; there are %s.".formatted(theme, String.join(", ", themes.names())));
    }

    /** The colours of the given name, or the default ones. */
    public Theme theme() {
        Themes themes = Themes.load();
        return Optional.ofNullable(theme).flatMap(themes::find).orElseGet(themes::byDefault);
    }

    /** The given width in pixels, or the usual one. */
    public int width(int usual) {
        return width == null ? usual : width;
    }
}
