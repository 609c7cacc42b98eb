/** Who reads a message, and in which language. */
@NullMarked
package dolmen.bot.discord.reader;

import org.jspecify.annotations.NullMarked;
