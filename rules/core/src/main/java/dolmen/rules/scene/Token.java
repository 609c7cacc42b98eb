package dolmen.rules.scene;

import dolmen.rules.phrase.Wording;

/**
 * One piece on a cell. No two tokens share a cell, except for a {@link Glyph.Rider} and the token right before it.
 *
 * @param cell the name of the cell
 * @param side the piece's colour
 */
public record Token(String cell, Glyph glyph, Side side) {

    Token in(Wording wording) {
        return glyph instanceof Glyph.Face(Card card) ? new Token(cell, new Glyph.Face(card.in(wording)), side) : this;
    }
}
