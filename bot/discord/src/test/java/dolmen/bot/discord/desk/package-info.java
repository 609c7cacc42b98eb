@NullMarked
package dolmen.bot.discord.desk;

import org.jspecify.annotations.NullMarked;
