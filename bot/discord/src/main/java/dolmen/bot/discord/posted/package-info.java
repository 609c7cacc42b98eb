/** The bot's own messages on Discord: how to find them again, and how to remove their buttons. */
@NullMarked
package dolmen.bot.discord.posted;

import org.jspecify.annotations.NullMarked;
