/** The common parts of all features: the kinds of handlers, the ids of components, and the search for their match. */
@NullMarked
package dolmen.bot.discord.desk;

import org.jspecify.annotations.NullMarked;
