@NullMarked
package dolmen.bot.discord.board;

import org.jspecify.annotations.NullMarked;
