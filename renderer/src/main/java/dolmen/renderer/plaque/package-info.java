/**
 * Pictures of ratings instead of boards: leaderboards, profiles and the history of ratings. They use the materials, the
 * themes and the typeface of the boards.
 */
@NullMarked
package dolmen.renderer.plaque;

import org.jspecify.annotations.NullMarked;
