/** The lobby: tables with a free seat, and alerts to new ones. */
@NullMarked
package dolmen.bot.discord.lobby;

import org.jspecify.annotations.NullMarked;
