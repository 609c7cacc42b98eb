/** Texts for people: names, matches, moves, refusals, clocks and ratings. */
@NullMarked
package dolmen.bot.discord.words;

import org.jspecify.annotations.NullMarked;
