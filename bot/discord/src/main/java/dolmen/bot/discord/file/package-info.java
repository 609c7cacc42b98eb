/** Files with matches, sent by people or attached to messages. */
@NullMarked
package dolmen.bot.discord.file;

import org.jspecify.annotations.NullMarked;
