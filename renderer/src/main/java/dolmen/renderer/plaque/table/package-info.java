/** Rows of a leaderboard and of a profile. */
@NullMarked
package dolmen.renderer.plaque.table;

import org.jspecify.annotations.NullMarked;
