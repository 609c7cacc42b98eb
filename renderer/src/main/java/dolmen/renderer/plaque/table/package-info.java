/** The tables and walls of plaques, such as the rows of a leaderboard. */
@NullMarked
package dolmen.renderer.plaque.table;

import org.jspecify.annotations.NullMarked;
