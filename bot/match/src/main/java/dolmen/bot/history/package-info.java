/**
 * What the matches that a player has ended tell: results by game and by opponent, streaks, achievements.
 *
 * <p>All of it is derived from the history whenever somebody asks, so there is no second truth that could drift. Pure:
 * nothing here knows what time it is or where matches are kept. All values are immutable and may be shared between
 * threads.
 */
@NullMarked
package dolmen.bot.history;

import org.jspecify.annotations.NullMarked;
