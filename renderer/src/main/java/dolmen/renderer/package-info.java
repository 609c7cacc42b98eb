/**
 * Pictures of scenes and of ratings. This package and its subpackages do all drawing. They know scenes, but nothing
 * about games, matches or players.
 */
@NullMarked
package dolmen.renderer;

import org.jspecify.annotations.NullMarked;
