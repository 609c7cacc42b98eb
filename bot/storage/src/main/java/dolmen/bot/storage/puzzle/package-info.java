/** The stores of puzzles. */
@NullMarked
package dolmen.bot.storage.puzzle;

import org.jspecify.annotations.NullMarked;
