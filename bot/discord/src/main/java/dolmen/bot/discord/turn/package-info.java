/** The four ways to move: the command, the menus, the form, and an ordinary message. */
@NullMarked
package dolmen.bot.discord.turn;

import org.jspecify.annotations.NullMarked;
