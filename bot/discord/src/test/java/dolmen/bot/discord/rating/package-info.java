@NullMarked
package dolmen.bot.discord.rating;

import org.jspecify.annotations.NullMarked;
