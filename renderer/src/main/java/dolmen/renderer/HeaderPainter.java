package dolmen.renderer;

import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.BoardScene;
import java.awt.Graphics2D;

/** Draws who plays what, whose turn it is and how things stand, above a board, beside it or on it. */
sealed interface HeaderPainter permits HeaderStrip, HeaderColumn, HeaderRows {

    /** The room that it takes about the board. */
    PictureLayout.Margins margins();

    /** Draws it; a name that cannot be drawn is replaced by the word for its side, where a tray has one. */
    void paint(Graphics2D pen, PlacedBoard board, BoardScene scene);
}
