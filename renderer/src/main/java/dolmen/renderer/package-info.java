/**
 * Pictures of scenes and of ratings. With the packages within it, it is the only one that draws; it knows what a scene
 * says and nothing of any game, match or player.
 */
@NullMarked
package dolmen.renderer;

import org.jspecify.annotations.NullMarked;
