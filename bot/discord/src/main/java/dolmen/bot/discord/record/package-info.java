/** Matches as files: exported, and imported again. */
@NullMarked
package dolmen.bot.discord.record;

import org.jspecify.annotations.NullMarked;
