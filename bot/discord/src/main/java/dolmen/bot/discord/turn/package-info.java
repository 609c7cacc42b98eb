/** The four ways to move: the command, the menus, the form, and a message that says the move. */
@NullMarked
package dolmen.bot.discord.turn;

import org.jspecify.annotations.NullMarked;
