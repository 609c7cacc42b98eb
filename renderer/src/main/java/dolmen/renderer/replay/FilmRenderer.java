package dolmen.renderer.replay;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.palette.Palette;
import dolmen.renderer.palette.Pixels;
import dolmen.renderer.theme.Theme;
import java.util.List;
import java.util.Optional;

/**
 * Draws films as GIF files that repeat forever, with one frame per still and its caption below the board. Equal films,
 * themes and widths give equal bytes. Safe for use by many threads.
 */
public final class FilmRenderer {
    /** The width at which Discord shows a picture in a chat; it keeps the files of long matches small. */
    public static final int DEFAULT_WIDTH = 560;

    /** The number of stills in a sample that has nearly every colour. */
    private static final int SAMPLE = 8;

    private final BoardRenderer boards;

    /** @param boards preferably shared, since it caches pieces and boards */
    public FilmRenderer(BoardRenderer boards) {
        this.boards = boards;
    }

    /**
     * Draws the film as a GIF file.
     *
     * @param width the width in pixels; the height follows from the content
     * @throws IllegalArgumentException as {@link BoardRenderer#render} does
     */
    public byte[] gif(Film film, Theme theme, int width) {
        return gif(film, theme, width, Integer.MAX_VALUE).orElseThrow();
    }

    /**
     * Draws the film as a GIF file of at most the given size, in bytes; empty if it would be larger. Drawing stops as
     * soon as the limit is exceeded.
     *
     * @throws IllegalArgumentException as {@link BoardRenderer#render} does
     */
    public Optional<byte[]> gif(Film film, Theme theme, int width, int mostBytes) {
        var screen = new Screen(boards, theme, Screen.height(boards, film, width), width);
        var gif = new GifWriter(palette(film, screen));
        var pace = new StillDurations(film.stills().size());
        for (int index = 0; index < film.stills().size(); index++) {
            gif.add(screen.picture(film.stills().get(index)), pace.hold(index));
            if (gif.size() > mostBytes) {
                return Optional.empty();
            }
        }
        return Optional.of(gif.finish()).filter(file -> file.length <= mostBytes);
    }

    /** One palette for all frames, so that unchanged parts do not flicker. */
    private static Palette palette(Film film, Screen screen) {
        List<int[]> pixels = film.sample(SAMPLE).stream()
                .map(screen::picture)
                .map(Pixels::of)
                .toList();
        return Palette.of(pixels, GifWriter.MOST_COLORS);
    }
}
