/** Menus: through which a turn is chosen, how they go with a picture, and of computer players. */
@NullMarked
package dolmen.bot.discord.menu;

import org.jspecify.annotations.NullMarked;
