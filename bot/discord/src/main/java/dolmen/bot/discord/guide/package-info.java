/** Texts for new players: help, and the rules of the games. */
@NullMarked
package dolmen.bot.discord.guide;

import org.jspecify.annotations.NullMarked;
