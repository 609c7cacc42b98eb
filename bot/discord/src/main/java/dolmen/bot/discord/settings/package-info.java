/** What players and servers choose for themselves, and the permission to do so. */
@NullMarked
package dolmen.bot.discord.settings;

import org.jspecify.annotations.NullMarked;
