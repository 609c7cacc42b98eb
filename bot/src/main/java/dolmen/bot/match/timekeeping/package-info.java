/** Who does to matches what time does: looks at them when they are due, finds who has left, and grants vacations. */
@NullMarked
package dolmen.bot.match.timekeeping;

import org.jspecify.annotations.NullMarked;
