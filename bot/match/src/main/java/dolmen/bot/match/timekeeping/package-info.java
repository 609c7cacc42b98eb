/** The effects of time on matches: due looks, absent players, and vacations. */
@NullMarked
package dolmen.bot.match.timekeeping;

import org.jspecify.annotations.NullMarked;
