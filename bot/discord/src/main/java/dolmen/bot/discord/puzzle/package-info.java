/** Puzzles: positions with one right solution, tried in private. */
@NullMarked
package dolmen.bot.discord.puzzle;

import org.jspecify.annotations.NullMarked;
