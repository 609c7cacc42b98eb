/** What time does to matches: they are looked at when they are due, absent players are found, and vacations granted. */
@NullMarked
package dolmen.bot.match.timekeeping;

import org.jspecify.annotations.NullMarked;
