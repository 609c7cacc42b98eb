/** The bot's own messages as they stand on Discord: how they are found again, and how they lose their buttons. */
@NullMarked
package dolmen.bot.discord.posted;

import org.jspecify.annotations.NullMarked;
