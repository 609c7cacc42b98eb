/** The emoji of pieces and cards: uploads, and their use in menus. */
@NullMarked
package dolmen.bot.discord.emoji;

import org.jspecify.annotations.NullMarked;
