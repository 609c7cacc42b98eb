/**
 * Pictures of scenes: the only package that draws. It knows what a scene says and nothing of any game, match or player.
 */
@NullMarked
package dolmen.renderer;

import org.jspecify.annotations.NullMarked;
