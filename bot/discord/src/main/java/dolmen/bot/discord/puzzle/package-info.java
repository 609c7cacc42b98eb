/** Puzzles: positions in which one way is right, tried in private. */
@NullMarked
package dolmen.bot.discord.puzzle;

import org.jspecify.annotations.NullMarked;
