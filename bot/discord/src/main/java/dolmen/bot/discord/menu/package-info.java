/** Menus of moves with their pictures, and menus of computer players. */
@NullMarked
package dolmen.bot.discord.menu;

import org.jspecify.annotations.NullMarked;
