/** Puzzles: positions that are won in one way only, tried in private. */
@NullMarked
package dolmen.bot.discord.puzzle;

import org.jspecify.annotations.NullMarked;
