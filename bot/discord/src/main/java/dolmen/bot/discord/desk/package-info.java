/** What every feature needs to answer an interaction: the kinds of handlers, the ids of components, and their match. */
@NullMarked
package dolmen.bot.discord.desk;

import org.jspecify.annotations.NullMarked;
