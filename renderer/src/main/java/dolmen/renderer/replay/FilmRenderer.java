package dolmen.renderer.replay;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.palette.Palette;
import dolmen.renderer.palette.Pixels;
import dolmen.renderer.theme.Theme;
import java.util.List;
import java.util.Optional;

/**
 * Draws films as GIF files that begin again when they are over: one frame a still, each with its caption below the
 * board. The same film, theme and width give the same bytes. Safe for use by many threads.
 */
public final class FilmRenderer {
    /** As wide as Discord shows a picture in a chat, so that long matches stay small. */
    public static final int DEFAULT_WIDTH = 560;

    /** So many stills show nearly every colour. */
    private static final int SAMPLE = 8;

    private final BoardRenderer boards;

    /** @param boards best the only one, since it keeps what it draws often */
    public FilmRenderer(BoardRenderer boards) {
        this.boards = boards;
    }

    /**
     * The film as the bytes of a GIF file.
     *
     * @param width in pixels; the height follows from what there is to draw
     * @throws IllegalArgumentException as {@link BoardRenderer#render} does
     */
    public byte[] gif(Film film, Theme theme, int width) {
        return gif(film, theme, width, Integer.MAX_VALUE).orElseThrow();
    }

    /**
     * The same if it has no more than so many bytes; it is given up as soon as it has more.
     *
     * @throws IllegalArgumentException as {@link BoardRenderer#render} does
     */
    public Optional<byte[]> gif(Film film, Theme theme, int width, int mostBytes) {
        var screen = new Screen(boards, theme, Screen.height(boards, film, width), width);
        var gif = new GifWriter(palette(film, screen));
        var pace = new Pacing(film.stills().size());
        for (int index = 0; index < film.stills().size(); index++) {
            gif.add(screen.picture(film.stills().get(index)), pace.hold(index));
            if (gif.size() > mostBytes) {
                return Optional.empty();
            }
        }
        return Optional.of(gif.finish()).filter(file -> file.length <= mostBytes);
    }

    /** One for all frames, so that what does not move does not flicker. */
    private static Palette palette(Film film, Screen screen) {
        List<int[]> pixels = film.sample(SAMPLE).stream()
                .map(screen::picture)
                .map(Pixels::of)
                .toList();
        return Palette.of(pixels, GifWriter.MOST_COLORS);
    }
}
