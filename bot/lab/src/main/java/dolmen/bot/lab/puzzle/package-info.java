/** The commands that find puzzles and verify them. */
@NullMarked
package dolmen.bot.lab.puzzle;

import org.jspecify.annotations.NullMarked;
