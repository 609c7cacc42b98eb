/** Menus: for turns, together with their pictures, and for computer players. */
@NullMarked
package dolmen.bot.discord.menu;

import org.jspecify.annotations.NullMarked;
