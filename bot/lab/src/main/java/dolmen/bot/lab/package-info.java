/**
 * The workshop: commands that play, count, solve, mine and draw games by the rules alone, without Discord and without a
 * database.
 */
@NullMarked
package dolmen.bot.lab;

import org.jspecify.annotations.NullMarked;
