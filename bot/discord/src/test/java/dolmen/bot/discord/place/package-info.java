@NullMarked
package dolmen.bot.discord.place;

import org.jspecify.annotations.NullMarked;
