/** Tournaments, their players and their pairings. */
@NullMarked
package dolmen.bot.storage.tournament;

import org.jspecify.annotations.NullMarked;
