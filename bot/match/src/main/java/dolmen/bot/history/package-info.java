/**
 * Statistics of a player's finished matches: results by game and by opponent, streaks, achievements.
 *
 * <p>All statistics are computed from the history on request, so they cannot become inconsistent with it. They are
 * pure: independent of the current time and of the store. All values are immutable and may be shared between threads.
 */
@NullMarked
package dolmen.bot.history;

import org.jspecify.annotations.NullMarked;
