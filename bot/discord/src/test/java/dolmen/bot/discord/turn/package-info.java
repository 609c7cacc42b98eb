@NullMarked
package dolmen.bot.discord.turn;

import org.jspecify.annotations.NullMarked;
