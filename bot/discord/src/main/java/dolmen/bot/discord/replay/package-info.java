/** Looking back at matches: step by step, animated, or in four pictures, always as everybody may see them. */
@NullMarked
package dolmen.bot.discord.replay;

import org.jspecify.annotations.NullMarked;
