/** Names, matches, moves, refusals, clocks and ratings in words for people. */
@NullMarked
package dolmen.bot.discord.words;

import org.jspecify.annotations.NullMarked;
