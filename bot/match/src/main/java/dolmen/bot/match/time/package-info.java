/**
 * The time of correspondence play as pure values: paces, clocks, calendars and reminders. Nothing here reads the
 * current time.
 */
@NullMarked
package dolmen.bot.match.time;

import org.jspecify.annotations.NullMarked;
