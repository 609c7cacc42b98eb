/** What things are called before people: names, matches, moves, refusals, clocks and ratings in words. */
@NullMarked
package dolmen.bot.discord.words;

import org.jspecify.annotations.NullMarked;
