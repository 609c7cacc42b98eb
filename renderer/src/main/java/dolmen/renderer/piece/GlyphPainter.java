package dolmen.renderer.piece;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Side;
import java.awt.Graphics2D;

/**
 * Draws single pieces, centred on the pen's origin.
 *
 * @param typeface the typeface of text on cards
 * @param theme the theme, for the shadows
 * @param colors the colours
 * @param shape the shape of the cell below
 * @param cell the width of that cell in pixels
 */
record GlyphPainter(Typeface typeface, Theme theme, MaterialColors colors, CellShape shape, int cell) {
    void paint(Graphics2D pen, Glyph glyph, Side side) {
        switch (glyph) {
            case Glyph.Stone() -> new StonePainter(theme.shadow(), colors.army(side), cell).paint(pen);
            case Glyph.Stack(int height) ->
                new StackPainter(theme.shadow(), colors.army(side), cell).paint(pen, height);
            case Glyph.Pawn() -> new PawnPainter(theme.shadow(), colors.army(side), cell).paint(pen);
            case Glyph.Pebble() -> new PebblePainter(theme.shadow(), colors.army(side), cell).paint(pen);
            case Glyph.Blocks(var blocks) ->
                new BlocksPainter(theme.shadow(), colors.army(side), cell).paint(pen, blocks);
            case Glyph.Rider(var block) ->
                new BlocksPainter(theme.shadow(), colors.army(side), cell).paintRider(pen, block);
            case Glyph.Face(Card card) -> new CardPainter(typeface, theme, colors, cell).paint(pen, card, side);
            case Glyph.Back(int count) ->
                new BackPainter(typeface, theme.shadow(), colors.army(side), cell).paint(pen, count);
            case Glyph.Pit() -> new PitPainter(colors.pit(), shape, cell).paint(pen);
        }
    }
}
