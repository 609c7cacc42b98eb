/** Conditional moves on Discord: the form for them, and plans in words. */
@NullMarked
package dolmen.bot.discord.plan;

import org.jspecify.annotations.NullMarked;
