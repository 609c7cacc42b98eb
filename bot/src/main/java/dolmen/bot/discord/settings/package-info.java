/** What players and servers choose for themselves, and who may choose it. */
@NullMarked
package dolmen.bot.discord.settings;

import org.jspecify.annotations.NullMarked;
