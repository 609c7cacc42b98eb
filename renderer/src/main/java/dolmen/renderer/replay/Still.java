package dolmen.renderer.replay;

import dolmen.renderer.Header;
import dolmen.rules.scene.BoardScene;

/**
 * One moment of a match as a picture, as data.
 *
 * @param header above or beside the board
 * @param caption the last event, in words; cut if it is too long
 */
public record Still(BoardScene scene, Header header, String caption) {}
