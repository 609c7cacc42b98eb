@NullMarked
package dolmen.bot.discord.menu;

import org.jspecify.annotations.NullMarked;
