/** The readers of messages, and their languages. */
@NullMarked
package dolmen.bot.discord.reader;

import org.jspecify.annotations.NullMarked;
