/**
 * Pictures of ratings instead of boards: leaderboards, profiles and the history of ratings. They are written on the
 * materials of the boards and share their themes and letters.
 */
@NullMarked
package dolmen.renderer.plaque;

import org.jspecify.annotations.NullMarked;
