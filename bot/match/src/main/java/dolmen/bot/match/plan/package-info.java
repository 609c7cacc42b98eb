/** Conditional moves: what a player has said in advance to answer, how it is read, and when it is played. */
@NullMarked
package dolmen.bot.match.plan;

import org.jspecify.annotations.NullMarked;
