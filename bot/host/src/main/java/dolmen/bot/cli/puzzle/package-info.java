/** The commands that find puzzles and verify them. */
@NullMarked
package dolmen.bot.cli.puzzle;

import org.jspecify.annotations.NullMarked;
