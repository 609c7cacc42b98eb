/** Texts that people type about time: times of the day, quiet hours, reminders and time zones. */
@NullMarked
package dolmen.bot.discord.settings.typed;

import org.jspecify.annotations.NullMarked;
