/** Conditional moves: a player's answers in advance, their reading, and their execution. */
@NullMarked
package dolmen.bot.match.plan;

import org.jspecify.annotations.NullMarked;
