@NullMarked
package dolmen.bot.discord.words;

import org.jspecify.annotations.NullMarked;
