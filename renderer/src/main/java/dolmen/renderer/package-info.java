/**
 * Pictures of scenes: with the package of plaques within it the only one that draws. It knows what a scene says and
 * nothing of any game, match or player.
 */
@NullMarked
package dolmen.renderer;

import org.jspecify.annotations.NullMarked;
