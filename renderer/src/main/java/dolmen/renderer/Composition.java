package dolmen.renderer;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.rules.scene.Surface;

/**
 * The positions of board and header on a picture, and its font size. All text is legible at both sizes in which Discord
 * shows the picture.
 *
 * @param header the text about the seats
 * @param footnote the explanations below the board
 * @param layout the position of the board
 */
record Composition(HeaderPainter header, Footnote footnote, PictureLayout layout) {

    /** Larger letters may make a picture taller, and a taller picture needs larger letters. */
    private static final int ATTEMPTS = 12;

    /**
     * The composition of a picture.
     *
     * @param least the minimum font size, in pixels
     */
    static Composition of(Typeface typeface, Surface surface, Header header, int width, double least) {
        return large(typeface, surface, width, least, 0, header(surface, header, width));
    }

    /**
     * The composition of the lower part of a picture, with a font size for the whole picture.
     *
     * @param above the height of the upper part, in pixels
     */
    static Composition below(Typeface typeface, Surface surface, Header header, int width, int above) {
        return large(typeface, surface, width, 0, above, header(surface, header, width));
    }

    private static HeaderIn header(Surface surface, Header header, int width) {
        return surface instanceof Surface.Table
                ? letters -> new HeaderRows(letters, header, width)
                : letters -> new HeaderLines(letters, header, width);
    }

    /** The composition with a font size that suits the picture's height. */
    private static Composition large(
            Typeface typeface, Surface surface, int width, double least, int above, HeaderIn headers) {
        double letters = Math.max(least, LetterBox.least(width, 1));
        Composition composition = of(typeface.atLeast(letters), surface, width, headers);
        for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
            double wanted = LetterBox.least(width, above + composition.layout.height());
            if (wanted <= letters) {
                return composition;
            }
            letters = Math.ceil(wanted);
            composition = of(typeface.atLeast(letters), surface, width, headers);
        }
        return composition;
    }

    private static Composition of(Typeface letters, Surface surface, int width, HeaderIn headers) {
        HeaderPainter header = headers.in(letters);
        Footnote footnote =
                Footnote.of(surface, letters, width, header.margins().below());
        var layout = PictureLayout.of(surface, width, footnote.under(header.margins()), letters.least());
        return new Composition(header, footnote, layout);
    }

    /** A factory of headers in a given font size. */
    private interface HeaderIn {
        HeaderPainter in(Typeface letters);
    }
}
