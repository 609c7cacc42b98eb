/** Replays of matches: step by step, animated, or in four pictures, always in the public view. */
@NullMarked
package dolmen.bot.discord.replay;

import org.jspecify.annotations.NullMarked;
