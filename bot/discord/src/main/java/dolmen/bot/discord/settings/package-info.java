/** Settings of players and servers, and the permission to change them. */
@NullMarked
package dolmen.bot.discord.settings;

import org.jspecify.annotations.NullMarked;
