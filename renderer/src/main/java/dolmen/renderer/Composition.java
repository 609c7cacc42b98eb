package dolmen.renderer;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.rules.scene.Surface;

/**
 * Where board and header of a picture stand, and how large its letters are, so that all can be read in both boxes in
 * which Discord shows it.
 *
 * @param header what is said of the seats
 * @param footnote what is explained below the board
 * @param layout where the board lies
 */
record Composition(HeaderPainter header, Footnote footnote, PictureLayout layout) {

    /** Larger letters may make a picture taller, which asks for larger letters. */
    private static final int ATTEMPTS = 12;

    static Composition of(Typeface typeface, Surface surface, Header header, int width) {
        if (surface instanceof Surface.Table) {
            return large(typeface, surface, width, letters -> new HeaderRows(letters, header, width));
        }
        Composition above = large(typeface, surface, width, letters -> new HeaderStrip(letters, header, width));
        boolean tall = LetterBox.isTall(width, above.layout.height());
        return header.captions().isEmpty() || !tall
                ? above
                : large(typeface, surface, width, letters -> new HeaderColumn(letters, header, width));
    }

    /** The composition in letters as large as its height asks for. */
    private static Composition large(Typeface typeface, Surface surface, int width, HeaderIn headers) {
        double letters = LetterBox.least(width, 1);
        Composition composition = of(typeface.atLeast(letters), surface, width, headers);
        for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
            double wanted = LetterBox.least(width, composition.layout.height());
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
        Footnote footnote = Footnote.of(surface, letters, width);
        var layout = PictureLayout.of(surface, width, footnote.under(header.margins()), letters.least());
        return new Composition(header, footnote, layout);
    }

    /** A header in letters of some size. */
    private interface HeaderIn {
        HeaderPainter in(Typeface letters);
    }
}
