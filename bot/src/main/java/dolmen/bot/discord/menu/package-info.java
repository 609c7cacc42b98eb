/** The menus through which a turn is chosen, and how they go with a picture. */
@NullMarked
package dolmen.bot.discord.menu;

import org.jspecify.annotations.NullMarked;
