package dolmen.renderer;

import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.BoardScene;
import java.awt.Graphics2D;

/** Draws the players, their pieces, whose turn it is and the state of the match, around a board or on it. */
sealed interface HeaderPainter permits HeaderLines, HeaderRows {

    /** The margins that the header needs around the board. */
    PictureLayout.Margins margins();

    /** Draws the header. A name that cannot be drawn is replaced by the word for its side, if a tray has one. */
    void paint(Graphics2D pen, PlacedBoard board, BoardScene scene);
}
