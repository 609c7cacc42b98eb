package dolmen.renderer;

import dolmen.renderer.Theme.Masonry;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Side;
import java.awt.Graphics2D;

/**
 * Draws single pieces about the pen's origin.
 *
 * @param theme for the shadows
 * @param masonry the colours
 * @param shape the cell below
 * @param cell the width of that cell in pixels
 */
record GlyphPainter(Theme theme, Masonry masonry, CellShape shape, int cell) {

    void paint(Graphics2D pen, Glyph glyph, Side side) {
        switch (glyph) {
            case Glyph.Stone() -> new StonePainter(theme.shadow(), masonry.army(side), cell).paint(pen);
            case Glyph.Stack(int height) ->
                new StackPainter(theme.shadow(), masonry.army(side), cell).paint(pen, height);
            case Glyph.Pit() -> new PitPainter(masonry.pit(), shape, cell).paint(pen);
        }
    }
}
