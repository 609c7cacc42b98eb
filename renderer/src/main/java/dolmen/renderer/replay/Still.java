package dolmen.renderer.replay;

import dolmen.renderer.Header;
import dolmen.rules.scene.BoardScene;

/**
 * One moment of a match as a picture shows it, as data.
 *
 * @param header what stands above or beside the board
 * @param caption what has just happened, in words; what is too long is cut
 */
public record Still(BoardScene scene, Header header, String caption) {}
