/** Analyses of matches that have ended, shown to one person at a time. */
@NullMarked
package dolmen.bot.discord.analysis;

import org.jspecify.annotations.NullMarked;
