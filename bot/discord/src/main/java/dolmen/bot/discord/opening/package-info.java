/** What is played in the openings of matches, stepped through in private. */
@NullMarked
package dolmen.bot.discord.opening;

import org.jspecify.annotations.NullMarked;
