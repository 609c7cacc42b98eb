/** Tournaments: their announcement, their message and its buttons. */
@NullMarked
package dolmen.bot.discord.tournament;

import org.jspecify.annotations.NullMarked;
