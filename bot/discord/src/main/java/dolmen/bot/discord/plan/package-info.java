/** Conditional moves on Discord: the form in which they are written, and the plan in words. */
@NullMarked
package dolmen.bot.discord.plan;

import org.jspecify.annotations.NullMarked;
