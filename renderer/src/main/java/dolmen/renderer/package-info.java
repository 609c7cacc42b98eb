/**
 * Pictures of scenes and of ratings. This package and its subpackages do all drawing; they know a scene and nothing of
 * any game, match or player.
 */
@NullMarked
package dolmen.renderer;

import org.jspecify.annotations.NullMarked;
