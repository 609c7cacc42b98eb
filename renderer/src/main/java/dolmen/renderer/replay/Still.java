package dolmen.renderer.replay;

import dolmen.renderer.Header;
import dolmen.rules.scene.BoardScene;

/**
 * The contents of a picture of one moment in a match.
 *
 * @param header the text above or beside the board
 * @param caption the description of the last event; cut if it is too long
 */
public record Still(BoardScene scene, Header header, String caption) {}
