/** Conditional moves on Discord: their form, and their texts. */
@NullMarked
package dolmen.bot.discord.plan;

import org.jspecify.annotations.NullMarked;
