/**
 * Statistics of a player's finished matches: results by game and by opponent, streaks, achievements.
 *
 * <p>All of it is derived from the history on request, so there is no second truth that could drift. Pure: independent
 * of the present time and of the store. All values are immutable and may be shared between threads.
 */
@NullMarked
package dolmen.bot.history;

import org.jspecify.annotations.NullMarked;
