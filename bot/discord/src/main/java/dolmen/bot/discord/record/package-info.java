/** Matches as files to take along, and such files brought back. */
@NullMarked
package dolmen.bot.discord.record;

import org.jspecify.annotations.NullMarked;
