/** The scores of people at puzzles, and the puzzle of the day. */
@NullMarked
package dolmen.bot.puzzle;

import org.jspecify.annotations.NullMarked;
